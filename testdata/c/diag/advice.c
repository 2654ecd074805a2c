// What is allowed, but hardly ever meant.
double fmax(double, double);
//---
void f(int n, double *a)
{
	double sum = 0, error = 0, m = 0;
	int count = 0, found = 0;
#pragma acc parallel loop
	for (int i = 0; i < n; i++)
		sum += a[i]; // want ACC4026 "'sum' is updated by every iteration of a parallel loop"
#pragma acc parallel loop copy(sum)
	for (int i = 0; i < n; i++)
		sum = sum + a[i]; // want ACC4026 "'sum' is updated by every iteration of a parallel loop"
#pragma acc parallel loop
	for (int i = 0; i < n; i++)
		error = fmax(error, a[i]); // want ACC4026 "'error' is updated by every iteration of a parallel loop"
#pragma acc parallel loop
	for (int i = 0; i < n; i++)
		if (a[i] > m)
			m = a[i]; // want ACC4026 "'m' is updated by every iteration of a parallel loop"
#pragma acc parallel loop copy(found)
	for (int i = 0; i < n; i++)
		if (!found && a[i] > 3)
			found = 1;
#pragma acc parallel
	{
#pragma acc loop
		for (int i = 0; i < n; i++)
			count++; // want ACC4026 "'count' is updated by every iteration of a parallel loop"
	}
}
//---
void f(int n, double *a)
{
	double sum = 0, t;
	int count = 0;
#pragma acc parallel loop reduction(+:sum)
	for (int i = 0; i < n; i++)
		sum += a[i];
#pragma acc parallel loop
	for (int i = 0; i < n; i++) {
		t = a[i];
		t *= 2;
		a[i] = t;
	}
#pragma acc parallel loop seq
	for (int i = 0; i < n; i++)
		sum += a[i];
#pragma acc parallel num_gangs(1)
#pragma acc loop
	for (int i = 0; i < n; i++)
		sum += a[i];
#pragma acc kernels loop
	for (int i = 0; i < n; i++)
		sum += a[i];
#pragma acc serial loop
	for (int i = 0; i < n; i++)
		sum += a[i];
#pragma acc parallel loop copy(count)
	for (int i = 0; i < n; i++) {
#pragma acc atomic
		count++;
	}
#pragma acc parallel loop
	for (int i = 0; i < n; i++) {
		double s = 0;
#pragma acc loop reduction(+:s)
		for (int j = 0; j < n; j++)
			s += a[j];
		a[i] = s;
	}
#pragma acc parallel loop reduction(+:sum)
	for (int i = 0; i < n; i++) {
#pragma acc loop
		for (int j = 0; j < n; j++)
			sum += a[j];
	}
#pragma acc parallel loop gang
	for (int i = 0; i < n; i++) {
		double s = 0;
#pragma acc loop seq
		for (int j = 0; j < n; j++)
			s += a[j];
		a[i] = s;
	}
	int i;
#pragma acc parallel loop collapse(2)
	for (i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[i] = j;
}
//---
void g(int n, float *p, float **pp)
{
#pragma acc parallel copy(p) // want ACC4024 "copy copies the pointer 'p', not its target"
	p[0] = 1;
#pragma acc data copy(p[0:n])
#pragma acc parallel copyin(p)
	p[0] = 1;
#pragma acc parallel present(p)
	p[0] = 1;
#pragma acc parallel copyin(p)
	{ int isnull = p == 0; isnull++; }
#pragma acc parallel copyin(pp[0:n]) copyin(p)
	pp[0] = p;
}
