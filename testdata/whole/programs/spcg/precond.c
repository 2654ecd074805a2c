/* precond.c: what r is multiplied by before a step: a diagonal, blocks of the diagonal, or a polynomial of the matrix. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spcg.h"

#define MAX_BLOCK 16

#pragma omp declare target
/* invert_dense inverts a small dense matrix of order m in place, without pivots: it is positive definite. */
static int invert_dense(double *a, int m)
{
  for (int p = 0; p < m; p++) {
    const double pivot = a[p * m + p];
    if (pivot == 0.0)
      return -1;
    a[p * m + p] = 1.0;
    for (int j = 0; j < m; j++)
      a[p * m + j] /= pivot;
    for (int i = 0; i < m; i++) {
      double f;
      if (i == p)
        continue;
      f = a[i * m + p];
      a[i * m + p] = 0.0;
      for (int j = 0; j < m; j++)
        a[i * m + j] -= f * a[p * m + j];
    }
  }
  return 0;
}
#pragma omp end declare target

static void setup_diagonal(precond_t *pc, const csr_t *A)
{
  pc->inv_diag = NEW(pval_t, pc->n);
#pragma omp parallel for
  for (idx_t i = 0; i < pc->n; i++) {
    pc->inv_diag[i] = 1;
    for (idx_t e = A->rowptr[i]; e < A->rowptr[i + 1]; e++)
      if (A->col[e] == i)
        pc->inv_diag[i] = (pval_t)(1.0 / A->val[e]);
  }
#pragma omp target enter data map(to : pc->inv_diag[0 : pc->n])
}

static void setup_blocks(precond_t *pc, const csr_t *A)
{
  const int m = pc->block;
  const idx_t blocks = (pc->n + m - 1) / m;
  pval_t *inv = NEW(pval_t, blocks * m * m);
  const idx_t *rowptr = A->rowptr, *col = A->col;
  const val_t *val = A->val;
  const idx_t n = pc->n;
  int failed = 0;

  if (m > MAX_BLOCK)
    DIE("blocks of %d rows: at most %d", m, MAX_BLOCK);
  pc->inv_diag = inv;
#pragma omp target enter data map(alloc : inv[0 : blocks * m * m])
#pragma omp target teams distribute parallel for map(to : rowptr[0 : n + 1], col[0 : A->nnz], val[0 : A->nnz]) \
    reduction(| : failed) map(tofrom : failed)
  for (idx_t b = 0; b < blocks; b++) {
    double a[MAX_BLOCK * MAX_BLOCK];
    const idx_t first = b * m;
    for (int i = 0; i < m * m; i++)
      a[i] = i % (m + 1) == 0;
    for (int i = 0; i < m && first + i < n; i++)
      for (idx_t e = rowptr[first + i]; e < rowptr[first + i + 1]; e++)
        if (col[e] >= first && col[e] < first + m)
          a[i * m + (int)(col[e] - first)] = val[e];
    failed |= invert_dense(a, m) != 0;
    for (int i = 0; i < m * m; i++)
      inv[b * m * m + i] = (pval_t)a[i];
  }
  if (failed)
    DIE("a block of the diagonal is singular");
}

/* Gershgorin's circles bound the largest eigenvalue of D^-1 A. */
static double largest_eigenvalue(const csr_t *A, const pval_t *inv_diag)
{
  double bound = 0.0;
#pragma omp parallel for reduction(max : bound)
  for (idx_t i = 0; i < A->nrows; i++) {
    double sum = 0.0;
    for (idx_t e = A->rowptr[i]; e < A->rowptr[i + 1]; e++)
      sum += fabs(A->val[e]);
    bound = fmax(bound, sum * inv_diag[i]);
  }
  return bound;
}

