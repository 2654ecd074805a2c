#include "field.h"

#include <stdlib.h>

static void share(int n, int parts, int part, int *first, int *count)
{
  const int base = n / parts, extra = n % parts;
  *count = base + (part < extra);
  *first = part * base + (part < extra ? part : extra);
}

static real *reals(const comm_t *c, size_t n)
{
  real *p = calloc(n, sizeof *p);
  if (!p)
    comm_abort(c, "no memory for %zu numbers", n);
  return p;
}

void field_create(field_t *f, const comm_t *c, int nx, int ny)
{
  f->global[0] = nx;
  f->global[1] = ny;
  for (int d = 0; d < 2; d++) {
    share(f->global[d], c->dims[d], c->coords[d], &f->offset[d], &f->n[d]);
    if (f->n[d] < H)
      comm_abort(c, "%d cells in dimension %d: at least %d", f->n[d], d, H);
  }
  f->pitch = f->n[0] + 2 * H;
  f->cells = (size_t)f->pitch * (size_t)(f->n[1] + 2 * H);
  f->now = reals(c, f->cells);
  f->next = reals(c, f->cells);
#pragma acc enter data copyin(f[0:1])
#pragma acc enter data copyin(f->now[0:f->cells], f->next[0:f->cells])
  for (int s = 0; s < SIDES; s++) {
    f->count[s] = H * (s == WEST || s == EAST ? f->n[1] : f->n[0] + 2 * H);
    f->send[s] = reals(c, (size_t)f->count[s]);
    f->recv[s] = reals(c, (size_t)f->count[s]);
    real *send = f->send[s], *recv = f->recv[s];
    const int count = f->count[s];
#pragma acc enter data copyin(send[0:count], recv[0:count])
  }
}

void field_destroy(field_t *f)
{
  for (int s = 0; s < SIDES; s++) {
    real *send = f->send[s], *recv = f->recv[s];
#pragma acc exit data delete(send, recv)
    free(send);
    free(recv);
  }
#pragma acc exit data delete(f->now[0:f->cells], f->next[0:f->cells])
#pragma acc exit data delete(f[0:1])
  free(f->now);
  free(f->next);
}

void field_fill(field_t *f, real (*value)(int i, int j, const int global[2]))
{
  for (int j = 0; j < f->n[1]; j++)
    for (int i = 0; i < f->n[0]; i++)
      f->now[AT(f->pitch, i, j)] = value(f->offset[0] + i, f->offset[1] + j, f->global);
#pragma acc update device(f->now[0:f->cells])
}

/* WEST and EAST have the rows of the part, SOUTH and NORTH whole lines, which brings corners along. */
static void pack_columns(field_t *f, int queue)
{
  const int ny = f->n[1], nx = f->n[0], pitch = f->pitch;
  const real *now = f->now;
  real *west = f->send[WEST], *east = f->send[EAST];
#pragma acc parallel loop collapse(2) present(now, west, east) async(queue)
  for (int j = 0; j < ny; j++)
    for (int h = 0; h < H; h++) {
      west[j * H + h] = now[AT(pitch, h, j)];
      east[j * H + h] = now[AT(pitch, nx - H + h, j)];
    }
#pragma acc update self(west[0:f->count[WEST]], east[0:f->count[EAST]]) async(queue)
}

static void pack_lines(field_t *f, int queue)
{
  const int ny = f->n[1], pitch = f->pitch;
  const real *now = f->now;
  real *south = f->send[SOUTH], *north = f->send[NORTH];
#pragma acc parallel loop collapse(2) present(now, south, north) async(queue)
  for (int h = 0; h < H; h++)
    for (int i = 0; i < pitch; i++) {
      south[h * pitch + i] = now[AT(pitch, i - H, h)];
      north[h * pitch + i] = now[AT(pitch, i - H, ny - H + h)];
    }
#pragma acc update self(south[0:f->count[SOUTH]], north[0:f->count[NORTH]]) async(queue)
}

