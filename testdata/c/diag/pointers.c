// Clauses for pointers and names.
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
#pragma acc parallel deviceptr(x) // want ACC4010 "expected a pointer for deviceptr, found int"
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
#pragma acc parallel deviceptr(a) // want ACC4010 "expected a pointer for deviceptr, found int\\[100\\]"
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
#pragma acc parallel deviceptr(p[0:n]) // want ACC4010 "deviceptr expects pointers, not sections"
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
#pragma acc parallel attach(x) // want ACC4010 "expected a pointer for attach, found int"
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
#pragma acc parallel attach(a) // want ACC4010 "expected a pointer for attach, found int\\[100\\]"
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
#pragma acc parallel attach(p[0]) // want ACC4010 "expected a pointer for attach, found float"
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
#pragma acc host_data use_device(x) // want ACC4012 "expected an array or a pointer for use_device, found int"
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
#pragma acc host_data use_device(p[0:n]) // want ACC4011 "expected the name of a variable for use_device"
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
#pragma acc host_data use_device(s.p) // want ACC4011 "expected the name of a variable for use_device"
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
#pragma acc parallel copyin(i+1) // want ACC1007 "expected a variable or array section, found an expression"
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
#pragma acc parallel copyin(gf) // want ACC4001 "expected a variable, but 'gf' is a function"
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
#pragma acc parallel copyin(nothere) // want ACC4000 "'nothere' is not declared"
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
#pragma acc parallel copy(((a)))
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
#pragma acc parallel copy(a[i])
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
#pragma acc parallel copy(c[i][j], c[i][0:n])
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
#pragma acc parallel copy(sp->arr[0:10], s.arr, sp->next->n)
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
#pragma acc parallel copy(sp->arr[0:11]) // want ACC4008 "section ends at 11, but the array has 10 elements"
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
#pragma acc parallel copy(s.arr[2:9]) // want ACC4008 "section ends at 11, but the array has 10 elements"
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
#pragma acc parallel copy(s.nofield) // want ACC0122 "type struct S has no member named nofield"
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
#pragma acc parallel copy(p->x) // want ACC0122 "expected a pointer to struct or union, found pointer to float"
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
#pragma acc parallel copy(x.y) // want ACC0122 "expected a struct or union, found int"
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
#pragma acc parallel copy(a[nothere:2]) // want ACC0122 "nothere is not declared"
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
#pragma acc parallel copy(*p, *sp) // want ACC4033 "expected a variable or array section, found '\\*p'" ACC4033 "expected a variable or array section, found '\\*sp'"
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
#pragma acc parallel copy(f) // want ACC4001 "expected a variable, but 'f' is a function"
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
#pragma acc parallel copy(int) // want ACC1007 "expected a variable or array section"
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
#pragma acc parallel copy(1) // want ACC1007 "expected a variable or array section"
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
#pragma acc parallel copy("a") // want ACC1007 "expected a variable or array section"
	;
}
//---
// An array without a length has no size, and a structure without members neither; what is present needs none.
extern double far[], *rows[];
extern struct unknown what;
void incomplete(int n)
{
#pragma acc enter data copyin(far[0:n], rows[0:n])
#pragma acc parallel copy(far) present(rows) // want ACC4054 "'far' has no size: its type double\\[\\] is incomplete"
  far[0] = rows[0][0];
#pragma acc parallel private(rows) // want ACC4054 "'rows' has no size: its type double \\*\\[\\] is incomplete"
  rows[0] = far;
#pragma acc parallel copyin(what) // want ACC4054 "'what' has no size: its type struct unknown is incomplete"
  ;
#pragma acc parallel
  rows[0][0] = far[0];
}
