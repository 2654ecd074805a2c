/* field.h: a part of a field with its halo, on host and device. */
#ifndef HALO_FIELD_H
#define HALO_FIELD_H

#include "comm.h"

#include <stddef.h>

#define H HALO_RADIUS

typedef struct field {
  int global[2];
  int offset[2];
  int n[2];
  int pitch;
  size_t cells;
  real *restrict now, *restrict next;
  real *send[SIDES], *recv[SIDES];
  int count[SIDES];
} field_t;

/* The offset of cell (i, j): those of the halo are -H .. -1 and n .. n + H - 1. */
#define AT(pitch, i, j) ((size_t)((j) + H) * (size_t)(pitch) + (size_t)((i) + H))

void field_create(field_t *f, const comm_t *c, int nx, int ny);
void field_destroy(field_t *f);
void field_fill(field_t *f, real (*value)(int i, int j, const int global[2]));
void field_pack(field_t *f, int queue);
void field_unpack(field_t *f, const comm_t *c, int queue);
void field_walls(field_t *f, const comm_t *c, int queue);
void field_exchange(field_t *f, comm_t *c);
void field_swap(field_t *f);
double field_total(const field_t *f, const comm_t *c);

#endif
