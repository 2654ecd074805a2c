// find: stale value of s, read at 17, write at 16; --ranks=2
// fix: update self(s
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	double s = 0, t = 0;
#pragma acc data copy(s)
	{
#pragma acc parallel num_gangs(1) present(s)
		s = rank + 1;
		MPI_Allreduce(&s, &t, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
	}
	printf("%g\n", t);
	MPI_Finalize();
	return 0;
}
