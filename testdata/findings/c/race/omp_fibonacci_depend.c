// find: data race of i, write at 11:5, read at 15:9
#include <stdio.h>
#include <stdlib.h>

static int fib(int n)
{
    int i, j, s;
    if (n < 2)
        return n;
#pragma omp task shared(i) depend(out: i)
    i = fib(n - 1);
#pragma omp task shared(j) depend(out: j)
    j = fib(n - 2);
#pragma omp task shared(i, j) depend(in: j)
    s = i + j;
#pragma omp taskwait
    return i + j;
}

int main(int argc, char **argv)
{
    int n = 8;
    if (argc > 1)
        n = atoi(argv[1]);
#pragma omp parallel sections
    {
#pragma omp section
        printf("fib(%d) = %d\n", n, fib(n));
    }
    return 0;
}
