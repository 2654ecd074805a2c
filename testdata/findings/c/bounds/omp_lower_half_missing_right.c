#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 100;
	double *a = malloc(n * sizeof(double)), *b = malloc(n * sizeof(double));
	for (int i = 0; i < n; i++)
		a[i] = i;
	#pragma omp target teams distribute parallel for map(to : a[0:n]) map(from : b[0:n])
	for (int i = 0; i < n; i++)
		b[i] = a[i] * 2;
	printf("%g\n", b[n - 1]);
	free(a);
	free(b);
}
