#include <stdio.h>
int main(void) {
	int n = 0, m = 0;
	#pragma omp parallel sections num_threads(2)
	{
		#pragma omp section
		{
		n = 10;
		m = n * 2;
		}
		#pragma omp section
		;
	}
	printf("%d\n", n + m > 0);
}
