/* reduce.h: what several dot products of one pass are reduced in. Included by every file that has kernels. */
#ifndef SPCG_REDUCE_H
#define SPCG_REDUCE_H

#include "types.h"

/* Two or three inner products that one sweep over the vectors gives. */
typedef struct {
  val_t a;
  val_t b;
  val_t c;
} dots_t;

/* The extrema of a vector and where they are. */
typedef struct {
  val_t lo;
  val_t hi;
  idx_t at_lo;
  idx_t at_hi;
} range_t;

#pragma omp declare target
static inline void range_merge(range_t *out, const range_t *in)
{
  if (in->lo < out->lo || (in->lo == out->lo && in->at_lo < out->at_lo)) {
    out->lo = in->lo;
    out->at_lo = in->at_lo;
  }
  if (in->hi > out->hi || (in->hi == out->hi && in->at_hi < out->at_hi)) {
    out->hi = in->hi;
    out->at_hi = in->at_hi;
  }
}
#pragma omp end declare target

#pragma omp declare reduction(dots : dots_t : omp_out.a += omp_in.a, omp_out.b += omp_in.b, omp_out.c += omp_in.c) \
    initializer(omp_priv = {0.0, 0.0, 0.0})

#pragma omp declare reduction(range : range_t : range_merge(&omp_out, &omp_in)) \
    initializer(omp_priv = {1e300, -1e300, INT32_MAX, INT32_MAX})

#endif
