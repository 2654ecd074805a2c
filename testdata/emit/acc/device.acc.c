// Functions and variables of devices.
#include <openacc.h>
#include <omp.h>
#pragma acc routine seq
static double
square(double x) { return x * x; }
int table[10] = {1};
#pragma acc declare copyin(table)
#pragma acc routine vector
void rows(int n, double *a)
{
#pragma acc loop vector
    for (int i = 0; i < n; i++)
        a[i] = square(a[i]);
}
double elsewhere(double);
int size;
#pragma acc declare copyin(size)
#pragma acc routine(elsewhere) seq

int main(void)
{
    double x[4] = {1, 2, 3, 4};
    int on = 0;
#pragma acc serial copy(x, on)
    {
        rows(4, x);
        on = !acc_on_device(acc_device_host) + table[0];
    }
    return x[1] != 4 || !on || acc_get_num_devices(acc_device_not_host) < 0;
}
