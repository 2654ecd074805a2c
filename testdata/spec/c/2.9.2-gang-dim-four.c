// 2.9.2: the dimension of a gang is 1, 2 or 3.
int main(void) {
    int a[4];
#pragma acc parallel loop gang(dim: 4) copyout(a) // want ACC2012
    for (int i = 0; i < 4; i++)
        a[i] = i;
    return 0;
}
