/* matrix.c: assembly on threads of the host, products on the device. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spcg.h"

long spmv_calls;

static inline idx_t cell(const problem_t *p, int i, int j, int k) { return i + (idx_t)p->nx * (j + (idx_t)p->ny * k); }

/* kappa returns the coefficient of a cell: a ball of another material is in the middle of the box. */
static double kappa(const problem_t *p, int i, int j, int k)
{
  const double x = (i + 0.5) / p->nx - 0.5, y = (j + 0.5) / p->ny - 0.5, z = (k + 0.5) / p->nz - 0.5;
  return SQR(x) + SQR(y) + SQR(z) < SQR(0.3) ? p->contrast : 1.0;
}

static inline double harmonic(double a, double b) { return 2.0 * a * b / (a + b); }

static int neighbours(const problem_t *p, int i, int j, int k, idx_t *col, double *val)
{
  const double here = kappa(p, i, j, k);
  double diag = 0.0;
  int n = 0, self = -1;
  for (int dk = -1; dk <= 1; dk++)
    for (int dj = -1; dj <= 1; dj++)
      for (int di = -1; di <= 1; di++) {
        const int ni = i + di, nj = j + dj, nk = k + dk;
        const int dist = abs(di) + abs(dj) + abs(dk);
        double w;
        if (dist == 0) {
          self = n;
          col[n++] = cell(p, i, j, k);
          continue;
        }
        if (p->stencil == 7 && dist > 1)
          continue;
        w = 1.0 / dist;
        if (ni < 0 || ni >= p->nx || nj < 0 || nj >= p->ny || nk < 0 || nk >= p->nz) {
          diag += w * here;
          continue;
        }
        w *= harmonic(here, kappa(p, ni, nj, nk));
        diag += w;
        col[n] = cell(p, ni, nj, nk);
        val[n++] = -w;
      }
  val[self] = diag;
  return n;
}

void csr_assemble(csr_t *A, const problem_t *p)
{
  const idx_t n = (idx_t)p->nx * p->ny * p->nz;
  idx_t sum = 0;
  timer_start(T_SETUP);
  A->nrows = n;
  A->rowptr = NEW(idx_t, n + 1);

  /* First the number of entries of each row, then where each begins. */
#pragma omp parallel for collapse(3)
  for (int k = 0; k < p->nz; k++)
    for (int j = 0; j < p->ny; j++)
      for (int i = 0; i < p->nx; i++) {
        idx_t col[27];
        double val[27];
        A->rowptr[cell(p, i, j, k) + 1] = neighbours(p, i, j, k, col, val);
      }
  A->rowptr[0] = 0;
#pragma omp parallel for reduction(inscan, + : sum)
  for (idx_t i = 0; i < n; i++) {
    sum += A->rowptr[i + 1];
#pragma omp scan inclusive(sum)
    A->rowptr[i + 1] = sum;
  }
  A->nnz = A->rowptr[n];
  A->col = NEW(idx_t, A->nnz);
  A->val = NEW(val_t, A->nnz);

#pragma omp parallel default(none) shared(A, p)
  {
#pragma omp for collapse(2) schedule(dynamic, 4) nowait
    for (int k = 0; k < p->nz; k++)
      for (int j = 0; j < p->ny; j++)
        for (int i = 0; i < p->nx; i++) {
          const idx_t at = A->rowptr[cell(p, i, j, k)];
          neighbours(p, i, j, k, A->col + at, A->val + at);
        }
  }
  timer_stop(T_SETUP);
}

void csr_to_device(csr_t *A)
{
#ifdef SPCG_USE_MAPPER
#pragma omp target enter data map(to : A[0 : 1])
#else
#pragma omp target enter data map(to : A[0 : 1])
#pragma omp target enter data map(to : A->rowptr[0 : A->nrows + 1], A->col[0 : A->nnz], A->val[0 : A->nnz])
#endif
}

void csr_from_device(csr_t *A)
{
#ifdef SPCG_USE_MAPPER
#pragma omp target exit data map(release : A[0 : 1])
#else
#pragma omp target exit data map(release : A->rowptr[0 : A->nrows + 1], A->col[0 : A->nnz], A->val[0 : A->nnz])
#pragma omp target exit data map(release : A[0 : 1])
#endif
}

void csr_free(csr_t *A)
{
  free(A->rowptr);
  free(A->col);
  free(A->val);
  memset(A, 0, sizeof *A);
}

/* y = A x, one row for each thread. */
void csr_spmv(const csr_t *A, const val_t *x, val_t *y)
{
  const idx_t n = A->nrows;
  const idx_t *rowptr = A->rowptr, *col = A->col;
  const val_t *val = A->val;
  timer_start(T_SPMV);
#pragma omp target teams distribute parallel for map(to : rowptr[0 : n + 1], col[0 : A->nnz], val[0 : A->nnz])
  for (idx_t i = 0; i < n; i++) {
    val_t s = 0.0;
    for (idx_t e = rowptr[i]; e < rowptr[i + 1]; e++)
      s += val[e] * x[col[e]];
    y[i] = s;
  }
#pragma omp atomic
  spmv_calls++;
  timer_stop(T_SPMV);
}

/* csr_check returns how many entries have no counterpart of the same value: 0 for a symmetric matrix. */
idx_t csr_check(const csr_t *A)
{
  idx_t bad = 0;
#pragma omp parallel for reduction(+ : bad) schedule(guided)
  for (idx_t i = 0; i < A->nrows; i++)
    for (idx_t e = A->rowptr[i]; e < A->rowptr[i + 1]; e++) {
      const idx_t j = A->col[e];
      idx_t f = A->rowptr[j];
      while (f < A->rowptr[j + 1] && A->col[f] != i)
        f++;
      if (f == A->rowptr[j + 1] || fabs(A->val[f] - A->val[e]) > 1e-14)
        bad++;
    }
  return bad;
}

/* csr_widths counts rows by their numbers of entries and returns the largest number. */
int csr_widths(const csr_t *A, long *histogram, int bins)
{
  int widest = 0;
  memset(histogram, 0, (size_t)bins * sizeof *histogram);
#pragma omp parallel for reduction(+ : histogram[0 : bins]) reduction(max : widest)
  for (idx_t i = 0; i < A->nrows; i++) {
    const int w = (int)(A->rowptr[i + 1] - A->rowptr[i]);
    if (w < bins)
      histogram[w]++;
    widest = MAX2(widest, w);
  }
  return widest;
}
