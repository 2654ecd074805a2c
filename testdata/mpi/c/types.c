// Derived types, packing, Cartesian grids and neighbours.
#include <mpi.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static int rank, size;

static void about(const char *what, MPI_Datatype t) {
	MPI_Aint lb, extent, tlb, textent;
	int n;
	MPI_Type_size(t, &n);
	MPI_Type_get_extent(t, &lb, &extent);
	MPI_Type_get_true_extent(t, &tlb, &textent);
	if (rank == 0) printf("%s: size %d lb %ld extent %ld true %ld %ld\n", what, n, (long)lb, (long)extent, (long)tlb, (long)textent);
}

// carry sends one element of a type to the next rank, and shows what has come as bytes of int.
static void carry(const char *what, MPI_Datatype t, int count) {
	int a[64], b[64];
	for (int i = 0; i < 64; i++) a[i] = rank * 100 + i, b[i] = -1;
	MPI_Status s;
	MPI_Sendrecv(a, count, t, (rank + 1) % size, 0, b, count, t, (rank + size - 1) % size, 0, MPI_COMM_WORLD, &s);
	int n, e;
	MPI_Get_count(&s, t, &n);
	MPI_Get_elements(&s, t, &e);
	char line[600];
	int at = sprintf(line, "%d: %s count %d elements %d:", rank, what, n, e);
	for (int i = 0; i < 64; i++)
		if (b[i] >= 0) at += sprintf(line + at, " %d=%d", i, b[i]);
	puts(line);
}

static void done(const char *what, MPI_Datatype *t, int count) {
	MPI_Type_commit(t);
	about(what, *t);
	carry(what, *t, count);
	MPI_Type_free(t);
	if (*t != MPI_DATATYPE_NULL) puts("not null");
}

