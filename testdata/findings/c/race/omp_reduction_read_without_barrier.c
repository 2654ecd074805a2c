// find: data race of s, write at 7, read at 10
#include <stdio.h>
int main(void) {
	int s = 0, t = 0;
	#pragma omp parallel
	{
		#pragma omp for reduction(+: s) nowait
		for (int i = 0; i < 64; i++) s += i;
		#pragma omp single
		t = s;
	}
	printf("%d\n", t);
}
