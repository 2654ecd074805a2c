// silent
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
#pragma acc enter data copyin(a)
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop present(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
    }
#pragma acc exit data copyout(a)
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
