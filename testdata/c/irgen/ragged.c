/* Sections of rows behind arrays of pointers. */
void f(int n, float **a, float *b[4])
{
#pragma acc data copyin(a[0:n][0:n]) copy(b[1:2][0:n])
	{
#pragma acc parallel loop present(a, b)
		for (int i = 0; i < n; i++)
			b[1][i] = a[i][0];
	}
}
