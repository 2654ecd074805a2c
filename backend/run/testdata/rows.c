/* Sections, in discrete memory, of rows that an array of pointers leads to. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 6, M = 9 };

int main(void)
{
    double **a = malloc(N * sizeof *a), *b[N];
    for (int i = 0; i < N; i++) {
        a[i] = malloc(M * sizeof **a);
        b[i] = malloc(M * sizeof **b);
        for (int j = 0; j < M; j++) {
            a[i][j] = 10 * i + j;
            b[i][j] = -1;
        }
    }
    double *first = a[0];
#pragma acc data copy(a[0:N][0:M]) create(b[0:N][0:M])
    {
#pragma acc parallel loop collapse(2)
        for (int i = 0; i < N; i++)
            for (int j = 0; j < M; j++) {
                b[i][j] = 2 * a[i][j];
                a[i][j] += 1;
            }
#pragma acc update self(b[2:2][3:4])
#pragma acc parallel loop present(a[1:2][0:M])
        for (int j = 0; j < M; j++)
            a[1][j] = 0;
    }
    printf("%d %g %g %g\n", a[0] == first, a[0][0], a[1][4], a[5][8]);
    printf("%g %g %g %g %g\n", b[1][3], b[2][2], b[2][3], b[3][6], b[3][7]);
    return 0;
}
