// becomes: delete(tmp[0:n]); map(release: tmp[0:n])
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 200;
    double *a = malloc(n * sizeof *a), *tmp = malloc(n * sizeof *tmp);
    for (int i = 0; i < n; i++) {
        a[i] = i;
        tmp[i] = 0;
    }
#pragma acc enter data copyin(a[0:n], tmp[0:n])
    for (int s = 0; s < 10; s++) {
#pragma acc parallel loop present(a[0:n], tmp[0:n])
        for (int i = 0; i < n; i++)
            tmp[i] = a[i] * 0.5 + 1;
#pragma acc parallel loop present(a[0:n], tmp[0:n])
        for (int i = 0; i < n; i++)
            a[i] = tmp[i];
    }
#pragma acc exit data copyout(a[0:n], tmp[0:n])
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    printf("%g\n", s);
    free(a);
    free(tmp);
    return 0;
}
