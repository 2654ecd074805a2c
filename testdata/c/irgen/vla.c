/* Variable-length arrays, as locals and as parameters. */
#include <stdio.h>
#include <stdlib.h>

static double trace(int n, int m, double a[n][m])
{
	double s = 0;
	for (int i = 0; i < n && i < m; i++)
		s += a[i][i];
	return s;
}

static void fill(int n, int m, int a[][n][m])
{
	for (int i = 0; i < 2; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < m; k++)
				a[i][j][k] = i * 100 + j * 10 + k;
}

int main(void)
{
	int n = 3, m = 4;
	double a[n][m];
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			a[i][j] = i * m + j;
	printf("%g %zu %zu\n", trace(n, m, a), sizeof a, sizeof a[0]);
	int c[2][n][m];
	fill(n, m, c);
	printf("%d %d\n", c[1][2][3], *(*(*(c + 1) + 1) + 2));
	double(*p)[m] = a;
	p++;
	printf("%g %td\n", (*p)[2], &a[2] - p);
	double(*h)[m] = malloc(n * sizeof *h);
	h[2][3] = 7;
	printf("%g\n", h[2][3]);
	free(h);
	for (int k = 1; k < 4; k++) {
		int v[k];
		for (int i = 0; i < k; i++)
			v[i] = i * k;
		printf("%d %zu\n", v[k - 1], sizeof v / sizeof v[0]);
	}
	n = 100;
	printf("%zu\n", sizeof a);
	return 0;
}
