#include <stdio.h>
int main(void) {
	int n = 0, a[8] = {0};
	#pragma omp parallel num_threads(4)
	{
		#pragma omp master
		n = 5;
		#pragma omp barrier
		#pragma omp for
		for (int i = 0; i < 8; i++) a[i] = n;
	}
	printf("%d\n", a[0] >= 0);
}
