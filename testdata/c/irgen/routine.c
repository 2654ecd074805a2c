/* Routine and declare. */
#pragma acc routine seq
static int square(int x) { return x * x; }
#pragma acc routine worker nohost bind("fast_sum")
double sum(const double *x, int n);
double device_side(double);
#pragma acc routine(device_side) gang(dim: 2)
int counts[16];
#pragma acc declare create(counts)
double limit = 3;
#pragma acc declare copyin(limit)

#pragma acc routine vector
void scale(double *x, int n, double by)
{
#pragma acc loop vector
	for (int i = 0; i < n; i++)
		x[i] *= by + square(i);
}

int f(double *x, int n)
{
	int t[4] = {0};
#pragma acc declare copy(t)
	if (n < 0)
		return 1;
#pragma acc parallel loop gang copy(x[0:n])
	for (int i = 0; i < n; i++) {
		scale(x, n, limit);
		t[i & 3] = counts[i & 15] + sum(x, n);
	}
#pragma acc parallel
	t[1] = device_side(3);
	return t[0];
}
