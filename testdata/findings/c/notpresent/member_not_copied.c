// find: not present, read at 23
#include <stdio.h>
#include <stdlib.h>
typedef struct {
	int rows, cols;
	float *values;
} matrix;

static matrix make(int rows, int cols) {
	matrix m = {rows, cols, malloc(sizeof(float) * rows * cols)};
	for (int i = 0; i < rows * cols; i++)
		m.values[i] = i % 7;
	return m;
}

int main(void) {
	matrix m = make(8, 8);
	float sum = 0;
	#pragma acc data copyin(m)
	{
		#pragma acc parallel loop reduction(+ : sum) present(m)
		for (int i = 0; i < m.rows * m.cols; i++)
			sum += m.values[i];
	}
	printf("%g\n", sum);
	free(m.values);
}
