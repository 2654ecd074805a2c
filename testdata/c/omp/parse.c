// Directives, clauses and parentheses that are not well formed.
#include <omp.h>
int own;
#pragma omp threadprivate(own)

void words(int n, int *p) {
  int k = 0;
  float x = 0;
#pragma omp paralel // want OMP1001 "unknown directive 'paralel'"
  k = 1;
#pragma omp parallel fro // want OMP1003 "unknown clause 'fro'"
  k = 2;
#pragma omp parallel foo(1) // want OMP1003 "unknown clause 'foo'"
  k = 3;
#pragma omp target entr data map(to: k) // want OMP1003 "unknown clause 'entr'" OMP1003 "unknown clause 'data'"
#pragma omp cancelation point parallel // want OMP1001 "unknown directive 'cancelation'"
#pragma omp taskwiat // want OMP1001 "unknown directive 'taskwiat'"
#pragma omp bar // want OMP1001 "unknown directive 'bar'"
#pragma omp // want OMP1002 "expected the name of a directive"
#pragma omp 12 // want OMP1002 "expected the name of a directive, found '12'"
#pragma omp parallel 12 // want OMP1004 "expected a clause, found '12'"
  k = 4;
#pragma omp parallel = 3 // want OMP1004 "expected a clause, found '='"
  k = 5;
#pragma omp parallel num_treads(2) // want OMP1003 "unknown clause 'num_treads'"
  k = 6;
#pragma omp parallel () // want OMP1006 "parallel takes no argument"
  k = 7;
#pragma omp parallel "text" // want OMP1004 "expected a clause, found '\"text\"'"
  k = 8;
#pragma omp parallel num_threads(2)
  k = 9;
#pragma omp parallel num_threads(2), default(shared)
  k = 10;
#pragma omp parallel, num_threads(2) // want OMP1004 "expected a clause, found ','"
  k = 11;
}

