#include <stdlib.h>

void pipeline(int n, int blocks, float *x, float *y)
{
    int size = n / blocks;
    #pragma acc data create(x[0:n], y[0:n])
    {
        for (int b = 0; b < blocks; b++) {
            int start = b * size;
            #pragma acc update device(x[start:size]) async(b % 2)
            #pragma acc parallel loop async(b % 2)
            for (int i = start; i < start + size; i++)
                y[i] = 2 * x[i];
            #pragma acc update self(y[start:size]) async(b % 2)
        }
        #pragma acc wait
    }
}

void order(int n, float *x, float *y, float *z)
{
    #pragma acc parallel loop async(1) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma acc parallel loop async copy(y[0:n])
    for (int i = 0; i < n; i++)
        y[i] += 1;
    #pragma acc wait(1) async(2)
    #pragma acc parallel loop async(2) wait(-1) copy(z[0:n])
    for (int i = 0; i < n; i++)
        z[i] += 1;
    #pragma acc wait(2) if(n > 0)
    #pragma acc update self(z[0:n]) wait(1)
}

void lifetimes(int n, float *x)
{
    #pragma acc enter data copyin(x[0:n]) async(1)
    #pragma acc parallel loop present(x[0:n]) async(1)
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma acc exit data copyout(x[0:n]) async(1)
    #pragma acc wait
}

void nests(int n, float *x, float *y)
{
    float scale = 1;
    #pragma acc kernels copy(x[0:n]) copyin(y[0:n]) async(3)
    {
        #pragma acc loop independent
        for (int i = 0; i < n; i++)
            x[i] += y[i];
        scale = 1 / x[0];
        #pragma acc loop independent
        for (int i = 0; i < n; i++)
            x[i] *= scale;
    }
    #pragma acc wait(3)
}

void setup(int device, int n, float *x)
{
    #pragma acc set device_num(device) default_async(2)
    if (n > 0)
        #pragma acc parallel loop wait copy(x[0:n])
        for (int i = 0; i < n; i++)
            x[i] = 0;
}
