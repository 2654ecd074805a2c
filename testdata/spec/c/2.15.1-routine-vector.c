// 2.15.1: an orphaned vector loop in a routine vector is shared among the lanes of the caller.
// output: 4950 9900
#include <stdio.h>

#pragma acc routine vector
void fill(int *a, int n, int f) {
#pragma acc loop vector
    for (int i = 0; i < n; i++)
        a[i] = i * f;
}

int main(void) {
    int a[2][100], s[2] = {0};
#pragma acc parallel loop gang copyout(a)
    for (int k = 0; k < 2; k++)
        fill(a[k], 100, k + 1);
    for (int i = 0; i < 100; i++) {
        s[0] += a[0][i];
        s[1] += a[1][i];
    }
    printf("%d %d\n", s[0], s[1]);
}
