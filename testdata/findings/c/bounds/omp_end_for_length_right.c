#include <stdio.h>
#include <stdlib.h>
static void work(float *a, int lo, int hi) {
	#pragma omp target teams distribute parallel for map(tofrom : a[lo:hi-lo])
	for (int i = lo; i < hi; i++)
		a[i] += 1;
}
int main(void) {
	int n = 300;
	float *a = calloc(n, sizeof(float));
	for (int lo = 0; lo < n; lo += 100)
		work(a, lo, lo + 100);
	printf("%g\n", a[299]);
	free(a);
}
