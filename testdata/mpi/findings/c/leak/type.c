// find: message passing RUN1405, call at 12; --ranks=2
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	MPI_Datatype t;
	MPI_Type_contiguous(3, MPI_INT, &t);
	MPI_Type_commit(&t);
	MPI_Finalize();
	return 0;
}
