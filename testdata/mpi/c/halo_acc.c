/* Heat in a plate: a grid of ranks, columns as derived types, halos sent from device memory. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define N 24
#define AT(i, j) ((i) * (N + 2) + (j))

int main(int argc, char **argv) {
	int rank, size, dims[2] = {0, 0}, periods[2] = {0, 0}, at[2], up, down, left, right;
	MPI_Comm grid;
	MPI_Datatype column;
	MPI_Init(&argc, &argv);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	MPI_Dims_create(size, 2, dims);
	MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid);
	MPI_Comm_rank(grid, &rank);
	MPI_Cart_coords(grid, rank, 2, at);
	MPI_Cart_shift(grid, 0, 1, &up, &down);
	MPI_Cart_shift(grid, 1, 1, &left, &right);
	MPI_Type_vector(N, 1, N + 2, MPI_DOUBLE, &column);
	MPI_Type_commit(&column);

	double *a = calloc((N + 2) * (N + 2), sizeof(double)), *b = calloc((N + 2) * (N + 2), sizeof(double));
	for (int i = 0; i < N + 2; i++)
		for (int j = 0; j < N + 2; j++)
			a[AT(i, j)] = b[AT(i, j)] = (at[0] * N + i) * 0.25 + (at[1] * N + j) * 0.5 + ((i * 7 + j * 3) % 5);
	double change = 0;
#pragma acc data copy(a[0:(N + 2) * (N + 2)]) create(b[0:(N + 2) * (N + 2)])
	{
#pragma acc parallel loop present(a, b)
		for (int k = 0; k < (N + 2) * (N + 2); k++) b[k] = a[k];
		for (int step = 0; step < 20; step++) {
			MPI_Request q[8];
#pragma acc host_data use_device(a)
			{
				MPI_Irecv(&a[AT(0, 1)], N, MPI_DOUBLE, up, 0, grid, &q[0]);
				MPI_Irecv(&a[AT(N + 1, 1)], N, MPI_DOUBLE, down, 1, grid, &q[1]);
				MPI_Irecv(&a[AT(1, 0)], 1, column, left, 2, grid, &q[2]);
				MPI_Irecv(&a[AT(1, N + 1)], 1, column, right, 3, grid, &q[3]);
				MPI_Isend(&a[AT(N, 1)], N, MPI_DOUBLE, down, 0, grid, &q[4]);
				MPI_Isend(&a[AT(1, 1)], N, MPI_DOUBLE, up, 1, grid, &q[5]);
				MPI_Isend(&a[AT(1, N)], 1, column, right, 2, grid, &q[6]);
				MPI_Isend(&a[AT(1, 1)], 1, column, left, 3, grid, &q[7]);
				MPI_Waitall(8, q, MPI_STATUSES_IGNORE);
			}
			change = 0;
#pragma acc parallel loop collapse(2) reduction(max : change) present(a, b)
			for (int i = 1; i <= N; i++)
				for (int j = 1; j <= N; j++) {
					b[AT(i, j)] = 0.25 * (a[AT(i - 1, j)] + a[AT(i + 1, j)] + a[AT(i, j - 1)] + a[AT(i, j + 1)]);
					change = fmax(change, fabs(b[AT(i, j)] - a[AT(i, j)]));
				}
#pragma acc parallel loop collapse(2) present(a, b)
			for (int i = 1; i <= N; i++)
				for (int j = 1; j <= N; j++) a[AT(i, j)] = b[AT(i, j)];
			MPI_Allreduce(MPI_IN_PLACE, &change, 1, MPI_DOUBLE, MPI_MAX, grid);
		}
	}
	double sum = 0, all = 0;
	for (int i = 1; i <= N; i++)
		for (int j = 1; j <= N; j++) sum += a[AT(i, j)];
	MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, grid);
	printf("rank %d at %d %d: sum %.9f of %.9f, change %.9f\n", rank, at[0], at[1], sum, all, change);
	MPI_Type_free(&column);
	MPI_Comm_free(&grid);
	MPI_Finalize();
	return 0;
}
