// find: data race of b, read at 23:23, write at 26:13
#include <stdio.h>

#define N 100
#define C 10

static int a, b[C], c[C], temp[C];

int main(void)
{
    for (int i = 0; i < C; i++) {
        b[i] = 0;
        c[i] = 2;
        temp[i] = 0;
    }
    a = 2;
#pragma omp target map(tofrom: b[0:C]) map(to: c[0:C], temp[0:C], a)
#pragma omp teams num_teams(1)
#pragma omp parallel
    for (int i = 0; i < N; i++) {
#pragma omp for
        for (int j = 0; j < C; j++)
            temp[j] = b[j] + c[j];
#pragma omp for nowait
        for (int j = C; j > 0; j--)
            b[j - 1] = temp[C - j] * a;
    }
    printf("%d\n", b[0]);
    return 0;
}
