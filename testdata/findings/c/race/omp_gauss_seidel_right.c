#include <stdio.h>
enum { N = 10 };
int main(void) {
	double u[N][N] = {{1}}, v[N][N] = {{1}};
	#pragma omp parallel for
	for (int i = 1; i < N - 1; i++)
		for (int j = 1; j < N - 1; j++)
			v[i][j] = (u[i - 1][j] + u[i + 1][j]) / 2;
	printf("%d\n", u[1][1] + v[1][1] > 0);
}
