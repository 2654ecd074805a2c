#include <stdio.h>
static int part, whole;
#pragma omp threadprivate(part)
static void add(int i)
{
    part += i;
}
int main(void)
{
#pragma omp parallel reduction(+: whole)
    {
#pragma omp for
        for (int i = 1; i <= 100; i++)
            add(i);
        whole += part;
    }
    printf("%d\n", whole);
}
