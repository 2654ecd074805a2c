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
	#pragma omp target enter data map(to : table[0:n])
	#pragma omp target teams distribute parallel for map(from : out)
	for (int i = 0; i < n; i++)
		out[i] = table[i];
	#pragma omp target exit data map(delete : table[0:n])
	printf("%g\n", out[3]);
	free(table);
}
