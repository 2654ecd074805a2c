#include <stdio.h>
#define N 64
int main(void)
{
	double a[N], b[N];
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = 2 * i;
	}
	double c[N] = {1};
	#pragma acc parallel loop copyin(a) copyin(c) copyout(b)
	for (int i = 0; i < N; i++)
		b[i] = a[i] + c[i];
	printf("%g %g\n", a[3], b[3]);
	return 0;
}
