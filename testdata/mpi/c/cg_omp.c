/* Conjugate gradients for a tridiagonal matrix, with rows shared among ranks. Sums are of whole numbers of 1/1024, so that their order does not matter. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define N 240

static double dot(const double *x, const double *y, int n) {
	double s = 0, all;
#pragma omp target teams distribute parallel for reduction(+ : s) map(tofrom : s) map(to : x[0 : n], y[0 : n])
	for (int i = 1; i <= n - 2; i++) s += x[i] * y[i];
	MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
	return all;
}

int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	int n = N / size, before = rank > 0 ? rank - 1 : MPI_PROC_NULL, after = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
	double *x = calloc(n + 2, 8), *r = calloc(n + 2, 8), *p = calloc(n + 2, 8), *q = calloc(n + 2, 8);
	for (int i = 1; i <= n; i++) r[i] = p[i] = 1 + (rank * n + i) % 3;
	int steps = 0;
	double rr = 0;
#pragma omp target data map(tofrom : x[0 : n + 2], r[0 : n + 2], p[0 : n + 2]) map(alloc : q[0 : n + 2])
	{
		rr = dot(r, r, n + 2);
		while (rr > 1e-16 && steps < 1000) {
#pragma omp target update from(p[1 : 1], p[n : 1])
			MPI_Sendrecv(&p[n], 1, MPI_DOUBLE, after, 0, &p[0], 1, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
			MPI_Sendrecv(&p[1], 1, MPI_DOUBLE, before, 1, &p[n + 1], 1, MPI_DOUBLE, after, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#pragma omp target update to(p[0 : 1], p[n + 1 : 1])
#pragma omp target teams distribute parallel for
			for (int i = 1; i <= n; i++) q[i] = 4 * p[i] - p[i - 1] - p[i + 1];
			double alpha = rr / dot(p, q, n + 2);
#pragma omp target teams distribute parallel for
			for (int i = 1; i <= n; i++) {
				x[i] += alpha * p[i];
				r[i] -= alpha * q[i];
			}
			double next = dot(r, r, n + 2);
			double beta = next / rr;
			rr = next;
			steps++;
#pragma omp target teams distribute parallel for
			for (int i = 1; i <= n; i++) p[i] = r[i] + beta * p[i];
		}
	}
	double sum = 0, all;
	for (int i = 1; i <= n; i++) sum += x[i];
	MPI_Reduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
	if (rank == 0) printf("%s, sum %.6f\n", steps < 60 ? "converged" : "slow", all);
	printf("rank %d: %.6f %.6f\n", rank, x[1], x[n]);
	MPI_Finalize();
	return 0;
}
