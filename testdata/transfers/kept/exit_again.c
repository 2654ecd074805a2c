// kept: 'y[0:n]' is transferred in each iteration of the loop at line 11: the directive in line 18 of the loop may access any memory
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 50;
    double *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    for (int i = 0; i < n; i++)
        x[i] = y[i] = i;
    for (int s = 0; s < 3; s++) {
#pragma acc enter data copyin(x[0:n])
#pragma acc parallel loop present(x[0:n]) copy(y[0:n])
        for (int i = 0; i < n; i++) {
            x[i] += 1;
            y[i] += x[i];
        }
#pragma acc exit data copyout(x[0:n])
        printf("%g\n", y[s]);
    }
    free(x);
    free(y);
    return 0;
}
