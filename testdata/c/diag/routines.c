// Routine directives.
struct S { int n; float *p; float arr[10]; struct S *next; };
int gf(int);
//---
#pragma acc routine gang(num:4) // want ACC2015 "gang on routine has no size argument"
void f();
//---
#pragma acc routine gang(dim:4) // want ACC2012 "expected 1, 2 or 3 for dim, found 4"
void f();
//---
#pragma acc routine gang(4) // want ACC2015 "gang on routine has no size argument"
void f();
//---
#pragma acc routine worker(4) // want ACC2015 "worker on routine has no size argument"
void f();
//---
#pragma acc routine vector(4) // want ACC2015 "vector on routine has no size argument"
void f();
//---
#pragma acc routine gang(static:4) // want ACC2015 "gang on routine has no size argument"
void f();
//---
#pragma acc routine(nofunc) seq // want ACC3018 "no procedure nofunc is declared"
void f();
//---
#pragma acc routine seq // want ACC3018 "expected the declaration of a procedure after routine"
int x;
//---
#pragma acc routine seq // want ACC3018 "expected the declaration of a procedure after routine"
int x,f();
//---
#pragma acc routine seq // want ACC3018 "expected the declaration of a procedure after routine"
//---
void f();
#pragma acc routine(f) seq
#pragma acc routine(f) gang // want ACC3015 "gang routine was declared as seq before"
//---
#pragma acc routine gang
#pragma acc routine worker
void f();
//---
#pragma acc routine seq
#pragma acc routine seq
void f();
//---
#pragma acc routine worker
void f(int n){
#pragma acc loop gang // want ACC3010 "gang loop in a worker routine"
for(int i=0;i<n;i++);
}
//---
#pragma acc routine gang
int f(int n,int*p){
int s=0;
#pragma acc loop gang reduction(+:s) // want ACC4035 "a gang loop outside of a compute construct cannot reduce"
for(int i=0;i<n;i++)s+=p[i];
#pragma acc loop reduction(+:s)
for(int i=0;i<n;i++)s+=p[i];
#pragma acc loop gang
for(int i=0;i<n;i++){
int t=0;
#pragma acc loop vector reduction(+:t)
for(int j=0;j<n;j++)t+=p[j];
p[i]=t;
}
return s;
}
//---
#pragma acc routine seq
void f(int n){
#pragma acc loop vector // want ACC3010 "vector loop in a seq routine"
for(int i=0;i<n;i++);
}
//---
#pragma acc routine seq
void f(int n){
#pragma acc loop
for(int i=0;i<n;i++);
}
//---
#pragma acc routine vector
void f(int n){
#pragma acc loop vector
for(int i=0;i<n;i++);
}
//---
#pragma acc routine gang
void g(int);
#pragma acc routine worker
void f(int n){
g(n); // want ACC3011 "call of a gang routine in a worker routine"
}
//---
#pragma acc routine gang
void g(int);
void f(int n){
#pragma acc parallel loop gang
for(int i=0;i<n;i++)
g(n); // want ACC3011 "call of a gang routine in a gang loop"
}
//---
#pragma acc routine vector
void g(int);
void f(int n){
#pragma acc parallel loop vector
for(int i=0;i<n;i++)
g(n); // want ACC3011 "call of a vector routine in a vector loop"
}
//---
#pragma acc routine vector
void g(int);
void f(int n){
#pragma acc parallel loop gang
for(int i=0;i<n;i++)
g(n);
}
//---
#pragma acc routine worker
void g(int);
void f(int n){
#pragma acc parallel loop vector
for(int i=0;i<n;i++)
g(n); // want ACC3011 "call of a worker routine in a vector loop"
}
//---
#pragma acc routine seq
void f(int n){
#pragma acc parallel
;
}
//---
#pragma acc routine seq
void f(int n){
#pragma acc data copy(n)
;
}
//---
#pragma acc routine seq
void f(int n){
static int x; // want ACC3020 "static variable 'x' in a routine"
x++;
}
//---
extern int g;
#pragma acc routine seq
void f(int n){
g++; // want ACC4025 "global variable 'g' in a routine needs a declare directive"
}
//---
int foo(int n){return n;}
#pragma acc routine(foo) seq // want ACC3023 "routine directive for 'foo' after it is defined"
//---
int foo(int n);
int bar(int n){return foo(n);}
#pragma acc routine(foo) seq // want ACC3023 "routine directive for 'foo' after it is called"
//---
int foo(int n);
int bar(int n){
#pragma acc parallel
{ foo(n); }
return 0;}
#pragma acc routine(foo) seq // want ACC3023 "routine directive for 'foo' after it is called"
int foo(int n){return n;}
//---
#pragma acc routine seq bind(foo)
int bar(int n);
//---
#pragma acc routine seq nohost
int bar(int n);
int k(){ return bar(1);}
//---
void f(){
#pragma acc routine seq // want ACC3021 "routine directive inside the function 'f'"
int bar(int n);
}
