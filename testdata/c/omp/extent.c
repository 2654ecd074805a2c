// Sections against the memory that is allocated, and lengths that are none.
#include <stdlib.h>
//---
void longer(int n, double *restrict out)
{
	double *a = malloc(n * sizeof *a), *c = calloc(n + 1, sizeof(double));
#pragma omp target teams distribute parallel for map(to: a[0:n+1]) // want OMP6012 "section ends one element after the last one of 'a'"
	for (int i = 0; i < n; i++) out[i] = a[i];
#pragma omp target teams distribute parallel for map(to: a[1:n-1])
	for (int i = 1; i < n; i++) out[i] = a[i];
#pragma omp target teams distribute parallel for map(to: c[0:n+1])
	for (int i = 0; i < n; i++) out[i] = c[i];
#pragma omp target enter data map(alloc: c[1:n+1]) // want OMP6012 "section ends one element after the last one of 'c'"
#pragma omp target exit data map(release: c[0:n])
}
//---
void others(int n, int from, int to, double *a)
{
#pragma omp target map(tofrom: a[0:n*sizeof(*a)]) // want OMP6013 "section counts elements, not bytes"
	a[0] = 1;
#pragma omp target map(tofrom: a[0:n])
	a[0] = 1;
#pragma omp target teams distribute parallel for map(tofrom: a[from:to]) // want OMP6014 "section has a length after the colon, not its end"
	for (int i = from; i < to; i++) a[i] = 0;
#pragma omp target teams distribute parallel for map(tofrom: a[from:to-from])
	for (int i = from; i < to; i++) a[i] = 0;
}
