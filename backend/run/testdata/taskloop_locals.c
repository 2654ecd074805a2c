/* What the body of a taskloop declares belongs to each task. */
#include <stdio.h>

int main(void)
{
    int total = 0;
#pragma omp parallel num_threads(4)
#pragma omp single
#pragma omp taskloop num_tasks(50)
    for (int i = 0; i < 200; i++) {
        int sum = 0;
        for (int k = 0; k <= i; k++)
            sum += k;
#pragma omp atomic
        total += sum;
    }
    printf("%d\n", total);
    return 0;
}
