#include "log.h"

/* Two logarithms of e, each with what is left of it. */
#define LOG2E 0x1.7154764000000p+0
#define LOG2EREST 0x1.2b82fe1777d10p-28
#define LOG10E 0x1.bcb7b10000000p-2
#define LOG10EREST 0x1.49b9438ca9aaep-28

double log(double x)
{
    unsigned long ix = bits(x);
    if (!ordinary(ix)) {
        if (!(x > 0) || LARGE(x))
            return unusual(x);
        ix = normal(x);
    }
    SPLIT(ix);
    return hi + (lo + r * r * (-0.5 + r * CUBIC(r)));
}

/* times is (hi + lo) (c + rest) rounded once, where c has few bits. */
static inline double times(double hi, double lo, double c, double rest)
{
    double h = cut(hi);
    return h * c + ((hi - h) * c + (lo * c + hi * rest));
}

#define OF_BASE(name, c, rest, sign)              \
    double name(double x)                         \
    {                                             \
        unsigned long ix = bits(x);               \
        if (!ordinary(ix)) {                      \
            if (!(x > 0) || LARGE(x))             \
                return x < 0 ? sign unusual(x) : unusual(x); \
            ix = normal(x);                       \
        }                                         \
        SPLIT(ix);                                \
        EXACT;                                    \
        return times(hi, lo, c, rest);            \
    }

OF_BASE(log2, LOG2E, LOG2EREST, +)
OF_BASE(log10, LOG10E, LOG10EREST, -) /* glibc's log10 of a negative number is a NaN without a sign */

float logf(float x) { return (float)log(x); }
float log2f(float x) { return (float)log2(x); }
float log10f(float x) { return (float)log10(x); }
