/* Words and lines of the user's that translations keep. */
#include <stdlib.h>
enum queue { LEFT = 1, RIGHT, FAR = 100 };
#define BOTH 3

void clauses(int n, double *restrict a, double *restrict b, double *restrict c)
{
	#pragma omp parallel for	/* read */ \
  /* written */ \
		private(n)
	for (int i = 0; i < 10; i++)
		c[i] = a[i] + b[i];
	#pragma omp parallel for
	for (int i = 0; i < n; i++)
		c[i] = a[i] + b[i];
}

void queues(int n, double *a, double *b)
{
	#pragma omp parallel for
	for (int i = 0; i < n; i++)
		a[i] += 1;
	#pragma omp parallel for
	for (int i = 0; i < n; i++)
		b[i] += 1;
	#pragma omp parallel for
	for (int i = 0; i < n; i++)
		b[i] += 1;
}

void accesses(int n, const int *k, int *count)
{
	#pragma omp parallel for reduction(+:count[0:8])
	for (int i = 0; i < n; i++) {
		count[k[i]]++;
		count[0] += k[i];
	}
}

double sums(int n, const double *a)
{
	double x = 0, y = 1;
	#pragma omp parallel for reduction(+: x) reduction( * : y)
	for (int i = 0; i < n; i++) {
		x += a[i];
		y *= a[i];
	}
	return x + y;
}
