#include <stdio.h>
int main(void) {
	int x = 0;
	#pragma omp parallel
	#pragma omp single
	{
		#pragma omp task shared(x) depend(out: x)
		x = 1;
		#pragma omp task shared(x) depend(out: x)
		x = 2;
	}
	printf("%d\n", x > 0);
}
