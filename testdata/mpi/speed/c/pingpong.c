/* Two ranks send a megabyte back and forth; microseconds for both ways. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
	int rank, n = 1 << 20, rounds = argc > 1 ? atoi(argv[1]) : 400;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	char *b = calloc(n, 1);
	for (int i = 0; i < rounds + 10; i++) {
		static double t;
		if (i == 10) t = MPI_Wtime();
		if (rank == 0) {
			MPI_Send(b, n, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
			MPI_Recv(b, n, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		} else {
			MPI_Recv(b, n, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
			MPI_Send(b, n, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
		}
		if (i == rounds + 9 && rank == 0) printf("%.1f\n", (MPI_Wtime() - t) / rounds * 1e6);
	}
	MPI_Finalize();
}
