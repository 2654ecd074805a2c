// becomes: update self(u[n / 2:1], v[n - 1:1], v[0:3]) if_present; target update from(u[n / 2:1], v[n - 1:1], v[0:3])
#include <stdio.h>
#include <stdlib.h>
static void work(double *restrict u, int n)
{
    double *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++)
        v[i] = i;
    for (int s = 0; s < 20; s++) {
#pragma acc parallel loop copy(u[0:n], v[0:n])
        for (int i = 1; i < n; i++) {
            u[i] += v[i];
            v[i] += 1;
        }
        if (s % 5 == 0) {
            printf("%g %g\n", u[n / 2], v[n - 1]);
            for (int j = 0; j < 3; j++)
                printf("%g\n", v[j]);
        }
    }
    printf("%g %g\n", u[2], v[2]);
    free(v);
}
int main(void)
{
    double u[40];
    for (int i = 0; i < 40; i++)
        u[i] = i;
    work(u, 40);
    printf("%g\n", u[3]);
    return 0;
}