void parentheses(int n, int *p) {
  int k = 0, i;
  float x = 0;
#pragma omp parallel num_threads // want OMP1005 "expected an argument in parentheses after num_threads"
  k = 1;
#pragma omp parallel num_threads( // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 2;
#pragma omp parallel num_threads() // want OMP1005 "expected an argument between the parentheses of num_threads"
  k = 3;
#pragma omp parallel num_threads(2 // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 4;
#pragma omp parallel num_threads 2 // want OMP1005 "expected an argument in parentheses after num_threads" OMP1004 "expected a clause, found '2'"
  k = 5;
#pragma omp parallel num_threads(2)) // want OMP1004 "expected a clause, found '\\)'"
  k = 6;
#pragma omp parallel num_threads((2) // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 7;
#pragma omp parallel num_threads((2))
  k = 8;
#pragma omp parallel num_threads(2 3) // want OMP1012 "'3' makes no sense here in an expression"
  k = 9;
#pragma omp parallel num_threads(2, 3) // spec: OpenMP 6.0 §12.1.2
  k = 10;
#pragma omp parallel num_threads[2] // want OMP1005 "expected an argument in parentheses after num_threads" OMP1004 "expected a clause, found '\\['"
  k = 11;
#pragma omp parallel private // want OMP1005 "expected an argument in parentheses after private"
  k = 12;
#pragma omp parallel private() // want OMP1005 "expected a variable between the parentheses of private"
  k = 13;
#pragma omp parallel private( // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 14;
#pragma omp parallel private(x // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 15;
#pragma omp parallel private(x,) // want OMP1004 "expected a variable, found '\\)'"
  k = 16;
#pragma omp parallel private(,x) // want OMP1004 "expected a variable, found ','"
  k = 17;
#pragma omp parallel private(x k) // want OMP1007 "expected ',' between variables"
  k = 18;
#pragma omp parallel private(x;k) // want OMP1007 "expected a variable or array section, found an expression"
  k = 19;
#pragma omp parallel private(x, , k) // want OMP1004 "expected a variable, found ','"
  k = 20;
#pragma omp parallel private(1) // want OMP1007 "expected a variable or array section"
  k = 21;
#pragma omp parallel private(x + 1) // want OMP1007 "expected a variable or array section, found an expression"
  k = 22;
#pragma omp parallel private((x))
  k = 23;
#pragma omp parallel private(*p) // want OMP4016 "expected a variable for private, found a part of 'p'"
  k = 24;
#pragma omp parallel private(&x) // want OMP1007 "expected a variable or array section"
  k = 25;
#pragma omp parallel private(x, k)
  k = 26;
#pragma omp parallel shared(x: k) // want OMP1009 "shared does not allow the modifier 'x'"
  k = 27;
#pragma omp parallel private(x:) // want OMP1009 "private does not allow the modifier 'x'" OMP1004 "expected a variable, found '\\)'"
  k = 28;
#pragma omp parallel default // want OMP1005 "expected an argument in parentheses after default"
  k = 29;
#pragma omp parallel default() // want OMP1010 "expected shared or none or private or firstprivate, found '\\)'"
  k = 30;
#pragma omp parallel default(none // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 31; // place: after an unclosed default(none
#pragma omp parallel default(shared, none) // want OMP1004 "expected '\\)', found ','"
  k = 32;
#pragma omp parallel default(1) // want OMP1010 "expected shared or none or private or firstprivate, found '1'"
  k = 33;
#pragma omp parallel proc_bind // want OMP1005 "expected an argument in parentheses after proc_bind"
  k = 34;
#pragma omp parallel proc_bind() // want OMP1005 "expected an argument between the parentheses of proc_bind"
  k = 35;
#pragma omp parallel proc_bind(far) // want OMP1010 "expected primary or master or close or spread, found 'far'"
  k = 36;
#pragma omp parallel proc_bind(close, spread) // want OMP1004 "expected '\\)', found ','"
  k = 37;
#pragma omp parallel proc_bind(close)
  k = 38;
#pragma omp parallel if // want OMP1005 "expected an argument in parentheses after if"
  k = 39;
#pragma omp parallel if() // want OMP1005 "expected an argument between the parentheses of if"
  k = 40;
#pragma omp parallel if(n // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 41;
#pragma omp parallel if(n, k) // want OMP1004 "expected '\\)', found ','"
  k = 42;
#pragma omp parallel if(parallel:) // want OMP1012 "expected an expression, found '\\)'"
  k = 43;
#pragma omp parallel if(: n) // want OMP1009 "expected the name of a directive, found ':'"
  k = 44;
#pragma omp parallel if(parallel n) // want OMP1012 "'n' makes no sense here in an expression"
  k = 45;
#pragma omp parallel if(paralel: n) // want OMP1017 "'paralel' is not the name of a directive"
  k = 46;
#pragma omp parallel if(parallel: n)
  k = 47;
#pragma omp parallel reduction // want OMP1005 "expected an argument in parentheses after reduction"
  k = 48;
#pragma omp parallel reduction() // want OMP1005 "expected a variable between the parentheses of reduction"
  k = 49;
#pragma omp parallel reduction(x) // want OMP1011 "expected a reduction operator and ':', found 'x'"
  k = 50;
#pragma omp parallel reduction(+) // want OMP1011 "expected a reduction operator and ':', found '\\+'"
  k = 51;
#pragma omp parallel reduction(+:) // want OMP1004 "expected a variable, found '\\)'"
  k = 52;
#pragma omp parallel reduction(+ x) // want OMP1011 "expected a reduction operator and ':', found '\\+'"
  k = 53;
#pragma omp parallel reduction(: x) // want OMP1011 "expected a reduction operator, found ':'"
  k = 54;
#pragma omp parallel reduction(/: x) // want OMP1011 "unknown reduction operator '/'"
  k = 55;
#pragma omp parallel reduction(%: k) // want OMP1011 "expected a reduction operator and ':', found '#'"
  k = 56;
#pragma omp parallel reduction(+=: k) // want OMP1011 "unknown reduction operator '\\+='"
  k = 57;
#pragma omp parallel reduction(<<: k) // want OMP1011 "unknown reduction operator '<<'"
  k = 58;
#pragma omp parallel reduction(!: k) // want OMP1011 "unknown reduction operator '!'"
  k = 59;
#pragma omp parallel reduction(+, x) // want OMP1011 "expected a reduction operator and ':', found '\\+'"
  k = 60;
#pragma omp parallel reduction(+: x // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 61;
#pragma omp parallel reduction(+: x,) // want OMP1004 "expected a variable, found '\\)'"
  k = 62;
#pragma omp parallel reduction(+: x, 1) // want OMP1007 "expected a variable or array section"
  k = 63;
#pragma omp parallel reduction(plus: x) // want OMP4022 "reduction 'plus' is not declared"
  k = 64;
#pragma omp parallel reduction(foo, +: x) // want OMP1009 "reduction does not allow the modifier 'foo'"
  k = 65;
#pragma omp parallel reduction(task +: x) // want OMP1011 "expected ':' after the reduction operator, found '\\+'"
  k = 66;
#pragma omp parallel reduction(task, +: x)
  x += 1;
#pragma omp parallel reduction(default, +: x)
  x += 1;
#pragma omp parallel reduction(+: x)
  x += 1;
#pragma omp barrier(1) // want OMP1006 "barrier takes no argument"
#pragma omp barrier nowait // want OMP2001 "barrier does not allow the clause nowait"
#pragma omp barrier 2 // want OMP1004 "expected a clause, found '2'"
#pragma omp barrier
#pragma omp taskyield(k) // want OMP1006 "taskyield takes no argument"
#pragma omp taskyield if(k) // want OMP2001 "taskyield does not allow the clause if"
#pragma omp taskyield
#pragma omp taskwait(k) // want OMP1006 "taskwait takes no argument"
#pragma omp taskwait
#pragma omp critical () // want OMP1005 "expected an argument between the parentheses of critical"
  k = 67;
#pragma omp critical (1) // want OMP1004 "expected a name, found '1'"
  k = 68;
#pragma omp critical (a, b) // want OMP1004 "expected '\\)', found ','"
  k = 69;
#pragma omp critical (a b) // want OMP1004 "expected '\\)', found 'b'"
  k = 70;
#pragma omp critical (a // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 71;
#pragma omp critical a // want OMP1003 "unknown clause 'a'"
  k = 72;
#pragma omp critical (a)
  k = 73;
#pragma omp flush () // want OMP1005 "expected a variable between the parentheses of flush"
#pragma omp flush (1) // want OMP1007 "expected a variable or array section"
#pragma omp flush (k // want OMP1004 "expected '\\)' to close this parenthesis"
#pragma omp flush k // want OMP1003 "unknown clause 'k'"
#pragma omp flush (k, ) // want OMP1004 "expected a variable, found '\\)'"
#pragma omp flush (k x) // want OMP1007 "expected ',' between variables"
#pragma omp flush (k, x)
#pragma omp single nowait(1) copyprivate(own) // want OMP2010 "an argument of nowait needs OpenMP 6\\.0, but the version is 5\\.2" OMP2003 "copyprivate cannot be combined with nowait"
  k = 74;
#pragma omp master (k) // want OMP1006 "master takes no argument"
  k = 75;
#pragma omp master
  k = 76;
#pragma omp sections (k) // want OMP1006 "sections takes no argument"
  {}
#pragma omp ordered (k) // want OMP1006 "ordered takes no argument"
  k = 77;
#pragma omp taskgroup (k) // want OMP1006 "taskgroup takes no argument"
  k = 78;
#pragma omp task untied( // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 79;
#pragma omp task mergeable 1 // want OMP1004 "expected a clause, found '1'"
  k = 80;
#pragma omp task mergeable untied
  k = 81;
#pragma omp cancel // want OMP2004 "cancel needs one of parallel, sections, for, taskgroup"
#pragma omp cancel loop // want OMP1003 "unknown clause 'loop'"
#pragma omp cancel(parallel) // want OMP1006 "cancel takes no argument"
#pragma omp cancellation // want OMP1001 "unknown directive 'cancellation'"
#pragma omp cancellation parallel // want OMP1001 "unknown directive 'cancellation'"
#pragma omp cancellation point // want OMP2004 "cancellation point needs one of parallel, sections, for, taskgroup"
#pragma omp cancellation point foo // want OMP1003 "unknown clause 'foo'"
#pragma omp target data // want OMP2004 "target data needs one of map, use_device_ptr, use_device_addr"
  k = 82;
#pragma omp target enter data // want OMP2004 "target enter data needs map"
#pragma omp target exit data // want OMP2004 "target exit data needs map"
#pragma omp target update // want OMP2004 "target update needs one of to, from"
#pragma omp declare // want OMP1001 "unknown directive 'declare'"
#pragma omp declare something // want OMP1001 "unknown directive 'declare'"
#pragma omp end // want OMP1001 "unknown directive 'end'"
#pragma omp end parallel // want OMP1001 "'end parallel' is a directive of Fortran only"
#pragma omp begin // want OMP1001 "unknown directive 'begin'"
}
