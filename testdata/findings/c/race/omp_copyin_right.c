#include <stdio.h>
int depth, shared_depth;
#pragma omp threadprivate(depth)
int main(void) {
	int ok = 0;
	depth = 7;
#pragma omp parallel copyin(depth) reduction(+ : ok)
	{
		ok += depth == 7; 
		#pragma omp single
		shared_depth = depth;
	}
	printf("%d\n", ok > 0);
}
