#include <omp.h>
#include <stdio.h>

int main(void)
{
    int i, j, k = 0;
    double a[50][50];
#pragma omp parallel default(shared) private(i, j)
    {
#pragma omp for
        for (i = 0; i < 50; i++)
            for (j = 0; j < 50; j++)
                a[i][j] = 1;
#pragma omp atomic
        k++;
    }
    printf("%d %g\n", k > 0, a[1][1]);
    return 0;
}
