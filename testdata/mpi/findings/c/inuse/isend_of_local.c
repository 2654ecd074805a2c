// find: message passing RUN1406 of c, directive at 8, call at 7; --ranks=2
// fix: complete the request before the procedure returns
#include <mpi.h>
static void post(int to, MPI_Request *r) {
	double c[8];
	for (int i = 0; i < 8; i++) c[i] = i;
	MPI_Isend(c, 8, MPI_DOUBLE, to, 1, MPI_COMM_WORLD, r);
}
int main(int argc, char **argv) {
	int rank;
	MPI_Request r = MPI_REQUEST_NULL;
	double d[8];
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	if (rank == 0)
		post(1, &r);
	else if (rank == 1)
		MPI_Recv(d, 8, MPI_DOUBLE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	MPI_Wait(&r, MPI_STATUS_IGNORE);
	MPI_Finalize();
}
