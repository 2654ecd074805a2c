#include "exp.h"

/*
 * The rational approximations are those of W. J. Cody's kind that C libraries share since the fdlibm of Sun, so that results agree with
 * theirs: near 0 in the square of x, around 1 in |x| - 1, and beyond in 1/x^2, for erfc(x) x exp(x^2).
 */
#define NEAR(v) \
    (0x1.06eba8214db68p-3 + (v) * (-0x1.4cd7d691cb913p-2 + (v) * (-0x1.d2a51dbd7194fp-6 + (v) * (-0x1.7a291236668e4p-8 + (v) * (-0x1.8ead6120016acp-16)))))
#define NEARBELOW(v) \
    (0x1.0000000000000p+0 + (v) * (0x1.97779cddadc09p-2 + (v) * (0x1.0a54c5536cebap-4 + (v) * (0x1.4d022c4d36b0fp-8 + (v) * (0x1.15dc9221c1a10p-13 + (v) * (-0x1.09c4342a26120p-18))))))
#define ONE(v) \
    (-0x1.359b8bef77538p-9 + (v) * (0x1.a8d00ad92b34dp-2 + (v) * (-0x1.7d240fbb8c3f1p-2 + (v) * (0x1.45fca805120e4p-2 + (v) * (-0x1.c63983d3e28ecp-4 + (v) * (0x1.22a36599795ebp-5 + (v) * (-0x1.1bf380a96073fp-9)))))))
#define ONEBELOW(v) \
    (0x1.0000000000000p+0 + (v) * (0x1.b3e6618eee323p-4 + (v) * (0x1.14af092eb6f33p-1 + (v) * (0x1.2635cd99fe9a7p-4 + (v) * (0x1.02660e763351fp-3 + (v) * (0x1.bedc26b51dd1cp-7 + (v) * (0x1.88b545735151dp-7)))))))
#define BEYOND(v) \
    (-0x1.43412600d6435p-7 + (v) * (-0x1.63416e4ba7360p-1 + (v) * (-0x1.51e0441b0e726p+3 + (v) * (-0x1.f300ae4cba38dp+5 + (v) * (-0x1.44cb184282266p+7 + (v) * (-0x1.7135cebccabb2p+7 + (v) * (-0x1.4526557e4d2f2p+6 + (v) * (-0x1.3a0efc69ac25cp+3))))))))
#define BEYONDBELOW(v) \
    (0x1.0000000000000p+0 + (v) * (0x1.3a6b9bd707687p+4 + (v) * (0x1.1350c526ae721p+7 + (v) * (0x1.b290dd58a1a71p+8 + (v) * (0x1.42b1921ec2868p+9 + (v) * (0x1.ad02157700314p+8 + (v) * (0x1.b28a3ee48ae2cp+6 + (v) * (0x1.a47ef8e484a93p+2 + (v) * (-0x1.eeff2ee749a62p-5)))))))))
#define FARTHER(v) \
    (-0x1.4341239e86f4ap-7 + (v) * (-0x1.993ba70c285dep-1 + (v) * (-0x1.1c209555f995ap+4 + (v) * (-0x1.4145d43c5ed98p+7 + (v) * (-0x1.3ec881375f228p+9 + (v) * (-0x1.004616a2e5992p+10 + (v) * (-0x1.e384e9bdc383fp+8)))))))
#define FARTHERBELOW(v) \
    (0x1.0000000000000p+0 + (v) * (0x1.e568b261d5190p+4 + (v) * (0x1.45cae221b9f0ap+8 + (v) * (0x1.802eb189d5118p+10 + (v) * (0x1.8ffb7688c246ap+11 + (v) * (0x1.3f219cedf3be6p+11 + (v) * (0x1.da874e79fe763p+8 + (v) * (-0x1.670e242712d62p+4))))))))
#define OFONE 0x1.b0ac16p-1           /* erf(1), to 24 bits */
#define SLOPE 0x1.06eba8214db69p-3 /* 2/sqrt(pi) - 1 */

/* tail is erfc(a) for a from 1.25 to 28. */
static inline double tail(double a)
{
    double v = 1 / (a * a);
    double q = a < 1 / 0.35 ? BEYOND(v) / BEYONDBELOW(v) : FARTHER(v) / FARTHERBELOW(v);
    double z = from(bits(a) & 0xffffffff00000000); /* z * z is exact */
    return exponential(-z * z - 0.5625, 0) * exponential((z - a) * (z + a) + q, 0) / a;
}

double erf(double x)
{
    double a = fabs(x);
    if (a < 0.84375) {
        if (a < 0x1p-28)
            return a < 0x1p-1000 ? 0.125 * (8 * x + 8 * SLOPE * x) : x + SLOPE * x;
        double v = x * x;
        return x + x * (NEAR(v) / NEARBELOW(v));
    }
    double r = 1;
    if (a < 1.25)
        r = OFONE + ONE(a - 1) / ONEBELOW(a - 1);
    else if (a < 6)
        r = 1 - tail(a);
    else if (!isnumber(x))
        return x;
    return x < 0 ? -r : r;
}

double erfc(double x)
{
    double a = fabs(x);
    if (a < 0.84375) {
        if (a < 0x1p-56)
            return 1 - x;
        double v = x * x, y = NEAR(v) / NEARBELOW(v);
        return x < 0.25 ? 1 - (x + x * y) : 0.5 - (x - 0.5 + x * y);
    }
    if (a < 1.25) {
        double y = ONE(a - 1) / ONEBELOW(a - 1);
        return x < 0 ? 1 + (OFONE + y) : 1 - OFONE - y;
    }
    if (x < -6)
        return 2;
    if (x > 28)
        return 0;
    if (!isnumber(x))
        return x;
    double r = tail(a);
    return x < 0 ? 2 - r : r;
}

float erff(float x) { return (float)erf(x); }
float erfcf(float x) { return (float)erfc(x); }
