/* vector.c: vectors that live on the device from vec_new to vec_free. */
#include <stdlib.h>

#include "spcg.h"

#define TARGET_LOOP _Pragma("omp target teams distribute parallel for")

val_t *vec_new(idx_t n)
{
  val_t *x = NEW(val_t, n);
#pragma omp parallel for schedule(static)
  for (idx_t i = 0; i < n; i++)
    x[i] = 0.0;
#pragma omp target enter data map(to : x[0 : n])
  return x;
}

void vec_free(val_t *x, idx_t n)
{
#pragma omp target exit data map(delete : x[0 : n])
  free(x);
}

void vec_set(val_t *x, val_t a, idx_t n)
{
  TARGET_LOOP
  for (idx_t i = 0; i < n; i++)
    x[i] = a;
}

void vec_copy(val_t *dst, const val_t *src, idx_t n)
{
  TARGET_LOOP
  for (idx_t i = 0; i < n; i++)
    dst[i] = src[i];
}

void vec_axpy(val_t *y, val_t a, const val_t *x, idx_t n)
{
  TARGET_LOOP
  for (idx_t i = 0; i < n; i++)
    y[i] += a * x[i];
}

void vec_xpby(val_t *y, const val_t *x, val_t b, idx_t n)
{
  TARGET_LOOP
  for (idx_t i = 0; i < n; i++)
    y[i] = x[i] + b * y[i];
}

val_t vec_dot(const val_t *x, const val_t *y, idx_t n)
{
  val_t sum = 0.0;
#pragma omp target teams distribute parallel for simd reduction(+ : sum) map(tofrom : sum)
  for (idx_t i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

dots_t vec_dots(const val_t *r, const val_t *z, const val_t *w, idx_t n)
{
  dots_t d = {0.0, 0.0, 0.0};
#pragma omp target teams distribute parallel for reduction(dots : d) map(tofrom : d)
  for (idx_t i = 0; i < n; i++) {
    d.a += r[i] * r[i];
    d.b += r[i] * z[i];
    d.c += w[i] * z[i];
  }
  return d;
}

/* The solution comes back to the host once, so its range is found there. */
range_t vec_range(const val_t *x, idx_t n)
{
  range_t r = {1e300, -1e300, INT32_MAX, INT32_MAX};
#pragma omp parallel for reduction(range : r)
  for (idx_t i = 0; i < n; i++) {
    const range_t one = {x[i], x[i], i, i};
    range_merge(&r, &one);
  }
  return r;
}
