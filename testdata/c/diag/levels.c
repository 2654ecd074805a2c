// gang, worker, vector and seq.
struct S { int n; float *p; float arr[10]; struct S *next; };
int gf(int);
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop seq gang // want ACC3004 "seq cannot be combined with gang"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop auto gang
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop seq auto // want ACC2003 "auto cannot be combined with seq"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang
	for(i=0;i<n;i++)
#pragma acc loop gang // want ACC3007 "gang loop inside a gang loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop vector
	for(i=0;i<n;i++)
#pragma acc loop gang // want ACC3007 "gang loop inside a vector loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop worker
	for(i=0;i<n;i++)
#pragma acc loop worker // want ACC3007 "worker loop inside a worker loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels loop worker
	for(i=0;i<n;i++)
#pragma acc loop gang // want ACC3007 "gang loop inside a worker loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(dim:2)
	for(i=0;i<n;i++)
#pragma acc loop gang(dim:1)
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(dim:1)
	for(i=0;i<n;i++)
#pragma acc loop gang(dim:2) // spec: §2.9.2 // want ACC3007 "gang loop inside a gang loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop seq
	for(i=0;i<n;i++)
#pragma acc loop gang
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(num:4) // want ACC2016 "gang cannot have a size within parallel"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop worker(4) // want ACC2016 "worker cannot have a size within parallel"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop vector(4)
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels loop gang(4) worker(4) vector(4)
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels num_gangs(4)
#pragma acc loop gang(4) // want ACC2016 "gang cannot have a size if kernels has num_gangs"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc serial loop gang(4) // want ACC2016 "gang cannot have a size within serial"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(dim:4) // want ACC2012 "expected 1, 2 or 3 for dim, found 4"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(static:0) // want ACC2007 "expected a positive number for gang, found 0"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(static:n)
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels loop gang(dim:1) // want ACC2016 "gang\\(dim\\) cannot have a size within kernels"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc serial loop gang(dim:1) // want ACC2016 "gang\\(dim\\) cannot have a size within serial"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc serial loop gang(static:1)
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc serial loop vector(length:4) // want ACC2016 "vector cannot have a size within serial"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel vector_length(8)
#pragma acc loop vector(length:4)
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels vector_length(8)
#pragma acc loop vector(length:4) // want ACC2016 "vector cannot have a size if kernels has vector_length"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels num_workers(8)
#pragma acc loop worker(num:4) // want ACC2016 "worker cannot have a size if kernels has num_workers"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang(dim:2) reduction(+:x) // want ACC2014 "reduction cannot be combined with gang over dimension 2"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel num_gangs(2,2)
#pragma acc loop gang reduction(+:x) // want ACC2014 "reduction of a gang loop cannot be combined with num_gangs in 2 dimensions"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop num_gangs(2,2) gang reduction(+:x) // want ACC2014 "reduction of a gang loop cannot be combined with num_gangs in 2 dimensions"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc loop seq
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel
	{
#pragma acc loop
	for(i=0;i<n;i++)
#pragma acc loop
	for(i=0;i<n;i++); // spec: §2.9 // want ACC3003 "loop of loop is not in canonical form: the body changes the loop variable i"
	}
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc kernels
#pragma acc loop gang gang // want ACC2002 "gang is repeated"
	for(i=0;i<n;i++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop worker gang
	for(i=0;i<n;i++)
#pragma acc loop vector
	for(j=0;j<n;j++)
#pragma acc loop seq
	for(k=0;k<n;k++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop gang worker
	for(i=0;i<n;i++)
#pragma acc loop worker vector // want ACC3007 "worker loop inside a worker loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc parallel loop vector
	for(i=0;i<n;i++)
#pragma acc loop vector // want ACC3007 "vector loop inside a vector loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, int m, float *p, float *q, struct S *sp)
{
	int i, j, k, x = 0, y = 0;
	float fx = 0;
	double d = 0;
	const int cx = 1;
	int a[100], b[100];
	float c[10][10];
	struct S s;
	char ch = 0;
	const int *cp = &cx;
	_Bool bl = 0;
#pragma acc serial
#pragma acc loop gang
	for(i=0;i<n;i++)
#pragma acc loop gang // want ACC3007 "gang loop inside a gang loop"
	for(j=0;j<n;j++);
}
//---
void f(int n, float a[10][10])
{
#pragma acc parallel loop gang device_type(nvidia) vector
	for (int i = 0; i < 10; i++) {
#pragma acc loop worker // spec: §2.9.4 // want ACC3007 "worker loop inside a vector loop"
		for (int j = 0; j < 10; j++) a[i][j] = 0;
	}
#pragma acc parallel loop device_type(nvidia) gang device_type(radeon) worker
	for (int i = 0; i < 10; i++) {
#pragma acc loop device_type(nvidia) worker device_type(radeon) vector // spec: §2.4
		for (int j = 0; j < 10; j++) a[i][j] = 0;
#pragma acc loop device_type(nvidia) vector device_type(*) worker // spec: §2.9.3 // want ACC3007 "worker loop inside a worker loop"
		for (int j = 0; j < 10; j++) a[i][j] = 0;
	}
}
//---
#pragma acc routine device_type(nvidia) vector device_type(*) seq // spec: §2.4
void g(int i, float *a);
#pragma acc routine device_type(nvidia, host) worker device_type(*) seq // spec: §2.4
void h(int n, float *a)
{
#pragma acc loop vector // spec: §2.15.1 // want ACC3010 "vector loop in a seq routine"
	for (int i = 0; i < n; i++) a[i] = 0;
#pragma acc loop device_type(nvidia, host) vector device_type(*) seq // spec: §2.4
	for (int i = 0; i < n; i++) a[i] = 0;
}
void f(int n, float *a)
{
#pragma acc parallel loop vector
	for (int i = 0; i < n; i++) g(i, a); // spec: §2.15.1 // want ACC3011 "call of a vector routine in a vector loop"
#pragma acc parallel loop vector device_type(nvidia) gang
	for (int i = 0; i < n; i++) g(i, a);
}
//---
#pragma acc routine seq device_type(nvidia) vector // want ACC2003 "vector cannot be combined with seq"
void g(int i, float *a);
//---
#pragma acc routine seq device_type(nvidia) seq // want ACC2003 "seq is given for all devices already"
void g(int i, float *a);
//---
void f(int n, float *a)
{
#pragma acc parallel wait(1) wait(devnum: 1: 2) // spec: §2.16.3 // want ACC2021 "wait is for another device than the one before it"
	a[0] = 1;
#pragma acc parallel wait(devnum: 1: 2) wait(devnum: 1: 3)
	a[0] = 1;
#pragma acc parallel device_type(nvidia) device_type(host) num_gangs(2) // spec: §2.4 // want ACC2020 "device_type governs no clause"
	a[0] = 1;
}