void pc_setup(precond_t *pc, const csr_t *A, const params_t *p)
{
  memset(pc, 0, sizeof *pc);
  pc->kind = p->pc;
  pc->n = A->nrows;
  pc->block = p->block;
  pc->degree = p->degree;
  switch (pc->kind) {
  case PC_NONE:
    break;
  case PC_CHEBYSHEV:
    pc->work[0] = vec_new(pc->n);
    pc->work[1] = vec_new(pc->n);
    setup_diagonal(pc, A);
    pc->lmax = largest_eigenvalue(A, pc->inv_diag);
    pc->lmin = pc->lmax / 30.0;
    break;
  case PC_JACOBI:
    setup_diagonal(pc, A);
    break;
  case PC_BLOCK:
    setup_blocks(pc, A);
    break;
  default:
    DIE("preconditioner %d", (int)pc->kind);
  }
}

static void apply_blocks(const precond_t *pc, const val_t *r, val_t *z)
{
  const int m = pc->block;
  const idx_t n = pc->n, blocks = (n + m - 1) / m;
  const pval_t *inv = pc->inv_diag;
#pragma omp target teams distribute map(to : inv[0 : blocks * m * m])
  for (idx_t b = 0; b < blocks; b++) {
    const idx_t first = b * m;
    const int rows = (int)MIN2((idx_t)m, n - first);
#pragma omp parallel for
    for (int i = 0; i < rows; i++) {
      val_t s = 0.0;
#pragma omp simd reduction(+ : s)
      for (int j = 0; j < rows; j++)
        s += inv[(b * m + i) * m + j] * r[first + j];
      z[first + i] = s;
    }
  }
}

/* A polynomial of D^-1 A with a small maximum over the interval of eigenvalues. */
static void apply_chebyshev(precond_t *pc, const csr_t *A, const val_t *r, val_t *z)
{
  const idx_t n = pc->n;
  const pval_t *d = pc->inv_diag;
  const double theta = 0.5 * (pc->lmax + pc->lmin), delta = 0.5 * (pc->lmax - pc->lmin);
  const double sigma = theta / delta;
  double rho = 1.0 / sigma;
  val_t *p = pc->work[0], *w = pc->work[1];

#pragma omp target teams distribute parallel for map(to : d[0 : n])
  for (idx_t i = 0; i < n; i++) {
    p[i] = d[i] * r[i] / theta;
    z[i] = p[i];
  }
  for (int k = 1; k < pc->degree; k++) {
    const double next = 1.0 / (2.0 * sigma - rho);
    csr_spmv(A, z, w);
#pragma omp target teams distribute parallel for firstprivate(next, rho, delta) map(to : d[0 : n])
    for (idx_t i = 0; i < n; i++) {
      p[i] = next * rho * p[i] + 2.0 * next / delta * d[i] * (r[i] - w[i]);
      z[i] += p[i];
    }
    rho = next;
  }
}

void pc_apply(precond_t *pc, const csr_t *A, const val_t *r, val_t *z)
{
  const idx_t n = pc->n;
  timer_start(T_PRECOND);
  switch (pc->kind) {
  case PC_JACOBI: {
    const pval_t *d = pc->inv_diag;
#pragma omp target teams distribute parallel for map(to : d[0 : n])
    for (idx_t i = 0; i < n; i++)
      z[i] = d[i] * r[i];
    break;
  }
  case PC_BLOCK:
    apply_blocks(pc, r, z);
    break;
  case PC_CHEBYSHEV:
    apply_chebyshev(pc, A, r, z);
    break;
  default:
    vec_copy(z, r, n);
  }
  timer_stop(T_PRECOND);
}

void pc_free(precond_t *pc)
{
  const idx_t size = pc->kind == PC_BLOCK ? (pc->n + pc->block - 1) / pc->block * pc->block * pc->block : pc->n;
  if (pc->inv_diag) {
    pval_t *d = pc->inv_diag;
#pragma omp target exit data map(delete : d[0 : size])
    free(d);
  }
  for (int k = 0; k < 2; k++)
    if (pc->work[k])
      vec_free(pc->work[k], pc->n);
}
