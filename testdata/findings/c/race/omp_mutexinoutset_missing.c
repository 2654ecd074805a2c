// find: data race of c, write at 19:9, read at 21:13
#include <stdio.h>

int main(void)
{
    int a, b, c, d;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out: c)
        c = 1;
#pragma omp task depend(out: a)
        a = 2;
#pragma omp task depend(out: b)
        b = 3;
#pragma omp task depend(in: a) depend(mutexinoutset: c)
        c += a;
#pragma omp task depend(in: b) depend(mutexinoutset: c)
        c += b;
#pragma omp task depend(in: b)
        d = c;
    }
    printf("%d\n", d);
    return 0;
}
