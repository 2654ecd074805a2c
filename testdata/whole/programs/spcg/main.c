/* main.c: assembles, solves with each preconditioner, and compares with the solution that b was made of. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _OPENMP
#include <omp.h>
#endif

#include "spcg.h"

typedef int (*solver_fn)(const csr_t *, precond_t *, const val_t *, val_t *, const params_t *, stats_t *);

static const struct {
  const char *name;
  solver_fn solve;
} solvers[] = {{"cg", cg_solve}, {"bicgstab", bicgstab_solve}};

static void exact_solution(val_t *x, const problem_t *p)
{
#pragma omp parallel for collapse(2)
  for (int k = 0; k < p->nz; k++)
    for (int j = 0; j < p->ny; j++)
#pragma omp simd
      for (int i = 0; i < p->nx; i++)
        x[i + p->nx * (j + p->ny * k)] = 1.0 + 0.5 * sin(0.7 * i) * cos(0.3 * j) + 0.01 * k;
}

static double max_error(const val_t *x, const val_t *exact, idx_t n)
{
  double e = 0.0;
#pragma omp parallel for reduction(max : e)
  for (idx_t i = 0; i < n; i++)
    e = fmax(e, fabs(x[i] - exact[i]));
  return e;
}

/* products_of_step returns how often a step of a solver multiplies by the matrix. */
static long products_of_step(size_t solver, int pc, const params_t *p)
{
  const long applied = pc == PC_CHEBYSHEV ? p->degree - 1 : 0;
  return (1 + applied) * (solver == 0 ? 1 : 2);
}

int main(int argc, char **argv)
{
  params_t par;
  csr_t A;
  val_t *x, *b, *exact;
  range_t range;
  long histogram[28];
  int failures = 0;

  params_default(&par);
  if (argc > 1 && params_read(&par, argv[1]) < 0)
    DIE("cannot open %s", argv[1]);
  printf("spcg " SPCG_VERSION ": %d x %d x %d cells, %d points, contrast %g\n", par.prob.nx, par.prob.ny, par.prob.nz,
         par.prob.stencil, par.prob.contrast);
#ifdef _OPENMP
  fprintf(stderr, "threads %d, devices %d\n", omp_get_max_threads(), omp_get_num_devices());
#endif

  timer_start(T_TOTAL);
  csr_assemble(&A, &par.prob);
  printf("rows %" IDX_FMT ", entries %" IDX_FMT ", unsymmetric %" IDX_FMT "\n", A.nrows, A.nnz, csr_check(&A));
  const int widest = csr_widths(&A, histogram, 28);
  printf("widths:");
  for (int w = 0; w <= widest; w++)
    if (histogram[w])
      printf(" %d:%ld", w, histogram[w]);
  printf("\n");

  csr_to_device(&A);
  x = vec_new(A.nrows);
  b = vec_new(A.nrows);
  exact = vec_new(A.nrows);
  exact_solution(exact, &par.prob);
#pragma omp target update to(exact[0 : A.nrows])
  csr_spmv(&A, exact, b);

  for (size_t k = 0; k < sizeof solvers / sizeof *solvers; k++)
    for (int pc = PC_NONE; pc < PC_KINDS; pc++) {
      precond_t precond;
      stats_t st = {0};
      params_t local = par;
      local.pc = (enum precond_kind)pc;
      vec_set(x, 0.0, A.nrows);
      pc_setup(&precond, &A, &local);
      st.spmv_calls = -spmv_calls;
      if (solvers[k].solve(&A, &precond, b, x, &local, &st) != 0)
        failures++;
      st.spmv_calls += spmv_calls;
      if (k == 0 && pc == PC_CHEBYSHEV)
        st.spmv_calls -= local.degree - 1; /* before the first step */
#pragma omp target update from(x[0 : A.nrows])
      printf("%-9s %-9s: %s, error %s, products %s\n", solvers[k].name, precond_names[pc],
             st.last <= local.tol * st.first ? "converged" : "stopped",
             max_error(x, exact, A.nrows) < 1e-4 ? "small" : "large",
             st.spmv_calls == 1 + products_of_step(k, pc, &local) * st.iterations ? "as counted" : "miscounted");
      /* Rounding, and so the order of sums, decides how many iterations there are. */
      fprintf(stderr, "  %d iterations, %ld products\n", st.iterations, st.spmv_calls);
      pc_free(&precond);
    }
  range = vec_range(x, A.nrows);
  printf("solution from %.4f (row %" IDX_FMT ") to %.4f (row %" IDX_FMT ")\n", range.lo, range.at_lo, range.hi,
         range.at_hi);

  vec_free(exact, A.nrows);
  vec_free(b, A.nrows);
  vec_free(x, A.nrows);
  csr_from_device(&A);
  csr_free(&A);
  timer_stop(T_TOTAL);
  timer_report();
  return failures;
}
