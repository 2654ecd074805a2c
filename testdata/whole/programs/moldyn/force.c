/* force.c: pair forces by cells on the host's threads and on a device, and directly for comparison. */
#include "md.h"

#include <math.h>
#include <string.h>

#pragma omp declare target
/* The force on an atom of type a by one of type b at distance d. */
static inline bool pair_force(const force_field_t *ff, int a, int b, vec3 d, vec3 *force, double *energy, double *virial)
{
  const double r2 = vec_dot(d, d);
  double i2, i6, e;
  if (r2 >= ff->cutoff * ff->cutoff)
    return false;
  i2 = 1.0 / r2;
  i6 = i2 * i2 * i2;
  e = ff->pair[a][b].c12 * i6 * i6;
  *energy = e - ff->pair[a][b].c6 * i6 - ff->pair[a][b].shift;
  *virial = 12.0 * e - 6.0 * ff->pair[a][b].c6 * i6;
  *force = (vec3){*virial * i2 * d.x, *virial * i2 * d.y, *virial * i2 * d.z};
  return true;
}

static inline int around(int c, int d, int n)
{
  const int k = c + d;
  return k < 0 ? k + n : k >= n ? k - n : k;
}

/* All forces on the atoms of one cell. */
static observables_t one_cell(atom_t *atoms, const cells_t *c, const box_t *b, const force_field_t *ff, int cell)
{
  observables_t sum = {0};
  const int cx = cell % b->cells[0], cy = cell / b->cells[0] % b->cells[1], cz = cell / (b->cells[0] * b->cells[1]);
  for (int m = 0; m < c->count[cell]; m++) {
    atom_t *me = &atoms[c->list[cell * c->width + m]];
    vec3 total = {0.0, 0.0, 0.0};
    double energy = 0.0;
    for (int n = 0; n < 27; n++) {
      const int other = around(cx, n % 3 - 1, b->cells[0]) +
                        b->cells[0] * (around(cy, n / 3 % 3 - 1, b->cells[1]) + b->cells[1] * around(cz, n / 9 - 1, b->cells[2]));
      for (int k = 0; k < c->count[other]; k++) {
        const atom_t *you = &atoms[c->list[other * c->width + k]];
        vec3 f;
        double e, w;
        if (you == me)
          continue;
        if (!pair_force(ff, me->type, you->type, minimum_image(vec_sub(me->r, you->r), b), &f, &e, &w))
          continue;
        total = vec_axpy(1.0, f, total);
        energy += 0.5 * e;
        sum.virial += TO_FIXED(0.5 * w);
        sum.pairs++;
      }
    }
    me->f = total;
    me->energy = energy;
    sum.potential += TO_FIXED(energy);
  }
  return sum;
}
#pragma omp end declare target

observables_t forces_host(system_t *s)
{
  observables_t sum = {0};
#pragma omp parallel for reduction(observe : sum) schedule(dynamic)
  for (int cell = 0; cell < s->cells.n; cell++) {
    const observables_t mine = one_cell(s->atoms, &s->cells, &s->box, &s->ff, cell);
    observe(&sum, &mine);
  }
  return sum;
}

observables_t forces_device(system_t *s)
{
  observables_t sum = {0};
  atom_t *atoms = s->atoms;
  cells_t c = s->cells;
  const box_t b = s->box;
  const force_field_t ff = s->ff;
  const int n = s->n;
#pragma omp target data map(tofrom : atoms[0 : n]) map(mapper(on_device), to : c)
  {
#pragma omp target teams distribute parallel for reduction(observe : sum) map(tofrom : sum) map(to : b, ff)
    for (int cell = 0; cell < c.n; cell++) {
      const observables_t mine = one_cell(atoms, &c, &b, &ff, cell);
      observe(&sum, &mine);
    }
  }
  return sum;
}

/* All pairs, each once: both atoms get their share with atomic updates of integers. */
observables_t forces_direct(system_t *s)
{
  observables_t sum = {0};
#pragma omp parallel for reduction(observe : sum) schedule(guided, 2)
  for (int i = 0; i < s->n; i++)
    for (int j = i + 1; j < s->n; j++) {
      vec3 f;
      double e, w;
      const vec3 d = minimum_image(vec_sub(s->atoms[i].r, s->atoms[j].r), &s->box);
      if (pair_force(&s->ff, s->atoms[i].type, s->atoms[j].type, d, &f, &e, &w)) {
        sum.potential += TO_FIXED(e);
        sum.virial += TO_FIXED(w);
        sum.pairs += 2;
      }
    }
  return sum;
}
