// Modes of sends, wildcards, probes, statuses, requests in all forms.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

static void modes(void) {
	int n = rank, got = -1;
	MPI_Status s;
	int next = (rank + 1) % size, before = (rank + size - 1) % size;
	MPI_Request r;
	MPI_Irecv(&got, 1, MPI_INT, before, 7, MPI_COMM_WORLD, &r);
	MPI_Ssend(&n, 1, MPI_INT, next, 7, MPI_COMM_WORLD);
	MPI_Wait(&r, &s);
	printf("%d: ssend %d source %d tag %d\n", rank, got, s.MPI_SOURCE, s.MPI_TAG);
	char room[1000];
	MPI_Buffer_attach(room, sizeof room);
	MPI_Bsend(&n, 1, MPI_INT, next, 8, MPI_COMM_WORLD);
	MPI_Recv(&got, 1, MPI_INT, before, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	void *at;
	int bytes;
	MPI_Buffer_detach(&at, &bytes);
	printf("%d: bsend %d detached %d %d\n", rank, got, at == room, bytes);
	MPI_Irecv(&got, 1, MPI_INT, before, 9, MPI_COMM_WORLD, &r);
	MPI_Barrier(MPI_COMM_WORLD);
	MPI_Rsend(&n, 1, MPI_INT, next, 9, MPI_COMM_WORLD);
	MPI_Wait(&r, MPI_STATUS_IGNORE);
	printf("%d: rsend %d %d\n", rank, got, r == MPI_REQUEST_NULL);
	MPI_Sendrecv_replace(&n, 1, MPI_INT, next, 1, before, 1, MPI_COMM_WORLD, &s);
	printf("%d: replace %d\n", rank, n);
}

static void order(void) {
	// Messages of one sender with one tag come in order; another tag overtakes.
	if (rank == 0)
		for (int to = 1; to < size; to++) {
			int n[5] = {0, 1, 2, 3, 4};
			MPI_Request r[5];
			for (int i = 0; i < 5; i++) MPI_Isend(&n[i], 1, MPI_INT, to, i % 2, MPI_COMM_WORLD, &r[i]);
			MPI_Waitall(5, r, MPI_STATUSES_IGNORE);
		}
	else {
		int a[5];
		for (int i = 0; i < 2; i++) MPI_Recv(&a[i], 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		for (int i = 2; i < 5; i++) MPI_Recv(&a[i], 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		printf("%d: order %d %d %d %d %d\n", rank, a[0], a[1], a[2], a[3], a[4]);
	}
}

static void workers(void) {
	if (rank == 0) {
		int sum = 0, count[8] = {0};
		for (int i = 1; i < size; i++) {
			MPI_Status s;
			int n;
			MPI_Probe(MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &s);
			MPI_Get_count(&s, MPI_INT, &n);
			int *a = malloc(n * sizeof *a);
			MPI_Recv(a, n, MPI_INT, s.MPI_SOURCE, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
			count[s.MPI_SOURCE] = n;
			for (int k = 0; k < n; k++) sum += a[k];
			free(a);
		}
		printf("master: sum %d\n", sum);
		for (int i = 1; i < size; i++) printf("master: %d sent %d\n", i, count[i]);
	} else {
		int a[10];
		for (int i = 0; i < rank * 2; i++) a[i] = rank * 10 + i;
		MPI_Send(a, rank * 2, MPI_INT, 0, 5, MPI_COMM_WORLD);
	}
}

static void requests(void) {
	MPI_Request r[6];
	int in[3], out[3], flag;
	int next = (rank + 1) % size, before = (rank + size - 1) % size;
	for (int i = 0; i < 3; i++) {
		out[i] = rank * 10 + i;
		MPI_Irecv(&in[i], 1, MPI_INT, before, i, MPI_COMM_WORLD, &r[i]);
		MPI_Isend(&out[i], 1, MPI_INT, next, i, MPI_COMM_WORLD, &r[3 + i]);
	}
	MPI_Status s[6];
	MPI_Waitall(6, r, s);
	printf("%d: waitall %d %d %d tags %d %d %d\n", rank, in[0], in[1], in[2], s[0].MPI_TAG, s[1].MPI_TAG, s[2].MPI_TAG);
	for (int i = 0; i < 3; i++) {
		MPI_Irecv(&in[i], 1, MPI_INT, before, 10 + i, MPI_COMM_WORLD, &r[i]);
		MPI_Isend(&out[2 - i], 1, MPI_INT, next, 10 + i, MPI_COMM_WORLD, &r[3 + i]);
	}
	int done = 0, index, sum = 0;
	while (done < 6) {
		MPI_Waitany(6, r, &index, s);
		sum += index;
		done++;
	}
	MPI_Waitany(6, r, &index, s);
	printf("%d: waitany sum %d then %d in %d %d %d\n", rank, sum, index == MPI_UNDEFINED, in[0], in[1], in[2]);
	for (int i = 0; i < 3; i++) {
		MPI_Irecv(&in[i], 1, MPI_INT, before, 20 + i, MPI_COMM_WORLD, &r[i]);
		MPI_Isend(&out[i], 1, MPI_INT, next, 20 + i, MPI_COMM_WORLD, &r[3 + i]);
	}
	do MPI_Testall(6, r, &flag, MPI_STATUSES_IGNORE);
	while (!flag);
	printf("%d: testall %d %d %d\n", rank, in[0], in[1], in[2]);
	for (int i = 0; i < 3; i++) {
		MPI_Irecv(&in[i], 1, MPI_INT, before, 30 + i, MPI_COMM_WORLD, &r[i]);
		MPI_Isend(&out[i], 1, MPI_INT, next, 30 + i, MPI_COMM_WORLD, &r[3 + i]);
	}
	int n, list[6], all = 0, which = 0;
	while (all < 6) {
		MPI_Waitsome(6, r, &n, list, MPI_STATUSES_IGNORE);
		for (int i = 0; i < n; i++) which |= 1 << list[i];
		all += n;
	}
	MPI_Testsome(6, r, &n, list, MPI_STATUSES_IGNORE);
	printf("%d: waitsome %d %d\n", rank, which, n == MPI_UNDEFINED);
	MPI_Test(&r[0], &flag, s);
	printf("%d: test of null %d source any %d count", rank, flag, s[0].MPI_SOURCE == MPI_ANY_SOURCE);
	MPI_Get_count(s, MPI_INT, &n);
	printf(" %d\n", n);
	// A receive that nothing matches is cancelled.
	MPI_Irecv(&in[0], 1, MPI_INT, before, 99, MPI_COMM_WORLD, &r[0]);
	MPI_Cancel(&r[0]);
	MPI_Wait(&r[0], s);
	MPI_Test_cancelled(s, &flag);
	printf("%d: cancelled %d\n", rank, flag);
	// Persistent requests.
	MPI_Request p[2];
	int x, y;
	MPI_Send_init(&x, 1, MPI_INT, next, 40, MPI_COMM_WORLD, &p[0]);
	MPI_Recv_init(&y, 1, MPI_INT, before, 40, MPI_COMM_WORLD, &p[1]);
	for (int i = 0; i < 3; i++) {
		x = rank + 100 * i;
		MPI_Startall(2, p);
		MPI_Waitall(2, p, MPI_STATUSES_IGNORE);
		printf("%d: persistent %d not null %d\n", rank, y, p[0] != MPI_REQUEST_NULL);
	}
	MPI_Request_free(&p[0]);
	MPI_Request_free(&p[1]);
	printf("%d: freed %d\n", rank, p[0] == MPI_REQUEST_NULL);
	// Nobody.
	int none = 17;
	MPI_Status st;
	MPI_Recv(&none, 1, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_WORLD, &st);
	MPI_Get_count(&st, MPI_INT, &n);
	MPI_Send(&none, 1, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_WORLD);
	printf("%d: nobody %d %d %d %d\n", rank, none, st.MPI_SOURCE == MPI_PROC_NULL, st.MPI_TAG == MPI_ANY_TAG, n);
}

static void matched(void) {
	int next = (rank + 1) % size, before = (rank + size - 1) % size;
	double x[3] = {rank, rank + .5, rank + .25}, y[3];
	MPI_Request r;
	MPI_Isend(x, 3, MPI_DOUBLE, next, 50, MPI_COMM_WORLD, &r);
	MPI_Message m;
	MPI_Status s;
	int n, flag = 0;
	while (!flag) MPI_Iprobe(before, 50, MPI_COMM_WORLD, &flag, &s);
	MPI_Mprobe(before, MPI_ANY_TAG, MPI_COMM_WORLD, &m, &s);
	MPI_Get_count(&s, MPI_DOUBLE, &n);
	MPI_Mrecv(y, n, MPI_DOUBLE, &m, MPI_STATUS_IGNORE);
	MPI_Wait(&r, MPI_STATUS_IGNORE);
	printf("%d: matched %d %g %g %g %d\n", rank, n, y[0], y[1], y[2], m == MPI_MESSAGE_NULL);
	char text[20] = "", word[20];
	sprintf(word, "from %d", rank);
	MPI_Sendrecv(word, strlen(word) + 1, MPI_CHAR, next, 51, text, sizeof text, MPI_CHAR, before, 51, MPI_COMM_WORLD, &s);
	MPI_Get_count(&s, MPI_CHAR, &n);
	printf("%d: text %s %d\n", rank, text, n);
	MPI_Get_count(&s, MPI_INT, &n);
	printf("%d: as int %d\n", rank, n == MPI_UNDEFINED);
}

static void large(void) {
	int n = 1 << 18;
	double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
	for (int i = 0; i < n; i++) a[i] = rank + i, b[i] = -1;
	MPI_Request r[2];
	MPI_Irecv(b, n, MPI_DOUBLE, (rank + size - 1) % size, 60, MPI_COMM_WORLD, &r[0]);
	MPI_Isend(a, n, MPI_DOUBLE, (rank + 1) % size, 60, MPI_COMM_WORLD, &r[1]);
	MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
	double s = 0;
	for (int i = 0; i < n; i++) s += b[i];
	printf("%d: large %.1f\n", rank, s);
	free(a);
	free(b);
}

int main(int argc, char **argv) {
	int level, flag;
	MPI_Initialized(&flag);
	MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	if (rank == 0) printf("initialized before %d level enough %d\n", flag, level >= MPI_THREAD_FUNNELED);
	modes();
	order();
	workers();
	requests();
	matched();
	large();
	double t = MPI_Wtime();
	printf("%d: time passes %d\n", rank, MPI_Wtime() >= t && MPI_Wtick() > 0);
	MPI_Finalize();
	MPI_Finalized(&flag);
	return !flag;
}
