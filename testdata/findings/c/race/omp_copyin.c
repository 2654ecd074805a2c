// find: data race of shared_depth, write at 10, write at 10
#include <stdio.h>
int depth, shared_depth;
#pragma omp threadprivate(depth)
int main(void) {
	int ok = 0;
	depth = 7;
#pragma omp parallel copyin(depth) reduction(+ : ok)
	{
		ok += depth == 7; shared_depth = depth;
	}
	printf("%d\n", ok > 0);
}
