// Device constructs: maps, sections, pointers, motion, declare target.
void known(void *, ...);
struct pair { int l, r; int *p; };
#pragma omp end declare target // want ACC0123 "end declare target ends nothing: expected begin declare target before it"
static int own;
#pragma omp threadprivate(own)

void maps(int n, int *p, int **pp, struct pair s, struct pair *sp, float x, void *v) {
  int k = 0, a[10], c[10][10];
  known(a, c);
#pragma omp target map // want OMP1005 "expected an argument in parentheses after map"
  k = 1;
#pragma omp target map() // want OMP1005 "expected a variable between the parentheses of map"
  k = 1;
#pragma omp target map(to) // want OMP4000 "'to' is not declared"
  k = 1;
#pragma omp target map(to:) // want OMP1004 "expected a variable, found '\\)'"
  k = 1;
#pragma omp target map(to a) // want OMP1009 "expected ':' after the modifier 'to'"
  k = 1;
#pragma omp target map(foo: a) // want OMP1009 "map does not allow the modifier 'foo'"
  k = 1;
#pragma omp target map(to, from: a) // want OMP1014 "'from' cannot be combined with 'to': expected one map type modifier"
  k = 1;
#pragma omp target map(always) // want OMP4000 "'always' is not declared"
  k = 1;
#pragma omp target map(always, always, to: a) // want OMP1014 "modifier 'always' repeated"
  k = 1;
#pragma omp target map(always, foo: a) // want OMP1009 "map does not allow the modifier 'foo'"
  k = 1;
#pragma omp target map(release: a) // want OMP4017 "target does not take map type release"
  k = 1;
#pragma omp target map(delete: a) // want OMP4017 "target does not take map type delete"
  k = 1;
#pragma omp target map(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp target map(to: a, missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp target map(known) // want OMP4001 "expected a variable, but 'known' is a function"
  k = 1;
#pragma omp target map(1) // want OMP1007 "expected a variable or array section"
  k = 1;
#pragma omp target map(a + 1) // want OMP1007 "expected a variable or array section, found an expression"
  k = 1;
#pragma omp target map(own) // want OMP4013 "threadprivate variable 'own' in a map clause"
  k = 1;
#pragma omp target map(a[0:-1]) // want OMP4026 "section has length -1"
  k = 1;
#pragma omp target map(a[-1:2]) // want OMP4026 "section starts at -1, before 'a'"
  k = 1;
#pragma omp target map(a[5:6]) // want OMP4026 "section ends at element 11 of 'a', which has 10"
  k = 1;
#pragma omp target map(a[0:1.5]) // want OMP2006 "expected an integer in an array section, found double"
  k = 1;
#pragma omp target map(a[x:2]) // want OMP2006 "expected an integer in an array section, found float"
  k = 1;
#pragma omp target map(p[0:]) // want OMP4009 "section of int \\* needs a length"
  k = 1;
#pragma omp target map(p[:]) // want OMP4009 "section of int \\* needs a length"
  k = 1;
#pragma omp target map(k[0:2]) // want OMP4007 "section of int, which is not an array or a pointer"
  k = 1;
#pragma omp target map(s[0:2]) // want OMP4007 "section of struct pair, which is not an array or a pointer"
  k = 1;
#pragma omp target map(v[0:2]) // want OMP4028 "elements of void \\* have no size"
  k = 1;
#pragma omp target map(s.missing) // want ACC0122 "type struct pair has no member named missing"
  k = 1;
#pragma omp target map(k.l) // want ACC0122 "expected a struct or union, found int"
  k = 1;
#pragma omp target map(p->l) // want ACC0122 "expected a pointer to struct or union, found pointer to int"
  k = 1;
#pragma omp target map(a[0:2:0]) // want OMP4032 "expected a section without gaps for map, found stride 0"
  k = 1;
#pragma omp target map(a[0:2) // want OMP1004 "expected '\\)' to close this parenthesis"
  k = 1;
#pragma omp target map(a[]) // want OMP1012 "'\\]' makes no sense here in an expression"
  k = 1;
#pragma omp target map(to: c[0:2][0:3]) // want OMP4032 "expected a section without gaps for map: 3 of 10 elements of each row of 'c'"
  k = 1;
#pragma omp parallel reduction(+: c[0:2][0:3]) // want OMP4032 "expected a section without gaps for reduction: 3 of 10 elements of each row of 'c'"
  c[0][0]++;
#pragma omp parallel reduction(+: a[0:2:2]) // want OMP4032 "expected a section without gaps for reduction, found stride 2"
  a[0]++;
#pragma omp target map(to: ([2][5])p[0:1]) // want OMP4040 "map takes no array shaping"
  k = p[0];
#pragma omp target map(to: k) private(k) // want OMP4019 "'k' is in a map clause and in a private clause"
  k = 1;
#pragma omp target map(to: k) firstprivate(k) // want OMP4019 "'k' is in a map clause and in a firstprivate clause"
  k = 1;
#pragma omp target private(k) firstprivate(k) // want OMP4002 "'k' is in a private clause and in a firstprivate clause"
  k = 1;
#pragma omp target private(k, k) // want OMP4002 "'k' is in a private clause and in a private clause"
  k = 1;
#pragma omp target private(a[0]) // want OMP4016 "expected a variable for private, found a part of 'a'"
  k = 1;
#pragma omp target reduction(+: k) // want OMP2001 "target does not allow the clause reduction"
  k = 1;
#pragma omp target shared(k) // want OMP2001 "target does not allow the clause shared"
  k = 1;
#pragma omp target num_threads(2) // want OMP2001 "target does not allow the clause num_threads"
  k = 1;
#pragma omp target nowait nowait // want OMP2002 "nowait is repeated"
  k = 1;
#pragma omp target device(0) device(1) // want OMP2002 "device is repeated"
  k = 1;
#pragma omp target if(n) if(k) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  k = 1;
#pragma omp target if(parallel: n) // want OMP2028 "target has no parallel construct for if"
  k = 1;
#pragma omp target if(target: n) if(target: k) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  k = 1;
#pragma omp target is_device_ptr(k) // want OMP4018 "expected a pointer or an array for is_device_ptr, 'k' is int"
  k = 1;
#pragma omp target is_device_ptr(x) // want OMP4018 "expected a pointer or an array for is_device_ptr, 'x' is float"
  k = 1;
#pragma omp target is_device_ptr(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp target is_device_ptr(p[0]) // want OMP4016 "expected a variable for is_device_ptr, found a part of 'p'"
  k = 1;
#pragma omp target is_device_ptr(p) map(p) // want OMP4019 "'p' is in a map clause and in a is_device_ptr clause"
  k = 1;
#pragma omp target is_device_ptr(p, p) // want OMP4002 "'p' is in a is_device_ptr clause and in a is_device_ptr clause"
  k = 1;
#pragma omp target has_device_addr(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp target use_device_ptr(p) // want OMP2001 "target does not allow the clause use_device_ptr"
  k = 1;
#pragma omp target depend(in: missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp target depend(sink: k) // want OMP2020 "depend\\(sink\\) is for ordered only"
  k = 1;
#pragma omp target map(a)
  k = 1;
#pragma omp target map(always, close, tofrom: a[0:n])
  k = 1;
#pragma omp target map(to: p[0:n], s.l, sp->r) map(from: c[0:2][0:10])
  k = 1;
#pragma omp target map(alloc: a) is_device_ptr(p) nowait depend(out: k)
  k = 1;
#pragma omp target firstprivate(k) private(x) device(n) if(target: n)
  k = 1;
#pragma omp target map(present, to: a)
  k = 1;
#pragma omp target
  {
    if (n) return; // want OMP3025 "return out of target"
  }
#pragma omp target
  {
    goto out; // want OMP3025 "goto out of target"
  }
out:
  k = 1;
}