int main(int argc, char **argv) {
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);
	MPI_Datatype t, u;
	int lengths[] = {2, 1, 3}, at[] = {0, 5, 8}, back[] = {8, 0, 4};
	MPI_Aint bytes[] = {4, 20, 40};

	MPI_Type_contiguous(5, MPI_INT, &t);
	done("contiguous", &t, 2);
	MPI_Type_vector(3, 2, 4, MPI_INT, &t);
	done("vector", &t, 2);
	MPI_Type_vector(3, 1, -2, MPI_INT, &t);
	MPI_Type_commit(&t);
	about("backwards", t);
	MPI_Type_free(&t);
	MPI_Type_create_hvector(3, 1, 12, MPI_INT, &t);
	done("hvector", &t, 1);
	MPI_Type_indexed(3, lengths, at, MPI_INT, &t);
	done("indexed", &t, 2);
	MPI_Type_create_hindexed(3, lengths, bytes, MPI_INT, &t);
	done("hindexed", &t, 1);
	MPI_Type_create_indexed_block(3, 2, back, MPI_INT, &t);
	done("indexed_block", &t, 1);
	MPI_Type_create_hindexed_block(3, 1, bytes, MPI_INT, &t);
	done("hindexed_block", &t, 1);
	struct mixed { char c; double d; int i[3]; short s; };
	int ml[] = {1, 1, 3, 1};
	MPI_Aint md[] = {offsetof(struct mixed, c), offsetof(struct mixed, d), offsetof(struct mixed, i), offsetof(struct mixed, s)};
	MPI_Datatype mt[] = {MPI_CHAR, MPI_DOUBLE, MPI_INT, MPI_SHORT};
	MPI_Type_create_struct(4, ml, md, mt, &t);
	MPI_Type_commit(&t);
	about("struct", t);
	struct mixed m[2] = {{'a', rank + .5, {1, 2, rank}, 7}, {'b', rank + .25, {4, 5, rank}, 8}}, got[2];
	memset(got, 0, sizeof got);
	MPI_Sendrecv(m, 2, t, (rank + 1) % size, 0, got, 2, t, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	printf("%d: struct %c %g %d %d %c %g %d\n", rank, got[0].c, got[0].d, got[0].i[2], got[0].s, got[1].c, got[1].d, got[1].s);
	MPI_Type_free(&t);
	int whole[] = {6, 8}, part[] = {3, 2}, start[] = {2, 5};
	MPI_Type_create_subarray(2, whole, part, start, MPI_ORDER_C, MPI_INT, &t);
	done("subarray", &t, 1);
	MPI_Type_create_subarray(2, whole, part, start, MPI_ORDER_FORTRAN, MPI_INT, &t);
	done("subarray fortran", &t, 1);
	MPI_Type_vector(4, 1, 8, MPI_INT, &u);
	MPI_Type_create_resized(u, 0, sizeof(int), &t);
	done("column", &t, 3);
	MPI_Type_dup(u, &t);
	done("dup", &t, 1);
	MPI_Type_create_hvector(2, 1, 8, u, &t);
	done("nested", &t, 1);
	MPI_Type_free(&u);
	int ni, na, nd, combiner;
	MPI_Type_vector(3, 2, 4, MPI_INT, &t);
	MPI_Type_get_envelope(t, &ni, &na, &nd, &combiner);
	int ints[3];
	MPI_Datatype of[1];
	MPI_Type_get_contents(t, 3, 0, 1, ints, NULL, of);
	if (rank == 0) printf("envelope %d %d %d %d contents %d %d %d %d\n", ni, na, nd, combiner == MPI_COMBINER_VECTOR, ints[0], ints[1], ints[2], of[0] == MPI_INT);
	MPI_Type_free(&t);

	// A transpose by types: columns are sent, rows received.
	int a[4][4], b[4][4];
	for (int i = 0; i < 16; i++) ((int *)a)[i] = rank * 16 + i;
	MPI_Type_vector(4, 1, 4, MPI_INT, &u);
	MPI_Type_create_resized(u, 0, sizeof(int), &t);
	MPI_Type_commit(&t);
	MPI_Sendrecv(a, 4, t, (rank + 1) % size, 1, b, 16, MPI_INT, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	printf("%d: transposed %d %d %d %d\n", rank, b[0][0], b[0][1], b[1][0], b[3][2]);
	MPI_Type_free(&t);
	MPI_Type_free(&u);

	// Packing.
	char buffer[100];
	int pos = 0, i = rank + 3, j = 0, room;
	double d = 2.5 * rank, e = 0;
	MPI_Pack_size(1, MPI_DOUBLE, MPI_COMM_WORLD, &room);
	MPI_Pack(&i, 1, MPI_INT, buffer, 100, &pos, MPI_COMM_WORLD);
	MPI_Pack(&d, 1, MPI_DOUBLE, buffer, 100, &pos, MPI_COMM_WORLD);
	char other[100];
	MPI_Sendrecv(buffer, pos, MPI_PACKED, (rank + 1) % size, 2, other, 100, MPI_PACKED, (rank + size - 1) % size, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	pos = 0;
	MPI_Unpack(other, 100, &pos, &j, 1, MPI_INT, MPI_COMM_WORLD);
	MPI_Unpack(other, 100, &pos, &e, 1, MPI_DOUBLE, MPI_COMM_WORLD);
	printf("%d: unpacked %d %g %d\n", rank, j, e, room >= 8);

	// Grids.
	int dims[2] = {0, 0}, periods[2] = {1, 0}, coords[2], from, to, r, n;
	MPI_Dims_create(size, 2, dims);
	MPI_Comm cart;
	MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &cart);
	MPI_Cart_coords(cart, rank, 2, coords);
	MPI_Cart_rank(cart, coords, &r);
	printf("%d: grid %d x %d at %d %d is %d\n", rank, dims[0], dims[1], coords[0], coords[1], r);
	for (int k = 0; k < 2; k++) {
		MPI_Cart_shift(cart, k, 1, &from, &to);
		printf("%d: shift %d from %d to %d\n", rank, k, from == MPI_PROC_NULL ? -1 : from, to == MPI_PROC_NULL ? -1 : to);
	}
	MPI_Comm row;
	int keep[2] = {0, 1};
	MPI_Cart_sub(cart, keep, &row);
	MPI_Comm_size(row, &n);
	MPI_Cartdim_get(row, &r);
	MPI_Topo_test(cart, &to);
	printf("%d: row %d dims %d cart %d\n", rank, n, r, to == MPI_CART);
	int near[4] = {-1, -1, -1, -1}, own[4] = {rank * 4, rank * 4 + 1, rank * 4 + 2, rank * 4 + 3};
	MPI_Neighbor_allgather(&rank, 1, MPI_INT, near, 1, MPI_INT, cart);
	printf("%d: neighbours %d %d %d %d\n", rank, near[0], near[1], near[2], near[3]);
	for (int k = 0; k < 4; k++) near[k] = -1;
	MPI_Neighbor_alltoall(own, 1, MPI_INT, near, 1, MPI_INT, cart);
	printf("%d: exchanged %d %d %d %d\n", rank, near[0], near[1], near[2], near[3]);
	MPI_Comm_free(&row);
	MPI_Comm_free(&cart);
	int want[][3] = {{12, 2, 0}, {12, 3, 0}, {7, 2, 0}, {24, 3, 2}, {64, 3, 0}, {30, 3, 0}};
	for (int k = 0; k < 6 && rank == 0; k++) {
		int x[3] = {want[k][2], 0, 0};
		MPI_Dims_create(want[k][0], want[k][1], x);
		printf("dims %d: %d %d %d\n", want[k][0], x[0], x[1], want[k][1] > 2 ? x[2] : 1);
	}
	// A ring as a distributed graph.
	int next = (rank + 1) % size, before = (rank + size - 1) % size, in;
	MPI_Comm ring;
	MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &before, MPI_UNWEIGHTED, 1, &next, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &ring);
	MPI_Neighbor_alltoall(&rank, 1, MPI_INT, &in, 1, MPI_INT, ring);
	MPI_Dist_graph_neighbors_count(ring, &from, &to, &r);
	printf("%d: ring %d degrees %d %d weighted %d\n", rank, in, from, to, r);
	MPI_Comm_free(&ring);
	MPI_Finalize();
}
