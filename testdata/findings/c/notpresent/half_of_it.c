// find: not present of x, directive at 5
#include <stdio.h>
#include <stdlib.h>
static void scale(int n, double *x, double f) {
	#pragma acc parallel loop present(x[0:n])
	for (int i = 0; i < n; i++)
		x[i] *= f;
}
int main(void) {
	int n = 1000;
	double *x = malloc(n * sizeof(double));
	for (int i = 0; i < n; i++)
		x[i] = i;
	#pragma acc data copy(x[0:n/2])
	{
		scale(n, x, 2);
	}
	printf("%g %g\n", x[1], x[n - 1]);
	free(x);
}
