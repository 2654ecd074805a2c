// find: data race of shared_depth, write at 10, write at 10
#include <stdio.h>
int depth, shared_depth, row[5]; struct part { int a, b[3]; } part;
#pragma omp threadprivate(depth, row, part)
int main(void) {
	int ok = 0;
	depth = 7;
#pragma omp parallel copyin(depth, row, part) reduction(+ : ok)
	{
		ok += depth == 7 && row[4] == part.b[2]; shared_depth = depth;
	}
	printf("%d\n", ok > 0);
}
