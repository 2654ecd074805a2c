#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	static double a[N];
#pragma acc data copy(a)
	{
		if (rank == 0) MPI_Send(a, N, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
		if (rank == 1) MPI_Recv(a, N, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	#pragma acc update device(a)
	}
	MPI_Finalize();
	return 0;
}
