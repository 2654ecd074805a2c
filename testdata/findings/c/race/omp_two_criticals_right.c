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
			#pragma omp critical(one)
			n = n + 2;
		}
	}
	printf("%d\n", n);
}
