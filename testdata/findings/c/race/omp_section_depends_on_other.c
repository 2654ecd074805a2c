// find: data race of n, write at 8, read at 10
#include <stdio.h>
int main(void) {
	int n = 0, m = 0;
	#pragma omp parallel sections num_threads(2)
	{
		#pragma omp section
		n = 10;
		#pragma omp section
		m = n * 2;
		n = n + 0 * m < 0;
	}
	printf("%d\n", n + m > 0);
}
