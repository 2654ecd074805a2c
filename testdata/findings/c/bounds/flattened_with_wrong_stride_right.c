#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int rows = 4, cols = 12;
	int *m = calloc(rows * cols, sizeof(int));
	#pragma omp target teams distribute parallel for collapse(2) map(tofrom : m[0:rows*cols])
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < cols; j++)
			m[i * cols + j] = i + j;
	printf("%d\n", m[13]);
	free(m);
}
