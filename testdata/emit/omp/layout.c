/* Words and lines of the user's that translations keep. */
#include <stdlib.h>
#if defined(_OPENACC)
#include <openacc.h>
#endif
enum queue { LEFT = 1, RIGHT, FAR = 100 };
#define BOTH 3

void clauses(int n, double *restrict a, double *restrict b, double *restrict c)
{
	#pragma acc parallel loop copyin(a[0:n])	/* read */ \
		copyout(c[0:n])			/* written */ \
		copyin(b[0:n]) private(n) vector_length(64)
	for (int i = 0; i < 10; i++)
		c[i] = a[i] + b[i];
	#pragma acc parallel loop copyin(a[0:n]) copyout(c[0:n]) copyin(b[0:n])
	for (int i = 0; i < n; i++)
		c[i] = a[i] + b[i];
}

void queues(int n, double *a, double *b)
{
	#pragma acc parallel loop copy(a[0:n]) async(LEFT)
	for (int i = 0; i < n; i++)
		a[i] += 1;
	#pragma acc parallel loop copy(b[0:n]) async(RIGHT) wait(LEFT)
	for (int i = 0; i < n; i++)
		b[i] += 1;
	#pragma acc parallel loop copy(b[0:n]) async(FAR)
	for (int i = 0; i < n; i++)
		b[i] += 1;
	#pragma acc wait(RIGHT, LEFT) async(BOTH)
	#pragma acc wait(BOTH) if(n > 1)
}

void accesses(int n, const int *k, int *count)
{
	#pragma acc parallel loop copyin(k[0:n]) copy(count[0:8])
	for (int i = 0; i < n; i++) {
		#pragma acc atomic
		count[k[i]]++;
		#pragma acc atomic update
		count[0] += k[i];
	}
}

double sums(int n, const double *a)
{
	double x = 0, y = 1;
	#pragma acc parallel loop reduction(+: x) reduction( * : y ) copyin(a[0:n])
	for (int i = 0; i < n; i++) {
		x += a[i];
		y *= a[i];
	}
	return x + y;
}
