// find: stale value of a, read at 18, write at 14
#include <stdio.h>
enum { N = 10 };
int main(void) {
	int a[N], b[N];
	for (int i = 0; i < N; i++)
		a[i] = i;
	#pragma omp target data map(to : a) map(from : b)
	{
		#pragma omp target teams distribute parallel for
		for (int i = 0; i < N; i++)
			b[i] = a[i];
		for (int i = 0; i < N; i++)
			a[i] = -i;
		#pragma omp target update from(b)
		#pragma omp target teams distribute parallel for
		for (int i = 0; i < N; i++)
			b[i] += a[i];
	}
	printf("%d\n", b[4]);
}
