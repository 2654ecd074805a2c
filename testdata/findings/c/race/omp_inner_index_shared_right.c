#include <stdio.h>
enum { N = 12 };
int main(void) {
	int a[N][N], i, j;
	#pragma omp parallel for num_threads(4) private(j)
	for (i = 0; i < N; i++)
		for (j = 0; j < N; j++)
			a[i][j] = i * N + j;
	printf("%d\n", a[3][4]);
}
