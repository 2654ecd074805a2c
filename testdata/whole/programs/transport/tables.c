/* tables.c: cross sections as functions of the energy, and how they are looked up. */
#include "mc.h"

#include <math.h>
#include <string.h>

struct point {
  double energy;
  int resonance;
};

static int by_energy(a, b)
  const void *a;
  const void *b;
{
  const struct point *p = (const struct point *)a;
  const struct point *q = (const struct point *)b;
  if (p->energy < q->energy)
    return -1;
  return p->energy > q->energy;
}

/* A resonance is a peak of the cross section. */
static double peak(double e, double at, double width, double height)
{
  double x = (e - at) / width;
  return height / (1.0 + x * x);
}

static const double resonances[MC_MAX_MATERIALS][3] = {
    {0.02, 0.3, 0.9},
    {0.11, 0.5, 0.8},
    {0.05, 0.25, 0.7},
    {0.2, 0.4, 0.6},
};

static void fill(m, which)
  struct mc_material *m;
  int which;
{
  struct point grid[MC_ENERGY_GRID];
  int i, k, n = 0;

  /* Half of the points are spread evenly in the logarithm, the others are near the resonances. */
  for (i = 0; i < MC_ENERGY_GRID / 2; i++) {
    grid[n].energy = pow(10.0, -4.0 + 4.0 * i / (MC_ENERGY_GRID / 2 - 1));
    grid[n++].resonance = -1;
  }
  for (k = 0; n < MC_ENERGY_GRID; k++) {
    grid[n].energy = resonances[which][k % 3] * (0.9 + 0.2 * (k / 3) / (MC_ENERGY_GRID / 6.0)) + 1e-7 * k;
    grid[n++].resonance = k % 3;
  }
  qsort(grid, (size_t)n, sizeof grid[0], by_energy);

  m->xs.n = n;
  for (i = 0; i < n; i++) {
    double e = grid[i].energy, base = m->density / sqrt(e + 0.01);
    m->xs.energy[i] = e;
    m->xs.scatter[i] = base;
    m->xs.total[i] = base * 1.3;
    m->xs.fission[i] = which == 0 ? 0.25 * base : 0.0;
    for (k = 0; k < 3; k++)
      m->xs.total[i] += m->density * peak(e, resonances[which][k], 0.01 + 0.01 * k, 2.0);
    m->xs.total[i] += m->xs.fission[i];
  }
}

void mc_build_tables(struct mc_geometry *g)
{
  int i;
#pragma omp parallel for private(i) schedule(static, 1)
  for (i = 0; i < g->n_materials; i++)
    fill(&g->material[i], i);
}

#pragma omp declare target

/* mc_search returns the last interval that begins at or below a value. */
int mc_search(grid, n, value)
  const double *grid;
  int n;
  double value;
{
  int lo = 0, hi = n - 1;
  while (hi - lo > 1) {
    int mid = (lo + hi) / 2;
    if (grid[mid] <= value)
      lo = mid;
    else
      hi = mid;
  }
  return lo;
}

double mc_interpolate(const double *grid, const double *values, int n, double at)
{
  int i = mc_search(grid, n, at);
  double w = (at - grid[i]) / (grid[i + 1] - grid[i]);
  if (w < 0.0)
    w = 0.0;
  if (w > 1.0)
    w = 1.0;
  return values[i] + w * (values[i + 1] - values[i]);
}

#pragma omp end declare target

static int compare_double(const void *key, const void *element)
{
  double a = *(const double *)key, b = *(const double *)element;
  return a < b ? -1 : a > b;
}

/* mc_check_tables returns how many energies the library's search does not find where ours does. */
int mc_check_tables(const struct mc_geometry *g)
{
  int m, i, wrong = 0;
  for (m = 0; m < g->n_materials; m++) {
    const struct mc_table *t = &g->material[m].xs;
    for (i = 0; i < t->n; i++) {
      const double *found = (const double *)bsearch(&t->energy[i], t->energy, (size_t)t->n, sizeof *t->energy, compare_double);
      int mine = mc_search(t->energy, t->n, t->energy[i]);
      if (found == NULL || (found - t->energy != mine && i != t->n - 1))
        wrong++;
      if (i > 0 && !(t->energy[i] > t->energy[i - 1]))
        wrong++;
    }
  }
  return wrong;
}
