/* Empty sections count for what is present where they are, in directives without a region. */
#include <stdio.h>
#include <stdlib.h>

struct part {
    int n;
    double *x;
};

static double first(const double *x)
{
    double v = 0;
#pragma omp target map(from: v)
    v = x[0];
    return v;
}

int main(void)
{
    struct part *p = malloc(sizeof *p);
    p->n = 4;
    p->x = calloc(4, sizeof *p->x);
    double *x = p->x;
#pragma omp target enter data map(to: p[0:1])
#pragma omp target enter data map(to: p->x[0:p->n])
#pragma omp target enter data map(to: x[:0])
#pragma omp target exit data map(release: p->x[:0])
    printf("%g\n", first(x));
#pragma omp target exit data map(release: x[:0])
    x[0] = 1;
#pragma omp target enter data map(to: x[0:4])
    printf("%g\n", first(x));
#pragma omp target exit data map(delete: x[:0])
#pragma omp target exit data map(release: p[0:1])
    free(p->x);
    free(p);
    return 0;
}
