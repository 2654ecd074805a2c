/* Complex arithmetic. */
#include <stdio.h>

static double _Complex mul(double _Complex a, double _Complex b) { return a * b; }
static float _Complex half(float _Complex z) { return z / 2; }
static double _Complex unit = 1.0i;

int main(void)
{
	double _Complex z = 3 + 4.0i, w = {0};
	float _Complex f = 1.5f;
	w = mul(z, z) - 1;
	printf("%g %g\n", __real__ w, __imag__ w);
	w /= z;
	w += unit;
	w *= 2;
	printf("%g %g\n", __real__ w, __imag__ w);
	f = half(f + 2.0fi);
	printf("%g %g\n", __real__ f, __imag__ f);
	__imag__ z = 0;
	printf("%d %d %d\n", z == 3, z != w, !z);
	z = f;
	z = -z;
	double r = z;
	printf("%g %g %g\n", r, __real__ ~z, __imag__ ~z);
	return 0;
}
