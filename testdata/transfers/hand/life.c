// The game of life in two arrays that change roles; the host counts the cells every ten generations.
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 64, generations = 60;
    int *now = calloc(n * n, sizeof *now), *next = calloc(n * n, sizeof *next);
    for (int i = 0; i < n * n; i++)
        now[i] = i * 7 % 5 == 0 || i * 3 % 7 == 1;

#pragma acc data copy(now[0:n*n], next[0:n*n])
    for (int g = 0; g < generations; g++) {
#pragma acc parallel loop copyin(now[0:n*n]) copyout(next[0:n*n])
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                int alive = 0;
                for (int di = -1; di <= 1; di++)
                    for (int dj = -1; dj <= 1; dj++)
                        if (di != 0 || dj != 0)
                            alive += now[(i + di + n) % n * n + (j + dj + n) % n];
                next[i * n + j] = alive == 3 || (alive == 2 && now[i * n + j]);
            }
        int *other = now;
        now = next;
        next = other;
        if (g % 10 == 0) {
            int cells = 0;
#pragma acc update self(now[0:n*n])
            for (int i = 0; i < n * n; i++)
                cells += now[i];
            printf("generation %d: %d cells\n", g, cells);
        }
    }

    int cells = 0;
    for (int i = 0; i < n * n; i++)
        cells += now[i];
    printf("%d cells at the end\n", cells);
    free(now);
    free(next);
    return 0;
}
