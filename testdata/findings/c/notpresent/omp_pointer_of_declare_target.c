// find: not present, read at 17
#include <stdio.h>
#include <stdlib.h>
#pragma omp begin declare target
double *table;
#pragma omp end declare target

int main(void) {
	int n = 16;
	double out[16];
	table = malloc(n * sizeof *table);
	for (int i = 0; i < n; i++)
		table[i] = i * 0.5;
	#pragma omp target update to(table)
	#pragma omp target teams distribute parallel for map(from : out)
	for (int i = 0; i < n; i++)
		out[i] = table[i];
	printf("%g\n", out[3]);
	free(table);
}
