// find: needless transfer of w, at 13
// fix: map(alloc: w)
#include <stdio.h>
#define N 64
int main(void)
{
	double a[N], b[N];
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = 2 * i;
	}
	double w[N] = {0};
	#pragma omp target data map(tofrom: w, b)
	{
	#pragma omp target teams distribute parallel for
	for (int i = 0; i < N; i++)
		w[i] = 2 * b[i];
	#pragma omp target teams distribute parallel for
	for (int i = 0; i < N; i++)
		b[i] += w[N - 1 - i];
	}
	printf("%g %g\n", a[3], b[3]);
	return 0;
}
