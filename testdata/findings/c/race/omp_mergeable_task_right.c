#include <stdio.h>

int main(void)
{
    int x = 2;
#pragma omp parallel num_threads(4)
#pragma omp single
    {
#pragma omp task shared(x) mergeable
        x++;
#pragma omp taskwait
        printf("%d\n", x);
    }
    return 0;
}
