// find: data race of a, write at 8, read at 8
#include <stdio.h>
int main(void) {
	int a[100];
	for (int i = 0; i < 100; i++) a[i] = i;
	#pragma omp parallel for simd safelen(8)
	for (int i = 4; i < 100; i++)
		a[i] = a[i - 4] + 1;
	printf("%d\n", a[9]);
}
