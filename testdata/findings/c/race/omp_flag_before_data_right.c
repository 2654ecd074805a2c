#include <stdio.h>
int main(void)
{
    int data = 0, flag = 0, got = 0;
#pragma omp parallel sections shared(data, flag, got)
    {
#pragma omp section
        {
            data = 42;
#pragma omp critical
            flag = 1;
        }
#pragma omp section
        {
            int f = 0;
#pragma omp critical
            f = flag;
            if (f)
                got = data;
        }
    }
    printf("%d\n", got);
}
