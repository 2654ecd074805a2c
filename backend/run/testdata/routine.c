/* Routines at every level of parallelism. */
#include <stdio.h>

#pragma acc routine seq
static int square(int x) { return x * x; }

#pragma acc routine vector
static int row(const int *a, int n)
{
    int s = 0;
#pragma acc loop vector reduction(+:s)
    for (int i = 0; i < n; i++)
        s += square(a[i]);
    return s;
}

#pragma acc routine worker
static void scale(int *a, int n, int by)
{
#pragma acc loop worker
    for (int i = 0; i < n; i++)
        a[i] *= by;
}

#pragma acc routine gang
static void everywhere(int *a, int n)
{
#pragma acc loop gang
    for (int i = 0; i < n; i++)
        a[i] += 1000;
}

#pragma acc routine seq
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(void)
{
    int a[50], sums[10], f[12];
    for (int i = 0; i < 50; i++)
        a[i] = i;
#pragma acc data copy(a) copyout(sums, f)
    {
#pragma acc parallel loop gang
        for (int i = 0; i < 10; i++)
            sums[i] = row(a + 5 * i, 5);
#pragma acc parallel loop gang
        for (int i = 0; i < 10; i++)
            scale(a + 5 * i, 5, 2);
#pragma acc parallel num_gangs(4)
        everywhere(a, 50);
#pragma acc parallel loop
        for (int i = 0; i < 12; i++)
            f[i] = fib(i);
    }
    printf("%d %d %d %d %d\n", sums[0], sums[9], a[0], a[49], f[11]);
    everywhere(a, 50);
    printf("%d\n", a[49]);
    return 0;
}
