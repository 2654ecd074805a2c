#include "md.h"

#include <math.h>

void half_kick(system_t *s, double dt)
{
  atom_t *a = s->atoms;
#pragma omp parallel for simd
  for (int i = 0; i < s->n; i++)
    a[i].v = vec_axpy(0.5 * dt / s->ff.own[a[i].type].mass, a[i].f, a[i].v);
}

static inline double wrap(double x, double l) { return x < 0.0 ? x + l : x >= l ? x - l : x; }

void drift(system_t *s, double dt)
{
#pragma omp parallel for
  for (int i = 0; i < s->n; i++) {
    atom_t *a = &s->atoms[i];
    a->r = vec_axpy(dt, a->v, a->r);
    a->r.x = wrap(a->r.x, s->box.length.x);
    a->r.y = wrap(a->r.y, s->box.length.y);
    a->r.z = wrap(a->r.z, s->box.length.z);
  }
}

observables_t kinetic(const system_t *s)
{
  observables_t sum = {0};
#pragma omp parallel for reduction(observe : sum)
  for (int i = 0; i < s->n; i++) {
    const atom_t *a = &s->atoms[i];
    const double m = s->ff.own[a->type].mass, v2 = vec_dot(a->v, a->v);
    sum.kinetic += TO_FIXED(0.5 * m * v2);
    sum.px += TO_FIXED(m * a->v.x);
    sum.py += TO_FIXED(m * a->v.y);
    sum.pz += TO_FIXED(m * a->v.z);
    sum.fastest = fmax(sum.fastest, sqrt(v2));
  }
  return sum;
}

/* Some atoms get new velocities, which ones and which velocities depends on the atom alone. */
void thermostat(system_t *s, double temperature, double rate)
{
  s->seed += 1000003u;
#pragma omp parallel for schedule(static, 7)
  for (int i = 0; i < s->n; i++) {
    atom_t *a = &s->atoms[i];
    random_seed(s->seed ^ ((uint64_t)a->id << 20));
    if (random_uniform() < rate) {
      const double width = sqrt(temperature / s->ff.own[a->type].mass);
      a->v = (vec3){width * random_gauss(), width * random_gauss(), width * random_gauss()};
    }
  }
}