void data(int n, int *p, float x) {
  int k = 0, a[10];
  known(a);
#pragma omp target data map(to: a) if(n) if(k) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  k = 1;
#pragma omp target data device(0) // want OMP2004 "target data needs one of map, use_device_ptr, use_device_addr"
  k = 1;
#pragma omp target data use_device_ptr(k) // want OMP4018 "expected a pointer or an array for use_device_ptr, 'k' is int"
  k = 1;
#pragma omp target data use_device_ptr(p, p) // want OMP4002 "'p' is in a use_device_ptr clause and in a use_device_ptr clause"
  k = 1;
#pragma omp target data use_device_ptr(p[0]) // want OMP4016 "expected a variable for use_device_ptr, found a part of 'p'"
  k = 1;
#pragma omp target data use_device_addr(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp target data map(release: a) // want OMP4017 "target data does not take map type release"
  k = 1;
#pragma omp target data map(delete: a) // want OMP4017 "target data does not take map type delete"
  k = 1;
#pragma omp target data map(to: a) private(k) // want OMP2001 "target data does not allow the clause private"
  k = 1;
#pragma omp target data map(to: a) nowait // spec: OpenMP 6.0 §15.7 // want OMP2010 "nowait on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  k = 1;
#pragma omp target data map(foo: a) // want OMP1009 "map does not allow the modifier 'foo'"
  k = 1;
#pragma omp target data map(to: a) use_device_ptr(p) use_device_addr(a) if(target data: n)
  k = 1;
#pragma omp target enter data map(from: a) // want OMP4017 "target enter data does not take map type from"
#pragma omp target enter data map(release: a) // want OMP4017 "target enter data does not take map type release"
#pragma omp target enter data map(delete: a) // want OMP4017 "target enter data does not take map type delete"
#pragma omp target enter data map(foo: a) // want OMP1009 "map does not allow the modifier 'foo'"
#pragma omp target enter data map(to: missing) // want OMP4000 "'missing' is not declared"
#pragma omp target enter data map(to: a) private(k) // want OMP2001 "target enter data does not allow the clause private"
#pragma omp target enter data map(to: a) use_device_ptr(p) // want OMP2001 "target enter data does not allow the clause use_device_ptr"
#pragma omp target enter data map(to: a) nowait nowait // want OMP2002 "nowait is repeated"
#pragma omp target enter data map(to: a) device(x) // want OMP2006 "expected an integer for device, found float"
#pragma omp target enter data nowait // want OMP2004 "target enter data needs map"
#pragma omp target enter data map(to: p[0:]) // want OMP4009 "section of int \\* needs a length"
#pragma omp target enter data map(to: a) depend(in: k) nowait if(n) device(0)
#pragma omp target enter data map(alloc: p[0:n])
#pragma omp target exit data map(to: a) // want OMP4017 "target exit data does not take map type to"
#pragma omp target exit data map(alloc: a) // want OMP4017 "target exit data does not take map type alloc"
#pragma omp target exit data map(foo: a) // want OMP1009 "map does not allow the modifier 'foo'"
#pragma omp target exit data map(from: missing) // want OMP4000 "'missing' is not declared"
#pragma omp target exit data map(from: a) firstprivate(k) // want OMP2001 "target exit data does not allow the clause firstprivate"
#pragma omp target exit data map(from: a) device(0) device(1) // want OMP2002 "device is repeated"
#pragma omp target exit data depend(in: k) // want OMP2004 "target exit data needs map"
#pragma omp target exit data map(from: a) map(delete: p[0:n])
#pragma omp target update to() // want OMP1005 "expected a variable between the parentheses of to"
#pragma omp target update to(missing) // want OMP4000 "'missing' is not declared"
#pragma omp target update to(known) // want OMP4001 "expected a variable, but 'known' is a function"
#pragma omp target update to(1) // want OMP1007 "expected a variable or array section"
#pragma omp target update to(a[0:-2]) // want OMP4026 "section has length -2"
#pragma omp target update to(p[0:]) // want OMP4009 "section of int \\* needs a length"
#pragma omp target update to(foo: a) // want OMP1009 "to does not allow the modifier 'foo'"
#pragma omp target update to(own) // want OMP4020 "threadprivate variable 'own' in a to clause"
#pragma omp target update map(to: a) // want OMP2004 "target update needs one of to, from" OMP2001 "target update does not allow the clause map"
#pragma omp target update nowait // want OMP2004 "target update needs one of to, from"
#pragma omp target update to(a) private(k) // want OMP2001 "target update does not allow the clause private"
#pragma omp target update to(a) device(0) device(1) // want OMP2002 "device is repeated"
#pragma omp target update to(a) if(n) if(k) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
#pragma omp target update to(a) if(target: n) // want OMP2028 "target update has no target construct for if"
#pragma omp target update to(a) to(p[0:n]) from(k) nowait
#pragma omp target update from(a[0:5:2]) if(target update: n)
}

