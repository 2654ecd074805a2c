#include <stdio.h>

static void add(int *q)
{
    *q += 1;
}

static void twice(int *q)
{
    *q *= 2;
    add(q);
}

int main(void)
{
    int i = 0;
#pragma omp parallel private(i)
    {
        i = 1;
        twice(&i);
    }
    printf("%d\n", i);
    return 0;
}
