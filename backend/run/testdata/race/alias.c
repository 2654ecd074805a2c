/* What a kernel only reads through one pointer is written through another: the same block, or another section of it. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 64 };

static void turn(const double *from, double *to)
{
#pragma acc parallel loop present(from[0:N], to[0:N])
    for (int i = 0; i < N; i++)
        to[i] = from[(i + 1) % N];
}

int main(void)
{
    double *a = malloc(2 * N * sizeof *a), *b = malloc(N * sizeof *b);
    for (int i = 0; i < N; i++)
        a[i] = a[N + i] = b[i] = i;
#pragma acc data copy(a[0:2 * N], b[0:N])
    {
        turn(a, b); /* nothing in common */
        turn(a, a + N); /* one block, but other elements */
        turn(a, a + 8);
    }
    printf("%g %g\n", a[8], b[0]);
    free(a);
    free(b);
    return 0;
}
