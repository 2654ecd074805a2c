// find: data race of left, write at 11:13, read at 18:20
#include <stdio.h>
int main(void)
{
    double left = 0, right = 0, both = 0;
#pragma omp parallel
    {
#pragma omp sections nowait
        {
#pragma omp section
            left = 1.5;
#pragma omp section
            right = 2.5;
        }
#pragma omp sections
        {
#pragma omp section
            both = left * 2;
#pragma omp section
            printf("go\n");
        }
    }
    printf("%g %g\n", both, right);
}
