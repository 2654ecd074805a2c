// Declare directives.
struct S { int n; float *p; float arr[10]; struct S *next; };
int gf(int);
//---
int a[10];
#pragma acc declare copy(a) // want ACC4013 "declare does not allow copy outside of functions"
//---
int a[10];
#pragma acc declare copyout(a) // want ACC4013 "declare does not allow copyout outside of functions"
//---
int a[10];
#pragma acc declare present(a) // want ACC4013 "declare does not allow present outside of functions"
//---
int a[10];
#pragma acc declare create(a[0:5]) // want ACC4023 "expected the name of a variable for create, found a section"
//---
int a[10];
#pragma acc declare create(a)
#pragma acc declare create(a) // want ACC4020 "'a' is in another declare clause"
//---
int a[10];
#pragma acc declare create(a) copyin(a) // want ACC4020 "'a' is in another declare clause"
//---
void f(){
int a[10];
#pragma acc declare link(a) // want ACC4014 "expected a global variable for link, but 'a' is local"
}
//---
int a[10];
void f(){
#pragma acc declare create(a) // want ACC4015 "declare of 'a' is not in the scope of the variable"
}
//---
void f(int n){
#pragma acc declare copy(n)
}
//---
void f(int n){ int x; {
#pragma acc declare copy(x)
}}
//---
extern int a[10];
#pragma acc declare copyin(a)
//---
void f(int n){
extern int e;
#pragma acc declare copy(e) // want ACC4013 "declare does not allow copy for the extern variable 'e'"
}
//---
struct T {int a;} s;
#pragma acc declare create(s.a) // want ACC4011 "expected the name of a variable for create"
