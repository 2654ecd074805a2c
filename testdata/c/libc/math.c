/* The mathematics library, on the host and in a kernel. */
#include <complex.h>
#include <math.h>
#include <stdio.h>

enum { N = 8 };

int main(void)
{
    double x[N], y[N];
    float f[N];
    for (int i = 0; i < N; i++)
        x[i] = 0.25 * (i + 1);
#pragma acc parallel loop copyin(x) copyout(y, f)
    for (int i = 0; i < N; i++) {
        y[i] = sin(x[i]) + cos(x[i]) * exp(-x[i]) + log(x[i]) + pow(x[i], 1.5) + sqrt(x[i]) + tanh(x[i]);
        f[i] = sinf((float)x[i]) + powf((float)x[i], 2.5f) + fabsf(-1.0f) + fmaxf(0.5f, (float)x[i]);
    }
    for (int i = 0; i < N; i++)
        printf("%.13f %.5f\n", y[i], f[i]);

    int exponent;
    double whole;
    double fraction = frexp(10.0, &exponent);
    double rest = modf(3.75, &whole);
    printf("%g %d %g %g\n", fraction, exponent, rest, whole);
    printf("%ld %ld %.1f %.1f %.1f %.1f\n", lround(2.5), lrint(2.5), round(-2.5), rint(3.5), floor(-0.5), trunc(-1.5));
    printf("%g %g %g %g\n", fmod(7.5, 2.0), remainder(7.5, 2.0), hypot(3.0, 4.0), atan2(1.0, -1.0));
    printf("%d %d %d %d\n", isnan(NAN) != 0, isinf(-INFINITY) != 0, isfinite(1.0) != 0, signbit(-0.0) != 0);
    printf("%g %g %g %g\n", fma(2.0, 3.0, 4.0), cbrt(27.0), erf(0.5), tgamma(5.0));
    printf("%g %g %g\n", ldexp(1.0, 10), copysign(2.0, -1.0), fdim(1.0, 3.0));

    double complex z = 3.0 + 4.0 * I;
    double complex w = csqrt(z) * cexp(I * M_PI / 2);
    printf("%.6f %.6f %.1f %.6f\n", creal(w), cimag(w), cabs(z), carg(z));
    float complex s = conjf(1.0f + 2.0f * I);
    printf("%.1f %.1f\n", crealf(s), cimagf(s));
    return 0;
}
