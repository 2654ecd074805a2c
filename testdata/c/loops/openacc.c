// Loops of OpenACC whose iterations depend on one another, and others that look like that.
double work(double);
void keep(double *);
//---
void distance(int n, double *a, double *b)
{
#pragma acc parallel loop copy(a[0:n]) copyin(b[0:n])
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1] + b[i]; // want ACC4041 "'a' is written here and read one iteration later"
#pragma acc kernels copy(a[0:n]) copyin(b[0:n])
	{
#pragma acc loop independent
		for (int i = 0; i < n - 1; i++)
			a[i] = a[i + 1] + b[i]; // want ACC4041 "'a' is written here and read one iteration earlier"
#pragma acc loop
		for (int i = 0; i < n - 1; i++)
			a[i] = a[i + 1] + b[i];
	}
#pragma acc parallel loop seq copy(a[0:n])
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1];
#pragma acc parallel loop auto copy(a[0:n])
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1];
#pragma acc serial loop copy(a[0:n])
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1];
#pragma acc parallel loop num_gangs(1) vector_length(1) copy(a[0:n])
	for (int i = 1; i < n; i++)
		a[i] = a[i - 1];
#pragma acc parallel loop copy(a[0:n])
	for (int i = 0; i < 50; i++)
		a[i] = a[i + 50];
}
//---
void element(int n, double *a)
{
	double sum[4] = {0}, last = 0;
#pragma acc parallel loop copy(sum) copyin(a[0:n])
	for (int i = 0; i < n; i++)
		sum[0] += a[i]; // want ACC4041 "all iterations of a parallel loop read and write the same element of 'sum'"
#pragma acc parallel loop copy(last) copyin(a[0:n])
	for (int i = 0; i < n; i++)
		last = a[i]; // want ACC4041 "all iterations of a parallel loop write 'last'"
#pragma acc parallel loop copy(sum) copyin(a[0:n])
	for (int i = 0; i < n; i++) {
#pragma acc atomic update
		sum[0] += a[i];
	}
#pragma acc parallel loop private(sum) copy(a[0:n])
	for (int i = 0; i < n; i++) {
		sum[0] = a[i];
		a[i] = sum[0] * sum[0];
	}
#pragma acc parallel loop reduction(+: sum) copyin(a[0:n])
	for (int i = 0; i < n; i++)
		sum[0] += a[i];
	keep(sum);
	keep(&last);
}
//---
void nest(double a[100][100])
{
#pragma acc parallel loop gang copy(a[0:100])
	for (int i = 1; i < 100; i++) {
#pragma acc loop vector
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i][j - 1] + 1; // want ACC4041 "'a' is written here and read one iteration later"
	}
#pragma acc parallel loop gang copy(a[0:100])
	for (int i = 1; i < 100; i++) {
#pragma acc loop seq
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i][j - 1] + 1;
	}
#pragma acc parallel loop collapse(2) copy(a[0:100])
	for (int i = 1; i < 100; i++)
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i][j - 1] + 1; // want ACC4041 "'a' is written here and read one iteration later"
}
