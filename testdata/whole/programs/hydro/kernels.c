/* kernels.c: the physics, on arrays that Fortran has put on the device. */
#include "hydro.h"

#include <math.h>

#define ZONE(m, r, k) ((r) * (m)->nz + (k))
#define NODE(m, r, k) ((r) * ((m)->nz + 1) + (k))
#define ZONES(m) ((m)->nz * (m)->nray)
#define NODES(m) (((m)->nz + 1) * (m)->nray)

#pragma acc routine seq
static inline double pressure_of(double rho, double e, double gamma, double floor, int kind)
{
  double p = (gamma - 1.0) * rho * e;
  if (kind != 1)
    p *= 1.0 + 0.1 * rho;
  return p > floor ? p : floor;
}

void hydro_pressure(const mesh_t *m, const double *rho, const double *e, double *p, double *cs)
{
  const int n = ZONES(m);
  const double gamma = eoscon_.gamma, floor = eoscon_.pfloor;
  const int kind = eoscon_.kind[0];
#pragma acc parallel loop present(rho[0:n], e[0:n], p[0:n], cs[0:n])
  for (int i = 0; i < n; i++) {
    p[i] = pressure_of(rho[i], e[i], gamma, floor, kind);
    cs[i] = sqrt(gamma * p[i] / rho[i]);
  }
}

/* von Neumann and Richtmyer's viscosity, with a linear term: only where a zone is compressed. */
void hydro_viscosity(const mesh_t *m, const double *rho, const double *u, const double *cs, double *q)
{
  const int nz = m->nz, nray = m->nray, zones = ZONES(m), nodes = NODES(m);
  const double cq = eoscon_.cq, cl = eoscon_.cl;
#pragma acc parallel loop collapse(2) present(rho[0:zones], u[0:nodes], cs[0:zones], q[0:zones])
  for (int r = 0; r < nray; r++)
    for (int k = 0; k < nz; k++) {
      const int z = r * nz + k, left = r * (nz + 1) + k;
      const double du = u[left + 1] - u[left];
      q[z] = du < 0.0 ? rho[z] * (cq * du * du - cl * cs[z] * du) : 0.0;
    }
}

void hydro_accelerate(const mesh_t *m, const double *mass, const double *p, const double *q, double *u)
{
  const int nz = m->nz, nray = m->nray, zones = ZONES(m), nodes = NODES(m);
  const double dt = m->dt;
#pragma acc parallel present(mass[0:zones], p[0:zones], q[0:zones], u[0:nodes])
  {
#pragma acc loop gang
    for (int r = 0; r < nray; r++) {
#pragma acc loop vector
      for (int k = 1; k < nz; k++) {
        const int z = r * nz + k;
        const double force = (p[z - 1] + q[z - 1]) - (p[z] + q[z]);
        u[r * (nz + 1) + k] += dt * force / (0.5 * (mass[z - 1] + mass[z]));
      }
    }
#pragma acc loop gang vector
    for (int r = 0; r < nray; r++) {
      u[r * (nz + 1)] = 0.0;
      u[r * (nz + 1) + nz] = 0.0;
    }
  }
}

void hydro_move(const mesh_t *m, const double *u, double *x)
{
  const int n = NODES(m);
  const double dt = m->dt;
#pragma acc kernels present(u[0:n], x[0:n])
  for (int i = 0; i < n; i++)
    x[i] += dt * u[i];
}

void hydro_energy(const mesh_t *m, const double *mass, const double *u, const double *p, const double *q, double *e)
{
  const int nz = m->nz, nray = m->nray, zones = ZONES(m), nodes = NODES(m);
  const double dt = m->dt;
#pragma acc parallel loop gang worker present(mass[0:zones], u[0:nodes], p[0:zones], q[0:zones], e[0:zones]) num_workers(2)
  for (int r = 0; r < nray; r++) {
#pragma acc loop vector
    for (int k = 0; k < nz; k++) {
      const int z = r * nz + k, left = r * (nz + 1) + k;
      e[z] -= dt * (p[z] + q[z]) * (u[left + 1] - u[left]) / mass[z];
    }
  }
}

void hydro_density(const mesh_t *m, const double *mass, const double *x, double *rho)
{
  const int nz = m->nz, nray = m->nray, zones = ZONES(m), nodes = NODES(m);
#pragma acc parallel loop collapse(2) present(mass[0:zones], x[0:nodes], rho[0:zones])
  for (int r = 0; r < nray; r++)
    for (int k = 0; k < nz; k++) {
      const int left = r * (nz + 1) + k;
      rho[r * nz + k] = mass[r * nz + k] / (x[left + 1] - x[left]);
    }
}
