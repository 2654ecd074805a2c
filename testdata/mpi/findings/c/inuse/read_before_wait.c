// find: message passing RUN1406 of b, read at 15, call at 13; --ranks=2
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
	MPI_Request q[2];
	MPI_Irecv(b, N, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, &q[0]);
	MPI_Isend(a, N, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, &q[1]);
	printf("%g\n", b[2]);
	MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
	MPI_Finalize();
	return 0;
}
