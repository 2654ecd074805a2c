// find: async order of y, read at 15, write at 12
#include <stdio.h>
enum { N = 40 };
int main(void) {
	static float x[N], y[N], z[N];
	for (int i = 0; i < N; i++)
		x[i] = i;
	#pragma acc data copyin(x) create(y) copyout(z)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++)
			y[i] = x[i] + 1;
		#pragma acc parallel loop async(2)
		for (int i = 0; i < N; i++)
			z[i] = y[i] * 2;
		#pragma acc wait
	}
	printf("%g\n", z[4]);
}
