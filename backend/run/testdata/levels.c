/* gang(static:), tile, loops for workers and vector lanes alone, collapse(force:). num_gangs */
#include <stdio.h>

#define N 103

static int a[N][N], t[N], u[N];

int main(void)
{
    int s = 0, m = 0;
    /* Iterations of the same number are done by the same gang: the second loop needs no barrier. */
    #pragma acc parallel num_gangs(5) copy(t, u)
    {
        #pragma acc loop gang(static:3)
        for (int i = 0; i < N; i++)
            t[i] = 2 * i;
        #pragma acc loop gang(static:3)
        for (int i = 0; i < N - 40; i++)
            u[i] = t[i] + 1;
        #pragma acc loop gang(static:3)
        for (int i = 0; i < N - 50; i++)
            t[i] = u[i];
    }
    for (int i = 0; i < N; i++)
        s += t[i] * (i % 7);
    printf("static %d %d %d\n", s, t[52], t[53]);

    #pragma acc parallel loop gang(static:4) collapse(2) num_gangs(3) copy(a)
    for (int i = 0; i < N; i++)
        for (int j = N - 1; j >= 0; j -= 2)
            a[i][j] += 1000 * i + j;
    #pragma acc parallel loop gang(static:*) reduction(max:m) copyin(a)
    for (int i = 0; i < N; i++)
        m = a[i][i & ~1] > m ? a[i][i & ~1] : m;
    printf("collapse %d %d\n", m, a[2][1]);

    #pragma acc parallel loop tile(8, 4) copy(a)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = 10 * i - j;
    printf("tile %d %d\n", a[0][0], a[N - 1][N - 1]);

    s = 0;
    #pragma acc parallel loop worker num_workers(4) copyin(a) copy(t)
    for (int i = 0; i < N; i++)
        t[i] += a[i][3];
    #pragma acc parallel loop vector vector_length(32) reduction(+:s) copyin(t)
    for (int i = 0; i < N; i++)
        s += t[i];
    printf("lanes %d\n", s);

    s = 0;
    #pragma acc parallel copy(t) reduction(+:s)
    {
        int k = 5;
        #pragma acc loop vector reduction(+:s)
        for (int i = 0; i < N; i++)
            s += t[i] * k;
        t[0] += 1;
    }
    printf("more %d %d\n", s, t[0]);

    #pragma acc parallel loop collapse(force:2) copy(a)
    for (int i = 0; i < N; i++) {
        int k = i * 2;
        for (int j = 0; j < N; j++)
            a[i][j] += k;
    }
    printf("force %d %d\n", a[5][6], a[N - 1][0]);
    return 0;
}
