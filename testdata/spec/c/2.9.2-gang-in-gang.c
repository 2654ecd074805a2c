// 2.9.2: a gang loop contains no gang loop of the same or a higher dimension.
int main(void) {
    int a[4][4];
#pragma acc parallel loop gang copyout(a)
    for (int i = 0; i < 4; i++) {
#pragma acc loop gang // want ACC3007
        for (int j = 0; j < 4; j++)
            a[i][j] = j;
    }
    return 0;
}
