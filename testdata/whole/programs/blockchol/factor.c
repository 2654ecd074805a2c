/* factor.c: the factorization as a graph of tasks, as loops with barriers, and serially. */
#include "tile.h"

#include <stdio.h>

const char *const method_names[METHODS] = {"tasks", "loops", "taskloops", "serial"};

static void do_trsm(tiled_t *m, int i, int k)
{
  trace_event("trsm", i, k, k);
  trsm_tile(m->nb, TILE(m, k, k), TILE(m, i, k));
}

static void do_update(tiled_t *m, int i, int j, int k)
{
  if (i == j) {
    trace_event("syrk", i, i, k);
    syrk_tile_(&m->nb, TILE(m, i, k), TILE(m, i, i));
  } else {
    trace_event("gemm", i, j, k);
    gemm_tile_(&m->nb, TILE(m, i, k), TILE(m, j, k), TILE(m, i, j));
  }
}

static void do_potrf(tiled_t *m, int k, int *info)
{
  int failed;
  trace_event("potrf", k, k, k);
  failed = potrf_tile(m->nb, TILE(m, k, k));
  if (failed) {
    int place = k * m->nb + failed, old;
#pragma omp atomic read
    old = *info;
    if (old == 0 || place < old)
#pragma omp atomic write
      *info = place;
  }
}

static int by_tasks(tiled_t *m)
{
  const int nt = m->nt;
  int info = 0;
#pragma omp parallel shared(m, info)
#pragma omp master
#pragma omp taskgroup
  for (int k = 0; k < nt; k++) {
    scalar *kk = TILE(m, k, k);
#pragma omp task depend(inout : kk[0]) priority(10) shared(info)
    do_potrf(m, k, &info);
    for (int i = k + 1; i < nt; i++) {
      scalar *ik = TILE(m, i, k);
#pragma omp task depend(in : kk[0]) depend(inout : ik[0]) priority(5)
      do_trsm(m, i, k);
    }
    for (int i = k + 1; i < nt; i++) {
      scalar *ik = TILE(m, i, k), *ii = TILE(m, i, i);
#pragma omp task depend(in : *ik) depend(inout : *ii)
      do_update(m, i, i, k);
      for (int j = k + 1; j < i; j++) {
        scalar *jk = TILE(m, j, k), *ij = TILE(m, i, j);
#pragma omp task depend(in : *ik, *jk) depend(inout : *ij)
        do_update(m, i, j, k);
      }
    }
  }
  return info;
}

static int by_loops(tiled_t *m)
{
  const int nt = m->nt;
  int info = 0;
#pragma omp parallel shared(info)
  for (int k = 0; k < nt; k++) {
#pragma omp single
    do_potrf(m, k, &info);
#pragma omp for schedule(guided)
    for (int i = k + 1; i < nt; i++)
      do_trsm(m, i, k);
#pragma omp for schedule(dynamic, 1)
    for (int i = k + 1; i < nt; i++)
      for (int j = k + 1; j <= i; j++)
        do_update(m, i, j, k);
  }
  return info;
}

static int by_taskloops(tiled_t *m)
{
  const int nt = m->nt;
  int info = 0;
#pragma omp parallel
#pragma omp single
  for (int k = 0; k < nt; k++) {
    do_potrf(m, k, &info);
#pragma omp taskloop num_tasks(4) shared(m)
    for (int i = k + 1; i < nt; i++)
      do_trsm(m, i, k);
#pragma omp taskloop nogroup
    for (int i = k + 1; i < nt; i++) {
#pragma omp taskloop if (i - k > 1) firstprivate(i)
      for (int j = k + 1; j <= i; j++)
        do_update(m, i, j, k);
    }
#pragma omp taskwait
  }
  return info;
}

static int serially(tiled_t *m)
{
  int info = 0;
  for (int k = 0; k < m->nt && !info; k++) {
    do_potrf(m, k, &info);
    for (int i = k + 1; i < m->nt; i++)
      do_trsm(m, i, k);
    for (int i = k + 1; i < m->nt; i++)
      for (int j = k + 1; j <= i; j++)
        do_update(m, i, j, k);
  }
  return info;
}

static int (*const methods[METHODS])(tiled_t *) = {
    [BY_TASKS] = by_tasks,
    [BY_LOOPS] = by_loops,
    [BY_TASKLOOPS] = by_taskloops,
    [SERIALLY] = serially,
};

int factorize(tiled_t *m, method_t how) { return methods[how](m); }

/* Forward and back substitution: the updates of x by one tile column are tasks that a mutex orders in any way. */
void solve(const tiled_t *l, scalar *x)
{
  const int nb = l->nb, nt = l->nt;
#pragma omp parallel
#pragma omp single
  {
    for (int k = 0; k < nt; k++) {
#pragma omp task depend(inout : x[k * nb])
      trsv_tile(nb, 0, TILE(l, k, k), x + k * nb);
      for (int i = k + 1; i < nt; i++) {
#pragma omp task depend(in : x[k * nb]) depend(inout : x[i * nb])
        {
          const scalar *a = TILE(l, i, k);
          for (int c = 0; c < nb; c++)
            for (int r = 0; r < nb; r++)
              x[i * nb + r] -= a[c * nb + r] * x[k * nb + c];
        }
      }
    }
#pragma omp taskwait
    for (int k = nt - 1; k >= 0; k--) {
#pragma omp task depend(inout : x[k * nb])
      trsv_tile(nb, 1, TILE(l, k, k), x + k * nb);
      for (int i = 0; i < k; i++) {
#pragma omp task depend(in : x[k * nb]) depend(inout : x[i * nb])
        {
          const scalar *a = TILE(l, k, i);
          for (int c = 0; c < nb; c++)
            for (int r = 0; r < nb; r++)
              x[i * nb + c] -= a[c * nb + r] * x[k * nb + r];
        }
      }
    }
  }
}
