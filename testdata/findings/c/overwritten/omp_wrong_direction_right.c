#include <stdio.h>
int main(void) {
	int x[32] = {0}, s = 0;
	#pragma omp target data map(tofrom: x)
	{
		for (int i = 0; i < 32; i++)
			x[i] = i;
		#pragma omp target update to(x)

		#pragma omp target teams distribute parallel for reduction(+: s)
		for (int i = 0; i < 32; i++)
			s += x[i];
	}
	printf("%d\n", s);
}
