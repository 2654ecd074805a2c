#include <stdio.h>
enum { N = 6 };
static double apply(const double *coef, const double *x) {
	double y = 0;
	#pragma omp target teams distribute parallel for map(always, to : coef[0:N]) map(to : x[0:N]) map(tofrom : y) reduction(+ : y)
	for (int i = 0; i < N; i++)
		y += coef[i] * x[i];
	return y;
}
int main(void) {
	double coef[N] = {1, 1, 1, 1, 1, 1}, x[N] = {1, 2, 3, 4, 5, 6};
	#pragma omp target data map(to : coef)
	{
		double a = apply(coef, x);
		for (int i = 0; i < N; i++)
			coef[i] = i;
		double b = apply(coef, x);
		printf("%g %g\n", a, b);
	}
}
