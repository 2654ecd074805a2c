#include "exp.h"

double exp(double x)
{
    if (!(x < 800 && x > -800)) { /* NaN, too */
        if (!isnumber(x))
            return x;
        return x > 0 ? from(INFINITE) : 0;
    }
    return exponential(x, 0);
}

double exp2(double x)
{
    if (!(x < 1100 && x > -1100)) {
        if (!isnumber(x))
            return x;
        return x > 0 ? from(INFINITE) : 0;
    }
    double k = rint(x * 128), t = x - k * (1.0 / 128);
    double r = t * 0x1.62e42fefa39efp-1;
    long n = (long)k;
    const double *p = powers + 2 * (n & 127);
    double e = r + r * r * (1.0 / 2 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120))));
    double s = p[0] + (p[1] + p[0] * e);
    n >>= 7;
    if (n >= -1021 && n <= 1022)
        return s * from((unsigned long)(n + 1023) << 52);
    return scaled(s, n);
}

float expf(float x) { return (float)exp(x); }
float exp2f(float x) { return (float)exp2(x); }
