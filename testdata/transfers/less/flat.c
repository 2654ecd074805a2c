// becomes: copyout(c[0:n*m]); map(from: c[0:n*m])
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 6, m = 8;
    double *c = malloc(n * m * sizeof *c);
    for (int i = 0; i < n * m; i++)
        c[i] = -1;
#pragma acc parallel loop collapse(2) copy(c[0:n*m])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            c[i * m + j] = i - j;
    double sum = 0;
    for (int i = 0; i < n * m; i++)
        sum += i * c[i];
    printf("%g\n", sum);
    free(c);
    return 0;
}
