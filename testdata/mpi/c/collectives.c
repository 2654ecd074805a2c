// Collective operations, in place, with different counts, and without blocking.
#include <mpi.h>
#include <complex.h>
#include <stdio.h>
#include <stdlib.h>

static int rank, size;

static void show(const char *what, const int *a, int n) {
	char line[400];
	int at = sprintf(line, "%d: %s", rank, what);
	for (int i = 0; i < n; i++) at += sprintf(line + at, " %d", a[i]);
	puts(line);
}

static void add(void *in, void *inout, int *n, MPI_Datatype *t) {
	int *a = in, *b = inout;
	for (int i = 0; i < *n; i++) b[i] = a[i] * 10 + b[i]; // associative enough for digits
}

static void pairs(void *in, void *inout, int *n, MPI_Datatype *t) {
	struct pair { int key; double value; } *a = in, *b = inout;
	for (int i = 0; i < *n; i++)
		if (a[i].value > b[i].value) b[i] = a[i];
}

int main(int argc, char **argv) {
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	int a[64], b[64], counts[8], displs[8], last = size - 1;

	int n = rank == last ? 42 : 0;
	MPI_Bcast(&n, 1, MPI_INT, last, MPI_COMM_WORLD);
	show("bcast", &n, 1);
	for (int i = 0; i < 2; i++) a[i] = 10 * rank + i;
	for (int i = 0; i < 64; i++) b[i] = -1;
	MPI_Gather(a, 2, MPI_INT, b, 2, MPI_INT, 0, MPI_COMM_WORLD);
	if (rank == 0) show("gather", b, 2 * size);
	for (int i = 0; i < 2 * size; i++) a[i] = 100 + i;
	MPI_Scatter(a, 2, MPI_INT, b, 2, MPI_INT, last, MPI_COMM_WORLD);
	show("scatter", b, 2);
	for (int i = 0; i < 2; i++) a[i] = rank * rank + i;
	MPI_Allgather(a, 2, MPI_INT, b, 2, MPI_INT, MPI_COMM_WORLD);
	show("allgather", b, 2 * size);
	int total = 0;
	for (int i = 0; i < size; i++) {
		counts[i] = i + 1;
		displs[i] = total + i;
		total += i + 1;
	}
	for (int i = 0; i < 64; i++) b[i] = -1;
	for (int i = 0; i <= rank; i++) a[i] = rank;
	MPI_Gatherv(a, rank + 1, MPI_INT, b, counts, displs, MPI_INT, 0, MPI_COMM_WORLD);
	if (rank == 0) show("gatherv", b, displs[last] + counts[last]);
	for (int i = 0; i < 64; i++) b[i] = -1;
	MPI_Allgatherv(a, rank + 1, MPI_INT, b, counts, displs, MPI_INT, MPI_COMM_WORLD);
	show("allgatherv", b, displs[last] + counts[last]);
	for (int i = 0; i < 64; i++) a[i] = i;
	MPI_Scatterv(a, counts, displs, MPI_INT, b, rank + 1, MPI_INT, 0, MPI_COMM_WORLD);
	show("scatterv", b, rank + 1);
	for (int i = 0; i < 2 * size; i++) a[i] = 100 * rank + i;
	MPI_Alltoall(a, 2, MPI_INT, b, 2, MPI_INT, MPI_COMM_WORLD);
	show("alltoall", b, 2 * size);
	int sc[8], sd[8], rc[8], rd[8], st = 0, rt = 0;
	for (int i = 0; i < size; i++) {
		sc[i] = i + 1, sd[i] = st, st += sc[i];
		rc[i] = rank + 1, rd[i] = rt, rt += rc[i];
	}
	MPI_Alltoallv(a, sc, sd, MPI_INT, b, rc, rd, MPI_INT, MPI_COMM_WORLD);
	show("alltoallv", b, rt);
	MPI_Datatype ts[8], tr[8];
	for (int i = 0; i < size; i++) {
		ts[i] = tr[i] = MPI_INT;
		sd[i] *= sizeof(int), rd[i] *= sizeof(int);
	}
	MPI_Alltoallw(a, sc, sd, ts, b, rc, rd, tr, MPI_COMM_WORLD);
	show("alltoallw", b, rt);

	for (int i = 0; i < 4; i++) a[i] = rank + i;
	MPI_Reduce(a, b, 4, MPI_INT, MPI_SUM, last, MPI_COMM_WORLD);
	if (rank == last) show("reduce", b, 4);
	MPI_Allreduce(a, b, 4, MPI_INT, MPI_PROD, MPI_COMM_WORLD);
	show("allreduce prod", b, 4);
	MPI_Op ops[] = {MPI_MAX, MPI_MIN, MPI_LAND, MPI_BAND, MPI_LOR, MPI_BOR, MPI_LXOR, MPI_BXOR};
	for (int i = 0; i < 8; i++) {
		MPI_Allreduce(a, b, 4, MPI_INT, ops[i], MPI_COMM_WORLD);
		show("op", b, 4);
	}
	MPI_Scan(a, b, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
	show("scan", b, 4);
	for (int i = 0; i < 4; i++) b[i] = -7;
	MPI_Exscan(a, b, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
	if (rank > 0) show("exscan", b, 4);
	for (int i = 0; i < 64; i++) a[i] = rank + i;
	MPI_Reduce_scatter(a, b, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
	show("reduce_scatter", b, rank + 1);
	MPI_Reduce_scatter_block(a, b, 2, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
	show("reduce_scatter_block", b, 2);

	// In place.
	for (int i = 0; i < 4; i++) a[i] = rank * 2 + i;
	MPI_Allreduce(MPI_IN_PLACE, a, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
	show("in place allreduce", a, 4);
	for (int i = 0; i < 4; i++) a[i] = rank * 2 + i;
	if (rank == 0)
		MPI_Reduce(MPI_IN_PLACE, a, 4, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
	else
		MPI_Reduce(a, NULL, 4, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
	if (rank == 0) show("in place reduce", a, 4);
	for (int i = 0; i < size; i++) a[i] = i == rank ? rank + 50 : 0;
	MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, a, 1, MPI_INT, MPI_COMM_WORLD);
	show("in place allgather", a, size);
	for (int i = 0; i < size; i++) a[i] = rank * 10 + i;
	MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, a, 1, MPI_INT, MPI_COMM_WORLD);
	show("in place alltoall", a, size);
	a[rank] = rank + 70;
	if (rank == 0)
		MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, a, 1, MPI_INT, 0, MPI_COMM_WORLD);
	else
		MPI_Gather(&a[rank], 1, MPI_INT, NULL, 0, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD);
	if (rank == 0) show("in place gather", a, size);
	a[0] = rank + 1;
	MPI_Scan(MPI_IN_PLACE, a, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
	show("in place scan", a, 1);

	// Places of the largest and smallest.
	struct { double v; int i; } di = {rank % 2 ? 3.5 : 2.5, rank}, dr;
	MPI_Allreduce(&di, &dr, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
	printf("%d: maxloc %g %d\n", rank, dr.v, dr.i);
	struct { int v, i; } ii = {-(rank % 3), rank}, ir;
	MPI_Allreduce(&ii, &ir, 1, MPI_2INT, MPI_MINLOC, MPI_COMM_WORLD);
	printf("%d: minloc %d %d\n", rank, ir.v, ir.i);
	struct { short v; int i; } si = {(short)(5 - rank), rank}, sr = {0, 0};
	MPI_Allreduce(&si, &sr, 1, MPI_SHORT_INT, MPI_MINLOC, MPI_COMM_WORLD);
	printf("%d: minloc short %d %d\n", rank, sr.v, sr.i);
	double complex z = rank + 1 + I * rank, zs;
	MPI_Allreduce(&z, &zs, 1, MPI_C_DOUBLE_COMPLEX, MPI_PROD, MPI_COMM_WORLD);
	printf("%d: complex %g %g\n", rank, creal(zs), cimag(zs));
	float f = rank * .5f, fs;
	MPI_Allreduce(&f, &fs, 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
	unsigned char c = 1 << rank, cs;
	MPI_Allreduce(&c, &cs, 1, MPI_UNSIGNED_CHAR, MPI_BOR, MPI_COMM_WORLD);
	long l = 1L << (40 + rank), ls;
	MPI_Allreduce(&l, &ls, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
	printf("%d: types %g %d %ld\n", rank, fs, cs, ls);

	// Operations of the program.
	MPI_Op digits, best;
	MPI_Op_create(add, 0, &digits);
	int d = rank + 1, all;
	if (size <= 2) {
		MPI_Allreduce(&d, &all, 1, MPI_INT, digits, MPI_COMM_WORLD);
		printf("%d: digits %d\n", rank, all);
	}
	MPI_Op_free(&digits);
	struct { int key; double value; } p = {rank, (rank * 7) % 5}, q;
	MPI_Datatype pt;
	int lengths[] = {1, 1};
	MPI_Aint at[] = {0, 8};
	MPI_Datatype of[] = {MPI_INT, MPI_DOUBLE};
	MPI_Type_create_struct(2, lengths, at, of, &pt);
	MPI_Type_commit(&pt);
	MPI_Op_create(pairs, 1, &best);
	MPI_Allreduce(&p, &q, 1, pt, best, MPI_COMM_WORLD);
	printf("%d: best %g\n", rank, q.value);
	MPI_Op_free(&best);
	MPI_Type_free(&pt);

	// Without blocking: begun in one order, complete in another.
	MPI_Request r[5];
	int x = rank == 0 ? 5 : 0, y = rank + 1, z1, w[8], v;
	MPI_Ibcast(&x, 1, MPI_INT, 0, MPI_COMM_WORLD, &r[0]);
	MPI_Iallreduce(&y, &z1, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &r[1]);
	MPI_Iallgather(&y, 1, MPI_INT, w, 1, MPI_INT, MPI_COMM_WORLD, &r[2]);
	MPI_Iscan(&y, &v, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &r[3]);
	MPI_Ibarrier(MPI_COMM_WORLD, &r[4]);
	MPI_Wait(&r[2], MPI_STATUS_IGNORE);
	MPI_Waitall(5, r, MPI_STATUSES_IGNORE);
	printf("%d: nonblocking %d %d %d %d\n", rank, x, z1, w[last], v);
	int m = 1 << 17;
	double *big = malloc(m * sizeof *big), *sum = malloc(m * sizeof *sum);
	for (int i = 0; i < m; i++) big[i] = rank + i % 10;
	MPI_Allreduce(big, sum, m, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
	double t = 0;
	for (int i = 0; i < m; i++) t += sum[i];
	printf("%d: large %.1f\n", rank, t);
	free(big);
	free(sum);
	MPI_Finalize();
}
