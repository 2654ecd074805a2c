/* comm.c: a Cartesian communicator, exchange of four sides, reductions. */
#include "comm.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef HALO_USE_MPI

#define CHECK_MPI(call)                                                                                                \
  do {                                                                                                                 \
    int status_ = (call);                                                                                              \
    if (status_ != MPI_SUCCESS) {                                                                                      \
      char text_[MPI_MAX_ERROR_STRING];                                                                                \
      int length_;                                                                                                     \
      MPI_Error_string(status_, text_, &length_);                                                                      \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, text_);                                                       \
      MPI_Abort(MPI_COMM_WORLD, status_);                                                                              \
    }                                                                                                                  \
  } while (0)

void comm_init(comm_t *c, int *argc, char ***argv, int periodic)
{
  int periods[2] = {periodic, periodic};
  memset(c, 0, sizeof *c);
  CHECK_MPI(MPI_Init(argc, argv));
  CHECK_MPI(MPI_Comm_size(MPI_COMM_WORLD, &c->size));
  CHECK_MPI(MPI_Dims_create(c->size, 2, c->dims));
  CHECK_MPI(MPI_Cart_create(MPI_COMM_WORLD, 2, c->dims, periods, 0, &c->cart));
  CHECK_MPI(MPI_Comm_set_errhandler(c->cart, MPI_ERRORS_RETURN));
  CHECK_MPI(MPI_Comm_rank(c->cart, &c->rank));
  CHECK_MPI(MPI_Cart_coords(c->cart, c->rank, 2, c->coords));
  CHECK_MPI(MPI_Cart_shift(c->cart, 0, 1, &c->neighbour[WEST], &c->neighbour[EAST]));
  CHECK_MPI(MPI_Cart_shift(c->cart, 1, 1, &c->neighbour[SOUTH], &c->neighbour[NORTH]));
  for (int s = 0; s < SIDES; s++)
    if (c->neighbour[s] == MPI_PROC_NULL)
      c->neighbour[s] = -1;
  CHECK_MPI(MPI_Type_contiguous((int)sizeof(real), MPI_BYTE, &c->real_type));
  CHECK_MPI(MPI_Type_commit(&c->real_type));
}

void comm_finish(comm_t *c)
{
  CHECK_MPI(MPI_Type_free(&c->real_type));
  CHECK_MPI(MPI_Comm_free(&c->cart));
  CHECK_MPI(MPI_Finalize());
}

/* The tag of a message is the side that it arrives at: with two ranks both neighbours are one. */
void comm_begin(comm_t *c, real *const recv[SIDES], const real *const send[SIDES], const int count[SIDES])
{
  c->pending = 0;
  for (int s = 0; s < SIDES; s++)
    if (c->neighbour[s] >= 0)
      CHECK_MPI(MPI_Irecv(recv[s], count[s], c->real_type, c->neighbour[s], s, c->cart, &c->requests[c->pending++]));
  for (int s = 0; s < SIDES; s++)
    if (c->neighbour[s] >= 0) {
      CHECK_MPI(MPI_Isend(send[s], count[s], c->real_type, c->neighbour[s], opposite[s], c->cart,
                          &c->requests[c->pending++]));
      c->messages++;
      c->bytes += (long)(count[s] * sizeof(real));
    }
}

void comm_end(comm_t *c)
{
  CHECK_MPI(MPI_Waitall(c->pending, c->requests, MPI_STATUSES_IGNORE));
  c->pending = 0;
}

double comm_sum(const comm_t *c, double x)
{
  double y;
  CHECK_MPI(MPI_Allreduce(&x, &y, 1, MPI_DOUBLE, MPI_SUM, c->cart));
  return y;
}

double comm_max(const comm_t *c, double x)
{
  CHECK_MPI(MPI_Allreduce(MPI_IN_PLACE, &x, 1, MPI_DOUBLE, MPI_MAX, c->cart));
  return x;
}

/* The root receives each part as a subarray of the whole. */
void comm_gather_rows(const comm_t *c, const real *part, const int offset[2], const int size[2], real *whole,
                      const int global[2])
{
  int mine[4] = {offset[0], offset[1], size[0], size[1]};
  int *all = ROOT(c) ? malloc(sizeof mine * (size_t)c->size) : NULL;
  MPI_Request request;
  CHECK_MPI(MPI_Gather(mine, 4, MPI_INT, all, 4, MPI_INT, 0, c->cart));
  CHECK_MPI(MPI_Isend(part, size[0] * size[1], c->real_type, 0, 99, c->cart, &request));
  for (int r = 0; ROOT(c) && r < c->size; r++) {
    const int *p = all + 4 * r;
    const int sizes[2] = {global[1], global[0]}, subsizes[2] = {p[3], p[2]}, starts[2] = {p[1], p[0]};
    MPI_Datatype block;
    CHECK_MPI(MPI_Type_create_subarray(2, sizes, subsizes, starts, MPI_ORDER_C, c->real_type, &block));
    CHECK_MPI(MPI_Type_commit(&block));
    CHECK_MPI(MPI_Recv(whole, 1, block, r, 99, c->cart, MPI_STATUS_IGNORE));
    CHECK_MPI(MPI_Type_free(&block));
  }
  CHECK_MPI(MPI_Wait(&request, MPI_STATUS_IGNORE));
  free(all);
}

double comm_time(void) { return MPI_Wtime(); }

#else

void comm_init(comm_t *c, int *argc, char ***argv, int periodic)
{
  (void)argc;
  (void)argv;
  memset(c, 0, sizeof *c);
  c->size = c->dims[0] = c->dims[1] = 1;
  for (int s = 0; s < SIDES; s++)
    c->neighbour[s] = periodic ? 0 : -1;
}

void comm_finish(comm_t *c) { memset(c, 0, sizeof *c); }

void comm_begin(comm_t *c, real *const recv[SIDES], const real *const send[SIDES], const int count[SIDES])
{
  for (int s = 0; s < SIDES; s++)
    if (c->neighbour[s] >= 0) {
      memcpy(recv[opposite[s]], send[s], (size_t)count[s] * sizeof(real));
      c->messages++;
      c->bytes += (long)(count[s] * sizeof(real));
    }
}

void comm_end(comm_t *c) { c->pending = 0; }
double comm_sum(const comm_t *c, double x) { return (void)c, x; }
double comm_max(const comm_t *c, double x) { return (void)c, x; }

void comm_gather_rows(const comm_t *c, const real *part, const int offset[2], const int size[2], real *whole,
                      const int global[2])
{
  (void)c;
  for (int j = 0; j < size[1]; j++)
    memcpy(whole + (size_t)(offset[1] + j) * global[0] + offset[0], part + (size_t)j * size[0],
           (size_t)size[0] * sizeof(real));
}

double comm_time(void) { return (double)clock() / CLOCKS_PER_SEC; }

#endif

void comm_abort(const comm_t *c, const char *fmt, ...)
{
  va_list ap;
  va_start(ap, fmt);
  fprintf(stderr, "rank %d: ", c->rank);
  vfprintf(stderr, fmt, ap);
  fputc('\n', stderr);
  va_end(ap);
#ifdef HALO_USE_MPI
  MPI_Abort(MPI_COMM_WORLD, 1);
#endif
  exit(1);
}
