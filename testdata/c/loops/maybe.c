// Loops whose iterations may depend on one another, which are reported where that is asked for, and others that cannot.
#include <stdio.h>
#include <stdlib.h>
void work(double *, int);
static double sq(double x) { double y = x; return y * x; }
//---
void scatter(int n, int *idx, double *restrict x, double *restrict y, double *p, double *q, int k, int *cnt)
{
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		x[idx[i]] = y[i]; // want OMP6017 "two iterations may write the same element of 'x'"
#pragma acc parallel loop copy(x[0:n]) copyin(y[0:n], idx[0:n])
	for (int i = 0; i < n; i++)
		x[idx[i]] += y[i]; // want ACC4047 "one iteration may read what another one writes in 'x'"
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		p[i] = q[i + 1]; // want OMP6017 "one iteration may read what another one writes in the memory of 'p' and 'q'"
#pragma omp parallel for
	for (int i = 0; i < n - k; i++)
		x[i] = x[i + k]; // want OMP6017 "one iteration may read what another one writes in 'x'"
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		if (y[i] > 0)
			x[0] = y[i]; // want OMP6017 "two iterations may write the same element of 'x'"
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		work(x, i); // want OMP6017 "iterations of a parallel loop may access the same memory: 'work' is called here"
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		x[i] = sq(y[i]);
	int m = 0;
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		if (y[i] > 0)
			x[m++] = y[i]; // want OMP6017 "two iterations may write the same element of 'x'" OMP6001 "'m' is shared and updated by every iteration"
#pragma omp parallel for
	for (int i = 0; i < n; i++) {
#pragma omp atomic
		cnt[idx[i]]++;
	}
#pragma omp parallel for
	for (int i = 0; i < n; i++) {
		int j = i % 10;
		x[j] = i; // want OMP6017 "two iterations may write the same element of 'x'"
	}
#pragma omp simd
	for (int i = 0; i < n; i++)
		x[2 * i] = x[i]; // want OMP6017 "one iteration may read what another one writes in 'x'"
}
