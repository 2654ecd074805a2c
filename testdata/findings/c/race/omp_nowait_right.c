#include <stdio.h>
int main(void) {
	int a[100], b[100];
	#pragma omp parallel
	{
		#pragma omp for
		for (int i = 0; i < 100; i++) a[i] = i;
		#pragma omp for
		for (int i = 0; i < 100; i++) b[i] = a[99 - i];
	}
	printf("%d\n", b[9]);
}
