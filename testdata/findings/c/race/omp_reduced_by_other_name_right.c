#include <stdio.h>
int main(void)
{
    int sum = 0;
#pragma omp parallel for reduction(+: sum)
    for (int i = 0; i < 32; i++)
        sum += i;
    printf("%d\n", sum);
}
