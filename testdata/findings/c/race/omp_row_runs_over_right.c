#include <stdio.h>

int main(void)
{
    int i, j, n = 100, m = 100;
    double b[n][m];
    for (i = 0; i < n; i++)
        for (j = 0; j < m; j++)
            b[i][j] = 1;
#pragma omp parallel for private(j)
    for (i = 1; i < n; i++)
        for (j = 1; j < m; j++)
            b[i][j] = (&b[i][0])[j - 1];
    printf("%f\n", b[50][50]);
    return 0;
}
