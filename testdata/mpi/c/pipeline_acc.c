/* Blocks go from rank to rank; each computes one on a queue while the next one arrives. */
#include <mpi.h>
#include <stdio.h>

#define BLOCKS 6
#define LEN 64

int main(int argc, char **argv) {
	int rank, size;
	static float data[BLOCKS][LEN];
	MPI_Request q[BLOCKS], out[BLOCKS];
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	for (int b = 0; b < BLOCKS; b++) {
		if (rank > 0) MPI_Irecv(data[b], LEN, MPI_FLOAT, rank - 1, b, MPI_COMM_WORLD, &q[b]);
		else
			for (int i = 0; i < LEN; i++) data[b][i] = b * LEN + i;
		out[b] = MPI_REQUEST_NULL;
	}
	for (int b = 0; b < BLOCKS; b++) {
		if (rank > 0) MPI_Wait(&q[b], MPI_STATUS_IGNORE);
#pragma acc enter data copyin(data[b:1][0:LEN]) async(b % 2)
#pragma acc parallel loop present(data[b:1][0:LEN]) async(b % 2)
		for (int i = 0; i < LEN; i++) data[b][i] = data[b][i] * 0.5f + rank + 1;
#pragma acc exit data copyout(data[b:1][0:LEN]) async(b % 2)
#pragma acc wait(b % 2)
		if (rank < size - 1) MPI_Isend(data[b], LEN, MPI_FLOAT, rank + 1, b, MPI_COMM_WORLD, &out[b]);
	}
	MPI_Waitall(BLOCKS, out, MPI_STATUSES_IGNORE);
	double sum = 0;
	for (int b = 0; b < BLOCKS; b++)
		for (int i = 0; i < LEN; i++) sum += data[b][i];
	printf("rank %d: %.4f\n", rank, sum);
	MPI_Finalize();
	return 0;
}
