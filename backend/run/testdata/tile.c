/* tile: all elements of one tile come before those of the next, with remainders, and every element comes once. */
#include <stdio.h>

enum { N = 7, M = 10 };

int main(void)
{
    static int order[N][M], times[N][M];
    int next = 0;
#pragma acc parallel num_gangs(1) copy(order, times, next)
    {
#pragma acc loop tile(3, 4)
        for (int i = 0; i < N; i++)
            for (int j = M - 1; j >= 0; j--)
                order[i][j] = next++;
    }
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < M; j++)
            printf("%3d", order[i][j]);
        printf("\n");
    }

    long sum = 0;
#pragma acc parallel loop gang vector tile(2, *) copy(times) reduction(+:sum) num_gangs(5)
    for (int i = 1; i < N; i += 2)
        for (int j = 0; j < M; j++) {
            times[i][j]++;
            sum += i * j;
        }
#pragma acc kernels loop independent tile(2, 2, 2) copy(times)
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < N; i++)
            for (int j = 0; j < M; j += 3)
#pragma acc atomic update
                times[i][j]++;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < M; j++)
            printf("%2d", times[i][j]);
        printf("\n");
    }
    printf("%ld\n", sum);
    return 0;
}
