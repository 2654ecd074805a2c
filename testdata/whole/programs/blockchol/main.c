/* main.c: factors a matrix in each way and solves with it. */
#include "tile.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _OPENMP
#include <omp.h>
#endif

int main(int argc, char **argv)
{
  const int n = argc > 1 ? atoi(argv[1]) : 96, nb = argc > 2 ? atoi(argv[2]) : 16;
  tiled_t a, l;
  scalar *b, *x;
  int failed = 0;
  long events = 0;

  tiled_create(&a, n, nb);
  tiled_create(&l, n, nb);
  tiled_fill(&a, 17u);
  b = malloc(sizeof *b * (size_t)n);
  x = malloc(sizeof *x * (size_t)n);
  for (int i = 0; i < n; i++)
    b[i] = 1.0 + i % 7;
  printf("%d rows in %d tiles of %d, norm %.4f\n", n, a.nt * (a.nt + 1) / 2, nb, tiled_norm(&a));

  for (int how = 0; how < METHODS; how++) {
    int info;
    double t0 = 0.0, res, err;
    tiled_copy(&l, &a);
    trace_begin();
#ifdef _OPENMP
    t0 = omp_get_wtime();
#endif
    info = factorize(&l, (method_t)how);
#ifdef _OPENMP
    fprintf(stderr, "%s: %.4f s\n", method_names[how], omp_get_wtime() - t0);
#endif
    memcpy(x, b, sizeof *x * (size_t)n);
    solve(&l, x);
    res = residual(&a, x, b);
    err = factor_error(&l, &a);
    printf("%-10s info %d, residual %s, factor %s\n", method_names[how], info, res < 1e-10 * n ? "small" : "LARGE",
           err < 1e-12 * n * n ? "right" : "WRONG");
    failed += info != 0 || res >= 1e-10 * n;
    events += trace_end(how == 0);
  }

  /* A matrix that is not positive definite has to be noticed at the right row. */
  tiled_copy(&l, &a);
  TILE(&l, a.nt - 1, a.nt - 1)[(nb - 2) * nb + nb - 2] = -1.0;
  trace_begin();
  printf("indefinite: info %d of %d\n", factorize(&l, BY_LOOPS), n);
  events += trace_end(0);
  printf("%ld events, kernels counted: %d %d %d %d\n", events, kernel_counts.potrf, kernel_counts.trsm,
         kernel_counts.syrk, kernel_counts.gemm);
  printf("solution %.6f %.6f\n", x[0], x[n - 1]);
  free(b);
  free(x);
  tiled_free(&a);
  tiled_free(&l);
  return failed;
}
