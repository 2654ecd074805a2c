// Values that a compute construct changes in a copy of its own, and private copies that have none.
#include <stdio.h>
int total;
void use(int);
void keep(int *);
void set(float *);
//---
int f(int n, int *a)
{
	int s = 0, m = 0, k = 0, flag = 0;
#pragma acc parallel
	{
#pragma acc loop reduction(+:s) // want ACC4037 "the result in 's' is lost at the end of parallel"
		for (int i = 0; i < n; i++) s += a[i];
	}
	use(s);
#pragma acc parallel loop
	for (int i = 0; i < n; i++) {
#pragma acc loop reduction(max:m) // want ACC4037 "the result in 'm' is lost at the end of parallel loop"
		for (int j = 0; j < n; j++) m = m > a[j] ? m : a[j];
	}
	if (n > 1) {
#pragma acc serial
		{
#pragma acc loop reduction(+:k) // want ACC4037 "the result in 'k' is lost at the end of serial"
			for (int i = 0; i < n; i++) k += a[i];
		}
	}
#pragma acc parallel
	{
#pragma acc loop reduction(+:total) // want ACC4037 "the result in 'total' is lost at the end of parallel"
		for (int i = 0; i < n; i++) total += a[i];
	}
#pragma acc parallel
	{ flag = a[0]; } // want ACC4038 "the value assigned to 'flag' is lost at the end of parallel"
	return m + k + flag;
}
//---
int g(int n, int *a)
{
	int s = 0, t = 0, u = 0, v = 0, w = 0, x = 0, y = 0, z = 0, q = 0, o = 0;
#pragma acc parallel copy(s)
	{
#pragma acc loop reduction(+:s)
		for (int i = 0; i < n; i++) s += a[i];
	}
#pragma acc parallel loop reduction(+:t)
	for (int i = 0; i < n; i++) t += a[i];
#pragma acc data copy(u)
	{
#pragma acc parallel
		{
#pragma acc loop reduction(+:u)
			for (int i = 0; i < n; i++) u += a[i];
		}
	}
#pragma acc kernels
	{
#pragma acc loop reduction(+:v)
		for (int i = 0; i < n; i++) v += a[i];
	}
#pragma acc parallel
	{
		int own = 0;
#pragma acc loop vector reduction(+:own)
		for (int i = 0; i < n; i++) own += a[i];
		a[0] = own;
	}
#pragma acc parallel copyout(a[0:1])
	{
#pragma acc loop vector reduction(+:w)
		for (int i = 0; i < n; i++) w += i;
		a[0] = w;
	}
	w = 0;
#pragma acc parallel loop
	for (int i = 0; i < n; i++) { x = a[i]; a[i] = x * x; }
	x = 1;
	if (n) {
#pragma acc parallel
		{ y = a[0]; a[1] = y; }
	} else {
		use(y);
	}
	y = 2;
	keep(&z);
#pragma acc parallel
	{ z = a[0]; a[1] = z; }
	switch (n) {
	case 1:
#pragma acc parallel
		{ q = a[0]; a[1] = q; }
		break;
	case 2:
		use(q);
	}
	q = 3;
	while (n--) {
#pragma acc parallel
		{ o = a[0]; a[1] = o; }
		if (n == 3)
			continue;
		o = 0;
	}
	return s + t + u + v + w + x + y + z + q + o;
}
//---
int early(int n, int *a)
{
	int s = 0;
	if (n) {
#pragma acc parallel
		{ s = a[0]; a[1] = s; }
		return 1;
	}
	return s;
}
int again(int n, int *a)
{
	int s = 0;
again:
#pragma acc parallel
	{ s = a[0]; a[1] = s; }
	if (n--)
		goto again;
	return s;
}
int later(int n, int *a)
{
	int s = 0;
#pragma acc parallel private(s)
	{ s = a[0]; a[1] = s; }
#pragma acc parallel firstprivate(s)
	{ s = a[0]; a[1] = s; }
#pragma acc parallel if(n)
	{ s = a[0]; a[1] = s; }
#pragma acc parallel
	{
#pragma acc loop private(s)
		for (int i = 0; i < n; i++) { s = i; a[i] = s; }
	}
	volatile int v = 0;
#pragma acc parallel
	{ v = a[0]; a[1] = v; }
	return s + v;
}
//---
void p(int n, float *a, float x)
{
	float t = x;
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++)
		a[i] = t; // want ACC4039 "'t' is read before it is set"
#pragma acc parallel private(t)
	{
		t += a[0]; // want ACC4039 "'t' is read before it is set"
		a[1] = t;
	}
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			a[i] += t; // want ACC4039 "'t' is read before it is set"
			t = a[j];
		}
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++) {
		if (a[i] > 0)
			t = 1;
		a[i] = t;
	}
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < n; j++) {
			if (j > 0)
				a[i] += t;
			t = a[j];
		}
	}
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++) {
		set(&t);
		a[i] = t;
	}
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n && t > 0; j++)
			t = a[j];
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; a[j] = t, j++)
			t = a[j];
#pragma acc parallel private(t)
	{
#pragma acc loop private(t)
		for (int i = 0; i < n; i++) { t = i; a[i] = t; }
	}
#pragma acc parallel loop private(t)
	for (int i = 0; i < n; i++) { a[i] = sizeof t; t = 1; a[i] += t; }
	float w[3];
#pragma acc parallel loop private(w)
	for (int i = 0; i < n; i++) { a[i] = w[0]; }
}
