/* tile.h: a symmetric matrix in square tiles, of which the lower triangle is stored. */
#ifndef TILE_H
#define TILE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef double scalar;

typedef struct tiled {
  int n;      /* rows of the matrix */
  int nb;     /* rows of a tile */
  int nt;     /* tiles in a row */
  scalar **t; /* nt * nt pointers, null above the diagonal */
} tiled_t;

#define TILE(m, i, j) ((m)->t[(size_t)(i) * (m)->nt + (j)])

/* Kernels, in kernels.f90 and gemm.f. Tiles are stored by columns. */
int potrf_tile(int nb, scalar *a);                                 /* bind(c) */
void trsm_tile(int nb, const scalar *l, scalar *b);                /* bind(c) */
void syrk_tile_(const int *nb, const scalar *a, scalar *c);        /* a Fortran name */
void gemm_tile_(const int *nb, const scalar *a, const scalar *b, scalar *c);
void trsv_tile(int nb, int transposed, const scalar *l, scalar *x);
double flops_of(const char *kernel, int length);

extern struct kernel_counts {
  int potrf, trsm, syrk, gemm;
} kernel_counts; /* a common block of Fortran with bind(c) */

/* tiled.c */
void tiled_create(tiled_t *m, int n, int nb);
void tiled_free(tiled_t *m);
void tiled_fill(tiled_t *m, unsigned seed);
void tiled_copy(tiled_t *to, const tiled_t *from);
void tiled_multiply(const tiled_t *m, const scalar *x, scalar *y);
double tiled_norm(const tiled_t *m);

/* factor.c */
typedef enum { BY_TASKS, BY_LOOPS, BY_TASKLOOPS, SERIALLY, METHODS } method_t;
extern const char *const method_names[METHODS];
int factorize(tiled_t *m, method_t how);
void solve(const tiled_t *l, scalar *x);

/* trace.c */
void trace_begin(void);
void trace_event(const char *kernel, int i, int j, int k);
long trace_end(int report);

/* check.c */
double residual(const tiled_t *original, const scalar *x, const scalar *b);
double factor_error(const tiled_t *l, const tiled_t *original);

#ifdef __cplusplus
}
#endif
#endif
