// find: data race, write at 8:9, read at 8:9
#include <stdio.h>
int main(void)
{
    int sum = 0, *alias = &sum;
#pragma omp parallel for
    for (int i = 0; i < 32; i++)
        *alias += i;
    printf("%d\n", sum);
}
