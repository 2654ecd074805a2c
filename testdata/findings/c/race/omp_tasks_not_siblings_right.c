#include <stdio.h>

static void foo(void)
{
    int a = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(inout: a) shared(a)
        {
#pragma omp task depend(inout: a) shared(a)
            a++;
#pragma omp taskwait
        }
#pragma omp task depend(inout: a) shared(a)
        {
#pragma omp task depend(inout: a) shared(a)
            a++;
        }
    }
    printf("a=%d\n", a);
}

int main(void)
{
    foo();
    return 0;
}
