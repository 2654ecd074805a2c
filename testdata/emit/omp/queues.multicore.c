#include <stdlib.h>

void pipeline(int n, int blocks, float *x, float *y)
{
    int size = n / blocks;
    {
        for (int b = 0; b < blocks; b++) {
            int start = b * size;
            #pragma omp parallel for
            for (int i = start; i < start + size; i++)
                y[i] = 2 * x[i];
        }
    }
}

void order(int n, float *x, float *y, float *z)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] += 1;
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        z[i] += 1;
}

void lifetimes(int n, float *x)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

void nests(int n, float *x, float *y)
{
    float scale = 1;
    {
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] += y[i];
        scale = 1 / x[0];
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] *= scale;
    }
}

void setup(int device, int n, float *x)
{
    if (n > 0)
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] = 0;
}
