/* The default mapper of a type applies to target update, too (OpenMP 5.2 §5.8.2). */
#include <stdio.h>

typedef struct {
    int n;
    double *x;
} vec;
#pragma omp declare mapper(vec v) map(v, v.x[0 : v.n])

int main(void)
{
    double b[5] = {1, 2, 3, 4, 5};
    vec v = {5, b};
#pragma omp target enter data map(to : v)
#pragma omp target map(to : v)
    v.x[1] = 100;
#pragma omp target update from(v)
    printf("%g\n", b[1]);
    b[1] = 7;
#pragma omp target update to(v)
#pragma omp target map(to : v)
    v.x[1] += 1;
#pragma omp target exit data map(from : v)
    printf("%g\n", b[1]);
    return 0;
}
