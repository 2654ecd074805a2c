#include <stdio.h>

int main(void)
{
    int var = 0;
#pragma omp parallel sections
    {
        for (int i = 0; i < 10; i++) {
#pragma omp task shared(var) if (0)
            var++;
        }
    }
    printf("%d\n", var);
    return 0;
}
