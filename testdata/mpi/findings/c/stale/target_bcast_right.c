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
#pragma omp target data map(tofrom: a)
	{
		if (rank == 0) for (int i = 0; i < N; i++) a[i] = i;
		MPI_Bcast(a, N, MPI_INT, 0, MPI_COMM_WORLD);
	#pragma omp target update to(a)
#pragma omp target teams distribute parallel for
		for (int i = 0; i < N; i++) a[i] += 1;
	}
	printf("%d\n", a[3]);
	MPI_Finalize();
	return 0;
}
