// Arguments of clauses.
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
#pragma acc parallel num_gangs(0) // want ACC2007 "expected a positive number for num_gangs, found 0"
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
#pragma acc parallel num_gangs(-1) // want ACC2007 "expected a positive number for num_gangs, found -1"
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
#pragma acc parallel num_gangs(1.5) // want ACC2006 "expected an integer for num_gangs, found double"
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
#pragma acc parallel num_gangs(1,2,3,4) // want ACC2009 "num_gangs allows at most 3 on parallel, found 4"
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
#pragma acc kernels num_gangs(1,2) // want ACC2009 "num_gangs allows at most 1 on kernels, found 2"
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
#pragma acc parallel num_gangs(bl) num_workers(ch)
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
#pragma acc parallel num_gangs(p) // want ACC2006 "expected an integer for num_gangs, found float \\*"
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
#pragma acc parallel async(-5) // want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for async, found -5"
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
#pragma acc parallel async(1.0) // want ACC2006 "expected an integer for async, found double"
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
#pragma acc parallel async(-1)
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
#pragma acc parallel if(s) // want ACC2011 "expected a scalar condition for if, found struct S"
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
#pragma acc parallel if(p) 
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
#pragma acc parallel if(fx) self(fx)
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
#pragma acc parallel if(1) self
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
#pragma acc wait(1.0) // want ACC2006 "expected an integer for wait, found double"
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
#pragma acc wait(p) // want ACC2006 "expected an integer for wait, found float \\*"
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
#pragma acc set device_type(nvidia, host) // want ACC2009 "device_type allows at most 1 on set, found 2"
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
#pragma acc set device_num(0) device_num(1) // want ACC2002 "device_num is repeated"
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
#pragma acc init device_num(1.0) // want ACC2006 "expected an integer for device_num, found double"
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
#pragma acc set default_async(p) // want ACC2006 "expected an integer for default_async, found float \\*"
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
#pragma acc atomic read if(n)
	x = y;
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
#pragma acc atomic if(s) // want ACC2011 "expected a scalar condition for if, found struct S"
	x++;
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
#pragma acc parallel num_gangs(nothere) // want ACC0122 "nothere is not declared"
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
#pragma acc parallel if() // want ACC1005 "expected an argument between the parentheses of if"
	;
}
//---
void f(int n, int *a)
{
#pragma acc parallel async(-3) // want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for async, found -3"
	;
#pragma acc parallel async(-2) wait(-1)
	;
#pragma acc parallel wait(n, -4) // want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for wait, found -4"
	;
#pragma acc wait(-3) // want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for wait, found -3"
#pragma acc set default_async(-5) // want ACC2019 "expected the number of a queue \\(0 or more\\), acc_async_noval or acc_async_sync for default_async, found -5"
#pragma acc update self(a[0:n]) async(-1)
}
