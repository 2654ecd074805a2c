#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	static double a[N], s[N];
	for (int i = 0; i < N; i++) s[i] = rank;
#pragma acc data copy(a)
	{
		MPI_Sendrecv(s, N, MPI_DOUBLE, 1 - rank, 0, a, N, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	#pragma acc update device(a)
#pragma acc parallel loop
		for (int i = 0; i < N; i++) a[i] = 2 * a[i];
	}
	printf("%g\n", a[3]);
	MPI_Finalize();
	return 0;
}