void teams(int n) {
  int i, k = 0;
#pragma omp teams map(k) // want OMP2001 "teams does not allow the clause map"
  k = 1;
#pragma omp teams num_threads(2) // want OMP2001 "teams does not allow the clause num_threads"
  k = 1;
#pragma omp teams num_teams(2) num_teams(3) // want OMP2002 "num_teams is repeated"
  k = 1;
#pragma omp teams default(foo) // want OMP1010 "expected shared or none or private or firstprivate, found 'foo'"
  k = 1;
#pragma omp teams private(k) shared(k) // want OMP4002 "'k' is in a private clause and in a shared clause"
  k = 1;
#pragma omp teams copyin(own) // want OMP2001 "teams does not allow the clause copyin"
  k = 1;
#pragma omp teams nowait // want OMP2001 "teams does not allow the clause nowait"
  k = 1;
#pragma omp target teams distribute parallel for map(from: n) num_teams(2) thread_limit(4) schedule(static)
  for (i = 0; i < 10; i++) ;
#pragma omp target teams distribute parallel for copyin(own) // want OMP2001 "target teams distribute parallel for does not allow the clause copyin"
  for (i = 0; i < 10; i++) ;
#pragma omp target teams distribute simd num_threads(2) // want OMP2001 "target teams distribute simd does not allow the clause num_threads"
  for (i = 0; i < 10; i++) ;
#pragma omp target parallel num_teams(2) // want OMP2001 "target parallel does not allow the clause num_teams"
  k = 1;
#pragma omp target simd schedule(static) // want OMP2001 "target simd does not allow the clause schedule"
  for (i = 0; i < 10; i++) ;
#pragma omp teams distribute schedule(static) // want OMP2001 "teams distribute does not allow the clause schedule"
  for (i = 0; i < 10; i++) ;
#pragma omp teams distribute parallel for ordered // want OMP2001 "teams distribute parallel for does not allow the clause ordered"
  for (i = 0; i < 10; i++) ;
#pragma omp teams distribute parallel for nowait // want OMP2001 "teams distribute parallel for does not allow the clause nowait"
  for (i = 0; i < 10; i++) ;
#pragma omp teams distribute parallel for simd aligned(n) // want OMP4018 "expected a pointer or an array for aligned, 'n' is int"
  for (i = 0; i < 10; i++) ;
#pragma omp target parallel for if(simd: n) // want OMP2028 "target parallel for has no simd construct for if"
  for (i = 0; i < 10; i++) ;
#pragma omp target parallel for if(target: n) if(parallel: k)
  for (i = 0; i < 10; i++) ;
#pragma omp target parallel for if(target: n) if(k) // want OMP2028 "if without the name of a construct beside if clauses with one"
  for (i = 0; i < 10; i++) ;
}

