// Communicators, groups, attributes, names, errors that return, info.
#include <mpi.h>
#include <stdio.h>
#include <string.h>

static int copies, deletions;

static int copy(MPI_Comm c, int key, void *extra, void *in, void *out, int *flag) {
	copies++;
	*(void **)out = (char *)in + 1;
	*flag = 1;
	return MPI_SUCCESS;
}

static int drop(MPI_Comm c, int key, void *value, void *extra) {
	deletions++;
	return MPI_SUCCESS;
}

static int handled;

static void handler(MPI_Comm *c, int *code, ...) {
	int class;
	MPI_Error_class(*code, &class);
	handled = class == MPI_ERR_RANK;
}

int main(int argc, char **argv) {
	MPI_Init(&argc, &argv);
	int rank, size, r, s;
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &size);

	MPI_Comm half;
	MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
	MPI_Comm_rank(half, &r);
	MPI_Comm_size(half, &s);
	int sum;
	MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, half);
	printf("%d: half %d of %d sum %d\n", rank, r, s, sum);
	MPI_Comm none;
	MPI_Comm_split(MPI_COMM_WORLD, rank == 0 ? MPI_UNDEFINED : 1, rank, &none);
	printf("%d: undefined is null %d\n", rank, none == MPI_COMM_NULL);
	if (none != MPI_COMM_NULL) MPI_Comm_free(&none);
	MPI_Comm node;
	MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
	MPI_Comm_size(node, &s);
	MPI_Comm_compare(node, MPI_COMM_WORLD, &r);
	printf("%d: node %d congruent %d\n", rank, s, r == MPI_CONGRUENT);
	MPI_Comm_free(&node);

	// Messages of a duplicate are not those of the original.
	MPI_Comm other;
	MPI_Comm_dup(MPI_COMM_WORLD, &other);
	int a = rank, b = rank + 100, x, y, next = (rank + 1) % size, before = (rank + size - 1) % size;
	MPI_Request q[2];
	MPI_Isend(&a, 1, MPI_INT, next, 0, MPI_COMM_WORLD, &q[0]);
	MPI_Isend(&b, 1, MPI_INT, next, 0, other, &q[1]);
	MPI_Recv(&y, 1, MPI_INT, before, 0, other, MPI_STATUS_IGNORE);
	MPI_Recv(&x, 1, MPI_INT, before, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
	printf("%d: dup %d %d\n", rank, x, y);

	// Groups.
	MPI_Group world, odd, rest, both, common, less;
	MPI_Comm_group(MPI_COMM_WORLD, &world);
	int ranks[8], n = 0, out[8];
	for (int i = 1; i < size; i += 2) ranks[n++] = i;
	MPI_Group_incl(world, n, ranks, &odd);
	MPI_Group_excl(world, n, ranks, &rest);
	MPI_Group_size(odd, &s);
	MPI_Group_rank(odd, &r);
	printf("%d: odd %d rank %d\n", rank, s, r == MPI_UNDEFINED ? -1 : r);
	MPI_Group_union(odd, rest, &both);
	MPI_Group_compare(both, world, &r);
	MPI_Group_intersection(world, odd, &common);
	MPI_Group_compare(common, odd, &s);
	printf("%d: union %d intersection %d\n", rank, r == MPI_SIMILAR || r == MPI_IDENT, s == MPI_IDENT);
	MPI_Group_difference(world, rest, &less);
	MPI_Group_size(less, &s);
	printf("%d: difference %d\n", rank, s);
	for (int i = 0; i < size; i++) ranks[i] = i;
	MPI_Group_translate_ranks(world, size, ranks, odd, out);
	for (int i = 0; i < size; i++) printf("%d: translate %d %d\n", rank, i, out[i] == MPI_UNDEFINED ? -1 : out[i]);
	int range[1][3] = {{0, size - 1, 2}};
	MPI_Group even;
	MPI_Group_range_incl(world, 1, range, &even);
	MPI_Group_size(even, &s);
	MPI_Comm evens;
	MPI_Comm_create(MPI_COMM_WORLD, even, &evens);
	printf("%d: even %d member %d\n", rank, s, evens != MPI_COMM_NULL);
	if (evens != MPI_COMM_NULL) {
		MPI_Comm again;
		MPI_Comm_create_group(evens, even, 3, &again);
		MPI_Comm_compare(again, evens, &r);
		printf("%d: create_group %d\n", rank, r == MPI_CONGRUENT);
		MPI_Comm_free(&again);
		MPI_Comm_free(&evens);
	}
	MPI_Group_free(&world);
	MPI_Group_free(&odd);
	MPI_Group_free(&rest);
	MPI_Group_free(&both);
	MPI_Group_free(&common);
	MPI_Group_free(&less);
	MPI_Group_free(&even);
	printf("%d: group freed %d\n", rank, even == MPI_GROUP_NULL);

	// Names and attributes.
	char name[MPI_MAX_OBJECT_NAME];
	MPI_Comm_get_name(MPI_COMM_WORLD, name, &n);
	printf("%d: name %s %d\n", rank, name, n);
	MPI_Comm_set_name(other, "other ranks");
	MPI_Comm_get_name(other, name, &n);
	printf("%d: name %s %d\n", rank, name, n);
	char processor[MPI_MAX_PROCESSOR_NAME];
	int *ub, flag, key;
	MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &ub, &flag);
	printf("%d: tag ub %d %d\n", rank, flag, *ub >= 32767);
	MPI_Comm_create_keyval(copy, drop, &key, NULL);
	char value[4], *got;
	MPI_Comm_set_attr(other, key, value);
	MPI_Comm third;
	MPI_Comm_dup(other, &third);
	MPI_Comm_get_attr(third, key, &got, &flag);
	printf("%d: attribute %d copied %d moved %d\n", rank, flag, copies, (int)(got - value));
	MPI_Comm_free(&third);
	MPI_Comm_delete_attr(other, key);
	MPI_Comm_get_attr(other, key, &got, &flag);
	printf("%d: deletions %d there %d\n", rank, deletions, flag);
	MPI_Comm_free_keyval(&key);

	// Errors that return.
	MPI_Comm_set_errhandler(other, MPI_ERRORS_RETURN);
	int code = MPI_Send(&a, 1, MPI_INT, size + 3, 0, other), class;
	MPI_Error_class(code, &class);
	printf("%d: error is rank %d\n", rank, class == MPI_ERR_RANK);
	code = MPI_Send(&a, -1, MPI_INT, next, 0, other);
	MPI_Error_class(code, &class);
	printf("%d: error is count %d\n", rank, class == MPI_ERR_COUNT);
	char text[MPI_MAX_ERROR_STRING];
	MPI_Error_string(code, text, &n);
	printf("%d: text %d\n", rank, n == (int)strlen(text));
	MPI_Errhandler h;
	MPI_Comm_create_errhandler(handler, &h);
	MPI_Comm_set_errhandler(other, h);
	MPI_Errhandler_free(&h);
	MPI_Send(&a, 1, MPI_INT, -5, 0, other);
	printf("%d: handled %d\n", rank, handled);

	// Info.
	MPI_Info info;
	MPI_Info_create(&info);
	MPI_Info_set(info, "color", "blue");
	MPI_Info_set(info, "shape", "round");
	MPI_Info_get_nkeys(info, &n);
	char v[20], k[MPI_MAX_INFO_KEY + 1];
	MPI_Info_get(info, "shape", 19, v, &flag);
	MPI_Info_get_nthkey(info, 0, k);
	printf("%d: info %d %s %d %s\n", rank, n, v, flag, k);
	MPI_Info_delete(info, "color");
	MPI_Info_get(info, "color", 19, v, &flag);
	printf("%d: info deleted %d\n", rank, flag);
	MPI_Info_free(&info);
	MPI_Comm_free(&other);
	MPI_Comm_free(&half);
	MPI_Get_processor_name(processor, &n);
	printf("%d: comm null %d %d\n", rank, half == MPI_COMM_NULL, n > 0);
	MPI_Finalize();
}
