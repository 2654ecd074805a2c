#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	#pragma omp target data map(to: a)
	{
		#pragma omp target teams loop
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma omp target update from(a) nowait
		#pragma omp taskwait
		printf("%g\n", a[9]);
		#pragma omp taskwait
	}
}
