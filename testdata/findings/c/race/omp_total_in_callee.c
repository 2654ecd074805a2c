// find: data race of part, write at 6:5, read at 6:5
#include <stdio.h>
static int part, whole;
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
#pragma omp master
        whole += part;
    }
    printf("%d\n", whole);
}
