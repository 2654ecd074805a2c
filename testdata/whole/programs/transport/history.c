/* history.c: the life of one particle after another. */
#include "mc.h"

#include <math.h>
#include <string.h>

#define MAX_EVENTS 500

#pragma omp declare target

static int bin_of(double energy)
{
  int b = (int)((log10(energy) + 4.0) * (MC_BINS / 4.0));
  return b < 0 ? 0 : b >= MC_BINS ? MC_BINS - 1 : b;
}

void mc_history(const struct mc_geometry *g, struct mc_tally *t, unsigned long number, unsigned long run)
{
  mc_seed seed = mc_seed_of(number, run);
  struct mc_particle p;
  int events;

  p.x = g->region[0].left + mc_random(&seed) * (g->region[0].right - g->region[0].left);
  p.mu = 2.0 * mc_random(&seed) - 1.0;
  p.energy = 0.2 + 0.8 * mc_random(&seed);
  p.weight = 1.0;
  p.region = 0;
  p.alive = 1;
  for (events = 0; p.alive; events++) {
    const struct mc_table *xs = &g->material[g->region[p.region].material].xs;
    const double sigma = mc_interpolate(xs->energy, xs->total, xs->n, p.energy);
    const double flight = -log(mc_random(&seed)) / sigma;
    const double border = mc_distance(g, &p);

    if (events == MAX_EVENTS) {
      t->lost++;
      break;
    }
    if (flight < border) {
      p.x += flight * p.mu;
      (void)mc_collide(&p, g, t, &seed);
      t->spectrum[bin_of(p.energy)]++;
      continue;
    }
    if (p.mu > 0.0) {
      p.x = g->region[p.region].right;
      if (++p.region == g->n_regions) {
        t->leaked_right++;
        break;
      }
    } else {
      p.x = g->region[p.region].left;
      if (--p.region < 0) {
        t->leaked_left++;
        break;
      }
    }
  }
}

#pragma omp end declare target

/* Each thread has a tally, and adds it to the common one in the end. */
void mc_run_host(g, t, histories, run)
  const struct mc_geometry *g;
  struct mc_tally *t;
  long histories;
  unsigned long run;
{
  mc_tally_clear(t);
#pragma omp parallel default(shared)
  {
    struct mc_tally mine;
    long i;
    mc_tally_clear(&mine);
#pragma omp for schedule(dynamic, 16) nowait
    for (i = 0; i < histories; i++)
      mc_history(g, &mine, (unsigned long)i, run);
#pragma omp critical(tally)
    mc_tally_add(t, &mine);
  }
}

/* On a device batches of histories have tallies of their own, which are added on the host. */
void mc_run_device(const struct mc_geometry *g, struct mc_tally *t, long histories, unsigned long run)
{
  enum { BATCHES = 12 };
  struct mc_tally part[BATCHES];
  int b;
  long i;
  memset(part, 0, sizeof part);
#pragma omp target teams distribute parallel for private(i) map(to : g[0 : 1]) map(tofrom : part) firstprivate(histories, run)
  for (b = 0; b < BATCHES; b++) {
    for (i = b; i < histories; i += BATCHES)
      mc_history(g, &part[b], (unsigned long)i, run);
  }
  mc_tally_clear(t);
  for (b = 0; b < BATCHES; b++)
    mc_tally_add(t, &part[b]);
}
