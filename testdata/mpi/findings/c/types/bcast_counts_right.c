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
	MPI_Bcast(a, 8, MPI_INT, 0, MPI_COMM_WORLD);
	MPI_Finalize();
	return 0;
}
