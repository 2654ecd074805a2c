#include <stdio.h>
int main(void)
{
    int b[10][10], i, j;
#pragma omp target teams distribute map(from: b) num_teams(4)
    for (j = 0; j < 10; j++)
#pragma omp parallel for simd
        for (i = 0; i < 10; i++)
            b[j][i] = i * j;
    printf("%d\n", b[5][5]);
}
