// find: data race of y, write at 10:5, read at 13:22
#include <stdio.h>

static void foo(void)
{
    int x = 0, y = 2;
#pragma omp task depend(inout: x) shared(x)
    x++;
#pragma omp task depend(in: x) depend(inout: y) shared(x, y)
    y = y - x;
#pragma omp taskwait depend(in: x)
    printf("x=%d\n", x);
    printf("y=%d\n", y);
#pragma omp taskwait
}

int main(void)
{
#pragma omp parallel
#pragma omp single
    foo();
    return 0;
}
