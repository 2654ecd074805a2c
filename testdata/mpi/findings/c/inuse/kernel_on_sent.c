// find: message passing RUN1406 of a, write at 21, call at 18; --ranks=2
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
#pragma acc data copy(a) create(b)
	{
#pragma acc host_data use_device(a, b)
		{
			MPI_Irecv(b, N, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, &q[0]);
			MPI_Isend(a, N, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, &q[1]);
		}
#pragma acc parallel loop
		for (int i = 0; i < N; i++) a[i] = i;
		MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
	}
	MPI_Finalize();
	return 0;
}
