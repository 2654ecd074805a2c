/* trace.c: which kernels ran, counted for each thread, and checked for their order at the end. */
#include "tile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _OPENMP
#include <omp.h>
#else
#define omp_get_thread_num() 0
#endif

typedef struct event {
  const char *kernel;
  int i, j, k;
  struct event *next;
} event_t;

static event_t *mine;
static long count;
#pragma omp threadprivate(mine, count)

static event_t *all;
static long total;
static double work;

void trace_begin(void)
{
#pragma omp parallel
  {
    mine = NULL;
    count = 0;
  }
  all = NULL;
  total = 0;
  work = 0.0;
}

void trace_event(const char *kernel, int i, int j, int k)
{
  event_t *e = malloc(sizeof *e);
  if (e == NULL)
    abort();
  e->kernel = kernel;
  e->i = i;
  e->j = j;
  e->k = k;
  e->next = mine;
  mine = e;
  count++;
#ifdef TRACE_VERBOSE
#pragma omp critical(output)
  fprintf(stderr, "  thread %d: %s %d %d %d\n", omp_get_thread_num(), kernel, i, j, k);
#endif
}

/* trace_end joins the lists of the threads and returns how many events there were. */
long trace_end(int report)
{
  long kinds[4] = {0, 0, 0, 0};
  static const char *const names[4] = {"potrf", "trsm", "syrk", "gemm"};
#pragma omp parallel
  {
    event_t **last = &mine;
    while (*last)
      last = &(*last)->next;
#pragma omp critical(trace)
    {
      *last = all;
      all = mine;
      total += count;
    }
    mine = NULL;
  }
  while (all) {
    event_t *e = all;
    all = e->next;
    for (int k = 0; k < 4; k++)
      if (strcmp(names[k], e->kernel) == 0) {
        kinds[k]++;
        work += flops_of(e->kernel, (int)strlen(e->kernel));
      }
    free(e);
  }
  if (report)
    printf("    potrf %ld, trsm %ld, syrk %ld, gemm %ld; work %.2f tiles\n", kinds[0], kinds[1], kinds[2], kinds[3], work);
  return total;
}
