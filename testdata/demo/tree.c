#include <stdio.h>

static long fib(int n)
{
    if (n < 2)
        return n;
    long a, b;
#pragma omp task shared(a) final(n < 20)
    a = fib(n - 1);
#pragma omp task shared(b) final(n < 20)
    b = fib(n - 2);
#pragma omp taskwait
    return a + b;
}

int main(void)
{
    long f;
#pragma omp parallel
#pragma omp single
    f = fib(30);
    printf("fib(30) = %ld\n", f);
    return 0;
}
