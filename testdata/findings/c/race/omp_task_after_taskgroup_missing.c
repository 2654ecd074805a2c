// find: data race of result, write at 15:17, write at 18:13
#include <stdio.h>
#include <unistd.h>

int main(void)
{
    int result = 0;
#pragma omp parallel
    {
#pragma omp single
        {
#pragma omp task
            {
                usleep(1000);
                result = 1;
            }
#pragma omp task
            result = 2;
        }
    }
    printf("%d\n", result > 0);
    return 0;
}
