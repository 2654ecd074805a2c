// What moves.
#include <omp.h>
#include <stdlib.h>
void data(int n, double *a, double *b)
{
    double c[10], *d = malloc(sizeof *d);
#pragma omp target data map(to: a[0:n]) map(alloc: b[0:n]) map(from: c) if(n > 3)
    {
#pragma omp target update to(a[0:n])
#pragma omp target update from(b[0:n]) to(d[0:1])
#pragma omp target map(present, tofrom: a[0:n]) map(always, tofrom: c)
        for (int i = 0; i < n; i++)
            a[i] += c[0];
    }
#pragma omp target enter data map(to: a[0:n]) map(alloc: c)
#pragma omp target enter data map(always, to: b[0:n])
#pragma omp target exit data map(from: a[0:n]) map(release: c) map(delete: b[0:n])
#pragma omp target data map(a[0:n]) use_device_ptr(a)
    { free(a); }
    double *p = omp_target_alloc(n * sizeof *p, omp_get_default_device());
#pragma omp target is_device_ptr(p)
    for (int i = 0; i < n; i++)
        p[i] = i;
    omp_target_memcpy(a, p, n * sizeof *p, 0, 0, omp_get_initial_device(), omp_get_default_device());
    omp_target_free(p, omp_get_default_device());
}
