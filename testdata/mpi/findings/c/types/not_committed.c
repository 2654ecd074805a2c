// find: message passing RUN1400, call at 14; --ranks=2
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
	MPI_Datatype t;
	MPI_Type_vector(4, 1, 2, MPI_INT, &t);
	MPI_Bcast(a, 1, t, 0, MPI_COMM_WORLD);
	MPI_Type_free(&t);
	MPI_Finalize();
	return 0;
}
