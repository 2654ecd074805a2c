/* A kernels construct is a sequence of kernels; what is between the loops runs once. */
#include <stdio.h>

int main(void)
{
    enum { N = 100 };
    double a[N], b[N];
    int steps = 0;
#pragma acc kernels copyout(a, b) copy(steps)
    {
#pragma acc loop independent
        for (int i = 0; i < N; i++)
            a[i] = i;
        steps++;
#pragma acc loop independent
        for (int i = 0; i < N; i++)
            b[i] = a[N - 1 - i];
        steps++;
        /* A dependence: not independent, so it runs in order. */
        for (int i = 1; i < N; i++)
            b[i] += b[i - 1];
        steps++;
    }
    printf("%g %g %d\n", a[99], b[99], steps);

    int shared = 1;
#pragma acc kernels copy(a)
    {
        int factor = shared + 1;
#pragma acc loop independent
        for (int i = 0; i < N; i++)
            a[i] *= factor;
    }
    printf("%g\n", a[10]);
    return 0;
}
