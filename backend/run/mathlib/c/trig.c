#include "bits.h"
#include "tables.h"

/* pi/2 in four parts: the first three have 33 bits, so that their product with a number of turns is exact. */
#define TURN1 0x1.921fb54400000p+0
#define TURN2 0x1.0b4611a600000p-34
#define TURN3 0x1.3198a2e000000p-69
#define TURN4 0x1.b839a252049c1p-104
#define TURNS 0x1.45f306dc9c883p-1 /* 2/pi */

/* Where there are too many turns for that, the functions outside of the compiled code do the work. */
#define FAR 0x1p20
extern double __libm_sin(double), __libm_cos(double);

/* LESS takes a number from a: a becomes the difference, rest what rounding it lost. */
#define LESS(a, rest, number)                                                  \
    double rest##now = a - (number), rest##part = a - rest##now;               \
    double rest = (a - (rest##now + rest##part)) - ((number) - rest##part);    \
    a = rest##now

/* sine of a + rest for |a| <= pi/4 and a bit. */
static inline double sine(double a, double rest)
{
    double x = fabs(a);
    if (x < 1.0 / 16) {
        double s = a * a;
        double p = -1.0 / 6 + s * (1.0 / 120 + s * (-1.0 / 5040 + s * (1.0 / 362880 + s * (-1.0 / 39916800))));
        return a + (a * s * p + rest);
    }
    if (a < 0)
        rest = -rest;
    double k = rint(x * 256), d = x - k * (1.0 / 256) + rest, q = d * d;
    const double *t = angles + 4 * (long)k;
    double s = t[0] + (t[2] * d + (t[1] + t[3] * d + t[2] * d * q * (-1.0 / 6 + q * (1.0 / 120)) + t[0] * q * (-0.5 + q * (1.0 / 24))));
    return a < 0 ? -s : s;
}

static inline double cosine(double a, double rest)
{
    double x = fabs(a);
    if (a < 0)
        rest = -rest;
    double k = rint(x * 256), d = x - k * (1.0 / 256) + rest, q = d * d;
    const double *t = angles + 4 * (long)k;
    return t[2] - (t[0] * d - (t[3] - t[1] * d - t[0] * d * q * (-1.0 / 6 + q * (1.0 / 120)) + t[2] * q * (-0.5 + q * (1.0 / 24))));
}

/* REDUCE sets a and rest to x without the nearest multiple of pi/2, and turn to which one that is. */
#define REDUCE(x)                                   \
    double a = x, rest = 0;                         \
    long turn = 0;                                  \
    if (fabs(x) > 0.7853981633974483) {   \
        double k = rint(x * TURNS);       \
        turn = (long)k;                             \
        a = x - k * TURN1;                          \
        LESS(a, first, k * TURN2);                  \
        LESS(a, second, k * TURN3);                 \
        rest = first + (second - k * TURN4);        \
        double sum = a + rest;                      \
        rest += a - sum;                            \
        a = sum;                                    \
    }

double sin(double x)
{
    if (!(fabs(x) < FAR))
        return LARGE(x) ? x - x : __libm_sin(x);
    if (fabs(x) < 0x1p-27)
        return x;
    REDUCE(x);
    double s = turn & 1 ? cosine(a, rest) : sine(a, rest);
    return turn & 2 ? -s : s;
}

double cos(double x)
{
    if (!(fabs(x) < FAR))
        return LARGE(x) ? x - x : __libm_cos(x);
    REDUCE(x);
    double s = turn & 1 ? sine(a, rest) : cosine(a, rest);
    return (turn + 1) & 2 ? -s : s;
}

float sinf(float x) { return (float)sin(x); }
float cosf(float x) { return (float)cos(x); }
