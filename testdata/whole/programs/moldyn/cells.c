#include "md.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fills;

void cells_create(cells_t *c, box_t *b, double cutoff, int n)
{
  const double lengths[3] = {b->length.x, b->length.y, b->length.z};
  for (int d = 0; d < 3; d++) {
    b->cells[d] = (int)floor(lengths[d] / cutoff);
    if (b->cells[d] < 3) {
      fprintf(stderr, "the box is too small for cells: %.3f\n", lengths[d]);
      exit(EXIT_FAILURE);
    }
  }
  b->cell = (vec3){lengths[0] / b->cells[0], lengths[1] / b->cells[1], lengths[2] / b->cells[2]};
  c->n = b->cells[0] * b->cells[1] * b->cells[2];
  c->width = 4 * (n / c->n + 1) + 8;
  c->count = calloc((size_t)c->n, sizeof *c->count);
  c->list = malloc(sizeof *c->list * (size_t)c->n * c->width);
  if (!c->count || !c->list)
    exit(EXIT_FAILURE);
}

void cells_destroy(cells_t *c)
{
  free(c->count);
  free(c->list);
  c->count = c->list = NULL;
}

static inline int fold(double r, double cell, int n)
{
  const int c = (int)(r / cell);
  return c < 0 ? 0 : c >= n ? n - 1 : c;
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

/* cells_fill puts each atom into its cell; it returns how many did not fit. */
int cells_fill(system_t *s)
{
  cells_t *c = &s->cells;
  const box_t *b = &s->box;
  int lost = 0;
  memset(c->count, 0, sizeof *c->count * (size_t)c->n);
#pragma omp parallel
  {
#pragma omp for reduction(+ : lost)
    for (int i = 0; i < s->n; i++) {
      const vec3 r = s->atoms[i].r;
      const int cell = fold(r.x, b->cell.x, b->cells[0]) +
                       b->cells[0] * (fold(r.y, b->cell.y, b->cells[1]) + b->cells[1] * fold(r.z, b->cell.z, b->cells[2]));
      int slot;
#pragma omp atomic capture
      slot = c->count[cell]++;
      if (slot < c->width)
        c->list[cell * c->width + slot] = i;
      else {
        log_warning("cell %d is full", cell);
        lost++;
      }
    }
    /* The order within a cell depends on the threads: sort, so that sums do not. */
#pragma omp for schedule(dynamic, 2)
    for (int k = 0; k < c->n; k++)
      qsort(c->list + k * c->width, (size_t)c->count[k], sizeof *c->list, by_number);
#pragma omp single
#pragma omp critical(statistics)
    fills++;
  }
  return lost;
}

/* cells_valid reports whether each atom is in exactly one cell. */
bool cells_valid(const system_t *s)
{
  int *seen = calloc((size_t)s->n, sizeof *seen);
  bool ok = true;
#pragma omp parallel for reduction(&& : ok)
  for (int k = 0; k < s->cells.n; k++)
    for (int m = 0; m < s->cells.count[k]; m++) {
      const int i = s->cells.list[k * s->cells.width + m];
#pragma omp atomic
      seen[i]++;
      ok = ok && i >= 0 && i < s->n;
    }
  for (int i = 0; i < s->n; i++)
    ok = ok && seen[i] == 1;
  free(seen);
  return ok && fills > 0;
}
