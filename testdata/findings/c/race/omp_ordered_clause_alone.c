// find: data race of x, write at 8:9, read at 8:9
#include <stdio.h>
int main(void)
{
    int x = 0;
#pragma omp parallel for ordered
    for (int i = 0; i < 100; i++) {
        x++;
    }
    printf("%d\n", x);
}
