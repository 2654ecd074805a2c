#define N 512
#define GANGS (N / 4)
#define AT(a, i, j) a[(i) * N + (j)]

void relax(double *restrict t, double *restrict next, int steps)
{
#pragma acc data copy(t[0:N*N]) create(next[0:N*N]) // next is never read outside
    for (int s = 0; s < steps; s++) {
#ifdef TUNED
#pragma acc parallel loop gang num_gangs(GANGS) vector_length(128) present(t, next)
#else
#pragma acc parallel loop gang present(t, next)
#endif
        for (int i = 1; i < N - 1; i++) {
#pragma acc loop vector
            for (int j = 1; j < N - 1; j++)
                AT(next, i, j) = 0.25 * (AT(t, i - 1, j) + AT(t, i + 1, j) + AT(t, i, j - 1) + AT(t, i, j + 1));
        }
#pragma acc parallel loop collapse(2) present(t, next)
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                AT(t, i, j) = AT(next, i, j);
#pragma acc update self(t[N:N]) if(s % 100 == 0) /* the first row */
    }
}
