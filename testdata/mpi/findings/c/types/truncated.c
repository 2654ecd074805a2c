// find: message passing RUN1403, call at 13; --ranks=2
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	static int a[N];
	if (rank == 0) MPI_Send(a, N, MPI_INT, 1, 0, MPI_COMM_WORLD);
	if (rank == 1) MPI_Recv(a, N / 2, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	MPI_Finalize();
	return 0;
}
