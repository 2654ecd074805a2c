#include <stdio.h>
int main(void)
{
    int stack[100], top = 100, sum = 0;
    for (int i = 0; i < 100; i++)
        stack[i] = i;
#pragma omp parallel for reduction(+: sum)
    for (int i = 0; i < 40; i++) {
        int at;
#pragma omp atomic capture
        at = --top;
        sum += stack[at] > 0;
    }
    printf("%d\n", sum);
}
