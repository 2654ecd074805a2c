// find: data race of n, write at 10, read at 15
#include <stdio.h>
int main(void) {
	int n = 0;
	#pragma omp parallel sections
	{
		#pragma omp section
		{
			#pragma omp critical(one)
			n += 1;
		}
		#pragma omp section
		{
			#pragma omp critical(two)
			n = n + 2;
		}
	}
	printf("%d\n", n);
}
