// find: stale value of x, read at 14, write at 10
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 40, h = 20;
	float *x = calloc(n, sizeof *x);
	#pragma acc enter data create(x[0:n])
	#pragma acc parallel loop present(x[0:n])
	for (int i = 0; i < n; i++)
		x[i] = i * 0.25f;
	#pragma acc update self(x[0:h])
	float s = 0;
	for (int i = h; i < n; i++)
		s += x[i];
	printf("%g\n", s);
	#pragma acc exit data delete(x[0:n])
	free(x);
}
