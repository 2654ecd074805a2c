// Variants and metadirectives choose by the device that executes the region, which may be the host.
#include <omp.h>
#include <stdio.h>

#pragma omp declare target
static int on_device(void) { return 2; }
#pragma omp declare variant(on_device) match(device = {kind(nohost)})
static int where(void) { return 1; }
static int both(void)
{
    int r = 0;
#pragma omp metadirective when(device = {kind(nohost)} : parallel num_threads(2) reduction(+ : r)) default(nothing)
    r += 1;
    return r;
}
#pragma omp end declare target

int main(void)
{
    int r = 0, i = 0, m = 0, a[64] = {0}, s = 0;
#pragma omp target if (0) map(from : r, i, m)
    {
        r = where(), i = omp_is_initial_device(), m = both();
    }
    printf("%d %d %d\n", r, i, m);
#pragma omp target device(omp_get_initial_device()) map(from : r, i, m)
    {
        r = where(), i = omp_is_initial_device();
#pragma omp metadirective when(device = {kind(host)} : nothing) default(parallel num_threads(2))
#pragma omp atomic write
        m = 5;
    }
    printf("%d %d %d\n", r, i, m);
#pragma omp target map(from : r, i, m)
    {
        r = where(), i = omp_is_initial_device(), m = both();
    }
    printf("%d\n", i ? r == 1 && m == 1 : r == 2 && m == 2);
    for (int k = 0; k < 2; k++) {
#pragma omp target map(tofrom : a) if (k)
#pragma omp metadirective when(device = {kind(nohost)} : teams distribute parallel for) default(parallel for)
        for (int i = 0; i < 64; i++)
            a[i]++;
    }
    for (int i = 0; i < 64; i++)
        s += a[i];
    printf("%d\n", s);
    return 0;
}
