/* types.h: index and scalar types of the solver, chosen when it is built. */
#ifndef SPCG_TYPES_H
#define SPCG_TYPES_H

#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>

#ifdef SPCG_INDEX64
typedef int64_t idx_t;
#define IDX_FMT PRId64
#else
typedef int32_t idx_t;
#define IDX_FMT PRId32
#endif

#ifdef SPCG_SINGLE_PRECOND
typedef float pval_t;
#else
typedef double pval_t;
#endif

typedef double val_t;

#define SPCG_VERSION_MAJOR 1
#define SPCG_VERSION_MINOR 4
#define SPCG_STR_(x) #x
#define SPCG_STR(x) SPCG_STR_(x)
#define SPCG_VERSION SPCG_STR(SPCG_VERSION_MAJOR) "." SPCG_STR(SPCG_VERSION_MINOR)

#define MIN2(a, b) ((a) < (b) ? (a) : (b))
#define MAX2(a, b) ((a) > (b) ? (a) : (b))
#define SQR(x) ((x) * (x))

#endif
