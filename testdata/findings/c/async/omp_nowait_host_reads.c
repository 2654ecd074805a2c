// find: async order of a, read at 9, write at 7
// fix: write #pragma omp taskwait before line 9
#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	#pragma omp target teams loop map(from: a) nowait
	for (int i = 0; i < N; i++) a[i] = i;
	printf("%g\n", a[9]);
	#pragma omp taskwait
}
