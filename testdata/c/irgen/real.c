/* Floating-point arithmetic and conversions. */
#include <math.h>
#include <stdio.h>

static float third = 1.0f / 3;
static double pi = 3.14159265358979;

static double mean(const float *x, int n)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += x[i];
	return n ? s / n : 0.0;
}

int main(void)
{
	float f = 0.1f, g = third;
	double d = 0.1, nan = 0.0 / (d - d);
	float x[4] = {1, 2.5, -3, 1e10f};
	int i = 7;

	printf("%.9g %.17g %.9g\n", f + g, f + d, f * g);
	printf("%.9g %.17g\n", f / 3, d - 1);
	printf("%d %d %d\n", (int)2.99, (int)-2.99, (unsigned char)200.7);
	printf("%.9g %.17g %.17g\n", (float)16777217, (double)i / 2, (double)(i / 2));
	printf("%d %d %d %d\n", nan < 1, nan == nan, nan != nan, !nan);
	printf("%d %d\n", f < d, -f > -d);
	printf("%.17g %.17g %.17g\n", sqrt(2.0), fabs(-pi), floor(-1.5));
	printf("%.9g %.17g %.17g\n", sqrtf(2.0f), ceil(1.2), fma(2, 3, 4));
	printf("%.17g %.17g\n", trunc(-2.7), copysign(3.0, -0.0));
	printf("%.17g\n", mean(x, 4));
	f += 1;
	f *= 2.5;
	d -= f;
	i += 2.9;
	i *= 1.5;
	printf("%.9g %.17g %d\n", f, d, i);
	f++;
	--d;
	printf("%.9g %.17g %.9g\n", f, d, -f);
	printf("%u %lu\n", (unsigned)3e9, (unsigned long)1e19);
	printf("%.9g %.17g\n", (float)4000000000u, (double)18000000000000000000ul);
	return f ? 0 : 1;
}
