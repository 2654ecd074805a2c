// Declarations and other directives: requires, error, assume, variants, metadirective, allocate, scan, scope, dispatch.
#include <omp.h>
void known(void *, ...);
int there, here;
int base(int);
int other(int);

#pragma omp requires // want OMP2004 "requires needs one of reverse_offload, unified_address, unified_shared_memory, dynamic_allocators, self_maps, device_safesync, atomic_default_mem_order"
#pragma omp requires foo // want OMP1003 "unknown clause 'foo'"
#pragma omp requires unified_address unified_address // want OMP2002 "unified_address is repeated"
#pragma omp requires atomic_default_mem_order // want OMP1005 "expected an argument in parentheses after atomic_default_mem_order"
#pragma omp requires atomic_default_mem_order() // want OMP1005 "expected an argument between the parentheses of atomic_default_mem_order"
#pragma omp requires atomic_default_mem_order(foo) // want OMP1010 "expected seq_cst or acq_rel or relaxed or acquire or release, found 'foo'"
#pragma omp requires private(there) // want OMP2004 "requires needs one of reverse_offload, unified_address, unified_shared_memory, dynamic_allocators, self_maps, device_safesync, atomic_default_mem_order" OMP2001 "requires does not allow the clause private"
#pragma omp requires reverse_offload, dynamic_allocators
#pragma omp declare variant // want OMP1005 "expected an argument in parentheses after declare variant"
#pragma omp declare variant() // want OMP1005 "expected an argument between the parentheses of declare variant"
#pragma omp declare variant(other) // want OMP2004 "declare variant needs match"
int b1(int);
#pragma omp declare variant(other) match // want OMP1005 "expected an argument in parentheses after match"
int b2(int);
#pragma omp declare variant(other) match() // want OMP1005 "expected an argument between the parentheses of match"
int b3(int);
#pragma omp declare variant(other) match(foo={kind(gpu)}) // want OMP1018 "unknown trait set 'foo'"
int b4(int);
#pragma omp declare variant(other) match(device) // want OMP1018 "expected '=' after device, found '\\)'"
int b5(int);
#pragma omp declare variant(other) match(device={}) // want OMP1004 "expected a trait, found '\\}'"
int b6(int);
#pragma omp declare variant(other) match(device={kind}) // want OMP1005 "expected an argument in parentheses after kind"
int b7(int);
#pragma omp declare variant(other) match(device={kind()}) // want OMP1018 "expected a property of kind, found '\\)'"
int b8(int);
#pragma omp declare variant(other) match(device={foo(bar)}) // want OMP1018 "unknown trait 'foo' of device"
int b9(int);
#pragma omp declare variant(other) match(device=kind(gpu)) // want OMP1018 "expected '\\{' after device=, found 'kind'"
int b10(int);
#pragma omp declare variant(there) match(device={kind(gpu)}) // want OMP4034 "expected a function for declare variant, 'there' is int"
int b13(int);
#pragma omp declare variant(other) match(device={kind(gpu)}) match(device={kind(cpu)}) // want OMP2002 "match is repeated"
int b14(int);
#pragma omp declare variant(other) match(device={kind(gpu)}) private(there) // want OMP2001 "declare variant does not allow the clause private"
int b15(int);
#pragma omp declare variant(other) match(user={condition()}) // want OMP1018 "expected a property of condition, found '\\)'"
int b16(int);
#pragma omp declare variant(other) match(device={kind(gpu)}, device={kind(cpu)}) // want OMP1014 "trait set device repeated"
int b17(int);
#pragma omp declare variant(other) match(device={kind(gpu)})
int b18(int);
#pragma omp declare variant(other) match(implementation={vendor(llvm)}, user={condition(1)})
int b19(int);
#pragma omp declare variant(other) match(construct={parallel, for})
int b20(int);
#pragma omp end declare variant // want ACC0123 "end declare variant ends nothing: expected begin declare variant before it"
#pragma omp end assumes // want ACC0123 "end assumes ends nothing: expected begin assumes before it"
#pragma omp begin assumes // want OMP2004 "begin assumes needs one of absent, contains, holds, no_openmp, no_openmp_constructs, no_openmp_routines, no_parallelism"
#pragma omp end assumes
#pragma omp assumes // want OMP2004 "assumes needs one of absent, contains, holds, no_openmp, no_openmp_constructs, no_openmp_routines, no_parallelism"
#pragma omp assumes foo // spec: §8.3 // want OMP1003 "unknown clause 'foo'"
#pragma omp assumes no_openmp

