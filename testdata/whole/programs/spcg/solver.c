/* solver.c: conjugate gradients, and BiCGStab for comparison. */
#include <math.h>
#include <stdio.h>

#include "spcg.h"

#define REPORT_EVERY 10

static void report(const params_t *p, int it, double res)
{
  if (p->verbose && it % REPORT_EVERY == 0)
    printf("    %4d  %.2e\n", it, res);
}

int cg_solve(const csr_t *A, precond_t *pc, const val_t *b, val_t *x, const params_t *p, stats_t *s)
{
  const idx_t n = A->nrows;
  val_t *r = vec_new(n), *z = vec_new(n), *d = vec_new(n), *q = vec_new(n);
  val_t rz, norm0;
  dots_t dots;
  int it;

  csr_spmv(A, x, q);
  vec_copy(r, b, n);
  vec_axpy(r, -1.0, q, n);
  pc_apply(pc, A, r, z);
  vec_copy(d, z, n);
  dots = vec_dots(r, z, d, n);
  rz = dots.b;
  norm0 = s->first = sqrt(dots.a);
  for (it = 0; it < p->max_iter && sqrt(dots.a) > p->tol * norm0; it++) {
    val_t alpha, rz_old = rz;
    report(p, it, sqrt(dots.a) / norm0);
    csr_spmv(A, d, q);
    alpha = rz / vec_dot(d, q, n);
    timer_start(T_VECTOR);
    vec_axpy(x, alpha, d, n);
    vec_axpy(r, -alpha, q, n);
    timer_stop(T_VECTOR);
    pc_apply(pc, A, r, z);
    s->pc_calls++;
    dots = vec_dots(r, z, d, n);
    rz = dots.b;
    vec_xpby(d, z, rz / rz_old, n);
  }
  s->iterations = it;
  s->last = sqrt(dots.a);
  vec_free(r, n);
  vec_free(z, n);
  vec_free(d, n);
  vec_free(q, n);
  return s->last <= p->tol * norm0 ? 0 : 1;
}

int bicgstab_solve(const csr_t *A, precond_t *pc, const val_t *b, val_t *x, const params_t *p, stats_t *s)
{
  enum { R, R0, P, V, S, T, Y, Z, NVEC };
  const idx_t n = A->nrows;
  val_t *w[NVEC];
  val_t rho = 1, alpha = 1, omega = 1, norm0, norm;
  int it;

  for (int k = 0; k < NVEC; k++)
    w[k] = vec_new(n);
  csr_spmv(A, x, w[V]);
  vec_copy(w[R], b, n);
  vec_axpy(w[R], -1.0, w[V], n);
  vec_copy(w[R0], w[R], n);
  vec_set(w[V], 0.0, n);
  norm = norm0 = s->first = sqrt(vec_dot(w[R], w[R], n));
  for (it = 0; it < p->max_iter && norm > p->tol * norm0; it++) {
    const val_t next = vec_dot(w[R0], w[R], n);
    const val_t beta = next / rho * (alpha / omega);
    dots_t dots;
    report(p, it, norm / norm0);
    vec_axpy(w[P], -omega, w[V], n);
    vec_xpby(w[P], w[R], beta, n);
    pc_apply(pc, A, w[P], w[Y]);
    csr_spmv(A, w[Y], w[V]);
    alpha = next / vec_dot(w[R0], w[V], n);
    vec_copy(w[S], w[R], n);
    vec_axpy(w[S], -alpha, w[V], n);
    pc_apply(pc, A, w[S], w[Z]);
    csr_spmv(A, w[Z], w[T]);
    dots = vec_dots(w[T], w[S], w[S], n);
    omega = dots.b / dots.a;
    vec_axpy(x, alpha, w[Y], n);
    vec_axpy(x, omega, w[Z], n);
    vec_copy(w[R], w[S], n);
    vec_axpy(w[R], -omega, w[T], n);
    norm = sqrt(vec_dot(w[R], w[R], n));
    rho = next;
    s->pc_calls += 2;
  }
  s->iterations = it;
  s->last = norm;
  for (int k = NVEC - 1; k >= 0; k--)
    vec_free(w[k], n);
  return norm <= p->tol * norm0 ? 0 : 1;
}
