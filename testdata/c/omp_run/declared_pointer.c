// A pointer of declare target is attached by a map of what it leads to.
#include <stdio.h>
#include <stdlib.h>
#pragma omp declare target
double *table;
static double at(int i) { return table[i]; }
#pragma omp end declare target

int main(void) {
	double r = 0;
	table = calloc(4, sizeof *table);
	table[3] = 3;
	#pragma omp target enter data map(to: table[0:4])
	#pragma omp target map(from: r)
	r = at(3);
	printf("%g\n", r);
	#pragma omp target exit data map(delete: table[0:4])
	table[3] = 4;
	#pragma omp target map(from: r) map(to: table[0:4])
	r = at(3);
	printf("%g\n", r);
	free(table);
}
