/* step.c: one cycle, and the length of the next time step. */
#include "hydro.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>

double wall_seconds(void)
{
  struct timeval t;
  gettimeofday(&t, NULL);
  return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

double hydro_time_step(const mesh_t *m, const double *x, const double *u, const double *cs)
{
  const int nz = m->nz, nray = m->nray, zones = nz * nray, nodes = (nz + 1) * nray;
  double least = DBL_MAX;
#pragma acc parallel loop collapse(2) reduction(min:least) present(x[0:nodes], u[0:nodes], cs[0:zones])
  for (int r = 0; r < nray; r++)
    for (int k = 0; k < nz; k++) {
      const int left = r * (nz + 1) + k;
      const double width = x[left + 1] - x[left], speed = cs[r * nz + k] + fabs(u[left + 1] - u[left]);
      least = fmin(least, width / speed);
    }
  return cfl_number * least;
}

/* The zones whose width is not positive, and the first of them: a struct of an extremum would do it in one pass. */
static int tangled(const mesh_t *m, const double *x, int *first)
{
  const int nz = m->nz, nray = m->nray, nodes = (nz + 1) * nray;
  int count = 0, where = nz * nray;
#pragma acc parallel loop reduction(+:count) reduction(min:where) present(x[0:nodes])
  for (int z = 0; z < nz * nray; z++) {
    const int left = z / nz * (nz + 1) + z % nz;
    if (!(x[left + 1] > x[left])) {
      count++;
      where = z < where ? z : where;
    }
  }
  *first = where;
  return count;
}

static int same_pressure(const mesh_t *m, const double *rho, const double *e, const double *p)
{
  const int n = m->nz * m->nray;
  int bad = 0;
#pragma acc update self(rho[0:n], e[0:n], p[0:n])
  for (int i = 0; i < n; i += 7)
    bad += fabs(eosp_(&rho[i], &e[i]) - p[i]) > 1e-12 * p[i];
  return bad == 0;
}

int hydro_cycle(mesh_t *m, double *x, double *u, double *rho, double *e, double *p, double *q, double *cs,
                const double *mass)
{
  int where = 0, bad;
  double next;
  hydro_pressure(m, rho, e, p, cs);
  hydro_viscosity(m, rho, u, cs, q);
  next = hydro_time_step(m, x, u, cs);
  if (m->step > 0 && next > 1.1 * m->dt)
    next = 1.1 * m->dt;
  m->dt = next;
  hydro_accelerate(m, mass, p, q, u);
  hydro_energy(m, mass, u, p, q, e);
  hydro_move(m, u, x);
  bad = tangled(m, x, &where);
  if (bad > 0) {
    char text[80];
    snprintf(text, sizeof text, "%d tangled zones, the first is %d", bad, where);
    return message(text, (int)strlen(text));
  }
  hydro_density(m, mass, x, rho);
  m->time += m->dt;
  m->step++;
  if (debug_level > 0 && m->step % 10 == 0) {
    hydro_pressure(m, rho, e, p, cs);
    note_step(m->step, m->dt, same_pressure(m, rho, e, p));
  }
  return 0;
}
