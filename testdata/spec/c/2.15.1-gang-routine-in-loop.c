// 2.15.1: a routine gang is not called in a gang loop.
#pragma acc routine gang
void f(void) {}

int main(void) {
#pragma acc parallel loop gang
    for (int i = 0; i < 4; i++)
        f(); // want ACC3011
    return 0;
}
