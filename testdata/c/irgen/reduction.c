/* Reductions of structs, member by member, and of complex numbers as truth values; atomic accesses to _Bool and long double. */
#include <stdio.h>
struct sums {
	int count;
	double total;
	unsigned small : 3, large : 5;
};
static void members(int n, const double *x, struct sums *out)
{
	struct sums s = {1, 0.5, 1, 2}, each[2] = {{0}, {0}};
#pragma acc parallel loop reduction(+ : s) reduction(+ : each) copyin(x[0:n])
	for (int i = 0; i < n; i++) {
		s.count += 1;
		s.total += x[i];
		each[i % 2].count += i;
		each[i % 2].total += 1;
	}
#pragma acc parallel loop reduction(max : out[0:2])
	for (int i = 0; i < n; i++)
		if (out[i % 2].count < i)
			out[i % 2].count = i;
	printf("%d %g %u %u, %d %g, %d %g\n", s.count, s.total, s.small, s.large, each[0].count, each[0].total, each[1].count, each[1].total);
}
static void complexes(int n, const double *x)
{
	double _Complex all = 1, any = 0;
#pragma acc parallel loop reduction(&& : all) reduction(|| : any) copyin(x[0:n])
	for (int i = 0; i < n; i++) {
		all = all && x[i] != 3;
		any = any || x[i] == 2;
	}
	printf("%g %g\n", __real__ all, __real__ any);
}
static void atomics(int n, const double *x)
{
	_Bool seen = 0, before;
	long double sum = 0;
#pragma acc parallel loop copy(seen, sum) copyin(x[0:n])
	for (int i = 0; i < n; i++) {
		_Bool hit = x[i] == 4;
#pragma acc atomic update
		seen |= hit;
#pragma acc atomic
		sum += x[i];
	}
#pragma acc atomic capture
	{ before = seen; seen = 0; }
	printf("%d %d %g\n", before, seen, (double)sum);
}
int main(void)
{
	double x[10];
	struct sums out[2] = {{-1, 0, 0, 0}, {-1, 0, 0, 0}};
	for (int i = 0; i < 10; i++)
		x[i] = i;
	members(10, x, out);
	printf("%d %d\n", out[0].count, out[1].count);
	complexes(10, x);
	atomics(10, x);
	return 0;
}
