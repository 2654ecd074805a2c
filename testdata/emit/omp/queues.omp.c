/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
#include <omp.h>
#include <stdlib.h>

void pipeline(int n, int blocks, float *x, float *y)
{
    int size = n / blocks;
    #pragma omp target data map(alloc: x[0:n], y[0:n])
    {
        for (int b = 0; b < blocks; b++) {
            int start = b * size;
            #pragma omp target update to(x[start:size]) nowait \
                depend(inout: accc_queue[(b % 2) & 63])
            #pragma omp target teams distribute parallel for nowait \
                depend(inout: accc_queue[(b % 2) & 63])
            for (int i = start; i < start + size; i++)
                y[i] = 2 * x[i];
            #pragma omp target update from(y[start:size]) nowait \
                depend(inout: accc_queue[(b % 2) & 63])
        }
        #pragma omp taskwait
    }
}

void order(int n, float *x, float *y, float *z)
{
    #pragma omp target teams distribute parallel for nowait depend(inout: accc_queue[1]) \
        map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp target teams distribute parallel for nowait \
        depend(inout: accc_queue[accc_default_queue]) map(tofrom: y[0:n])
    for (int i = 0; i < n; i++)
        y[i] += 1;
    #pragma omp task depend(in: accc_queue[1]) depend(inout: accc_queue[2])
    ;
    #pragma omp target teams distribute parallel for nowait \
        depend(in: accc_queue[accc_default_queue]) depend(inout: accc_queue[2]) \
        map(tofrom: z[0:n])
    for (int i = 0; i < n; i++)
        z[i] += 1;
    if (n > 0) {
        #pragma omp taskwait depend(inout: accc_queue[2])
    }
    #pragma omp taskwait depend(inout: accc_queue[1])
    #pragma omp target update from(z[0:n])
}

void lifetimes(int n, float *x)
{
    #pragma omp taskwait depend(inout: accc_queue[1])
    #pragma omp target enter data map(to: x[0:n])
    #pragma omp target teams distribute parallel for map(alloc: x[0:n]) nowait \
        depend(inout: accc_queue[1])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp taskwait depend(inout: accc_queue[1])
    #pragma omp target exit data map(from: x[0:n])
    #pragma omp taskwait
}

void nests(int n, float *x, float *y)
{
    float scale = 1;
    #pragma omp target enter data map(to: x[0:n], scale, y[0:n]) nowait \
        depend(inout: accc_queue[3])
    {
        #pragma omp target teams distribute parallel for nowait depend(inout: accc_queue[3])
        for (int i = 0; i < n; i++)
            x[i] += y[i];
        #pragma omp target map(tofrom: scale) nowait depend(inout: accc_queue[3])
        scale = 1 / x[0];
        #pragma omp target teams distribute parallel for map(tofrom: scale) nowait \
            depend(inout: accc_queue[3])
        for (int i = 0; i < n; i++)
            x[i] *= scale;
    }
    #pragma omp target exit data map(from: x[0:n], scale) map(release: y[0:n]) nowait \
        depend(inout: accc_queue[3])
    #pragma omp taskwait depend(inout: accc_queue[3])
}

void setup(int device, int n, float *x)
{
    omp_set_default_device(device);
    accc_default_queue = 2;
    if (n > 0)
        {
        #pragma omp taskwait
        #pragma omp target teams distribute parallel for map(tofrom: x[0:n])
        for (int i = 0; i < n; i++)
            x[i] = 0;
        }
}
