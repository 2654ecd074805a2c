// find: data race of x, write at 11:9, read at 12:24
#include <stdio.h>

int main(void)
{
    int x = 2;
#pragma omp parallel num_threads(4)
#pragma omp single
    {
#pragma omp task shared(x) mergeable
        x++;
        printf("%d\n", x);
    }
    return 0;
}
