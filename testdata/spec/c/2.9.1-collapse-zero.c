// 2.9.1: the argument of collapse is a positive constant.
int main(void) {
    int a[4];
#pragma acc parallel loop collapse(0) copyout(a) // want ACC2008
    for (int i = 0; i < 4; i++)
        a[i] = i;
    return 0;
}
