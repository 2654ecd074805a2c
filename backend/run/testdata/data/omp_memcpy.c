/* Copies of the routines are followed, in rows too. */
#include <omp.h>
#include <stdio.h>

int main(void)
{
    double a[6] = {1, 2, 3, 4, 5, 6}, b[6] = {0}, s = 0;
    int dev = omp_get_default_device(), host = omp_get_initial_device();
    double *d = omp_target_alloc(sizeof a, dev);
    omp_target_memcpy(d, a, 4 * sizeof *a, 0, 0, dev, host);
#pragma omp target is_device_ptr(d) map(tofrom: s)
    for (int i = 0; i < 4; i++)
        s += d[i];
    printf("%g\n", s);
#pragma omp target is_device_ptr(d) map(tofrom: s)
    s += d[4];                                 /* never set */
    omp_target_memcpy(b, d, sizeof b, 0, 0, host, dev);
    printf("%g\n", b[3]);
    printf("%d\n", b[5] == 6);                 /* never set */
    omp_target_free(d, dev);
    return 0;
}
