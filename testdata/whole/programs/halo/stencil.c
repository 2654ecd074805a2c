/* stencil.c: one step of diffusion; the overlapping one computes the inner cells while messages are on their way. */
#include "stencil.h"

#include <math.h>

/* Coefficients of the second derivative, of order 2, 4, 6 and 8. */
static const double second[4][4] = {
    {1.0, 0, 0, 0},
    {4.0 / 3.0, -1.0 / 12.0, 0, 0},
    {3.0 / 2.0, -3.0 / 20.0, 1.0 / 90.0, 0},
    {8.0 / 5.0, -1.0 / 5.0, 8.0 / 315.0, -1.0 / 560.0},
};

void weights_diffusion(weights_t *w, real nu)
{
  w->center = 1;
  w->axis[0] = 0;
  for (int h = 1; h <= H; h++) {
    w->axis[h] = (real)(nu * second[H - 1][h - 1]);
    w->center -= 4 * w->axis[h];
  }
}

#pragma acc routine seq
static inline real apply(const real *now, size_t at, size_t pitch, real center, const real axis[H + 1])
{
  real v = center * now[at];
#pragma acc loop seq
  for (int h = 1; h <= H; h++)
    v += axis[h] * ((now[at - h] + now[at + h]) + (now[at - h * pitch] + now[at + h * pitch]));
  return v;
}

/* A rectangle of cells, and the largest change in it. */
static double rectangle(field_t *f, const weights_t *w, int i0, int i1, int j0, int j1, int queue)
{
  const int pitch = f->pitch;
  const real center = w->center;
  const real *now = f->now;
  real *next = f->next;
  real axis[H + 1];
  double change = 0.0;
  if (i0 >= i1 || j0 >= j1)
    return 0.0;
  for (int h = 0; h <= H; h++)
    axis[h] = w->axis[h];
#pragma acc parallel loop tile(4, 8) reduction(max:change) present(now, next) copyin(axis) async(queue)
  for (int j = j0; j < j1; j++)
    for (int i = i0; i < i1; i++) {
      const size_t at = AT(pitch, i, j);
      const real v = apply(now, at, (size_t)pitch, center, axis);
      change = fmax(change, fabs(v - now[at]));
      next[at] = v;
    }
#pragma acc wait(queue)
  return change;
}

double step_simple(field_t *f, comm_t *c, const weights_t *w)
{
  double change;
  field_exchange(f, c);
  change = rectangle(f, w, 0, f->n[0], 0, f->n[1], 2);
  field_swap(f);
  return comm_max(c, change);
}

double step_overlap(field_t *f, comm_t *c, const weights_t *w)
{
  const int nx = f->n[0], ny = f->n[1];
  double change = 0.0;
  /* The stencil has no corners, so the four messages are independent. */
  field_pack(f, 1);
#pragma acc wait(1, 2)
  comm_begin(c, f->recv, (const real *const *)f->send, f->count);
  change = fmax(change, rectangle(f, w, H, nx - H, H, ny - H, 3));
  comm_end(c);
  field_unpack(f, c, 1);
  field_walls(f, c, 1);
#pragma acc wait(1)
  change = fmax(change, rectangle(f, w, 0, nx, 0, H < ny ? H : ny, 4));
  change = fmax(change, rectangle(f, w, 0, nx, ny - H > H ? ny - H : H, ny, 4));
  change = fmax(change, rectangle(f, w, 0, H < nx ? H : nx, H, ny - H, 4));
  change = fmax(change, rectangle(f, w, nx - H > H ? nx - H : H, nx, H, ny - H, 4));
  field_swap(f);
  return comm_max(c, change);
}
