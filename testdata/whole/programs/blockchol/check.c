#include "tile.h"

#include <math.h>
#include <stdlib.h>

double residual(const tiled_t *original, const scalar *x, const scalar *b)
{
  const int n = original->n;
  scalar *y = malloc(sizeof *y * (size_t)n);
  double worst = 0.0;
  tiled_multiply(original, x, y);
#pragma omp parallel for simd reduction(max : worst)
  for (int i = 0; i < n; i++)
    worst = fmax(worst, fabs(y[i] - b[i]));
  free(y);
  return worst;
}

/* The largest element of L L^T - A in the lower triangle. */
double factor_error(const tiled_t *l, const tiled_t *original)
{
  const int nb = l->nb, n = l->n;
  double worst = 0.0;
#pragma omp parallel for reduction(max : worst) schedule(static, 5)
  for (int r = 0; r < n; r++)
    for (int c = 0; c <= r; c++) {
      double s = 0.0;
      for (int k = 0; k <= c; k++)
        s += TILE(l, r / nb, k / nb)[(k % nb) * nb + r % nb] * TILE(l, c / nb, k / nb)[(k % nb) * nb + c % nb];
      worst = fmax(worst, fabs(s - TILE(original, r / nb, c / nb)[(c % nb) * nb + r % nb]));
    }
  return worst;
}
