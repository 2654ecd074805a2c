#include <mpi.h>
#include <stdio.h>
#include <string.h>

static int ones[20000], places[20000];

#define UNTIL(what, call)                                                    \
  for (n = 0, e = 0; n < 100000 && !e; n++) e = call;                        \
  printf("%s: %s\n", what, e == MPI_ERR_NO_MEM ? "MPI_ERR_NO_MEM" : "no bound")

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  int n, e, key;
  for (int i = 0; i < 20000; i++) ones[i] = 1, places[i] = 2 * i;
  MPI_Datatype type;
  UNTIL("MPI_Type_indexed", MPI_Type_indexed(20000, ones, places, MPI_INT, &type));
  MPI_Info info;
  MPI_Info_create(&info);
  char name[16], value[1000];
  memset(value, 'x', sizeof value);
  value[sizeof value - 1] = 0;
  UNTIL("MPI_Info_set", (snprintf(name, sizeof name, "%d", n), MPI_Info_set(info, name, value)));
  MPI_Info_free(&info);
  UNTIL("MPI_Comm_create_keyval", MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, 0));
  MPI_Request r;
  char byte[8];
  UNTIL("MPI_Isend", (e = MPI_Isend(byte, 8, MPI_CHAR, 0, 1, MPI_COMM_WORLD, &r), e ? e : MPI_Request_free(&r)));
  UNTIL("MPI_Irecv", (e = MPI_Irecv(byte, 8, MPI_CHAR, 0, 2, MPI_COMM_WORLD, &r), e ? e : MPI_Request_free(&r)));
  fflush(stdout);
  MPI_Abort(MPI_COMM_WORLD, 3);
}
