// find: data race of best, read at 9, write at 10
#include <stdio.h>
int main(void) {
	double x[200], best = -1;
	for (int i = 0; i < 200; i++)
		x[i] = (i * 61) % 199;
	#pragma omp parallel for
	for (int i = 0; i < 200; i++)
		if (x[i] > best)
			best = x[i];
	printf("%g\n", best);
}
