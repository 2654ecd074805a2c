#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int n = 32;
    double *a = malloc(n * sizeof *a), s = 0;
    for (int i = 0; i < n; i++) a[i] = 1;
    #pragma acc enter data copyin(a[0:n])
    a[5] = 3;
    #pragma acc update device(a[5:1])
    #pragma acc parallel loop present(a) reduction(+: s)
    for (int i = 0; i < n; i++)
        s += a[i];
    printf("%g\n", s);
    #pragma acc exit data delete(a[0:n])
    free(a);
}
