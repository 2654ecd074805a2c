#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 6;
	double *l = malloc(n * n * sizeof *l);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			l[i * n + j] = j <= i ? 1 + j : 0;
	double s = 0;
	#pragma omp target teams distribute parallel for map(to : l[0:n*n]) map(tofrom : s) reduction(+ : s)
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			s += l[i * n + j];
	printf("%g\n", s);
	free(l);
}
