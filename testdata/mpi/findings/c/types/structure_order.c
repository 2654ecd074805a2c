// find: message passing RUN1402, call at 18, call at 17; --ranks=2
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	struct { int a; float b; } s = {1, 2};
	int lengths[2] = {1, 1};
	MPI_Aint at[2] = {0, 4};
	MPI_Datatype kinds[2] = {MPI_INT, MPI_FLOAT}, t;
	MPI_Type_create_struct(2, lengths, at, kinds, &t);
	MPI_Type_commit(&t);
	if (rank == 0) MPI_Send(&s, 1, t, 1, 0, MPI_COMM_WORLD);
	if (rank == 1) MPI_Recv(&s, 2, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	MPI_Type_free(&t);
	MPI_Finalize();
	return 0;
}
