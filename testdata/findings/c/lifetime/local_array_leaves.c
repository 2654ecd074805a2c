// find: lifetime of work, directive at 12
#include <stdio.h>
static double norm(const double *x, int n) {
	double work[64], s = 0;
	#pragma acc enter data create(work)
	#pragma acc parallel loop present(work) copyin(x[0:n])
	for (int i = 0; i < n; i++)
		work[i] = x[i] * x[i];
	#pragma acc update self(work)
	for (int i = 0; i < n; i++)
		s += work[i];
	return s;
}
int main(void) {
	double x[64];
	for (int i = 0; i < 64; i++)
		x[i] = i % 3;
	printf("%g\n", norm(x, 64));
	printf("%g\n", norm(x, 64));
}
