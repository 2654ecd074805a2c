// Functions and variables of devices.
#include <omp.h>
#pragma omp declare target
static double
square(double x) { return x * x; }
int table[10] = {1};
void rows(int n, double *a)
{
#pragma omp simd
    for (int i = 0; i < n; i++)
        a[i] = square(a[i]);
}
#pragma omp end declare target
double elsewhere(double);
int size;
#pragma omp declare target to(elsewhere, size)

int main(void)
{
    double x[4] = {1, 2, 3, 4};
    int on = 0;
#pragma omp target map(tofrom: x, on)
    {
        rows(4, x);
        on = !omp_is_initial_device() + table[0];
    }
    return x[1] != 4 || !on || omp_get_num_devices() < 0;
}
