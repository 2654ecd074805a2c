// Parts of one variable in several clauses of a directive.
struct S { int n; float *p; float arr[10]; struct { int u, v; } in; };
void use(void *);
//---
void f(int n, int m, float *p)
{
	float a[100], c[10][10];
	struct S s, t[4];
	use(a); use(c); use(&s); use(t);
#pragma acc data create(a) copyout(a[0:n]) // spec: §2.6.7 // want ACC4036 "'a\\[0:n\\]' in copyout is part of 'a' in create"
	;
#pragma acc data copyout(a[0:n]) create(a) // want ACC4036 "'a' in create holds 'a\\[0:n\\]' in copyout"
	;
#pragma acc data copyin(c) copyout(c[0:10][0:10]) // want ACC4002 "'c\\[0:10\\]\\[0:10\\]' is in copyout and 'c' in copyin"
	use(c);
#pragma acc data copyin(a[0:100]) copyout(a[:]) // want ACC4002 "'a\\[:\\]' is in copyout and 'a\\[0:100\\]' in copyin"
	use(a);
#pragma acc data copyin(a[0:10]) copyout(a[10:10])
	;
#pragma acc data copyin(a[0:10], a[5:10]) // want ACC4036 "'a\\[5:10\\]' in copyin overlaps 'a\\[0:10\\]' in copyin"
	;
#pragma acc data copyin(a[2:4]) copyin(a[0:10]) // want ACC4036 "'a\\[0:10\\]' in copyin holds 'a\\[2:4\\]' in copyin"
	;
#pragma acc data copyin(a[0:10], a[2]) // want ACC4036 "'a\\[2\\]' in copyin is part of 'a\\[0:10\\]' in copyin"
	;
#pragma acc data copyin(a[n:10]) copyout(a[m:10])
	;
#pragma acc data copyin(c[0:2][0:10]) copyout(c[1][0:10]) // want ACC4036 "'c\\[1\\]\\[0:10\\]' in copyout is part of 'c\\[0:2\\]\\[0:10\\]' in copyin"
	;
#pragma acc data copyin(c[0:2][0:10]) copyout(c[2:2][0:10])
	;
#pragma acc data copyin(p) copyout(p[0:n])
	;
#pragma acc data copyin(p[0:4]) copyout(p[0:6]) // want ACC4036 "'p\\[0:6\\]' in copyout holds 'p\\[0:4\\]' in copyin"
	;
#pragma acc data copyin(s) copyin(s.p[0:n])
	;
#pragma acc data copyin(s) copyout(s.n) // spec: §2.6.7 // want ACC4036 "'s\\.n' in copyout is part of 's' in copyin"
	;
#pragma acc data copyin(s.n) copyout(s.arr)
	;
#pragma acc data copyin(s.in) copyout(s.in.v) // spec: §2.6.7 // want ACC4036 "'s\\.in\\.v' in copyout is part of 's\\.in' in copyin"
	;
#pragma acc data copyin(t[0].n) copyout(t[1].n)
	;
#pragma acc data present(a) copyin(a[0:5]) // want ACC4036 "'a\\[0:5\\]' in copyin is part of 'a' in present"
	;
#pragma acc enter data create(a) copyin(a[0:5]) // spec: §2.6.7 // want ACC4036 "'a\\[0:5\\]' in copyin is part of 'a' in create"
#pragma acc exit data copyout(a[0:5]) delete(a)
}
//---
void f(int n, float *p)
{
	float a[100];
	use(a);
#pragma acc parallel private(a) copy(a[0:n]) // want ACC4021 "'a\\[0:n\\]' is in copy and 'a' in private"
	a[0] = p[0];
#pragma acc parallel firstprivate(p) copy(p[0:n])
	a[0] = p[0];
#pragma acc parallel copyin(a[0:10]) firstprivate(a) // want ACC4021 "'a' is in firstprivate and 'a\\[0:10\\]' in copyin"
	p[0] = a[0];
#pragma acc parallel loop copy(a[0:n]) private(a)
	for (int i = 0; i < n; i++) a[i] = p[i];
#pragma acc parallel deviceptr(p) copyin(p[0:n]) // want ACC4036 "'p\\[0:n\\]' is in copyin, and 'p' in deviceptr is an address of the device"
	a[0] = p[0];
}
