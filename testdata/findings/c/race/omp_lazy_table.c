// find: data race of ready, write at 10, read at 7
#include <stdio.h>
static int ready;
static double table[8];
static double lookup(int i) {
	double v;
	if (!ready) {
		for (int k = 0; k < 8; k++)
			table[k] = k * 0.5;
		ready = 1;
	}
	v = table[i % 8];
	return v;
}
int main(void) {
	double out[16];
	#pragma omp parallel for num_threads(4)
	for (int i = 0; i < 16; i++)
		out[i] = lookup(i);
	printf("%g\n", out[9]);
}
