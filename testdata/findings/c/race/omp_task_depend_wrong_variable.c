// find: data race of b, write at 11, read at 13
#include <stdio.h>
int main(void) {
	int a = 0, b = 0, c = 0;
	#pragma omp parallel num_threads(2)
	#pragma omp single
	{
		#pragma omp task depend(out : a) shared(a)
		a = 1;
		#pragma omp task depend(out : a) shared(b)
		b = 2;
		#pragma omp task depend(in : b) depend(inout : c) shared(b, c)
		c = b + 1;
		#pragma omp taskwait
		printf("%d\n", a >= 0 && c >= 0);
	}
}
