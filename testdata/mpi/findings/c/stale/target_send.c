// find: stale value of a, read at 17, write at 16; --ranks=2
// fix: target update from(a
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
#pragma omp target data map(tofrom: a)
	{
#pragma omp target teams distribute parallel for
		for (int i = 0; i < N; i++) a[i] = rank;
		MPI_Allgather(a, 2, MPI_INT, b, 2, MPI_INT, MPI_COMM_WORLD);
	}
	printf("%d\n", b[1]);
	MPI_Finalize();
	return 0;
}
