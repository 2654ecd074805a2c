/* A master hands out pieces of work to whoever asks; each piece is a kernel. */
#include <mpi.h>
#include <stdio.h>

#define TASKS 20
enum { WORK = 1, STOP, RESULT };

static long task(int n) {
	long s = 0;
#pragma acc parallel loop reduction(+ : s)
	for (int i = 0; i < 500; i++) s += (i * n) % 13;
	return s;
}

int main(int argc, char **argv) {
	int rank, size;
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	long results[TASKS];
	if (size == 1) {
		for (int i = 0; i < TASKS; i++) results[i] = task(i);
	} else if (rank == 0) {
		int next = 0, open = 0, of[64];
		for (int r = 1; r < size; r++) {
			of[r] = next;
			if (next < TASKS) {
				MPI_Send(&next, 1, MPI_INT, r, WORK, MPI_COMM_WORLD);
				next++, open++;
			}
		}
		while (open > 0) {
			MPI_Status st;
			MPI_Probe(MPI_ANY_SOURCE, RESULT, MPI_COMM_WORLD, &st);
			MPI_Recv(&results[of[st.MPI_SOURCE]], 1, MPI_LONG, st.MPI_SOURCE, RESULT, MPI_COMM_WORLD, &st);
			open--;
			if (next < TASKS) {
				of[st.MPI_SOURCE] = next;
				MPI_Send(&next, 1, MPI_INT, st.MPI_SOURCE, WORK, MPI_COMM_WORLD);
				next++, open++;
			}
		}
		for (int r = 1; r < size; r++) MPI_Send(NULL, 0, MPI_INT, r, STOP, MPI_COMM_WORLD);
	} else {
		for (;;) {
			int n;
			MPI_Status st;
			MPI_Recv(&n, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &st);
			if (st.MPI_TAG == STOP) break;
			long s = task(n);
			MPI_Send(&s, 1, MPI_LONG, 0, RESULT, MPI_COMM_WORLD);
		}
	}
	if (rank == 0)
		for (int i = 0; i < TASKS; i++) printf("task %d: %ld\n", i, results[i]);
	MPI_Finalize();
	return 0;
}
