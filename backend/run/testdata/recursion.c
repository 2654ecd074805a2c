/* Functions that call themselves and functions called through pointers, around constructs and in kernels. */
#include <stdio.h>
#include <stdlib.h>

typedef void (*step)(int *, int);

static void twice(int *a, int n)
{
    #pragma acc parallel loop present(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] *= 2;
}

static void more(int *a, int n)
{
    #pragma acc parallel loop present(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] += i;
}

/* Each call has the data of a half of its own. */
static long halves(int *a, int n)
{
    if (n <= 25) {
        long s = 0;
        #pragma acc parallel loop copyin(a[0:n]) reduction(+:s)
        for (int i = 0; i < n; i++)
            s += a[i];
        return s;
    }
    int h = n / 2;
    long left = halves(a, h);
    #pragma acc data copyin(a[h:n-h])
    left += halves(a + h, n - h);
    return left;
}

#pragma acc routine seq
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static int compare(const void *x, const void *y) { return *(const int *)y - *(const int *)x; }

int main(void)
{
    enum { n = 200 };
    static int a[n];
    step steps[] = {more, twice, more, twice};
    #pragma acc data copy(a)
    for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++)
        steps[i](a, n);
    printf("%d %d\n", a[1], a[n - 1]);
    printf("%ld\n", halves(a, n));

    int f[15];
    #pragma acc parallel loop copyout(f)
    for (int i = 0; i < 15; i++)
        f[i] = fib(i);
    printf("%d\n", f[14]);

    #pragma acc parallel loop copyout(f)
    for (int i = 0; i < 15; i++)
        f[i] = (i * 7) % 15;
    qsort(f, 15, sizeof *f, compare);
    printf("%d %d\n", f[0], f[14]);
    return 0;
}
