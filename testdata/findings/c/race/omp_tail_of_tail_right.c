#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 50, tail = n - 2;
    double *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w);
    for (int i = 0; i < n; i++)
        v[i] = w[i] = i;
#pragma omp parallel for
    for (int i = 0; i < tail; i++)
        v[i] = w[i + 2] + 1;
    printf("%g\n", v[0]);
    free(v);
    free(w);
}
