#ifndef _TGMATH_H
#define _TGMATH_H
/* C17 7.25 for real arguments, and for complex ones where the function has a complex form */
#include <math.h>
#include <complex.h>
#define __ACCC_TG1(fn, x) _Generic((x), float: fn##f, long double: fn##l, default: fn)(x)
#define __ACCC_TG1C(fn, cn, x) _Generic((x), float: fn##f, long double: fn##l, float _Complex: cn##f, double _Complex: cn, long double _Complex: cn##l, default: fn)(x)
#define __ACCC_TG2(fn, x, y) _Generic((x) + (y), float: fn##f, long double: fn##l, default: fn)((x), (y))
#undef acos
#define acos(x) __ACCC_TG1C(acos, cacos, x)
#undef asin
#define asin(x) __ACCC_TG1C(asin, casin, x)
#undef atan
#define atan(x) __ACCC_TG1C(atan, catan, x)
#undef cos
#define cos(x) __ACCC_TG1C(cos, ccos, x)
#undef sin
#define sin(x) __ACCC_TG1C(sin, csin, x)
#undef tan
#define tan(x) __ACCC_TG1C(tan, ctan, x)
#undef acosh
#define acosh(x) __ACCC_TG1C(acosh, cacosh, x)
#undef asinh
#define asinh(x) __ACCC_TG1C(asinh, casinh, x)
#undef atanh
#define atanh(x) __ACCC_TG1C(atanh, catanh, x)
#undef cosh
#define cosh(x) __ACCC_TG1C(cosh, ccosh, x)
#undef sinh
#define sinh(x) __ACCC_TG1C(sinh, csinh, x)
#undef tanh
#define tanh(x) __ACCC_TG1C(tanh, ctanh, x)
#undef exp
#define exp(x) __ACCC_TG1C(exp, cexp, x)
#undef exp2
#define exp2(x) __ACCC_TG1(exp2, x)
#undef expm1
#define expm1(x) __ACCC_TG1(expm1, x)
#undef log
#define log(x) __ACCC_TG1C(log, clog, x)
#undef log10
#define log10(x) __ACCC_TG1(log10, x)
#undef log1p
#define log1p(x) __ACCC_TG1(log1p, x)
#undef log2
#define log2(x) __ACCC_TG1(log2, x)
#undef logb
#define logb(x) __ACCC_TG1(logb, x)
#undef cbrt
#define cbrt(x) __ACCC_TG1(cbrt, x)
#undef fabs
#define fabs(x) __ACCC_TG1C(fabs, cabs, x)
#undef sqrt
#define sqrt(x) __ACCC_TG1C(sqrt, csqrt, x)
#undef erf
#define erf(x) __ACCC_TG1(erf, x)
#undef erfc
#define erfc(x) __ACCC_TG1(erfc, x)
#undef lgamma
#define lgamma(x) __ACCC_TG1(lgamma, x)
#undef tgamma
#define tgamma(x) __ACCC_TG1(tgamma, x)
#undef ceil
#define ceil(x) __ACCC_TG1(ceil, x)
#undef floor
#define floor(x) __ACCC_TG1(floor, x)
#undef nearbyint
#define nearbyint(x) __ACCC_TG1(nearbyint, x)
#undef rint
#define rint(x) __ACCC_TG1(rint, x)
#undef round
#define round(x) __ACCC_TG1(round, x)
#undef trunc
#define trunc(x) __ACCC_TG1(trunc, x)
#undef atan2
#define atan2(x, y) __ACCC_TG2(atan2, x, y)
#undef hypot
#define hypot(x, y) __ACCC_TG2(hypot, x, y)
#undef pow
#define pow(x, y) __ACCC_TG2(pow, x, y)
#undef fmod
#define fmod(x, y) __ACCC_TG2(fmod, x, y)
#undef remainder
#define remainder(x, y) __ACCC_TG2(remainder, x, y)
#undef copysign
#define copysign(x, y) __ACCC_TG2(copysign, x, y)
#undef nextafter
#define nextafter(x, y) __ACCC_TG2(nextafter, x, y)
#undef fdim
#define fdim(x, y) __ACCC_TG2(fdim, x, y)
#undef fmax
#define fmax(x, y) __ACCC_TG2(fmax, x, y)
#undef fmin
#define fmin(x, y) __ACCC_TG2(fmin, x, y)
#endif
