// find: out of bounds of d, read at 13
#include <stdio.h>
#include <openacc.h>
int main(void) {
	enum { n = 32 };
	float h[n];
	float *d = acc_malloc(sizeof h);
	#pragma acc parallel loop deviceptr(d)
	for (int i = 0; i < n; i++)
		d[i] = 1.0f / (i + 1);
	float s = 0;
	for (int i = 0; i < n; i++)
		s += d[i];
	printf("%g\n", s);
	acc_free(d);
}
