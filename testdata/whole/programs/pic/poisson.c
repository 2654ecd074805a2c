/* poisson.c: red and black relaxation with a factor, then the field by differences. */
#include "pic.h"

#include <math.h>

static void relax(grid_t *g, int color, real_t omega)
{
  const int nx = g->nx, ny = g->ny, half = nx / 2;
  const real_t h2 = g->dx * g->dx;
  const real_t *rho = g->rho;
  real_t *phi = g->phi;
  DEVICE_LOOP2(PRESENT(rho[0 : nx * ny], phi[0 : nx * ny]))
  for (int j = 0; j < ny; j++)
    for (int k = 0; k < half; k++) {
      const int i = 2 * k + ((j + color) & 1);
      const int c = j * nx + i;
      const real_t around = phi[j * nx + wrap(i - 1, nx)] + phi[j * nx + wrap(i + 1, nx)] +
                            phi[wrap(j - 1, ny) * nx + i] + phi[wrap(j + 1, ny) * nx + i];
      phi[c] += omega * (R(0.25) * (around + h2 * rho[c]) - phi[c]);
    }
}

static double residual(const grid_t *g)
{
  const int nx = g->nx, ny = g->ny;
  const real_t h2 = g->dx * g->dx;
  const real_t *rho = g->rho, *phi = g->phi;
  double sum = 0;
  DEVICE_LOOP2(PRESENT(rho[0 : nx * ny], phi[0 : nx * ny]) SUM(sum))
  for (int j = 0; j < ny; j++)
    for (int i = 0; i < nx; i++) {
      const real_t around = phi[j * nx + wrap(i - 1, nx)] + phi[j * nx + wrap(i + 1, nx)] +
                            phi[wrap(j - 1, ny) * nx + i] + phi[wrap(j + 1, ny) * nx + i];
      const real_t r = around - 4 * phi[j * nx + i] + h2 * rho[j * nx + i];
      sum += (double)r * r;
    }
  return sqrt(sum / (nx * ny));
}

static void differentiate(grid_t *g)
{
  const int nx = g->nx, ny = g->ny;
  const real_t sx = R(0.5) / g->dx, sy = R(0.5) / g->dy;
  const real_t *phi = g->phi;
  real_t *ex = g->ex, *ey = g->ey;
  DEVICE_LOOP2(PRESENT(phi[0 : nx * ny], ex[0 : nx * ny], ey[0 : nx * ny]))
  for (int j = 0; j < ny; j++)
    for (int i = 0; i < nx; i++) {
      ex[j * nx + i] = sx * (phi[j * nx + wrap(i - 1, nx)] - phi[j * nx + wrap(i + 1, nx)]);
      ey[j * nx + i] = sy * (phi[wrap(j - 1, ny) * nx + i] - phi[wrap(j + 1, ny) * nx + i]);
    }
}

/* poisson_solve returns how many sweeps it took, or -1. Colors need even numbers of cells. */
int poisson_solve(grid_t *g, int max_sweeps, real_t tol)
{
  int sweeps;
  CHECK(g->nx % 2 == 0 && g->ny % 2 == 0, "%d x %d cells", g->nx, g->ny);
  for (sweeps = 0; sweeps < max_sweeps; sweeps++) {
    relax(g, 0, R(1.6));
    relax(g, 1, R(1.6));
    if (sweeps % 8 == 7 && residual(g) < tol)
      break;
  }
  differentiate(g);
  return sweeps < max_sweeps ? sweeps + 1 : -1;
}
