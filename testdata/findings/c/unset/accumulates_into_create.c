// find: uninitialized value of y, read at 8
#include <stdio.h>
#include <stdlib.h>
static void matvec(int n, const float *restrict m, const float *restrict x, float *restrict y) {
	#pragma acc parallel loop copyin(m[0:n*n], x[0:n]) copyout(y[0:n])
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < n; j++)
			y[i] += m[i * n + j] * x[j];
	}
}
int main(void) {
	int n = 8;
	float *m = malloc(n * n * sizeof *m), *x = malloc(n * sizeof *x), *y = calloc(n, sizeof *y);
	for (int i = 0; i < n * n; i++)
		m[i] = i % 5;
	for (int i = 0; i < n; i++)
		x[i] = 1;
	matvec(n, m, x, y);
	printf("%g\n", y[2]);
	free(m);
	free(x);
	free(y);
}
