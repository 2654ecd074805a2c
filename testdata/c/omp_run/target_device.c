// Traits of target_device are those of the device whose number the selector has, which may be the host.
#include <omp.h>
#include <stdio.h>

static int on_device(int n) { return 20 + n; }
static int on_host(int n) { return 30 + n; }
#pragma omp declare variant(on_device) match(target_device = {device_num(n), kind(nohost)})
#pragma omp declare variant(on_host) match(target_device = {kind(host), device_num(n)})
static int where(int n) { return 10 + n; }

static int always(int n) { return 40 + n; }
#pragma omp declare variant(always) match(target_device = {device_num(omp_initial_device), kind(nohost)})
static int never(int n) { return 50 + n; }

int main(void)
{
    int r = 0, host = omp_get_initial_device();
#pragma omp metadirective when(target_device = {device_num(omp_get_initial_device()), kind(host)} : parallel num_threads(2) reduction(+ : r)) default(nothing)
    r += 1;
    printf("%d\n", r);
#pragma omp metadirective when(target_device = {device_num(omp_initial_device), kind(host)} : parallel num_threads(2) reduction(+ : r)) default(nothing)
    r += 1;
    printf("%d\n", r);
    for (int k = 0; k <= host; k++) {
        r = 0;
#pragma omp metadirective when(target_device = {device_num(k), kind(nohost)} : parallel num_threads(3) reduction(+ : r)) default(nothing)
        r += 1;
        printf("%d %d\n", r == (k < host ? 3 : 1), where(k) == (k < host ? 20 : 30) + k);
        if (k == 0 && host > 2)
            k = host - 1;
    }
    printf("%d %d\n", where(-1), never(0));
    return 0;
}
