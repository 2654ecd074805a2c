/* timer.c: seconds in each phase, for each thread of the host. The report goes to stderr: it is never the same twice. */
#include <stdio.h>
#ifdef _OPENMP
#include <omp.h>
#else
#include <time.h>
static double omp_get_wtime(void) { return (double)clock() / CLOCKS_PER_SEC; }
#endif

#include "spcg.h"

static double began[T_PHASES];
static double total[T_PHASES];
static long calls[T_PHASES];
#pragma omp threadprivate(began)

static const char *names[T_PHASES] = {"setup", "spmv", "precond", "vector", "total"};

void timer_start(enum phase p) { began[p] = omp_get_wtime(); }

void timer_stop(enum phase p)
{
  double dt = omp_get_wtime() - began[p];
#pragma omp critical(timer)
  {
    total[p] += dt;
    calls[p]++;
  }
}

void timer_report(void)
{
  for (int p = 0; p < T_PHASES; p++)
    if (calls[p])
      fprintf(stderr, "  %-10s %8ld calls %10.4f s\n", names[p], calls[p], total[p]);
}
