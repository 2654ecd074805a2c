// kept: 'a[0:N]' is transferred in each iteration of the loop at line 11: the loop may run no iteration, and then the memory need not exist
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double *a = calloc(N, sizeof *a), b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    for (int k = 0; k < 5; k++) {
        if (k == 3)
            break;
#pragma acc parallel loop copy(a[0:N])
        for (int i = 0; i < N; i++)
            a[i] += 1;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
