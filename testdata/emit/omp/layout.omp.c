/* Words and lines of the user's that translations keep. */
#include <stdlib.h>
/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
enum queue { LEFT = 1, RIGHT, FAR = 100 };
#define BOTH 3

void clauses(int n, double *restrict a, double *restrict b, double *restrict c)
{
	#pragma omp target teams distribute parallel for map(to: a[0:n])	/* read */ \
		map(from: c[0:n])			/* written */ \
		map(to: b[0:n]) private(n) thread_limit(64)
	for (int i = 0; i < 10; i++)
		c[i] = a[i] + b[i];
	#pragma omp target teams distribute parallel for map(to: a[0:n], b[0:n]) map(from: c[0:n])
	for (int i = 0; i < n; i++)
		c[i] = a[i] + b[i];
}

void queues(int n, double *a, double *b)
{
	#pragma omp target teams distribute parallel for map(tofrom: a[0:n]) nowait \
	    depend(inout: accc_queue[LEFT])
	for (int i = 0; i < n; i++)
		a[i] += 1;
	#pragma omp target teams distribute parallel for map(tofrom: b[0:n]) nowait \
	    depend(in: accc_queue[LEFT]) depend(inout: accc_queue[RIGHT])
	for (int i = 0; i < n; i++)
		b[i] += 1;
	#pragma omp target teams distribute parallel for map(tofrom: b[0:n]) nowait \
	    depend(inout: accc_queue[FAR % 64])
	for (int i = 0; i < n; i++)
		b[i] += 1;
	#pragma omp task depend(in: accc_queue[RIGHT], accc_queue[LEFT]) depend(inout: accc_queue[BOTH])
	;
	if (n > 1) {
		#pragma omp taskwait depend(inout: accc_queue[BOTH])
	}
}

void accesses(int n, const int *k, int *count)
{
	#pragma omp target teams distribute parallel for map(to: k[0:n]) map(tofrom: count[0:8])
	for (int i = 0; i < n; i++) {
		#pragma omp atomic
		count[k[i]]++;
		#pragma omp atomic update
		count[0] += k[i];
	}
}

double sums(int n, const double *a)
{
	double x = 0, y = 1;
	#pragma omp target teams distribute parallel for reduction(+: x) reduction( * : y) \
	    map(to: a[0:n])
	for (int i = 0; i < n; i++) {
		x += a[i];
		y *= a[i];
	}
	return x + y;
}
