/* Loops: levels, modes, collapse, tile, bounds. */
void f(int n, int m, float a[n][m], double *x)
{
	int i, j;
#pragma acc parallel loop gang vector
	for (int k = 0; k < n; k++)
		x[k] = k;
#pragma acc parallel copy(a[0:n][0:m])
	{
#pragma acc loop gang collapse(2)
		for (i = 0; i < n; i++)
			for (j = m - 1; j >= 0; j -= 2)
				a[i][j] = i * j;
#pragma acc loop gang(static: *) worker vector independent
		for (unsigned long k = 1; k <= 10; k += 3)
			x[k] = 0;
#pragma acc loop seq
		for (i = n; i > 0; --i) {
			if (x[i] < 0)
				continue;
			x[i] = -x[i];
		}
#pragma acc loop tile(4, *)
		for (i = 0; i < n; i++)
			for (j = 0; j < m; j++)
				a[i][j]++;
#pragma acc loop gang device_type(radeon) seq
		for (char c = 0; c != 10; c++)
			x[c]++;
	}
#pragma acc kernels loop auto private(j)
	for (i = 0; i < n; i++) {
#pragma acc loop worker
		for (j = 0; j < m; j++)
			a[i][j] = 0;
	}
#pragma acc kernels
	{
#pragma acc loop gang(num: 4, static: 2) worker(2) vector(64) independent
		for (i = 0; i < n; i++)
			x[i] = 1;
	}
#pragma acc serial loop
	for (i = 0; i < n; i++)
		x[i] = 0;
#pragma acc parallel loop
	for (i = 0; i < n; i++) {
#pragma acc loop seq
		for (double *p = x; p < x + n; p++)
			*p += 1;
#pragma acc cache(x[i:2])
		x[i] = x[i + 1];
	}
}
void g(int n, int m, float *a, float *b)
{
	int i, j, k, last;
#pragma acc kernels loop independent copy(a[0:n * m])
	for (i = 0; i < n; i++) {
		for (j = 0; j < m; j++)
			a[i * m + j] = 1;
		for (k = 0; k < m; k++)
			for (last = 0; last < k; last++)
				a[i * m + k] += last;
		b[i] = last;
	}
}
