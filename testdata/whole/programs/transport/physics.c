/* physics.c: what happens to a particle that collides. */
#include "mc.h"

#include <math.h>

#pragma omp declare target

static int scatter(struct mc_particle *p, const struct mc_geometry *g, struct mc_tally *t, mc_seed *seed)
{
  (void)g;
  (void)t;
  p->mu = 2.0 * mc_random(seed) - 1.0;
  p->energy *= 0.3 + 0.7 * mc_random(seed);
  if (p->energy < 1e-4)
    p->energy = 1e-4;
  return 1;
}

static int absorb(struct mc_particle *p, const struct mc_geometry *g, struct mc_tally *t, mc_seed *seed)
{
  (void)g;
  (void)seed;
  t->absorbed[p->region]++;
  p->alive = 0;
  return 0;
}

static int fission(struct mc_particle *p, const struct mc_geometry *g, struct mc_tally *t, mc_seed *seed)
{
  (void)g;
  t->absorbed[p->region]++;
  t->produced += mc_random(seed) < 0.4 ? 3 : 2;
  p->alive = 0;
  return 0;
}

#pragma omp end declare target

/* The host calls reactions by this table. */
static const mc_reaction reactions[] = {scatter, absorb, fission};
static const char *const names[] = {"scatter", "absorb", "fission"};

const char *mc_reaction_name(int kind) { return kind < 0 || kind > 2 ? "?" : names[kind]; }

#pragma omp declare target

int mc_collide(struct mc_particle *p, const struct mc_geometry *g, struct mc_tally *t, mc_seed *seed)
{
  const struct mc_table *xs = &g->material[g->region[p->region].material].xs;
  const double total = mc_interpolate(xs->energy, xs->total, xs->n, p->energy);
  const double elastic = mc_interpolate(xs->energy, xs->scatter, xs->n, p->energy);
  const double fissile = mc_interpolate(xs->energy, xs->fission, xs->n, p->energy);
  const double which = mc_random(seed) * total;
  int kind = which < elastic ? 0 : which < elastic + fissile ? 2 : 1;

  t->collisions[p->region]++;
#ifdef MC_TABLE_OF_FUNCTIONS
  return reactions[kind](p, g, t, seed);
#else
  switch (kind) {
  case 0:
    return scatter(p, g, t, seed);
  case 1:
    return absorb(p, g, t, seed);
  default:
    return fission(p, g, t, seed);
  }
#endif
}

#pragma omp end declare target

/* mc_reactions_agree calls each entry of the table. */
int mc_reactions_agree(const struct mc_geometry *g)
{
  int k, ok = 0;
  for (k = 0; k < (int)(sizeof reactions / sizeof reactions[0]); k++) {
    struct mc_particle p = {0.0, 0.5, 0.5, 1.0, 0, 1};
    struct mc_tally t;
    mc_seed seed = 5U;
    mc_tally_clear(&t);
    ok += reactions[k](&p, g, &t, &seed) == (k == 0) && p.alive == (k == 0) && t.absorbed[0] == (k != 0);
  }
  return ok == 3;
}
