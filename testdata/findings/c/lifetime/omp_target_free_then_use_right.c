#include <omp.h>
#include <stdio.h>
int main(void)
{
    int n = 16, got[16], d = omp_get_default_device(), h = omp_get_initial_device();
    int *p = omp_target_alloc(n * sizeof *p, d);
#pragma omp target is_device_ptr(p)
    for (int i = 0; i < n; i++)
        p[i] = i;
    omp_target_memcpy(got, p, n * sizeof *p, 0, 0, h, d);
#pragma omp target is_device_ptr(p)
    p[0] = 1;
    omp_target_free(p, d);
    printf("%d\n", got[3]);
}
