// find: not present, write at 8
#include <stdio.h>
#include <stdlib.h>
#include <openacc.h>
void fill(double *p, int n) {
	#pragma acc parallel loop deviceptr(p)
	for (int i = 0; i < n; i++)
		p[i] = 3.0;
}
int main(void) {
	int n = 50;
	double *a = malloc(n * sizeof *a);
	double *d = acc_malloc(n * sizeof *d);
	fill(a, n);
	printf("%g\n", a[7]);
	acc_free(d);
	free(a);
}
