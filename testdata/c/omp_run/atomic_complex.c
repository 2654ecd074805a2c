// Complex numbers in atomic constructs.
#include <complex.h>
#include <stdio.h>
int main(void)
{
    double complex z = 0, w = 0, v, last = 0;
    float complex f = 0, g = 1;
    double d = 0, r;
    int failed = 0;
#pragma omp parallel for num_threads(4)
    for (int i = 0; i < 100; i++) {
#pragma omp atomic
        z += 1 + 2 * I;
#pragma omp atomic
        f = (1 - 1 * I) + f;
#pragma omp atomic update
        w -= i;
#pragma omp atomic
        d += 2 + 3 * I;
    }
#pragma omp parallel for num_threads(4) private(v) reduction(+ : failed)
    for (int i = 0; i < 100; i++) {
#pragma omp atomic write
        last = i + i * I;
#pragma omp atomic read
        v = last;
        failed += creal(v) != cimag(v);
    }
    printf("%g %g %g %g %g %g %g %d\n", creal(z), cimag(z), crealf(f), cimagf(f), creal(w), cimag(w), d, failed);
#pragma omp atomic capture
    {
        v = g;
        g *= 2 + 1 * I;
    }
    printf("%g %g %g %g\n", creal(v), cimag(v), crealf(g), cimagf(g));
#pragma omp atomic capture
    v = z = z * I;
#pragma omp atomic read
    r = z;
    printf("%g %g %g\n", creal(v), cimag(v), r);
#pragma omp atomic read
    failed = failed;
    printf("%g %d\n", creal(z), failed);
    z = 0;
#pragma omp target teams distribute parallel for map(tofrom : z)
    for (int i = 0; i < 1000; i++) {
#pragma omp atomic
        z += 1 + 2 * I;
    }
    printf("%g %g\n", creal(z), cimag(z));
    z = 0;
#pragma acc parallel loop gang vector copy(z)
    for (int i = 0; i < 1000; i++) {
#pragma acc atomic update
        z += 1 + 2 * I;
    }
    printf("%g %g\n", creal(z), cimag(z));
    return 0;
}
