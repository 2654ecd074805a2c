// Loops without directives in kernels: what can be shared is found out.
#include <stdlib.h>

// What restrict promises is enough; the rest is one loop after the other.
void smooth(int n, double *restrict a, double *restrict b)
{
    int i;
#pragma acc data copy(a[0:n]) create(b[0:n])
    for (int step = 0; step < 100; step++) {
#pragma acc kernels
        {
            for (i = 1; i < n - 1; i++)
                b[i] = 0.5 * (a[i - 1] + a[i + 1]);
            for (i = 1; i < n - 1; i++)
                a[i] = b[i];
            for (i = 1; i < n; i++) // needs the element before
                a[i] += a[i - 1];
        }
    }
}

// One statement, without braces.
void clear(int n, float *x)
{
#pragma acc kernels copyout(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] = 0;
}

// Pointers that may overlap, and such that do not.
void overlap(int n, double *x, double *y)
{
    double own[100], *more = malloc(100 * sizeof *more);
#pragma acc kernels copy(x[0:n], y[0:n], own, more[0:100])
    {
        for (int i = 0; i < n; i++)
            x[i] = y[i];
        for (int i = 0; i < 100; i++)
            own[i] = more[i] = i;
    }
    x[0] = own[0];
    free(more);
}

// The program asks what the variable is behind the loop.
int count(int n, int *restrict x)
{
    int i;
#pragma acc kernels copy(x[0:n])
    for (i = 0; i < n; i++)
        x[i]++;
    return i;
}

// A loop directive leaves it to analysis, too.
void directive(int n, float *restrict x, const float *restrict y)
{
#pragma acc kernels loop copy(x[0:n]) copyin(y[0:n])
    for (int i = 0; i < n; i++)
        x[i] = y[n - 1 - i];
}
