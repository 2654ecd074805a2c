#include "md.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lorentz and Berthelot's rules for unlike atoms. */
static void mix(force_field_t *ff)
{
  for (int a = 0; a < ff->types; a++)
    for (int b = 0; b < ff->types; b++) {
      const double sigma = 0.5 * (ff->own[a].sigma + ff->own[b].sigma);
      const double epsilon = sqrt(ff->own[a].epsilon * ff->own[b].epsilon);
      const double s6 = pow(sigma, 6.0), rc6 = pow(ff->cutoff, 6.0);
      ff->pair[a][b].c6 = 4.0 * epsilon * s6;
      ff->pair[a][b].c12 = 4.0 * epsilon * s6 * s6;
      ff->pair[a][b].shift = ff->pair[a][b].c12 / (rc6 * rc6) - ff->pair[a][b].c6 / rc6;
    }
}

void system_create(system_t *s, int per_side, double density, uint64_t seed)
{
  const int n = per_side * per_side * per_side;
  const double length = cbrt(n / density), spacing = length / per_side;
  vec3 drift = {0.0, 0.0, 0.0};

  memset(s, 0, sizeof *s);
  s->n = n;
  s->seed = seed;
  s->box.length = (vec3){length, length, length};
  s->ff = (force_field_t){
      .types = 2,
      .cutoff = 2.2,
      .own = {[0] = {.sigma = 1.0, .epsilon = 1.0, .mass = 1.0}, [1] = {.sigma = 0.9, .epsilon = 0.6, .mass = 2.0}},
  };
  mix(&s->ff);
  s->atoms = aligned_alloc(64, (sizeof *s->atoms * (size_t)n + 63) / 64 * 64);
  if (!s->atoms) {
    fprintf(stderr, "no memory for %d atoms\n", n);
    exit(EXIT_FAILURE);
  }

  /* Each atom seeds the generator of the thread that makes it. */
#pragma omp parallel for collapse(3) reduction(+ : drift)
  for (int k = 0; k < per_side; k++)
    for (int j = 0; j < per_side; j++)
      for (int i = 0; i < per_side; i++) {
        const int id = i + per_side * (j + per_side * k);
        atom_t *a = &s->atoms[id];
        random_seed(seed + (uint64_t)id);
        a->id = id;
        a->type = (i + j + k) % 2;
        a->r = (vec3){(i + 0.5) * spacing, (j + 0.5) * spacing, (k + 0.5) * spacing};
        /* Multiples of 2**-20, whose sums are exact. */
        a->v.x = round(random_gauss() * 1048576.0) / 1048576.0;
        a->v.y = round(random_gauss() * 1048576.0) / 1048576.0;
        a->v.z = round(random_gauss() * 1048576.0) / 1048576.0;
        a->f = (vec3){0.0, 0.0, 0.0};
        a->energy = 0.0;
        drift = vec_axpy(1.0, a->v, drift);
      }
  drift = (vec3){drift.x / n, drift.y / n, drift.z / n};
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    s->atoms[i].v = vec_sub(s->atoms[i].v, drift);
  cells_create(&s->cells, &s->box, s->ff.cutoff, n);
}

void system_destroy(system_t *s)
{
  cells_destroy(&s->cells);
  free(s->atoms);
  s->atoms = NULL;
}
