#include <stdlib.h>
#define N 100
int main(void) {
	float *a = malloc(N * sizeof *a);
	#pragma acc parallel loop copyout(a[0:N]) async(1)
	for (int i = 0; i < N; i++) a[i] = i;
	#pragma acc wait(1)
	free(a);
}
