#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	static double a[N], b[N];
	for (int i = 0; i < N; i++) a[i] = rank;
#pragma acc data copy(a)
	{
#pragma acc parallel loop
		for (int i = 0; i < N; i++) a[i] = 2 * a[i];
	#pragma acc update self(a)
		MPI_Sendrecv(a, N, MPI_DOUBLE, 1 - rank, 0, b, N, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	}
	printf("%g\n", b[3]);
	MPI_Finalize();
	return 0;
}
