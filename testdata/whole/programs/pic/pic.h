/* pic.h: an electrostatic particle-in-cell code in two dimensions: types and interfaces. */
#ifndef PIC_H
#define PIC_H

#include "offload.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef PIC_SINGLE
typedef float real_t;
#define R(x) x##f
#else
typedef double real_t;
#define R(x) x
#endif

/* Charge is deposited in integers of this unit: sums of integers do not depend on their order. */
#define CHARGE_UNIT 1048576.0

#define MAX_SPECIES 4

#define CHECK(cond, ...)                                                                                              \
  do {                                                                                                                \
    if (!(cond)) {                                                                                                    \
      fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #cond);                                                      \
      fprintf(stderr, __VA_ARGS__);                                                                                   \
      fputc('\n', stderr);                                                                                            \
      abort();                                                                                                        \
    }                                                                                                                 \
  } while (0)

typedef struct grid {
  int nx, ny;
  real_t lx, ly;
  real_t dx, dy;
  int64_t *rho_fixed; /* charge in units of 1 / CHARGE_UNIT */
  real_t *rho;
  real_t *phi;
  real_t *ex, *ey;
} grid_t;

/* A species is a structure of arrays. */
typedef struct species {
  char name[16];
  real_t charge, mass;
  int np;
  real_t *restrict x, *restrict y;
  real_t *restrict vx, *restrict vy;
  int *restrict cell;
  int *restrict order;
} species_t;

typedef struct input {
  int nx, ny;
  int per_cell;
  int steps;
  int sort_every;
  real_t dt;
  real_t drift;
  unsigned seed;
} input_t;

typedef struct energies {
  double kinetic[MAX_SPECIES];
  double field;
} energies_t;

#define IDX(g, i, j) ((size_t)(j) * (size_t)(g)->nx + (size_t)(i))

DEVICE_ROUTINE
/* wrap returns i in 0 .. n-1, for a domain that is periodic. */
static inline int wrap(int i, int n) { return i < 0 ? i + n : i >= n ? i - n : i; }

static inline real_t wrap_real(real_t x, real_t l)
{
  if (x < R(0.0))
    x += l;
  if (x >= l)
    x -= l;
  return x;
}

/* cloud_t has the weights of the four cells that a particle is in. */
typedef struct cloud {
  int i0, i1, j0, j1;
  real_t w00, w10, w01, w11;
} cloud_t;

static inline cloud_t cloud_of(real_t x, real_t y, real_t dx, real_t dy, int nx, int ny)
{
  cloud_t c;
  const real_t fx = x / dx, fy = y / dy;
  real_t a, b;
  c.i0 = (int)fx;
  c.j0 = (int)fy;
  a = fx - c.i0;
  b = fy - c.j0;
  c.i0 = wrap(c.i0, nx);
  c.j0 = wrap(c.j0, ny);
  c.i1 = wrap(c.i0 + 1, nx);
  c.j1 = wrap(c.j0 + 1, ny);
  c.w00 = (1 - a) * (1 - b);
  c.w10 = a * (1 - b);
  c.w01 = (1 - a) * b;
  c.w11 = a * b;
  return c;
}
DEVICE_ROUTINE_END

/* grid.c */
void grid_init(grid_t *g, const input_t *in);
void grid_free(grid_t *g);
void grid_clear_charge(grid_t *g);
void grid_finish_charge(grid_t *g, real_t background);
double grid_field_energy(const grid_t *g);

/* particles.c */
void species_init(species_t *s, const char *name, real_t charge, real_t mass, const grid_t *g, const input_t *in,
                  real_t drift);
void species_free(species_t *s);
void species_deposit(const species_t *s, grid_t *g);
void species_push(species_t *s, const grid_t *g, real_t dt);
double species_kinetic(const species_t *s);
int species_lost(const species_t *s, const grid_t *g);

/* sort.c */
void species_sort(species_t *s, const grid_t *g);
int species_sorted(const species_t *s, const grid_t *g);

/* poisson.c */
int poisson_solve(grid_t *g, int max_sweeps, real_t tol);

/* rng.c */
typedef struct rng {
  uint64_t state;
} rng_t;
void rng_seed(rng_t *r, unsigned seed);
real_t rng_uniform(rng_t *r);
real_t rng_normal(rng_t *r);

/* diag.c */
void diag_energies(energies_t *e, const species_t *s, int n, const grid_t *g);
void diag_print(int step, const energies_t *e, int n);
void diag_histogram(const species_t *s, real_t vmax, int bins);

#endif
