/* Four ranks with slices of a plate; microseconds for a step. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 1000
#define ROWS 250
int main(int argc, char **argv) {
	int rank, size, steps = 300;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	int up = rank > 0 ? rank - 1 : MPI_PROC_NULL, down = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
	double(*a)[N] = calloc(ROWS + 2, sizeof *a), (*b)[N] = calloc(ROWS + 2, sizeof *b);
	for (int i = 0; i < ROWS + 2; i++)
		for (int j = 0; j < N; j++) a[i][j] = b[i][j] = (i + rank * ROWS) % 7 + j % 5;
	double t = MPI_Wtime(), all = 0;
	for (int s = 0; s < steps; s++) {
		MPI_Sendrecv(a[1], N, MPI_DOUBLE, up, 0, a[ROWS + 1], N, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		MPI_Sendrecv(a[ROWS], N, MPI_DOUBLE, down, 1, a[0], N, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#pragma acc parallel loop
		for (int i = 1; i <= ROWS; i++)
			for (int j = 1; j < N - 1; j++) b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
		double(*c)[N] = a;
		a = b;
		b = c;
		double sum = a[1][1];
		MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
	}
	t = MPI_Wtime() - t;
	if (rank == 0) printf("%.1f\n", t / steps * 1e6);
	MPI_Finalize();
}