void field_pack(field_t *f, int queue)
{
  pack_columns(f, queue);
  pack_lines(f, queue + 1);
}

static void unpack_side(field_t *f, int side, int queue)
{
  const int nx = f->n[0], ny = f->n[1], pitch = f->pitch, count = f->count[side];
  const int columns = side == WEST || side == EAST;
  const int outer = columns ? ny : H, inner = columns ? H : pitch;
  const int i0 = side == WEST ? -H : side == EAST ? nx : -H;
  const int j0 = side == SOUTH ? -H : side == NORTH ? ny : 0;
  real *now = f->now, *recv = f->recv[side];
#pragma acc update device(recv[0:count]) async(queue)
#pragma acc parallel loop gang present(now, recv) async(queue)
  for (int b = 0; b < outer; b++) {
#pragma acc loop vector
    for (int a = 0; a < inner; a++)
      now[AT(pitch, i0 + a, j0 + b)] = recv[b * inner + a];
  }
}

void field_unpack(field_t *f, const comm_t *c, int queue)
{
  for (int s = 0; s < SIDES; s++)
    if (c->neighbour[s] >= 0)
      unpack_side(f, s, queue);
}

/* A wall reflects: cell -1 - h is like cell h. */
void field_walls(field_t *f, const comm_t *c, int queue)
{
  const int nx = f->n[0], ny = f->n[1], pitch = f->pitch;
  const int west = c->neighbour[WEST] < 0, east = c->neighbour[EAST] < 0;
  const int south = c->neighbour[SOUTH] < 0, north = c->neighbour[NORTH] < 0;
  real *now = f->now;
#pragma acc parallel loop present(now) async(queue) if(west || east)
  for (int j = 0; j < ny; j++)
    for (int h = 0; h < H; h++) {
      if (west)
        now[AT(pitch, -1 - h, j)] = now[AT(pitch, h, j)];
      if (east)
        now[AT(pitch, nx + h, j)] = now[AT(pitch, nx - 1 - h, j)];
    }
#pragma acc parallel loop present(now) async(queue) if(south || north)
  for (int i = -H; i < nx + H; i++)
    for (int h = 0; h < H; h++) {
      if (south)
        now[AT(pitch, i, -1 - h)] = now[AT(pitch, i, h)];
      if (north)
        now[AT(pitch, i, ny + h)] = now[AT(pitch, i, ny - 1 - h)];
    }
}

/* First the columns, then lines, whose ends are in the columns that have come. */
void field_exchange(field_t *f, comm_t *c)
{
  const int neighbours[SIDES] = {c->neighbour[WEST], c->neighbour[EAST], c->neighbour[SOUTH], c->neighbour[NORTH]};
  for (int phase = 0; phase < 2; phase++) {
    for (int s = 0; s < SIDES; s++)
      if (s / 2 != phase)
        c->neighbour[s] = -1;
    if (phase == 0)
      pack_columns(f, 1);
    else
      pack_lines(f, 1);
#pragma acc wait(1)
    comm_begin(c, f->recv, (const real *const *)f->send, f->count);
    comm_end(c);
    field_unpack(f, c, 1);
    for (int s = 0; s < SIDES; s++)
      c->neighbour[s] = neighbours[s];
  }
  field_walls(f, c, 1);
#pragma acc wait
}

void field_swap(field_t *f)
{
  real *t = f->now;
  f->now = f->next;
  f->next = t;
}

double field_total(const field_t *f, const comm_t *c)
{
  const int nx = f->n[0], ny = f->n[1], pitch = f->pitch;
  const real *now = f->now;
  double sum = 0.0;
#pragma acc parallel loop collapse(2) reduction(+:sum) present(now)
  for (int j = 0; j < ny; j++)
    for (int i = 0; i < nx; i++)
      sum += now[AT(pitch, i, j)];
  return comm_sum(c, sum);
}
