// Directives and the statement after them.
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
#pragma acc parallel
	;
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
	if (n)
#pragma acc parallel
	;
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
	} // want ACC0121 "expected a statement after parallel, found the end of the block"
	{ // want ACC0110 "expected a name to declare, found '\\{'"
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
	int z = 1; // want ACC0121 "expected a statement after parallel, found a declaration"
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
	if (n)
#pragma acc update self(a) // want ACC3017 "update cannot be the statement after if" ACC4031 "'a' is never put on the device"
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
	label:
#pragma acc update self(x) // want ACC3017 "update cannot be the statement after label" ACC4031 "'x' is never put on the device"
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
	while (n)
#pragma acc wait
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
	for (;;)
#pragma acc enter data copyin(a)
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
	if (n) x = 1; else
#pragma acc update self(a) // want ACC3017 "update cannot be the statement after else" ACC4031 "'a' is never put on the device"
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
	switch(n) case 1:
#pragma acc parallel
	;
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
	do
#pragma acc wait
	while (n);
}
//---
#pragma acc parallel // want ACC0120 "parallel must be inside a function"
int x;
//---
#pragma acc data copy(x) // want ACC0120 "data must be inside a function"
//---
#pragma acc update self(x) // want ACC3024 "update must be inside a function" ACC4000 "'x' is not declared"
//---
#pragma acc wait // want ACC3024 "wait must be inside a function"
