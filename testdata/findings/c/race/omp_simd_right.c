#include <stdio.h>
int main(void) {
	int a[100];
	for (int i = 0; i < 100; i++) a[i] = i;
	#pragma omp simd safelen(4)
	for (int i = 4; i < 100; i++)
		a[i] = a[i - 4] + 1;
	printf("%d\n", a[9]);
}
