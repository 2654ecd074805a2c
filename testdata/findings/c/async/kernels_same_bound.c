// find: async order of a, read at 12, write at 10
#include <stdio.h>
int main(void) {
	int n = 64;
	double s = 2, a[64], b[64];
	for (int i = 0; i < n; i++) a[i] = b[i] = i;
	#pragma acc data copy(a, b)
	{
	#pragma acc kernels async(1)
	for (int i = 0; i < n; i++) a[i] = a[i] * s;
	#pragma acc kernels async(2)
	for (int i = 0; i < n; i++) b[i] = a[i] + s;
	#pragma acc wait
	}
	printf("%g %g\n", a[5], b[5]);
}
