// find: stale value of a, read at 22, write at 21; --ranks=2
// fix: update self(a
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	static double a[N][N];
	MPI_Datatype column;
	MPI_Type_vector(N, 1, N, MPI_DOUBLE, &column);
	MPI_Type_commit(&column);
	for (int i = 0; i < N * N; i++) a[i / N][i % N] = rank;
#pragma acc data copy(a)
	{
#pragma acc parallel loop collapse(2)
		for (int i = 0; i < N; i++)
			for (int j = 1; j < N; j++) a[i][j] += 1;
		MPI_Sendrecv(&a[0][N - 1], 1, column, 1 - rank, 0, &a[0][0], 1, column, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	}
	MPI_Type_free(&column);
	MPI_Finalize();
	return 0;
}
