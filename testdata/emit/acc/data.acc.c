// What moves.
#include <openacc.h>
#include <omp.h>
#include <stdlib.h>
void data(int n, double *a, double *b)
{
    double c[10], *d = malloc(sizeof *d);
#pragma acc data copyin(a[0:n]) create(b[0:n]) copyout(c) if(n > 3)
    {
#pragma acc update device(a[0:n])
#pragma acc update self(b[0:n]) device(d[0:1]) if_present
#pragma acc update device(c) if_present
#pragma acc serial present(a[0:n]) copy(c)
        for (int i = 0; i < n; i++)
            a[i] += c[0];
#pragma acc update self(c) if_present
    }
#pragma acc enter data copyin(a[0:n]) create(c)
#pragma acc enter data copyin(b[0:n])
#pragma acc update device(b[0:n])
#pragma acc exit data copyout(a[0:n]) delete(c)
#pragma acc exit data delete(b[0:n]) finalize
#pragma acc data copy(a[0:n])
#pragma acc host_data use_device(a)
    { free(a); }
    double *p = acc_malloc(n * sizeof *p);
#pragma acc serial deviceptr(p)
    for (int i = 0; i < n; i++)
        p[i] = i;
    acc_memcpy_from_device(a, p, n * sizeof *p);
    acc_free(p);
}
