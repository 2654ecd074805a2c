#include <stdio.h>
#define N 64
int main(void)
{
	double a[N], b[N];
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = 2 * i;
	}
	#pragma acc data copyin(a) copy(b)
	for (int k = 0; k < 3; k++) {
	#pragma acc parallel loop
	for (int i = 0; i < N; i++)
		b[i] += a[i] + 1;
	}
	printf("%g %g\n", a[3], b[3]);
	return 0;
}
