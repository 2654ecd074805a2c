// The game of life on two grids that take turns: global arrays, and functions for each part of a step.
#include <stdio.h>
#include <stdlib.h>

static int rows = 64, columns = 64;

static void generation(const int *old, int *new, int n, int m)
{
#pragma acc parallel loop collapse(2) copyin(old[0:n * m]) copy(new[0:n * m])
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < m - 1; j++) {
            int around = old[(i - 1) * m + j - 1] + old[(i - 1) * m + j] + old[(i - 1) * m + j + 1] + old[i * m + j - 1] + old[i * m + j + 1] +
                         old[(i + 1) * m + j - 1] + old[(i + 1) * m + j] + old[(i + 1) * m + j + 1];
            new[i * m + j] = around == 3 || (around == 2 && old[i * m + j]);
        }
}

static int alive(const int *grid, int n)
{
    int count = 0;
#pragma acc parallel loop copyin(grid[0:n]) reduction(+ : count)
    for (int i = 0; i < n; i++)
        count += grid[i];
    return count;
}

static void show(const int *grid)
{
    for (int i = 0; i < 3; i++)
        printf("%d", grid[i * columns + i]);
    printf("\n");
}

int main(void)
{
    int *a = calloc(rows * columns, sizeof *a), *b = calloc(rows * columns, sizeof *b);
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < columns - 1; j++)
            a[i * columns + j] = (i * 7 + j * 13) % 5 < 2;
#pragma acc data copy(a[0:rows * columns], b[0:rows * columns])
    {
        for (int s = 0; s < 50; s++) {
            generation(a, b, rows, columns);
            int *t = a;
            a = b;
            b = t;
            if (s % 10 == 0) {
                printf("%d alive\n", alive(a, rows * columns));
#pragma acc update self(a[0:2 * columns + 3])
                show(a);
            }
        }
        printf("%d alive\n", alive(a, rows * columns));
    }
    free(a);
    free(b);
    return 0;
}
