// find: data race of d, write at 11, read at 11
#include <stdio.h>
enum { N = 24 };
int main(void) {
	int d[N];
	for (int i = 0; i < N; i++)
		d[i] = 1;
	#pragma omp parallel for ordered(1)
	for (int i = 1; i < N; i++) {
		#pragma omp ordered depend(sink : i - 2)
		d[i] = d[i - 1] + 1;
		#pragma omp ordered depend(source)
	}
	printf("%d\n", d[N - 1]);
}
