// Sections against the memory that is allocated, and lengths that are none.
#include <stdlib.h>
void use(void *);
void grow(double **);
//---
void longer(int n, int m, double *restrict out)
{
	double *a = malloc(n * sizeof *a), *b = (double *)malloc(sizeof(double) * n * n);
	double *c = calloc(n + 1, sizeof(double)), *d = malloc(m), *e = malloc(n * sizeof *e), *f = malloc(n * sizeof *f);
#pragma acc parallel loop copyin(a[0:n+1]) // want ACC4042 "section ends one element after the last one of 'a'"
	for (int i = 0; i < n; i++) out[i] = a[i];
#pragma acc parallel loop copyin(a[10:n]) // want ACC4042 "section ends 10 elements after the last one of 'a'"
	for (int i = 10; i < n; i++) out[i] = a[i];
#pragma acc parallel loop copyin(b[0:n*n])
	for (int i = 0; i < n; i++) out[i] = b[i];
#pragma acc parallel loop copyin(b[0:n*n*n])
	for (int i = 0; i < n; i++) out[i] = b[i];
#pragma acc parallel loop copyin(c[0:n+1])
	for (int i = 0; i < n; i++) out[i] = c[i];
#pragma acc parallel loop copyin(d[0:m/8])
	for (int i = 0; i < n; i++) out[i] = d[i];
#pragma acc parallel loop copyin(e[0:m])
	for (int i = 0; i < n; i++) out[i] = e[i];
	grow(&f);
#pragma acc parallel loop copyin(f[0:2*n])
	for (int i = 0; i < n; i++) out[i] = f[i];
#pragma acc enter data create(a[0:2*n]) // want ACC4042 "section is longer than the memory of 'a'"
#pragma acc update device(a[n:n]) // want ACC4042 "section is longer than the memory of 'a'"
#pragma acc exit data delete(a[0:n])
	n = n / 2;
#pragma acc parallel loop copyin(a[0:2*n])
	for (int i = 0; i < n; i++) out[i] = a[i];
	a = b;
#pragma acc parallel loop copyin(a[0:n+1])
	for (int i = 0; i < n; i++) out[i] = a[i];
}
//---
void bytes(int n, double *a, char *s, double **p)
{
	double c[100];
#pragma acc parallel loop copy(a[0:n*sizeof(*a)]) // want ACC4043 "section counts elements, not bytes"
	for (int i = 0; i < n; i++) a[i] = 0;
#pragma acc parallel loop copy(a[0:sizeof(double) * n]) // want ACC4043 "section counts elements, not bytes"
	for (int i = 0; i < n; i++) a[i] = 0;
#pragma acc parallel loop copy(s[0:n*sizeof(*a)])
	for (int i = 0; i < n; i++) s[i] = 0;
#pragma acc parallel loop copy(c[0:sizeof(c)/sizeof(c[0])])
	for (int i = 0; i < 100; i++) c[i] = 0;
#pragma acc enter data copyin(p[0:n*sizeof(double *)]) // want ACC4043 "section counts elements, not bytes"
	use(p);
}
//---
void ends(int from, int to, int n, double *a)
{
#pragma acc parallel loop copy(a[from:to]) // want ACC4044 "section has a length after the colon, not its end"
	for (int i = from; i < to; i++) a[i] = 0;
#pragma acc parallel loop copy(a[from:to-from])
	for (int i = from; i < to; i++) a[i] = 0;
#pragma acc parallel loop copy(a[1:n])
	for (int i = 1; i <= n; i++) a[i] = 0;
#pragma acc parallel loop copy(a[from:n])
	for (int i = from; i < from + n; i++) a[i] = 0;
#pragma acc parallel loop copy(a[0:to])
	for (int i = from; i < to; i++) a[i] = 0;
}
