#pragma once
#include "bits.h"
#include "tables.h"

#define STEPS 0x1.71547652b82fep+7   /* 128 / ln 2 */
#define STEP 0x1.62e42fefc0000p-8    /* ln 2 / 128, rounded to a multiple of 2^-42 */
#define STEPREST -0x1.c610ca86c3899p-44

/* scaled is s * 2^e for 1/2 < s < 4, where 2^e alone may not be a number; it is rounded twice where the result is very small. */
static double scaled(double s, long e)
{
    if (e > 1100)
        e = 1100;
    if (e < -1200)
        e = -1200;
    if (e > 1000)
        return s * 0x1p1000 * from((unsigned long)(e - 1000 + 1023) << 52);
    return s * from((unsigned long)(e + 600 + 1023) << 52) * 0x1p-600;
}

/* exponential is exp(x + rest) for |x| below 800: x is k steps of ln 2 / 128 and r. */
static inline double exponential(double x, double rest)
{
    double k = rint(x * STEPS);
    double r = x - k * STEP - k * STEPREST + rest;
    long n = (long)k;
    const double *t = powers + 2 * (n & 127);
    double p = r + r * r * (1.0 / 2 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120))));
    double s = t[0] + (t[1] + t[0] * p);
    n >>= 7;
    if (n >= -1021 && n <= 1022)
        return s * from((unsigned long)(n + 1023) << 52);
    return scaled(s, n);
}
