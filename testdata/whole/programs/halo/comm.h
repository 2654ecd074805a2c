/* comm.h: messages between the parts of the domain. Without MPI there is one part, which is its own neighbour. */
#ifndef HALO_COMM_H
#define HALO_COMM_H

#include "config.h"

#ifdef HALO_USE_MPI
#include <mpi.h>
#endif

typedef HALO_REAL real;

enum { WEST, EAST, SOUTH, NORTH, SIDES };
static const int opposite[SIDES] = {EAST, WEST, NORTH, SOUTH};

typedef struct comm {
  int rank, size;
  int dims[2], coords[2];
  int neighbour[SIDES]; /* -1 for a wall */
#ifdef HALO_USE_MPI
  MPI_Comm cart;
  MPI_Datatype real_type;
  MPI_Request requests[2 * SIDES];
#endif
  int pending;
  long messages, bytes;
} comm_t;

void comm_init(comm_t *c, int *argc, char ***argv, int periodic);
void comm_finish(comm_t *c);
void comm_begin(comm_t *c, real *const recv[SIDES], const real *const send[SIDES], const int count[SIDES]);
void comm_end(comm_t *c);
double comm_sum(const comm_t *c, double x);
double comm_max(const comm_t *c, double x);
void comm_gather_rows(const comm_t *c, const real *part, const int offset[2], const int size[2], real *whole,
                      const int global[2]);
void comm_abort(const comm_t *c, const char *fmt, ...);
double comm_time(void);

#define ROOT(c) ((c)->rank == 0)

#endif
