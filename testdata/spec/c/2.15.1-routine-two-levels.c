// 2.15.1: routine has one of gang, worker, vector and seq.
#pragma acc routine gang vector // want ACC2003
void f(void) {}

int main(void) { return 0; }
