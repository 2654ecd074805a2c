#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 20;
	double *a = calloc(n, sizeof *a), *b = calloc(n, sizeof *b);
	a[0] = a[n - 1] = 10;
	b[0] = b[n - 1] = 10;
	#pragma acc data copy(a[0:n]) copyin(b[0:n])
	for (int t = 0; t < 4; t += 2) {
		#pragma acc parallel loop
		for (int i = 1; i < n - 1; i++)
			b[i] = 0.5 * (a[i - 1] + a[i + 1]);
		#pragma acc parallel loop
		for (int i = 1; i < n - 1; i++)
			a[i] = 0.5 * (b[i - 1] + b[i + 1]);
	}
	printf("%g\n", a[1]);
	free(a);
	free(b);
}
