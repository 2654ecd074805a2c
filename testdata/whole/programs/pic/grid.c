#include "pic.h"

static void *grid_array(size_t n, size_t size)
{
  void *p = calloc(n, size);
  CHECK(p != NULL, "%zu elements", n);
  return p;
}

#define NEW_ARRAY(g, member) ((g)->member = grid_array((size_t)(g)->nx * (g)->ny, sizeof *(g)->member))

void grid_init(grid_t *g, const input_t *in)
{
  const size_t n = (size_t)in->nx * in->ny;
  g->nx = in->nx;
  g->ny = in->ny;
  g->lx = (real_t)in->nx;
  g->ly = (real_t)in->ny;
  g->dx = g->lx / g->nx;
  g->dy = g->ly / g->ny;
  NEW_ARRAY(g, rho_fixed);
  NEW_ARRAY(g, rho);
  NEW_ARRAY(g, phi);
  NEW_ARRAY(g, ex);
  NEW_ARRAY(g, ey);
  COPY_TO_DEVICE(g[0 : 1])
  COPY_TO_DEVICE(g->rho_fixed[0 : n], g->rho[0 : n], g->phi[0 : n], g->ex[0 : n], g->ey[0 : n])
}

void grid_free(grid_t *g)
{
  const size_t n = (size_t)g->nx * g->ny;
  FREE_ON_DEVICE(g->rho_fixed[0 : n], g->rho[0 : n], g->phi[0 : n], g->ex[0 : n], g->ey[0 : n])
  FREE_ON_DEVICE(g[0 : 1])
  free(g->rho_fixed);
  free(g->rho);
  free(g->phi);
  free(g->ex);
  free(g->ey);
}

void grid_clear_charge(grid_t *g)
{
  const int n = g->nx * g->ny;
  int64_t *rho = g->rho_fixed;
  DEVICE_LOOP(PRESENT(rho[0 : n]))
  for (int i = 0; i < n; i++)
    rho[i] = 0;
}

/* grid_finish_charge makes real numbers of the integers and adds the background that makes the whole neutral. */
void grid_finish_charge(grid_t *g, real_t background)
{
  const int n = g->nx * g->ny;
  const real_t scale = (real_t)(1.0 / CHARGE_UNIT / (g->dx * g->dy));
  const int64_t *fixed = g->rho_fixed;
  real_t *rho = g->rho;
  DEVICE_LOOP(PRESENT(fixed[0 : n], rho[0 : n]))
  for (int i = 0; i < n; i++)
    rho[i] = fixed[i] * scale + background;
}

double grid_field_energy(const grid_t *g)
{
  const int nx = g->nx, ny = g->ny;
  const real_t *ex = g->ex, *ey = g->ey;
  double sum = 0;
  DEVICE_LOOP2(PRESENT(ex[0 : nx * ny], ey[0 : nx * ny]) SUM(sum))
  for (int j = 0; j < ny; j++)
    for (int i = 0; i < nx; i++) {
      const int c = j * nx + i;
      sum += ex[c] * ex[c] + ey[c] * ey[c];
    }
  return 0.5 * sum * g->dx * g->dy;
}
