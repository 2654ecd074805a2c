// Loops of OpenMP whose iterations depend on one another, and others that look like that.
#include <omp.h>
double work(double);
void keep(double *);
int table[100];
#pragma omp threadprivate(table)
//---
void distance(int n, double *a, double *b, double *restrict c)
{
#pragma omp parallel for
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1] + b[i]; // want OMP6011 "'a' is written here and read one iteration later"
#pragma omp parallel for
	for (int i = 0; i < n - 1; i++)
		a[i] = a[i + 1] + b[i]; // want OMP6011 "'a' is written here and read one iteration earlier"
#pragma omp parallel for
	for (int i = 0; i < n; i++) {
		a[i] = 1;
		a[i + 2] = 2; // want OMP6011 "'a' is written here and again 2 iterations later"
	}
#pragma omp parallel for
	for (int i = 4; i < n; i += 2)
		a[i] = a[i - 4]; // want OMP6011 "'a' is written here and read 2 iterations later"
#pragma omp parallel for
	for (int i = 4; i < n; i += 2)
		a[i] = a[i - 3];
#pragma omp parallel for
	for (int i = 1; i < n; i++)
		c[i] = b[i - 1] + b[i];
#pragma omp parallel for
	for (int i = 0; i < 50; i++)
		a[i] = a[i + 50];
#pragma omp parallel for
	for (int i = 0; i < 50; i++)
		a[i] = a[i + 49]; // want OMP6011 "'a' is written here and read 49 iterations earlier"
#pragma omp taskloop
	for (int i = 1; i < n; i++)
		a[i] = 2 * a[i - 1]; // want OMP6011 "'a' is written here and read one iteration later"
#pragma omp distribute
	for (int i = 1; i < n; i++)
		a[i] = 2 * a[i - 1]; // want OMP6011 "'a' is written here and read one iteration later"
#pragma omp target teams distribute parallel for map(tofrom: a[0:n])
	for (int i = 1; i < n; i++)
		a[i] = 2 * a[i - 1]; // want OMP6011 "'a' is written here and read one iteration later"
}
//---
void element(int n, double *a, double sum[4])
{
	double last, flag = 0;
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		sum[0] += a[i]; // want OMP6011 "all iterations of a parallel loop read and write the same element of 'sum'"
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		sum[1] = a[i]; // want OMP6011 "all iterations of a parallel loop write the same element of 'sum'"
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		last = a[i]; // want OMP6011 "all iterations of a parallel loop write 'last'"
	keep(&last);
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		flag = 1;
	keep(&flag);
#pragma omp parallel for
	for (int i = 0; i < n; i++) {
#pragma omp atomic
		sum[0] += a[i];
#pragma omp critical
		sum[1] = a[i];
	}
#pragma omp parallel for ordered
	for (int i = 0; i < n; i++) {
#pragma omp ordered
		sum[0] += a[i];
	}
#pragma omp parallel for reduction(+: sum[0:4])
	for (int i = 0; i < n; i++)
		sum[0] += a[i];
#pragma omp parallel for lastprivate(last)
	for (int i = 0; i < n; i++)
		last = a[i];
#pragma omp parallel for num_threads(1)
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1];
#pragma omp parallel for if(n > 1000)
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1];
}
//---
void lanes(int n, double *a, double *b)
{
	int k = 0;
#pragma omp simd
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1] + b[i]; // want OMP6011 "'a' is written here and read one iteration later"
#pragma omp simd
	for (int i = 0; i < n - 1; i++)
		a[i] = a[i + 1] + b[i];
#pragma omp simd safelen(4)
	for (int i = 4; i < n; i++)
		a[i] = a[i - 4] + b[i];
#pragma omp simd safelen(8)
	for (int i = 4; i < n; i++)
		a[i] = a[i - 4] + b[i]; // want OMP6011 "'a' is written here and read 4 iterations later"
#pragma omp simd linear(k: 2)
	for (int i = 0; i < n; i++) {
		a[k] = i;
		k += 2;
	}
}
//---
void nest(int n, double a[100][100], double (*v)[100])
{
#pragma omp parallel for collapse(2)
	for (int i = 1; i < 100; i++)
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i][j - 1] + 1; // want OMP6011 "'a' is written here and read one iteration later"
#pragma omp parallel for
	for (int i = 1; i < 100; i++)
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i][j - 1] + 1;
#pragma omp parallel for collapse(2)
	for (int i = 1; i < 100; i++)
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i - 1][j - 1] + 1; // want OMP6011 "'a' is written here and read in a later iteration"
	for (int k = 1; k < n; k++)
#pragma omp parallel for
		for (int i = 0; i < 100; i++)
			v[k][i] = v[k - 1][i];
}
//---
void own(int n, double *a)
{
	double mine[4], *p = a + 1;
#pragma omp for
	for (int i = 0; i < n; i++) {
		mine[0] = a[i];
		a[i] = mine[0] * mine[0];
	}
#pragma omp parallel
	{
		double t[2];
#pragma omp for
		for (int i = 0; i < n; i++) {
			t[0] = a[i];
			a[i] = t[0] + work(t[0]);
		}
#pragma omp for
		for (int i = 0; i < n; i++)
			table[0] = i;
	}
	omp_lock_t lock;
	omp_init_lock(&lock);
#pragma omp parallel for
	for (int i = 0; i < n; i++) {
		omp_set_lock(&lock);
		mine[1] += a[i];
		omp_unset_lock(&lock);
	}
	keep(mine);
#pragma omp parallel for
	for (int i = 0; i < n - 1; i++)
		p[i] = a[i];
}
