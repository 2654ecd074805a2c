// 2.15.1: a routine vector is not called in a vector loop.
#pragma acc routine vector
void f(void) {}

int main(void) {
#pragma acc parallel loop vector
    for (int i = 0; i < 4; i++)
        f(); // want ACC3011
    return 0;
}
