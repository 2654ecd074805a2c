// find: OMP6021 of a, at 12
// fix: map(to)
#include <stdio.h>
#define N 64
int main(void)
{
	double a[N], b[N];
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = 2 * i;
	}
	#pragma omp target teams distribute parallel for map(tofrom: a) map(from: b)
	for (int i = 0; i < N; i++)
		b[i] = a[i] + 1;
	printf("%g %g\n", a[3], b[3]);
	return 0;
}
