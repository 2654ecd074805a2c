#include <stdio.h>
enum { N = 16 };
int main(void) {
	int a[N], b[N], s = 0;
	#pragma omp target enter data map(alloc : a, b)
	#pragma omp target nowait depend(out : a) map(alloc: a, b)
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = -i;
	}
	#pragma omp target depend(in : a) map(tofrom : s) map(alloc: b)
	for (int i = 0; i < N; i++)
		s += b[i];
	#pragma omp taskwait
	#pragma omp target exit data map(delete : a, b)
	printf("%d\n", s);
}
