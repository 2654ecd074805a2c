// find: data race of x, write at 9, read at 10
#include <stdio.h>
int main(void) {
	int x = 0, y = 0;
	#pragma omp parallel
	#pragma omp single
	{
		#pragma omp task shared(x)
		x = 1;
		y = x;
	}
	printf("%d\n", x + y > 0);
}
