// Vectors of GNU C as members and elements, in global data and in data clauses.
#include <stdio.h>
typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef double v4d __attribute__((vector_size(32)));
typedef unsigned char v4c __attribute__((vector_size(4)));
struct pt { v4f p; int n; };
typedef v4f row[2];
static v4f gsum(const v4f *p, int n) { v4f s = {0}; for (int i = 0; i < n; i++) s += p[i]; return s; }
static struct pt mk(v4f p) { struct pt r = {p, 3}; return r; }
union u { v4f v; float f[4]; };
extern v4f later;
v4f later = {3, 2, 1};
static const v4i primes[] = {{2, 3, 5, 7}, {11, 13, 17, 19}};
v4f mat[4];
int main(void)
{
	v4f a = {1.5, -2.5, 3, 4};
	v4i i = __builtin_convertvector(a, v4i); v4d d = __builtin_convertvector(i, v4d); v4c c = __builtin_convertvector(i, v4c);
	printf("%d %d %g %g %d %d\n", i[0], i[1], d[1], d[3], c[1], c[2]);
	struct pt p = mk(a); printf("%g %d %zu\n", p.p[1], p.n, sizeof p);
	row r = {{1, 2}, {3, 4}}; printf("%g %g\n", r[1][1], gsum(r, 2)[1]);
	union u u; u.v = a; printf("%g\n", u.f[2]); u.f[2] = 9; printf("%g\n", u.v[2]);
	printf("%g %d\n", later[1], primes[1][2]);
	for (int k = 0; k < 4; k++) for (int j = 0; j < 4; j++) mat[k][j] = 10 * k + j;
	float tr = 0;
#pragma acc parallel loop reduction(+:tr) copyin(primes)
	for (int k = 0; k < 4; k++) tr += mat[k][k] + primes[0][k];
	printf("%g\n", tr);
	struct pt pts[8];
#pragma acc data copyout(pts)
	{
#pragma acc parallel loop present(pts)
		for (int k = 0; k < 8; k++) { pts[k].p = (v4f){k, k, k, k} * a; pts[k].n = k; }
	}
	printf("%g %g %d\n", pts[7].p[1], pts[3].p[3], pts[5].n);
	v4f *heap = __builtin_malloc(4 * sizeof *heap);
	for (int k = 0; k < 4; k++) heap[k] = a + (float)k;
#pragma acc parallel loop copy(heap[0:4])
	for (int k = 0; k < 4; k++) { heap[k] *= heap[k]; heap[k][0] = 1; }
	printf("%g %g\n", heap[3][0], heap[3][3]);
	v4f m = {0};
#pragma acc parallel loop copy(m)
	for (int k = 0; k < 4; k++) {
#pragma acc atomic update
		m[0] += k;
	}
	printf("%g\n", m[0]);
#pragma acc enter data copyin(m)
	m[1] = 5;
#pragma acc update device(m)
#pragma acc parallel present(m)
	m[2] = m[1] * 2;
#pragma acc exit data copyout(m)
	printf("%g\n", m[2]);
	static v4f st = {1, 2, 3, 4}; st += 1; printf("%g\n", st[3]);
	v4f x = a, y = x; x = y = x + 1; printf("%g %g\n", x[0], y[0]);
	int t = 0; while (t < 3) { x[t++] += 1; } printf("%g %g %g %g\n", x[0], x[1], x[2], x[3]);
	switch ((int)x[0]) { case 3: puts("three"); break; default: puts("other"); }
	return 0;
}
