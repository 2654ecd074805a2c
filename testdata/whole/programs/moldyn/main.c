/* main.c: a short run, with forces on the host and on a device in turn. */
#include "md.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void print(int step, const system_t *s, const observables_t *pot)
{
  const observables_t kin = kinetic(s);
  const double n = s->n;
  printf("%4d  T %.5f  potential %.5f  total %.5f  virial %.4f  pairs %ld\n", step,
         2.0 * FROM_FIXED(kin.kinetic) / (3.0 * n), FROM_FIXED(pot->potential) / n,
         FROM_FIXED(pot->potential + kin.kinetic) / n, FROM_FIXED(pot->virial) / n, pot->pairs);
}

int main(int argc, char **argv)
{
  const int per_side = argc > 1 ? atoi(argv[1]) : 7, steps = argc > 2 ? atoi(argv[2]) : 12;
  const double dt = 0.004;
  system_t s;
  observables_t pot, direct, kin;
  int lost = 0, bad = 0;

  system_create(&s, per_side, 0.6, 2718u);
  printf("%d atoms in %d cells\n", s.n, s.cells.n);
  printf("drawn more than 3 numbers for each atom: %d\n", random_drawn() > 3L * s.n);
  lost += cells_fill(&s);
  pot = forces_host(&s);
  print(0, &s, &pot);
  for (int step = 1; step <= steps; step++) {
    half_kick(&s, dt);
    drift(&s, dt);
    lost += cells_fill(&s);
    bad += !cells_valid(&s);
    pot = step % 2 == 0 ? forces_device(&s) : forces_host(&s);
    half_kick(&s, dt);
    if (step % 2 == 0)
      print(step, &s, &pot);
  }
  direct = forces_direct(&s);
  printf("directly: %s, pairs %s\n", fabs(FROM_FIXED(direct.potential - pot.potential)) < 1e-5 ? "same energy" : "OTHER ENERGY",
         direct.pairs == pot.pairs ? "same" : "OTHER");
  thermostat(&s, 0.7, 0.3);
  kin = kinetic(&s);
  printf("after the thermostat: T %.5f, fastest %.5f\n", 2.0 * FROM_FIXED(kin.kinetic) / (3.0 * s.n), kin.fastest);
  printf("%d lost, %d bad, %d warnings\n", lost, bad, log_warnings());
  system_destroy(&s);
  return lost + bad;
}
