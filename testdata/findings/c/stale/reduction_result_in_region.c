// find: stale value of sum, read at 14, write at 11
#include <stdio.h>
enum { N = 100 };
int main(void) {
	static double x[N];
	double sum = 0;
	for (int i = 0; i < N; i++)
		x[i] = 1;
	#pragma acc data copy(x, sum)
	{
		#pragma acc parallel loop reduction(+ : sum)
		for (int i = 0; i < N; i++)
			sum += x[i];
		double scale = 1 / sum;
		#pragma acc parallel loop
		for (int i = 0; i < N; i++)
			x[i] *= scale;
	}
	printf("%g\n", x[3]);
}
