#include <stdio.h>
#include <unistd.h>

int main(void)
{
    int result = 0;
#pragma omp parallel
    {
#pragma omp single
        {
#pragma omp taskgroup
            {
#pragma omp task
                {
                    usleep(1000);
                    result = 1;
                }
            }
#pragma omp task
            result = 2;
        }
    }
    printf("%d\n", result);
    return 0;
}
