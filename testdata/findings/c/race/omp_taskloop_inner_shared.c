// find: data race of j, write at 15:22, read at 16:26
#include <stdio.h>

static int a[100][100];

int main(void)
{
    int i, j;
#pragma omp parallel
    {
#pragma omp single
        {
#pragma omp taskloop
            for (i = 0; i < 100; i++)
                for (j = 0; j < 100; j++)
                    a[i][j] += 1;
        }
    }
    printf("%d\n", a[50][50]);
    return 0;
}
