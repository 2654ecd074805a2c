// 2.9.1: without force the collapsed loops are tightly nested.
int main(void) {
    int a[4][4];
#pragma acc parallel loop collapse(2) copyout(a)
    for (int i = 0; i < 4; i++) {
        int k = i; // want ACC3006
        for (int j = 0; j < 4; j++)
            a[i][j] = k;
    }
    return 0;
}
