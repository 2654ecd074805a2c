#include "tile.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tiled_create(tiled_t *m, int n, int nb)
{
  if (n % nb) {
    fprintf(stderr, "%d rows are no multiple of %d\n", n, nb);
    exit(2);
  }
  m->n = n;
  m->nb = nb;
  m->nt = n / nb;
  m->t = calloc((size_t)m->nt * m->nt, sizeof *m->t);
  for (int i = 0; i < m->nt; i++)
    for (int j = 0; j <= i; j++) {
      TILE(m, i, j) = malloc(sizeof(scalar) * nb * nb);
      if (!TILE(m, i, j)) {
        perror("tile");
        exit(1);
      }
    }
}

void tiled_free(tiled_t *m)
{
  for (int k = 0; k < m->nt * m->nt; k++)
    free(m->t[k]);
  free(m->t);
  m->t = NULL;
}

/* An element is made of its row and column alone, so tiles can be filled in any order. */
static scalar element(int n, int i, int j, unsigned seed)
{
  const unsigned lo = (unsigned)(i < j ? i : j), hi = (unsigned)(i < j ? j : i);
  unsigned h = seed + 2654435761u * (lo * 65537u + hi + 1u);
  h ^= h >> 15;
  h *= 2246822519u;
  h ^= h >> 13;
  return (h & 0xffff) / 65536.0 - 0.5 + (i == j ? 0.5 * n : 0.0);
}

void tiled_fill(tiled_t *m, unsigned seed)
{
  const int nb = m->nb;
#pragma omp parallel
#pragma omp single nowait
  for (int i = 0; i < m->nt; i++)
    for (int j = 0; j <= i; j++) {
#pragma omp task firstprivate(i, j)
      {
        scalar *restrict a = TILE(m, i, j);
        for (int c = 0; c < nb; c++)
          for (int r = 0; r < nb; r++)
            a[c * nb + r] = element(m->n, i * nb + r, j * nb + c, seed);
      }
    }
}

void tiled_copy(tiled_t *to, const tiled_t *from)
{
  const size_t bytes = sizeof(scalar) * (size_t)from->nb * from->nb;
#pragma omp parallel for schedule(dynamic)
  for (int k = 0; k < from->nt * from->nt; k++)
    if (from->t[k])
      memcpy(to->t[k], from->t[k], bytes);
}

/* y = A x, with the tiles above the diagonal as transposes. Each thread adds to its own y. */
void tiled_multiply(const tiled_t *m, const scalar *x, scalar *y)
{
  const int nb = m->nb, n = m->n;
  memset(y, 0, sizeof *y * (size_t)n);
#pragma omp parallel for collapse(2) reduction(+ : y[ : n]) schedule(static, 1)
  for (int i = 0; i < m->nt; i++)
    for (int j = 0; j < m->nt; j++) {
      const scalar *a;
      if (j > i)
        continue;
      a = TILE(m, i, j);
      for (int c = 0; c < nb; c++)
        for (int r = 0; r < nb; r++) {
          y[i * nb + r] += a[c * nb + r] * x[j * nb + c];
          if (i != j)
            y[j * nb + c] += a[c * nb + r] * x[i * nb + r];
        }
    }
}

double tiled_norm(const tiled_t *m)
{
  double sum = 0.0;
#pragma omp parallel reduction(+ : sum)
#pragma omp single
#pragma omp taskloop collapse(2) reduction(+ : sum) grainsize(3)
  for (int i = 0; i < m->nt; i++)
    for (int j = 0; j < m->nt; j++) {
      const scalar *a = j > i ? TILE(m, j, i) : TILE(m, i, j);
      for (int k = 0; k < m->nb * m->nb; k++)
        sum += a[k] * a[k];
    }
  return sqrt(sum);
}
