// A delete of one row leaves the pointers to the rows, and the other rows, as they are.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
	int *m[2], last = 0;
	for (int i = 0; i < 2; i++)
		m[i] = calloc(9, sizeof(int));
	m[1][3] = 4;
	#pragma omp target enter data map(to: m)
	for (int i = 0; i < 2; i++) {
		#pragma omp target enter data map(to: m[i][0:9])
	}
	#pragma omp target exit data map(delete: m[0][0:9])
	#pragma omp target map(alloc: m) map(from: last)
	last = m[1][3];
	printf("%d\n", last);
	#pragma omp target exit data map(delete: m[1][0:9])
	#pragma omp target exit data map(delete: m)
	free(m[0]);
	free(m[1]);
}
