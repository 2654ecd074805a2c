/* A matrix of rows per rank, transposed by one alltoall of blocks that a type reorders. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 6

int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	int n = ROWS * size, cells = ROWS * n;
	double *a = malloc(cells * sizeof(double)), *t = malloc(cells * sizeof(double)), *packed = malloc(cells * sizeof(double));
#pragma omp target data map(alloc : a[0 : cells], packed[0 : cells])
	{
#pragma omp target teams distribute parallel for collapse(2)
		for (int i = 0; i < ROWS; i++)
			for (int j = 0; j < n; j++) a[i * n + j] = (rank * ROWS + i) * 1000 + j;
#pragma omp target teams distribute parallel for collapse(2)
		for (int j = 0; j < n; j++) /* columns one after another */
			for (int i = 0; i < ROWS; i++) packed[j * ROWS + i] = a[i * n + j];
#pragma omp target update from(packed[0 : cells])
	}
	MPI_Datatype block, row;
	MPI_Type_vector(ROWS, ROWS, n, MPI_DOUBLE, &row);
	MPI_Type_create_resized(row, 0, ROWS * sizeof(double), &block);
	MPI_Type_commit(&block);
	MPI_Alltoall(packed, ROWS * ROWS, MPI_DOUBLE, t, 1, block, MPI_COMM_WORLD);
	MPI_Type_free(&row);
	MPI_Type_free(&block);
	int wrong = 0;
#pragma omp target teams distribute parallel for collapse(2) map(to : t[0 : cells]) reduction(+ : wrong) map(tofrom : wrong)
	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < n; j++) wrong += t[i * n + j] != j * 1000 + rank * ROWS + i;
	int total;
	MPI_Reduce(&wrong, &total, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
	printf("rank %d: first %.0f last %.0f\n", rank, t[0], t[cells - 1]);
	if (rank == 0) printf("%d wrong\n", total);
	MPI_Finalize();
	return 0;
}
