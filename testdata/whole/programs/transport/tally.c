#include "mc.h"

#include <string.h>

void mc_tally_clear(t)
  struct mc_tally *t;
{
  memset(t, 0, sizeof *t);
}

#define ADD_ARRAY(member, n)                                                                                           \
  for (i = 0; i < (n); i++)                                                                                            \
    into->member[i] += from->member[i]
#define ADD(member) into->member += from->member

void mc_tally_add(into, from)
  struct mc_tally *into;
  const struct mc_tally *from;
{
  int i;
  ADD_ARRAY(collisions, MC_MAX_REGIONS);
  ADD_ARRAY(absorbed, MC_MAX_REGIONS);
  ADD_ARRAY(spectrum, MC_BINS);
  ADD(leaked_left);
  ADD(leaked_right);
  ADD(produced);
  ADD(lost);
}

void mc_tally_print(const struct mc_tally *t, const struct mc_geometry *g, long histories)
{
  long absorbed = 0;
  int i;
  printf("  slab  material     collisions  absorbed\n");
  for (i = 0; i < g->n_regions; i++) {
    printf("  %4d  %-10s %12ld %9ld\n", i + 1, g->material[g->region[i].material].name, t->collisions[i], t->absorbed[i]);
    absorbed += t->absorbed[i];
  }
  printf("  leaked %ld left, %ld right; produced %ld\n", t->leaked_left, t->leaked_right, t->produced);
  printf("  spectrum");
  for (i = 0; i < MC_BINS; i++)
    printf(" %ld", t->spectrum[i]);
  printf("\n  balance %s\n", absorbed + t->leaked_left + t->leaked_right + t->lost == histories ? "closes" : "is open");
}

int mc_tally_same(const struct mc_tally *a, const struct mc_tally *b) { return memcmp(a, b, sizeof *a) == 0; }
