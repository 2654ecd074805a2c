// 2.7.1: the length cannot be missing where the size of the array is not known.
void f(int *p) {
#pragma acc parallel copy(p[0:]) // want ACC4009
    p[0] = 1;
}

int main(void) { return 0; }
