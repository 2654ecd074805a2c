#pragma once
#include "bits.h"
#include "tables.h"

#define LN2 0x1.62e42fefa3800p-1 /* rounded to a multiple of 2^-42 */
#define LN2REST 0x1.ef35793c76730p-45
#define FIRST 0x3fe6900000000000ul /* where the first interval of logs begins; 1 is in the middle of one */

/*
 * SPLIT takes a positive, normal number, by its bits, apart: x = 2^k z with z in interval j, and r + rl = z/c - 1 exactly. Then
 * hi + lo is its logarithm but for that of 1 + r, of which r is in hi.
 */
#define SPLIT(ix)                                                             \
    unsigned long above = (ix) - FIRST;                                       \
    const double *t = logs + 3 * (above >> 45 & 127);                         \
    double k = (double)((long)above >> 52);                                   \
    double z = from((ix) - (above & 0xfff0000000000000ul)), zh = cut(z);      \
    double r1 = zh * t[0] - 1, r2 = (z - zh) * t[0];                          \
    double r = r1 + r2, rl = (r1 - r) + r2;                                   \
    double w = k * LN2 + t[1], hi = w + r;                                    \
    double lo = (w - hi) + r + (rl + (k * LN2REST + t[2]))

/* CUBIC is what the powers of r from the third on contribute, divided by r^3. */
#define CUBIC(r)                                                                                                    \
    (1.0 / 3 + (r) * (-1.0 / 4 + (r) * (1.0 / 5 + (r) * (-1.0 / 6 + (r) * (1.0 / 7 + (r) * (-1.0 / 8 + (r) * (1.0 / 9)))))))

/* EXACT makes of SPLIT the whole logarithm, in hi and lo with 2^-66 of it. */
#define EXACT                                                                 \
    double rh = cut(r), square = -0.5 * rh * rh;                              \
    double rest = -0.5 * (r - rh) * (r + rh) - r * rl + r * r * r * CUBIC(r); \
    double sum = hi + square;                                                 \
    lo += (hi - sum) + square + rest;                                         \
    hi = sum + lo;                                                            \
    lo += sum - hi

/* ordinary tells whether SPLIT takes a number as it is. */
static inline int ordinary(unsigned long ix) { return ix - 0x0010000000000000ul < INFINITE - 0x0010000000000000ul; }

/* normal makes the bits of a subnormal number those of a normal one with a smaller exponent than there is. */
static inline unsigned long normal(double x) { return bits(x * 0x1p52) - (52ul << 52); }

/* unusual is the logarithm of 0, of infinity, of negative numbers and of none. */
static double unusual(double x)
{
    if (x == 0)
        return -from(INFINITE);
    if (x < 0)
        return from(SIGN | INFINITE | 1ul << 51); /* what x86 makes of 0/0 */
    return x; /* infinity, or no number */
}
