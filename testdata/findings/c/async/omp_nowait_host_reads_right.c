#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	#pragma omp target teams loop map(from: a) nowait
	for (int i = 0; i < N; i++) a[i] = i;
	#pragma omp taskwait
	printf("%g\n", a[9]);
	#pragma omp taskwait
}
