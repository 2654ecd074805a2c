#include <stdio.h>
#define N 64
int main(void)
{
	double a[N], b[N];
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = 2 * i;
	}
	#pragma acc data copy(b)
	for (int k = 0; k < 5; k++) {
	#pragma acc parallel loop
	for (int i = 0; i < N; i++)
		b[i] = 0.5 * b[i] + k;
	}
	printf("%g %g\n", a[3], b[3]);
	return 0;
}
