#include <stdio.h>
enum { N = 30 };
int main(void) {
	long f[N] = {1, 1};
	#pragma omp parallel
	#pragma omp single
	{
		for (int i = 2; i < N; i++)
			f[i] = f[i - 1] + f[i - 2];
	}
	printf("%ld\n", f[N - 1]);
}