void statements(int n, int *p) {
  int i, k = 0, a[10], b[10];
  float x = 0;
  known(a);
#pragma omp error foo // want OMP1003 "unknown clause 'foo'"
#pragma omp error at(foo) // want OMP1010 "expected compilation or execution, found 'foo'"
#pragma omp error severity(foo) // want OMP1010 "expected fatal or warning, found 'foo'"
#pragma omp error at(execution) at(execution) // want OMP2002 "at is repeated"
#pragma omp error at() // want OMP1005 "expected an argument between the parentheses of at"
#pragma omp error message() // want OMP1005 "expected an argument between the parentheses of message"
#pragma omp error severity(warning) message("text") // want OMP3008 "the program asks for a warning: \"text\""
#pragma omp error at(execution) message("text")
#pragma omp error // want OMP3008 "the program asks for an error"
#pragma omp error message("stop") // want OMP3008 "the program asks for an error: \"stop\""
#pragma omp nothing foo // want OMP1003 "unknown clause 'foo'"
#pragma omp nothing(1) // want OMP1006 "nothing takes no argument"
#pragma omp nothing
#pragma omp metadirective foo // want OMP1003 "unknown clause 'foo'"
#pragma omp metadirective when(user={condition(1)}: paralel) // want OMP1001 "unknown directive 'paralel'"
  k = 1;
#pragma omp metadirective when(user={condition(1)} parallel) // want OMP1004 "expected ',' or '\\)', found 'parallel'"
  k = 1;
#pragma omp metadirective when(foo={condition(1)}: parallel) // want OMP1018 "unknown trait set 'foo'"
  k = 1;
#pragma omp metadirective when(: parallel) // want OMP1004 "expected a trait set, found ':'"
  k = 1;
#pragma omp metadirective when() // want OMP1005 "expected an argument between the parentheses of when"
  k = 1;
#pragma omp metadirective when(user={condition(1)}: parallel) default(nothing)
  k = 1;
#pragma omp allocate // want OMP1005 "expected an argument in parentheses after allocate"
#pragma omp allocate() // want OMP1005 "expected a variable between the parentheses of allocate"
#pragma omp allocate(missing) // want OMP4000 "'missing' is not declared"
#pragma omp allocate(k) foo // want OMP1003 "unknown clause 'foo'"
#pragma omp allocate(k) allocator() // want OMP1005 "expected an argument between the parentheses of allocator"
#pragma omp allocate(k) private(x) // want OMP2001 "allocate does not allow the clause private"
#pragma omp parallel allocate(k) // want OMP4035 "'k' is in an allocate clause and in no clause that makes a copy of it"
  k = 1;
#pragma omp parallel allocate() // want OMP1005 "expected a variable between the parentheses of allocate"
  k = 1;
#pragma omp parallel allocate(missing) private(k) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp parallel allocate(omp_default_mem_alloc: k) private(k)
  k = 1;
#pragma omp scan inclusive(x) // want OMP3020 "scan is not directly in a loop with an inscan reduction"
#pragma omp for reduction(inscan, +: there) // place: at the scan // want OMP3020 "the scan directive does not list 'there'"
  for (i = 0; i < 10; i++) {
    there += i;
#pragma omp scan // want OMP2004 "scan needs one of inclusive, exclusive, init_complete"
    a[i] = there;
  }
#pragma omp for reduction(inscan, +: there)
  for (i = 0; i < 10; i++) {
    there += i;
#pragma omp scan inclusive(there) exclusive(there) // want OMP2003 "exclusive cannot be combined with inclusive"
    a[i] = there;
  }
#pragma omp for reduction(inscan, +: there) // place: at the scan // want OMP3020 "the scan directive does not list 'there'"
  for (i = 0; i < 10; i++) {
    there += i;
#pragma omp scan inclusive(here) // want OMP3020 "'here' is not in an inscan reduction of the loop around"
    a[i] = there;
  }
#pragma omp for reduction(inscan, +: there)
  for (i = 0; i < 10; i++) {
    there += i;
#pragma omp scan inclusive(there)
    a[i] = there;
  }
#pragma omp scope private(k) private(k) // want OMP4002 "'k' is in a private clause and in a private clause"
  k = 1;
#pragma omp scope shared(k) // want OMP2001 "scope does not allow the clause shared"
  k = 1;
#pragma omp scope nowait nowait // want OMP2002 "nowait is repeated"
  k = 1;
#pragma omp sections
  {
#pragma omp section
    k = 1;
#pragma omp section foo // want OMP1003 "unknown clause 'foo'"
    k = 2;
  }
#pragma omp sections
  k = 1; // want OMP3007 "expected a block in braces after sections"
#pragma omp sections
  {
    k = 1;
#pragma omp section
    k = 2;
  }
#pragma omp section // want OMP3021 "section is not directly in a sections region"
  k = 1;
#pragma omp masked filter(n) filter(k) // want OMP2002 "filter is repeated"
  k = 1;
#pragma omp single private(k) private(k) // want OMP4002 "'k' is in a private clause and in a private clause"
  k = 1;
#pragma omp single shared(k) // want OMP2001 "single does not allow the clause shared"
  k = 1;
#pragma omp single if(n) // want OMP2001 "single does not allow the clause if"
  k = 1;
#pragma omp master nowait // want OMP2001 "master does not allow the clause nowait"
  k = 1;
#pragma omp critical (lock) private(k) // want OMP2001 "critical does not allow the clause private"
  k = 1;
#pragma omp taskgroup private(k) // want OMP2001 "taskgroup does not allow the clause private"
  k = 1;
#pragma omp taskgroup allocate(k) // want OMP4035 "'k' is in an allocate clause and in no clause that makes a copy of it"
  k = 1;
#pragma omp taskyield nowait // want OMP2001 "taskyield does not allow the clause nowait"
#pragma omp flush private(k) // want OMP2001 "flush does not allow the clause private"
#pragma omp task num_threads(2) // want OMP2001 "task does not allow the clause num_threads"
  k = 1;
#pragma omp task schedule(static) // want OMP2001 "task does not allow the clause schedule"
  k = 1;
#pragma omp task nowait // want OMP2001 "task does not allow the clause nowait"
  k = 1;
#pragma omp task lastprivate(k) // want OMP2001 "task does not allow the clause lastprivate"
  k = 1;
#pragma omp task reduction(+: k) // want OMP2001 "task does not allow the clause reduction"
  k = 1;
#pragma omp task untied untied // want OMP2002 "untied is repeated"
  k = 1;
#pragma omp task if(n) if(k) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  k = 1;
#pragma omp task final(n) final(k) // want OMP2002 "final is repeated"
  k = 1;
#pragma omp task default(shared) default(none) // want OMP2002 "default is repeated"
  k = 1;
#pragma omp task priority(1) priority(2) // want OMP2002 "priority is repeated"
  k = 1;
#pragma omp task mergeable mergeable // want OMP2002 "mergeable is repeated"
  k = 1;
#pragma omp taskloop nowait // want OMP2001 "taskloop does not allow the clause nowait"
  for (i = 0; i < 10; i++) ;
#pragma omp taskloop depend(in: k) // want OMP2001 "taskloop does not allow the clause depend"
  for (i = 0; i < 10; i++) ;
#pragma omp taskloop collapse(1) collapse(1) // want OMP2002 "collapse is repeated"
  for (i = 0; i < 10; i++) ;
#pragma omp taskloop nogroup nogroup // want OMP2002 "nogroup is repeated"
  for (i = 0; i < 10; i++) ;
}
#pragma omp declare variant(nowhere) match(construct={parallel}) // want OMP4034 "expected a function for declare variant, 'nowhere' is not declared"
int b21(int);
void one_call(int *p) {
#pragma omp dispatch
  p[0] = b18(1);
#pragma omp dispatch
  (b18(p[1]));
#pragma omp dispatch
  p[0] = b18(1) + 1; // want OMP3031 "expected a call, or an assignment of the result of one, after dispatch"
#pragma omp dispatch
  { b18(1); } // want OMP3031 "expected a call, or an assignment of the result of one, after dispatch"
#pragma omp dispatch
  p[0]++; // want OMP3031 "expected a call, or an assignment of the result of one, after dispatch"
}
double reals(int);
int pairs(int, int);
int pointers(int *);
#pragma omp declare variant(reals) match(construct={parallel}) // want OMP4036 "the variant does not fit 'b22': it returns double, the base function int"
int b22(int);
#pragma omp declare variant(pairs) match(construct={parallel}) // want OMP4036 "the variant does not fit 'b23': it takes 2 parameters, the base function one parameter"
int b23(int);
#pragma omp declare variant(pointers) match(construct={parallel}) // want OMP4036 "the variant does not fit 'b24': it takes int \\* as its parameter 1, the base function int"
int b24(int);
void regions_of_choice(int n, int *p) {
  {
#pragma omp begin metadirective when(user={condition(n > 4)}: parallel)
    p[0] = 1;
  }
#pragma omp end metadirective // want ACC0123 "end metadirective is in another block than what it ends"
}
