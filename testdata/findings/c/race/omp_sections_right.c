#include <stdio.h>
int main(void) {
	int x = 0;
	#pragma omp parallel sections
	{
		#pragma omp section
		#pragma omp atomic write
		x = 1;
		#pragma omp section
		#pragma omp atomic write
		x = 2;
	}
	printf("%d\n", x > 0);
}
