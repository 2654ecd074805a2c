#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int rank, size, n = 8, m = 10;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *u = calloc(n * m, sizeof *u), *v = calloc(n * m, sizeof *v);
    for (int i = 0; i < n * m; i++) u[i] = rank;
    int up = (rank + 1) % size, down = (rank + size - 1) % size;
#pragma acc enter data copyin(u[0:n * m], v[0:n * m])
    for (int k = 0; k < 2; k++) {
#pragma acc update self(u[n:n], u[(m - 2) * n:n])
        MPI_Sendrecv(u + n, n, MPI_DOUBLE, down, 0, u + (m - 1) * n, n, MPI_DOUBLE, up, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(u + (m - 2) * n, n, MPI_DOUBLE, up, 1, u, n, MPI_DOUBLE, down, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#pragma acc update device(u[0:n], u[(m - 1) * n:n])
#pragma acc parallel loop collapse(2) present(u, v)
        for (int j = 1; j < m - 1; j++)
            for (int i = 0; i < n; i++)
                v[j * n + i] = 0.5 * (u[(j - 1) * n + i] + u[(j + 1) * n + i]);
#pragma acc parallel loop collapse(2) present(u, v)
        for (int j = 1; j < m - 1; j++)
            for (int i = 0; i < n; i++)
                u[j * n + i] = v[j * n + i];
    }
#pragma acc exit data copyout(u[0:n * m]) delete(v[0:n * m])
    printf("%d %g\n", rank, u[n]);
    MPI_Finalize();
    return 0;
}
