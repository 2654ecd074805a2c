// A delete of one row leaves the pointers to the rows, and the other rows, as they are.
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
int main(void) {
	int *m[2];
	for (int i = 0; i < 2; i++) m[i] = calloc(9, sizeof(int));
	#pragma omp target enter data map(to : m)
	for (int i = 0; i < 2; i++) {
		#pragma omp target enter data map(to : m[i][0:9])
	}
	printf("%d %d %d\n", omp_target_is_present(m, 0), omp_target_is_present(m[0], 0), omp_target_is_present(m[1],0));
	#pragma omp target
	m[1][3] = 4;
	printf("%d %d %d\n", omp_target_is_present(m, 0), omp_target_is_present(m[0], 0), omp_target_is_present(m[1],0));
	for (int i = 0; i < 2; i++) {
		#pragma omp target exit data map(delete : m[i][0:9])
	printf("%d %d %d\n", omp_target_is_present(m, 0), omp_target_is_present(m[0], 0), omp_target_is_present(m[1],0));
	}
	#pragma omp target exit data map(delete : m)
}