int there, linked, twice;
int local_function(int);
#pragma omp declare target to(missing) // want OMP4000 "'missing' is not declared"
#pragma omp declare target foo(there) // want ACC0123 "declare target does not end: expected end declare target after it" OMP1003 "unknown clause 'foo'"
#pragma omp declare target to() // want ACC0123 "declare target does not end: expected end declare target after it" OMP1005 "expected a variable between the parentheses of to"
#pragma omp declare target (there // want ACC0123 "declare target does not end: expected end declare target after it" OMP1004 "expected '\\)' to close this parenthesis"
#pragma omp declare target link(local_function) // want OMP4033 "expected a variable for link, but 'local_function' is a function"
#pragma omp declare target to(own) // want OMP4020 "threadprivate variable 'own' in a to clause"
#pragma omp declare target private(there) // want ACC0123 "declare target does not end: expected end declare target after it" OMP2001 "declare target does not allow the clause private"
#pragma omp declare target to(there)
#pragma omp declare target link(linked)
#pragma omp declare target to(twice) link(twice) // want OMP4033 "'twice' is listed twice on declare target"
#pragma omp declare target device_type(foo) to(there) // want OMP1010 "expected any or host or nohost, found 'foo'"
#pragma omp declare target to(local_function)
#pragma omp begin declare target
int inside;
#pragma omp end declare target
//---
// What is mapped, or has copies, has a complete type.
extern double far[], *rows[];
void incomplete(int n)
{
#pragma omp target map(tofrom: far) map(rows[0:n]) // want OMP4042 "'far' has no size: its type double\\[\\] is incomplete"
  far[0] = rows[0][0];
#pragma omp parallel firstprivate(rows) // want OMP4042 "'rows' has no size: its type double \\*\\[\\] is incomplete"
  rows[0] = far;
#pragma omp target update to(far) // want OMP4042 "'far' has no size: its type double\\[\\] is incomplete"
#pragma omp parallel shared(far)
  far[0] = n;
}
