#include <stdio.h>
#include <stdlib.h>

static void step(const double *restrict cur, double *restrict next, int n) {
	#pragma acc parallel loop present(cur[0:n], next[0:n])
	for (int i = 1; i < n - 1; i++)
		next[i] = 0.5 * (cur[i - 1] + cur[i + 1]);
}

int main(void) {
	int n = 64;
	double *u = calloc(n, sizeof *u), *v = calloc(n, sizeof *v);
	u[0] = v[0] = 1;
	#pragma acc enter data copyin(u[0:n], v[0:n])
	for (int t = 0; t < 4; t++) {
		step(u, v, n);
		double *s = u;
		u = v;
		v = s;
	}
	#pragma acc exit data copyout(u[0:n]) delete(v[0:n])
	printf("%g\n", u[1]);
	free(u);
	free(v);
}
