// find: data race of var, write at 11:13, write at 11:13
#include <stdio.h>

int main(void)
{
    int var = 0;
#pragma omp parallel sections
    {
        for (int i = 0; i < 10; i++) {
#pragma omp task shared(var)
            var++;
        }
    }
    printf("%d\n", var);
    return 0;
}
