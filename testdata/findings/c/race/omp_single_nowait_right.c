#include <stdio.h>
int main(void) {
	int n = 0, a[4] = {0};
	#pragma omp parallel num_threads(4)
	{
		#pragma omp single
		n = 3;
		#pragma omp for
		for (int i = 0; i < 4; i++) a[i] = n;
	}
	printf("%d\n", a[1] & 1);
}
