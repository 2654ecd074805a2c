// find: data race of i, write at 8, write at 8
#include <stdio.h>
int main(void)
{
    int b[10][10], i, j;
#pragma omp target teams distribute map(from: b) num_teams(4)
    for (j = 0; j < 10; j++)
        for (i = 0; i < 10; i++)
            b[j][i] = i * j;
    printf("%d\n", b[5][5]);
}
