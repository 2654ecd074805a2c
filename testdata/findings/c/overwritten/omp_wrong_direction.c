// find: lost value of x, read at 14, write at 9
// fix: #pragma omp target update to(x)
#include <stdio.h>
int main(void) {
	int x[32] = {0}, s = 0;
	#pragma omp target data map(tofrom: x)
	{
		for (int i = 0; i < 32; i++)
			x[i] = i;
		#pragma omp target update from(x)
		// The device reads what it has had all along, and so does the host.
		#pragma omp target teams distribute parallel for reduction(+: s)
		for (int i = 0; i < 32; i++)
			s += x[i];
	}
	printf("%d\n", s);
}
