#include <stdio.h>
int main(void) {
	int s = 0, t = 0;
	#pragma omp parallel
	{
		#pragma omp for reduction(+: s)
		for (int i = 0; i < 64; i++) s += i;
		#pragma omp single
		t = s;
	}
	printf("%d\n", t);
}
