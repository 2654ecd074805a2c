#include <stddef.h>
// Forms that both clang and gcc refuse or take, found by comparing with them over all clauses.
//---
#pragma acc routine seq // want ACC3018 "expected the declaration of a procedure after routine"
struct S { int a; };
int main(void) { return 0; }
//---
#pragma acc routine seq // want ACC3018 "expected the declaration of a procedure after routine"
typedef void function(int);
int main(void) { return 0; }
//---
#pragma acc routine seq // want ACC3018 "expected the declaration of a procedure after routine"
_Static_assert(1, "");
void f(void);
//---
#pragma acc routine(g) seq // want ACC3018 "no procedure g is declared"
void g(void);
//---
void g(void);
#pragma acc routine(g) seq
void g(void) {}
//---
void f(void)
{
	static int x;
#pragma acc declare link(x) // want ACC4014 "expected a global variable for link, but 'x' is local"
	x = 1;
}
//---
union U { int a; float b; };
struct A { int a; float b[2]; };
struct B { int a; struct A in; };
struct C { int a; float b; };
void f(int n, union U u, struct A a, struct B b, struct C c, float pa[], float va[n])
{
#pragma acc parallel loop reduction(+: u) // want ACC4005 "operator \\+ cannot be applied to union U"
	for (int i = 0; i < n; i++) ;
#pragma acc parallel loop reduction(+: a) // want ACC4005 "operator \\+ cannot be applied to float\\[2\\]"
	for (int i = 0; i < n; i++) ;
#pragma acc parallel loop reduction(+: b) // want ACC4005 "operator \\+ cannot be applied to struct A"
	for (int i = 0; i < n; i++) ;
#pragma acc parallel loop reduction(+: c)
	for (int i = 0; i < n; i++) ;
#pragma acc parallel loop reduction(+: pa) // want ACC4005 "operator \\+ cannot be applied to float \\*"
	for (int i = 0; i < n; i++) ;
#pragma acc parallel loop reduction(+: va) // want ACC4005 "operator \\+ cannot be applied to a pointer"
	for (int i = 0; i < n; i++) ;
}
//---
void f(int n, float *a)
{
#pragma acc enter data copyin(capture: a[0:n]) // want ACC1009 "copyin does not allow the modifier 'capture' on enter data"
#pragma acc exit data copyout(capture: a[0:n]) // want ACC1009 "copyout does not allow the modifier 'capture' on exit data"
#pragma acc data copyin(capture: a[0:n])
	;
}
//---
void f(int n, float *a)
{
#pragma acc parallel loop copy(a[0:n]) collapse(n = 1) // want ACC2008 "expected a constant for collapse"
	for (int i = 0; i < n; i++) a[i] = 0;
#pragma acc parallel loop copy(a[0:n]) tile(n = 1) // want ACC2008 "expected a constant for tile"
	for (int i = 0; i < n; i++) a[i] = 0;
#pragma acc parallel copy(a[0, 10]) num_gangs(n = 1)
	a[10] = 0;
}
//---
void f(int n, float *a)
{
#pragma acc parallel copy(a[0..10]) // want ACC0111 "0\\.\\.10 is not a number"
	a[1] = 0;
	a[2] = 1.5.5; // want ACC0111 "1\\.5\\.5 is not a number"
	a[3] = 0x1.8; // want ACC0111 "0x1\\.8 is not a number"
	a[4] = 0x1.8p0 + .5e+1f + 1e5L;
}
//---
void f(int n, float *a, float b[10][10])
{
#pragma acc parallel loop collapse(2)
	for (int i = 0; i < 10; i++)
	{
		int t = i; // want ACC3006 "expected only a loop inside this loop, as collapse applies to 2 nested loops"
		for (int j = 0; j < 10; j++)
			b[i][j] = t;
	}
#pragma acc parallel loop collapse(2)
	for (int i = 0; i < 10; i++)
	{
		for (int j = 0; j < 10; j++)
			b[i][j] = 1;
		b[i][0] = 2; // want ACC3006 "expected only a loop inside this loop, as collapse applies to 2 nested loops"
	}
#pragma acc parallel loop tile(2, 2)
	for (int i = 0; i < 10; i++)
		while (a[i] > 0) // want ACC3005 "tile needs 2 nested loops, found 1 loop"
			a[i]--;
#pragma acc parallel loop collapse(2)
	for (int i = 0; i < 10; i++)
	{
#pragma acc loop // want ACC3005 "collapse needs 2 nested loops, found 1 loop"
		for (int j = 0; j < 10; j++)
			b[i][j] = 1;
	}
}
//---
void f(int n, int *a, int k)
{
#pragma acc atomic capture // want ACC3019 "statement does not fit atomic capture: expected one statement that updates a location and one that reads the same location"
	{ k = a[0]; a[1]++; }
#pragma acc atomic // want ACC3019 "statement does not fit atomic update: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma acc update self(a[0:n])
}
//---
void f(int n, float *a)
{
#pragma acc parallel device_type(*, nvidia) num_gangs(4) // spec: §2.4 // want ACC1004 "\\* must be alone in device_type, because it means all device types"
	;
#pragma acc parallel device_type(nvidia, *) num_gangs(4) // spec: §2.4 // want ACC1004 "\\* must be alone in device_type, because it means all device types"
	;
#pragma acc parallel device_type(NVIDIA, Host) num_gangs(4) // spec: §2.4
	;
#pragma acc init device_type(acc_device_host) // spec: §2.4 // want ACC1013 "unknown device type 'acc_device_host'"
}
//---
#include <stddef.h>
double lengths[];
void f(int n, float x, int p[2.5]) // spec: C17 §6.7.6.2p1 // want ACC0111 "expected an integer as the length of 'p', found double"
{
	double v[2.0]; // want ACC0111 "expected an integer as the length of 'v', found double"
	int w[2][x]; // want ACC0111 "expected an integer as the length of 'w', found float"
	_Bool one[(_Bool)1];
	char vla[n + 1L][sizeof(size_t)];
	one[0] = vla[0][0] = lengths[0] != 0;
}
