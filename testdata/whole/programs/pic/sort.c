/* sort.c: particles in the order of their cells, by counting. */
#include "pic.h"

#include <string.h>

/* Within a cell the order of particles depends on who came first; so each cell is sorted by the number of its particles. */
static void sort_cell(int *order, int first, int last)
{
  for (int a = first + 1; a < last; a++) {
    const int v = order[a];
    int b = a;
    for (; b > first && order[b - 1] > v; b--)
      order[b] = order[b - 1];
    order[b] = v;
  }
}

static void permute(real_t *values, real_t *scratch, const int *order, int n)
{
  DEVICE_LOOP(PRESENT(values[0 : n], scratch[0 : n], order[0 : n]))
  for (int p = 0; p < n; p++)
    scratch[p] = values[order[p]];
  DEVICE_LOOP(PRESENT(values[0 : n], scratch[0 : n]))
  for (int p = 0; p < n; p++)
    values[p] = scratch[p];
}

void species_sort(species_t *s, const grid_t *g)
{
  const int n = s->np, nx = g->nx, ny = g->ny, cells = nx * ny;
  const real_t dx = g->dx, dy = g->dy;
  const real_t *x = s->x, *y = s->y;
  int *cell = s->cell, *order = s->order;
  int *start = calloc((size_t)cells + 1, sizeof *start);
  int *fill = malloc((size_t)cells * sizeof *fill);
  real_t *scratch = malloc((size_t)n * sizeof *scratch);
  CHECK(start && fill && scratch, "sorting %d particles", n);

  COPY_TO_DEVICE(start[0 : cells + 1])
  ALLOC_ON_DEVICE(fill[0 : cells], scratch[0 : n])
  DEVICE_LOOP(PRESENT(x[0 : n], y[0 : n], cell[0 : n], start[0 : cells + 1]))
  for (int p = 0; p < n; p++) {
    const int c = wrap((int)(y[p] / dy), ny) * nx + wrap((int)(x[p] / dx), nx);
    cell[p] = c;
    ATOMIC_UPDATE
    start[c + 1]++;
  }
  TO_HOST(start[0 : cells + 1])
  for (int c = 0; c < cells; c++)
    start[c + 1] += start[c];
  memcpy(fill, start, (size_t)cells * sizeof *fill);
  TO_DEVICE(start[0 : cells + 1], fill[0 : cells])

  DEVICE_LOOP(PRESENT(cell[0 : n], order[0 : n], fill[0 : cells]))
  for (int p = 0; p < n; p++) {
    int at;
    ATOMIC_CAPTURE
    at = fill[cell[p]]++;
    order[at] = p;
  }
  TO_HOST(order[0 : n])
  for (int c = 0; c < cells; c++)
    sort_cell(order, start[c], start[c + 1]);
  TO_DEVICE(order[0 : n])

  permute(s->x, scratch, order, n);
  permute(s->y, scratch, order, n);
  permute(s->vx, scratch, order, n);
  permute(s->vy, scratch, order, n);
  FREE_ON_DEVICE(start[0 : cells + 1], fill[0 : cells], scratch[0 : n])
  free(start);
  free(fill);
  free(scratch);
}

/* species_sorted reports whether the particles are in the order of their cells. */
int species_sorted(const species_t *s, const grid_t *g)
{
  const int n = s->np, nx = g->nx;
  const real_t dx = g->dx, dy = g->dy;
  const real_t *x = s->x, *y = s->y;
  int descents = 0;
  DEVICE_LOOP(PRESENT(x[0 : n], y[0 : n]) SUM(descents))
  for (int p = 1; p < n; p++) {
    const int before = (int)(y[p - 1] / dy) * nx + (int)(x[p - 1] / dx);
    const int here = (int)(y[p] / dy) * nx + (int)(x[p] / dx);
    descents += here < before;
  }
  return descents == 0;
}
