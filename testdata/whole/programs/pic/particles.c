#include "pic.h"

#include <math.h>
#include <string.h>

static real_t *coordinates(int n)
{
  real_t *p = malloc(sizeof(real_t) * (size_t)n);
  CHECK(p, "%d particles", n);
  return p;
}

void species_init(species_t *s, const char *name, real_t charge, real_t mass, const grid_t *g, const input_t *in,
                  real_t drift)
{
  const int n = in->per_cell * g->nx * g->ny;
  rng_t rng;
  memset(s, 0, sizeof *s);
  strncpy(s->name, name, sizeof s->name - 1);
  s->charge = charge;
  s->mass = mass;
  s->np = n;
  s->x = coordinates(n);
  s->y = coordinates(n);
  s->vx = coordinates(n);
  s->vy = coordinates(n);
  s->cell = malloc(sizeof(int) * (size_t)n);
  s->order = malloc(sizeof(int) * (size_t)n);
  rng_seed(&rng, in->seed + (unsigned)name[0]);
  for (int p = 0; p < n; p++) {
    const real_t beam = p % 2 ? R(1.0) : R(-1.0);
    s->x[p] = wrap_real(rng_uniform(&rng) * g->lx, g->lx);
    s->y[p] = wrap_real(rng_uniform(&rng) * g->ly, g->ly);
    s->vx[p] = beam * drift + R(0.05) * rng_normal(&rng);
    s->vy[p] = R(0.05) * rng_normal(&rng);
    s->cell[p] = -1;
    s->order[p] = p;
  }
  COPY_TO_DEVICE(s[0 : 1])
  COPY_TO_DEVICE(s->x[0 : n], s->y[0 : n], s->vx[0 : n], s->vy[0 : n], s->cell[0 : n], s->order[0 : n])
}

void species_free(species_t *s)
{
  const int n = s->np;
  FREE_ON_DEVICE(s->x[0 : n], s->y[0 : n], s->vx[0 : n], s->vy[0 : n], s->cell[0 : n], s->order[0 : n])
  FREE_ON_DEVICE(s[0 : 1])
  free(s->x);
  free(s->y);
  free(s->vx);
  free(s->vy);
  free(s->cell);
  free(s->order);
}

DEVICE_ROUTINE
/* deposit adds a share of a charge to a cell, in whole units. */
static inline void deposit(int64_t *rho, int at, double charge)
{
  const int64_t share = (int64_t)charge;
  ATOMIC_UPDATE
  rho[at] += share;
}
DEVICE_ROUTINE_END

void species_deposit(const species_t *s, grid_t *g)
{
  const int n = s->np, nx = g->nx, ny = g->ny;
  const real_t dx = g->dx, dy = g->dy;
  const double qs = s->charge * CHARGE_UNIT;
  const real_t *x = s->x, *y = s->y;
  int64_t *rho = g->rho_fixed;
  DEVICE_LOOP(PRESENT(x[0 : n], y[0 : n], rho[0 : nx * ny]))
  for (int p = 0; p < n; p++) {
    const cloud_t c = cloud_of(x[p], y[p], dx, dy, nx, ny);
    deposit(rho, c.j0 * nx + c.i0, qs * c.w00);
    deposit(rho, c.j0 * nx + c.i1, qs * c.w10);
    deposit(rho, c.j1 * nx + c.i0, qs * c.w01);
    deposit(rho, c.j1 * nx + c.i1, qs * c.w11);
  }
}

/* species_push moves the particles by the members of the structures on the device. */
void species_push(species_t *s, const grid_t *g, real_t dt)
{
  const real_t qm = s->charge / s->mass;
  const int np = s->np;
  DEVICE_LOOP(PRESENT(s[0 : 1], g[0 : 1]))
  for (int p = 0; p < np; p++) {
    const int nx = g->nx;
    const cloud_t c = cloud_of(s->x[p], s->y[p], g->dx, g->dy, g->nx, g->ny);
    const real_t fx = c.w00 * g->ex[c.j0 * nx + c.i0] + c.w10 * g->ex[c.j0 * nx + c.i1] +
                      c.w01 * g->ex[c.j1 * nx + c.i0] + c.w11 * g->ex[c.j1 * nx + c.i1];
    const real_t fy = c.w00 * g->ey[c.j0 * nx + c.i0] + c.w10 * g->ey[c.j0 * nx + c.i1] +
                      c.w01 * g->ey[c.j1 * nx + c.i0] + c.w11 * g->ey[c.j1 * nx + c.i1];
    s->vx[p] += dt * qm * fx;
    s->vy[p] += dt * qm * fy;
    s->x[p] = wrap_real(s->x[p] + dt * s->vx[p], g->lx);
    s->y[p] = wrap_real(s->y[p] + dt * s->vy[p], g->ly);
  }
}

double species_kinetic(const species_t *s)
{
  const int n = s->np;
  const real_t *vx = s->vx, *vy = s->vy;
  double sum = 0;
  DEVICE_LOOP(PRESENT(vx[0 : n], vy[0 : n]) SUM(sum))
  for (int p = 0; p < n; p++)
    sum += vx[p] * vx[p] + vy[p] * vy[p];
  return 0.5 * sum * s->mass;
}

/* species_lost counts particles outside of the domain. */
int species_lost(const species_t *s, const grid_t *g)
{
  const int n = s->np;
  const real_t lx = g->lx, ly = g->ly;
  const real_t *x = s->x, *y = s->y;
  int lost = 0;
  DEVICE_LOOP(PRESENT(x[0 : n], y[0 : n]) SUM(lost))
  for (int p = 0; p < n; p++)
    lost += !(x[p] >= 0 && x[p] < lx && y[p] >= 0 && y[p] < ly);
  return lost;
}
