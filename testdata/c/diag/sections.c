// Array sections.
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
#pragma acc parallel copyin(p[:]) // want ACC4009 "section of float \\* needs a length"
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
#pragma acc parallel copyin(p[1:]) // want ACC4009 "section of float \\* needs a length"
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
#pragma acc parallel copyin(a[:]) copyout(b[1:])
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
#pragma acc parallel copyin(x[0:n]) // want ACC4007 "section of int, which is not an array or a pointer"
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
#pragma acc parallel copyin(a[-1:n]) // want ACC4008 "section starts before the array, at -1"
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
#pragma acc parallel copyin(a[0:-1]) // want ACC4008 "section has the negative length -1"
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
#pragma acc parallel copyin(a[0:0])
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
#pragma acc parallel copyin(a[0:101]) // want ACC4008 "section ends at 101, but the array has 100 elements"
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
#pragma acc parallel copyin(a[50:51]) // want ACC4008 "section ends at 101, but the array has 100 elements"
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
#pragma acc parallel copyin(a[100:1]) // want ACC4008 "section starts at 100, but the array has 100 elements"
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
#pragma acc parallel copyin(a[fx:2]) // want ACC2006 "expected an integer in an array section, found float"
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
#pragma acc parallel copyin(a[0:fx]) // want ACC2006 "expected an integer in an array section, found float"
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
#pragma acc parallel copyin(c[0:2][0:5]) // want ACC4018 "section is not contiguous"
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
#pragma acc update self(c[0:2][0:5]) // want ACC4031 "'c' is never put on the device"
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
#pragma acc parallel copyin(c[0:2][0:10])
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
#pragma acc parallel copyin(c[1][0:10])
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
#pragma acc parallel private(a[0:5])
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
#pragma acc parallel firstprivate(p[0:5])
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
#pragma acc parallel firstprivate(p[0:5])
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
#pragma acc parallel private(p[0:5])
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
#pragma acc parallel loop private(s.n)
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
	float **pp=0;
#pragma acc parallel copyin(pp[0:n][0:m])
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
	float *ap[10];
#pragma acc parallel copyin(ap[0:10][0:m])
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
#pragma acc enter data copyin(sp[0:1].p[0:n]) // want ACC1008 "expected an index, found a section of which a member is taken"
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
#pragma acc enter data copyin(sp->p[0:n], sp->next->p[0:2])
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
#pragma acc enter data copyin((*sp).p[0:n], *p) // want ACC4033 "expected a variable or array section, found '\\*p'"
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
#pragma acc enter data copyin(p[0:n][0]) // want ACC4007 "section of float, which is not an array or a pointer"
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
	void *vp=p;
#pragma acc parallel copy(vp[0:1]) // want ACC4028 "elements of void \\* have no size"
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
	int (*fp)(int)=gf;
#pragma acc parallel copy(fp[0:1]) // want ACC4028 "elements of int \\(\\*\\)\\(int\\) have no size"
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
	struct Inc *ip=0;
#pragma acc parallel copy(ip[0:1]) // want ACC4028 "elements of struct Inc \\* have no size"
	;
}
