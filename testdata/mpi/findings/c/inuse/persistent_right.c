#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	static int a[N], b[N];
	MPI_Request q[2];
	MPI_Send_init(a, N, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &q[0]);
	MPI_Recv_init(b, N, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &q[1]);
	for (int s = 0; s < 2; s++) {
		a[0] = s;
		MPI_Startall(2, q);
		MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
	}
	MPI_Request_free(&q[0]);
	MPI_Request_free(&q[1]);
	MPI_Finalize();
	return 0;
}
