#include <stdio.h>
#include <stdlib.h>
enum { ROWS = 6, COLS = 9 };
int main(void) {
	int *m[ROWS], sum = 0;
	for (int i = 0; i < ROWS; i++) {
		m[i] = malloc(COLS * sizeof(int));
		for (int j = 0; j < COLS; j++)
			m[i][j] = i + j;
	}
	#pragma omp target enter data map(to : m)
	for (int i = 0; i < ROWS; i++) {
		#pragma omp target enter data map(to : m[i][0:COLS])
	}
	#pragma omp target teams distribute parallel for reduction(+ : sum) map(tofrom : sum)
	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < COLS; j++)
			sum += m[i][j];
	printf("%d\n", sum);
	for (int i = 0; i < ROWS; i++) {
		#pragma omp target exit data map(delete : m[i][0:COLS])
	}
	#pragma omp target exit data map(delete : m)
	for (int i = 0; i < ROWS; i++)
		free(m[i]);
}
