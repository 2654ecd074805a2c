// find: data race of x, write at 8, write at 10
#include <stdio.h>
int main(void) {
	int x = 0;
	#pragma omp parallel sections
	{
		#pragma omp section
		x = 1;
		#pragma omp section
		x = 2;
	}
	printf("%d\n", x > 0);
}
