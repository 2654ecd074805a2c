// find: ACC4049 of b, at 14
#include <stdio.h>
#define N 64
int main(void)
{
	double a[N], b[N];
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = 2 * i;
	}
	#pragma acc parallel loop copyin(a) copyout(b)
	for (int i = 0; i < N; i++)
		b[i] = a[i] + 1;
	#pragma acc update self(b)
	printf("%g %g\n", a[3], b[3]);
	return 0;
}
