// OpenMP for a device. Translation writes it in OpenACC.
#include <omp.h>
#include <stdio.h>

#define N 10000

int main(void)
{
    static float x[N], y[N];
    for (int i = 0; i < N; i++) {
        x[i] = i;
        y[i] = 1;
    }
    int host = 1;
    float sum = 0;
#pragma omp target teams distribute parallel for map(to: x) map(tofrom: y)
    for (int i = 0; i < N; i++)
        y[i] += 2 * x[i];
#pragma omp target map(from: host)
    host = omp_is_initial_device();
#pragma omp parallel for reduction(+: sum) num_threads(4)
    for (int i = 0; i < N; i++)
        sum += y[i];
    printf("y[10] = %g, sum = %g, target ran on the %s\n", y[10], sum, host ? "host" : "device");
    return 0;
}
