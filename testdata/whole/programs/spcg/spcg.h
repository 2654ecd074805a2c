/* spcg.h: the interface of the sparse solver. */
#ifndef SPCG_H
#define SPCG_H

#include "reduce.h"
#include "types.h"

/* A matrix in compressed sparse rows. */
typedef struct csr {
  idx_t nrows;
  idx_t nnz;
  idx_t *rowptr; /* nrows + 1 */
  idx_t *col;    /* nnz */
  val_t *val;    /* nnz */
} csr_t;

#ifdef SPCG_USE_MAPPER
#pragma omp declare mapper(csr_t m) map(to : m, m.rowptr[0 : m.nrows + 1], m.col[0 : m.nnz], m.val[0 : m.nnz])
#define CSR_MAP(A) map(to : A)
#else
#define CSR_MAP(A) map(to : (A).rowptr[0 : (A).nrows + 1], (A).col[0 : (A).nnz], (A).val[0 : (A).nnz])
#endif

/* The problem that is solved: a box of cells with a diffusion coefficient that jumps. */
typedef struct problem {
  int nx, ny, nz;
  double contrast;
  int stencil; /* 7 or 27 */
} problem_t;

enum precond_kind { PC_NONE, PC_JACOBI, PC_BLOCK, PC_CHEBYSHEV, PC_KINDS };

typedef struct precond {
  enum precond_kind kind;
  idx_t n;
  int block;
  pval_t *inv_diag;
  double lmin, lmax;
  int degree;
  val_t *work[2];
} precond_t;

typedef struct params {
  problem_t prob;
  enum precond_kind pc;
  int block;
  int degree;
  int max_iter;
  double tol;
  int verbose;
} params_t;

typedef struct stats {
  int iterations;
  double first, last;
  long spmv_calls;
  long pc_calls;
} stats_t;

extern long spmv_calls;
extern const char *const precond_names[PC_KINDS];

/* io.c */
void params_default(params_t *p);
int params_read(params_t *p, const char *file);
void die(const char *file, int line, const char *fmt, ...);
void *xmalloc(size_t bytes, const char *file, int line);
#define DIE(...) die(__FILE__, __LINE__, __VA_ARGS__)
#define NEW(type, n) ((type *)xmalloc((size_t)(n) * sizeof(type), __FILE__, __LINE__))

/* matrix.c */
void csr_assemble(csr_t *A, const problem_t *p);
void csr_free(csr_t *A);
void csr_to_device(csr_t *A);
void csr_from_device(csr_t *A);
void csr_spmv(const csr_t *A, const val_t *x, val_t *y);
idx_t csr_check(const csr_t *A);
int csr_widths(const csr_t *A, long *histogram, int bins);

/* vector.c */
val_t *vec_new(idx_t n);
void vec_free(val_t *x, idx_t n);
void vec_set(val_t *x, val_t a, idx_t n);
void vec_copy(val_t *dst, const val_t *src, idx_t n);
void vec_axpy(val_t *y, val_t a, const val_t *x, idx_t n);
void vec_xpby(val_t *y, const val_t *x, val_t b, idx_t n);
val_t vec_dot(const val_t *x, const val_t *y, idx_t n);
dots_t vec_dots(const val_t *r, const val_t *z, const val_t *w, idx_t n);
range_t vec_range(const val_t *x, idx_t n);

/* precond.c */
void pc_setup(precond_t *pc, const csr_t *A, const params_t *p);
void pc_apply(precond_t *pc, const csr_t *A, const val_t *r, val_t *z);
void pc_free(precond_t *pc);

/* solver.c */
int cg_solve(const csr_t *A, precond_t *pc, const val_t *b, val_t *x, const params_t *p, stats_t *s);
int bicgstab_solve(const csr_t *A, precond_t *pc, const val_t *b, val_t *x, const params_t *p, stats_t *s);

/* timer.c */
enum phase { T_SETUP, T_SPMV, T_PRECOND, T_VECTOR, T_TOTAL, T_PHASES };
void timer_start(enum phase p);
void timer_stop(enum phase p);
void timer_report(void);

#endif
