// find: data race of f, write at 11, read at 11
#include <stdio.h>
enum { N = 30 };
int main(void) {
	long f[N] = {1, 1};
	#pragma omp parallel
	#pragma omp single
	{
		#pragma omp taskloop grainsize(4)
		for (int i = 2; i < N; i++)
			f[i] = f[i - 1] + f[i - 2];
	}
	printf("%ld\n", f[N - 1]);
}
