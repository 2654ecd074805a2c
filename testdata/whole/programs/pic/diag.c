#include "pic.h"

#include <math.h>

void diag_energies(energies_t *e, const species_t *s, int n, const grid_t *g)
{
  for (int k = 0; k < n; k++)
    e->kinetic[k] = species_kinetic(&s[k]);
  e->field = grid_field_energy(g);
}

void diag_print(int step, const energies_t *e, int n)
{
  double total = e->field;
  printf("%5d", step);
  for (int k = 0; k < n; k++) {
    printf(" %12.5e", e->kinetic[k]);
    total += e->kinetic[k];
  }
  printf(" %12.4e %12.5e\n", e->field, total);
}

/* diag_histogram prints how many particles have a velocity in x in each bin; those beyond vmax are in the last one.
 * Not every compiler has reductions of arrays in OpenACC. */
void diag_histogram(const species_t *s, real_t vmax, int bins)
{
  const int n = s->np;
  const real_t *vx = s->vx;
  int count[64] = {0};
  CHECK(bins <= 64, "%d bins", bins);
#ifdef PIC_ATOMIC_HISTOGRAM
  COPY_TO_DEVICE(count)
  DEVICE_LOOP(PRESENT(vx[0 : n], count))
#else
  DEVICE_LOOP(PRESENT(vx[0 : n]) SUM(count))
#endif
  for (int p = 0; p < n; p++) {
    int b = (int)((vx[p] + vmax) / (2 * vmax) * bins);
    b = b < 0 ? 0 : b >= bins ? bins - 1 : b;
#ifdef PIC_ATOMIC_HISTOGRAM
    ATOMIC_UPDATE
#endif
    count[b]++;
  }
#ifdef PIC_ATOMIC_HISTOGRAM
  TO_HOST(count)
  FREE_ON_DEVICE(count)
#endif
  printf("%s:", s->name);
  for (int b = 0; b < bins; b++)
    printf(" %d", count[b]);
  printf("\n");
}
