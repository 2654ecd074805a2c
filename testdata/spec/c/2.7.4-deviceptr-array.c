// 2.7.4: in C the variable of deviceptr is a pointer.
int main(void) {
    int a[4];
#pragma acc parallel deviceptr(a) // want ACC4010
    a[0] = 1;
    return 0;
}
