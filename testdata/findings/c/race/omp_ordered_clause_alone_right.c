#include <stdio.h>
int main(void)
{
    int x = 0;
#pragma omp parallel for ordered
    for (int i = 0; i < 100; i++) {
#pragma omp ordered
        x++;
    }
    printf("%d\n", x);
}
