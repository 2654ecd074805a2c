#include "exp.h"
#include "log.h"

/* parity of a number that is an integer: 0 for none, 1 for odd, 2 for even. */
static int parity(double y)
{
    double a = fabs(y);
    if (a >= 0x1p53)
        return 2;
    if (a != trunc(a))
        return 0;
    return (long)a & 1 ? 1 : 2;
}

/* extreme is pow where x or y is 0, infinite or no number. */
static double extreme(double x, double y)
{
    if (y == 0 || x == 1)
        return 1;
    if (!isnumber(x) || !isnumber(y))
        return x + y;
    double a = fabs(x);
    if (LARGE(y)) {
        if (a == 1)
            return 1;
        return (a > 1) == (y > 0) ? from(INFINITE) : 0;
    }
    double r = (x == 0) == (y > 0) ? 0 : from(INFINITE); /* x is 0 or infinite */
    return x < 0 || bits(x) == SIGN ? (parity(y) == 1 ? -r : r) : r;
}

double pow(double x, double y)
{
    double sign = 1;
    unsigned long ix = bits(x);
    if (!ordinary(ix)) {
        if (x == 0 || LARGE(x) || LARGE(y) || y == 0)
            return extreme(x, y);
        if (x < 0) {
            int p = parity(y);
            if (p == 0)
                return from(SIGN | INFINITE | 1ul << 51);
            sign = p == 1 ? -1 : 1;
            x = -x;
            ix = bits(x);
        }
        if (!ordinary(ix))
            ix = normal(x);
    }
    if (!(fabs(y) < 0x1p62 && fabs(y) > 0x1p-64)) {
        if (LARGE(y) || y == 0 || x == 1)
            return sign * extreme(x, y);
        if (fabs(y) < 1)
            return sign;
        return (x > 1) == (y > 0) ? sign * from(INFINITE) : 0;
    }
    SPLIT(ix);
    EXACT;
    double hh = cut(hi), yh = cut(y);
    double product = yh * hh, less = (y - yh) * hh + y * (hi - hh) + y * lo;
    if (!(product < 760 && product > -760))
        return product > 0 ? sign * from(INFINITE) : sign * 0.0;
    return sign * exponential(product, less);
}

float powf(float x, float y) { return (float)pow(x, y); }
