// find: async order of a, write at 9, write at 7
// fix: write #pragma acc wait(1) before line 9
#include <stdlib.h>
#define N 100
int main(void) {
	float *a = malloc(N * sizeof *a);
	#pragma acc parallel loop copyout(a[0:N]) async(1)
	for (int i = 0; i < N; i++) a[i] = i;
	free(a);
	#pragma acc wait(1)
}
