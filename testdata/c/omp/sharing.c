// Data-sharing attributes, reductions and threadprivate variables.
struct pair { int l, r; };
struct unknown;
extern struct unknown opaque;
static int own;
static float ownf;
int whole[10];
const int fixed = 1;
enum { SIZE = 10 };
typedef int number;
#pragma omp threadprivate(own, ownf)
void known(void *, ...);

void lists(int n, int *p, int vla[n], struct pair s) {
  int i, k = 0, a[10], b[10];
  float x = 0, y = 0;
  const int c = 2;
  static int kept;
  known(a, b, &k, &x, &y);
#pragma omp parallel private(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp parallel shared(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp parallel firstprivate(missing, x) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp parallel private(known) // want OMP4001 "expected a variable, but 'known' is a function"
  k = 1;
#pragma omp parallel private(SIZE) // want OMP4001 "expected a variable, but 'SIZE' is a constant"
  k = 1;
#pragma omp parallel private(number) // want ACC0122 "expected primary expression, found a name" OMP4000 "'number' is not declared"
  k = 1;
#pragma omp parallel private(a[0]) // want OMP4016 "expected a variable for private, found a part of 'a'"
  k = 1;
#pragma omp parallel private(a[0:5]) // want OMP4016 "expected a variable for private, found a part of 'a'"
  k = 1;
#pragma omp parallel private(s.l) // want OMP4016 "expected a variable for private, found a part of 's'"
  k = 1;
#pragma omp parallel firstprivate(p[0]) // want OMP4016 "expected a variable for firstprivate, found a part of 'p'"
  k = 1;
#pragma omp parallel shared(s.l) // want OMP4016 "expected a variable for shared, found a part of 's'"
  k = 1;
#pragma omp parallel private(c) // want OMP4011 "'c' is const and cannot be in a private clause"
  k = 1;
#pragma omp parallel private(fixed) // want OMP4011 "'fixed' is const and cannot be in a private clause"
  k = 1;
#pragma omp parallel firstprivate(c)
  k = c;
#pragma omp parallel private(x, x) // want OMP4002 "'x' is in a private clause and in a private clause"
  k = 1;
#pragma omp parallel private(x) private(x) // want OMP4002 "'x' is in a private clause and in a private clause"
  k = 1;
#pragma omp parallel private(x) shared(x) // want OMP4002 "'x' is in a private clause and in a shared clause"
  k = 1;
#pragma omp parallel private(x) firstprivate(x) // want OMP4002 "'x' is in a private clause and in a firstprivate clause"
  k = 1;
#pragma omp parallel shared(x) firstprivate(x) // want OMP4002 "'x' is in a shared clause and in a firstprivate clause"
  k = 1;
#pragma omp parallel shared(x, x) // want OMP4002 "'x' is in a shared clause and in a shared clause"
  k = 1;
#pragma omp parallel reduction(+: x) private(x) // want OMP4002 "'x' is in a reduction clause and in a private clause"
  k = 1;
#pragma omp parallel reduction(+: x) shared(x) // want OMP4002 "'x' is in a reduction clause and in a shared clause"
  k = 1;
#pragma omp parallel reduction(+: x, x) // want OMP4002 "'x' is in a reduction clause and in a reduction clause"
  k = 1;
#pragma omp parallel reduction(+: x) reduction(*: x) // want OMP4002 "'x' is in a reduction clause and in a reduction clause"
  k = 1;
#pragma omp parallel private(own) // want OMP4013 "threadprivate variable 'own' in a private clause"
  k = 1;
#pragma omp parallel firstprivate(own) // want OMP4013 "threadprivate variable 'own' in a firstprivate clause"
  k = 1;
#pragma omp parallel shared(own) // want OMP4013 "threadprivate variable 'own' in a shared clause"
  k = 1;
#pragma omp parallel reduction(+: own) // want OMP4013 "threadprivate variable 'own' in a reduction clause"
  k = 1;
#pragma omp parallel copyin(k) // want OMP4014 "'k' is not threadprivate"
  k = 1;
#pragma omp parallel copyin(whole) // want OMP4014 "'whole' is not threadprivate"
  k = 1;
#pragma omp parallel copyin(own)
  k = own;
#pragma omp parallel copyin(own, ownf)
  k = own;
#pragma omp parallel default(none)
  x = y; // want OMP4004 "'x' is in no clause" OMP4004 "'y' is in no clause"
#pragma omp parallel default(none) shared(x)
  x = y; // want OMP4004 "'y' is in no clause"
#pragma omp parallel default(none) shared(x, y)
  x = y;
#pragma omp parallel default(none) private(x)
  x = own;
#pragma omp parallel default(none) private(x)
  x = fixed; // want OMP4004 "'fixed' is in no clause"
#pragma omp parallel default(none)
  { int z = 1; z++; }
#pragma omp parallel default(none) shared(n) private(i)
  for (i = 0; i < n; i++) ;
#pragma omp parallel for default(none)
  for (i = 0; i < n; i++) ; // want OMP4004 "'n' is in no clause"
#pragma omp parallel for default(none) shared(n, a)
  for (i = 0; i < n; i++) a[i] = 0;
#pragma omp task default(none)
  x = 1; // want OMP4004 "'x' is in no clause"
#pragma omp task default(none) firstprivate(y)
  x = y; // want OMP4004 "'x' is in no clause"
#pragma omp taskloop default(none) shared(a)
  for (i = 0; i < 10; i++) a[i] = k; // want OMP4004 "'k' is in no clause"
#pragma omp teams default(none)
  x = 1; // want OMP4004 "'x' is in no clause"
#pragma omp parallel default(private)
  x = 1;
#pragma omp parallel default(firstprivate)
  k = n;
#pragma omp for lastprivate(x) private(x) // want OMP4010 "'x' is a variable of the function and private in regions around, lastprivate needs a shared variable" OMP4002 "'x' is in a lastprivate clause and in a private clause"
  for (i = 0; i < 10; i++) x = i;
#pragma omp for lastprivate(x) firstprivate(x) // want OMP4010 "'x' is a variable of the function and private in regions around, lastprivate needs a shared variable" OMP4010 "'x' is a variable of the function and private in regions around, firstprivate needs a shared variable"
  for (i = 0; i < 10; i++) x = i;
#pragma omp for lastprivate(c) // want OMP4010 "'c' is a variable of the function and private in regions around, lastprivate needs a shared variable" OMP4011 "'c' is const and cannot be in a lastprivate clause"
  for (i = 0; i < 10; i++) x = i;
#pragma omp for lastprivate(conditional: x) // want OMP4010 "'x' is a variable of the function and private in regions around, lastprivate needs a shared variable"
  for (i = 0; i < 10; i++) if (a[i]) x = i;
#pragma omp for lastprivate(conditional: s) // want OMP4008 "expected a scalar for conditional lastprivate, 's' is struct pair" OMP4010 "'s' is a variable of the function and private in regions around, lastprivate needs a shared variable"
  for (i = 0; i < 10; i++) x = i;
#pragma omp for lastprivate(foo: x) // want OMP1009 "lastprivate does not allow the modifier 'foo'" OMP4010 "'x' is a variable of the function and private in regions around, lastprivate needs a shared variable"
  for (i = 0; i < 10; i++) x = i;
#pragma omp parallel for shared(i)
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp for firstprivate(i) // want OMP4003 "loop variable 'i' cannot be in a firstprivate clause" OMP4010 "'i' is a variable of the function and private in regions around, firstprivate needs a shared variable"
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp for reduction(+: i) // want OMP4003 "loop variable 'i' cannot be in a reduction clause" OMP4010 "'i' is a variable of the function and private in regions around, reduction needs a shared variable"
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp for private(i)
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp for lastprivate(i) // want OMP4010 "'i' is a variable of the function and private in regions around, lastprivate needs a shared variable"
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp for linear(i) // want OMP4003 "loop variable 'i' cannot be in a linear clause"
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp simd linear(i)
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp simd linear(i: 2)
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp simd private(i)
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp simd reduction(+: i) // want OMP4003 "loop variable 'i' cannot be in a reduction clause"
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp taskloop shared(i) // want OMP4003 "loop variable 'i' cannot be in a shared clause"
  for (i = 0; i < 10; i++) a[i] = 0;
#pragma omp distribute firstprivate(x) lastprivate(x) // want OMP4010 "'x' is a variable of the function and private in regions around, firstprivate needs a shared variable" OMP4002 "'x' is in a firstprivate clause and in a lastprivate clause" OMP4010 "'x' is a variable of the function and private in regions around, lastprivate needs a shared variable"
  for (i = 0; i < 10; i++) x = 1;
#pragma omp simd nontemporal(x, x) // want OMP4006 "'x' is listed twice in nontemporal"
  for (i = 0; i < 10; i++) x = 1;
#pragma omp single copyprivate(a[0]) // want OMP4016 "expected a variable for copyprivate, found a part of 'a'"
  k = 1;
#pragma omp single copyprivate(k) private(k) // want OMP4015 "'k' is in a copyprivate clause and in a private clause"
  k = 1;
#pragma omp single copyprivate(kept) // want OMP4015 "'kept' is shared in the region around, copyprivate needs a private variable"
  kept = 1;
#pragma omp single copyprivate(own)
  own = 1;
#pragma omp single copyprivate(own) nowait // want OMP2003 "nowait cannot be combined with copyprivate"
  own = 1;
#pragma omp parallel private(x)
  {
#pragma omp for reduction(+: x) // want OMP4010 "'x' is private in the region around, reduction needs a shared variable"
    for (i = 0; i < 10; i++) x += i;
#pragma omp for lastprivate(x) // want OMP4010 "'x' is private in the region around, lastprivate needs a shared variable"
    for (i = 0; i < 10; i++) x = i;
#pragma omp for firstprivate(x) // want OMP4010 "'x' is private in the region around, firstprivate needs a shared variable"
    for (i = 0; i < 10; i++) a[i] = x;
#pragma omp sections reduction(+: x) // want OMP4010 "'x' is private in the region around, reduction needs a shared variable"
    { x += 1; }
#pragma omp single copyprivate(x)
    x = 1;
#pragma omp single copyprivate(y) // want OMP4015 "'y' is shared in the region around, copyprivate needs a private variable"
    y = 1;
  }
#pragma omp parallel reduction(+: y)
  {
#pragma omp for firstprivate(y) // want OMP4010 "'y' is reduction in the region around, firstprivate needs a shared variable"
    for (i = 0; i < 10; i++) a[i] = y;
#pragma omp task firstprivate(y)
    k = 1;
#pragma omp task in_reduction(+: y)
    y += 1;
  }
}

void operators(int n, int *p, int vla[n], struct pair s, float *q, float _Complex z, void *v) {
  int i, k = 0, a[10];
  float x = 0;
  _Bool t = 0;
  char h = 0;
  const int c = 2;
  known(a);
#pragma omp parallel reduction(&: x) // want OMP4005 "operator '&' does not take float"
  k = 1;
#pragma omp parallel reduction(|: x) // want OMP4005 "operator '\\|' does not take float"
  k = 1;
#pragma omp parallel reduction(^: x) // want OMP4005 "operator '\\^' does not take float"
  k = 1;
#pragma omp parallel reduction(&: z) // want OMP4005 "operator '&' does not take float _Complex"
  k = 1;
#pragma omp parallel reduction(max: z) // want OMP4005 "operator 'max' does not take float _Complex"
  k = 1;
#pragma omp parallel reduction(min: z) // want OMP4005 "operator 'min' does not take float _Complex"
  k = 1;
#pragma omp parallel reduction(+: s) // want OMP4005 "operator '\\+' does not take struct pair"
  k = 1;
#pragma omp parallel reduction(max: s) // want OMP4005 "operator 'max' does not take struct pair"
  k = 1;
#pragma omp parallel reduction(&&: s) // want OMP4005 "operator '&&' does not take struct pair"
  k = 1;
#pragma omp parallel reduction(+: p) // want OMP4005 "operator '\\+' does not take int \\*"
  k = 1;
#pragma omp parallel reduction(+: v) // want OMP4005 "operator '\\+' does not take void \\*"
  k = 1;
#pragma omp parallel reduction(+: c) // want OMP4011 "'c' is const and cannot be in a reduction clause"
  k = 1;
#pragma omp parallel reduction(+: missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp parallel reduction(foo: x) // want OMP4022 "reduction 'foo' is not declared"
  k = 1;
#pragma omp parallel reduction(known: x) // want OMP4022 "reduction 'known' is not declared"
  k = 1;
#pragma omp parallel reduction(+: known) // want OMP4001 "expected a variable, but 'known' is a function" OMP4005 "operator '\\+' does not take void \\(void \\*, \\.\\.\\.\\)"
  k = 1;
#pragma omp parallel reduction(+: a[0:0]) // want OMP4026 "expected at least one element for reduction, found a section of length 0"
  k = 1;
#pragma omp parallel reduction(+: a[0:-1]) // want OMP4026 "section has length -1"
  k = 1;
#pragma omp parallel reduction(+: a[5:6]) // want OMP4026 "section ends at element 11 of 'a', which has 10"
  k = 1;
#pragma omp parallel reduction(+: a[-1:2]) // want OMP4026 "section starts at -1, before 'a'"
  k = 1;
#pragma omp parallel reduction(+: q[0:]) // want OMP4009 "section of float \\* needs a length"
  k = 1;
#pragma omp parallel reduction(+: q[1.5:2]) // want OMP2006 "expected an integer in an array section, found double"
  k = 1;
#pragma omp parallel reduction(+: x[0:2]) // want OMP4007 "section of float, which is not an array or a pointer"
  k = 1;
#pragma omp parallel reduction(&: q[0:2]) // want OMP4005 "operator '&' does not take float"
  k = 1;
#pragma omp parallel reduction(+: s.l) // want OMP4016 "expected a variable for reduction, found a part of 's'"
  k = 1;
#pragma omp parallel reduction(inscan, +: x) // want OMP3020 "parallel takes no inscan reduction"
  k = 1;
#pragma omp for reduction(inscan, +: x) // want OMP3020 "the loop has an inscan reduction and no scan directive" OMP4010 "'x' is a variable of the function and private in regions around, reduction needs a shared variable"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp simd reduction(inscan, +: x) reduction(*: k) // want OMP3020 "a reduction without inscan stands beside one with it: all reductions of a loop are inscan, or none"
  for (i = 0; i < 10; i++) {
    x += 1;
#pragma omp scan inclusive(x)
    k *= 1;
  }
#pragma omp simd reduction(task, +: x) // want OMP4027 "simd takes no reduction with the modifier task"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp taskloop reduction(task, +: x) // want OMP4027 "taskloop takes no reduction with the modifier task"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp for reduction(task, +: x) nowait // want OMP4027 "a reduction with the modifier task cannot be combined with nowait" OMP4010 "'x' is a variable of the function and private in regions around, reduction needs a shared variable"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp loop bind(parallel) reduction(task, +: x) // want OMP4027 "loop takes no reduction with the modifier task"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp for reduction(+: x) schedule(static) reduction(-: x) // want OMP4010 "'x' is a variable of the function and private in regions around, reduction needs a shared variable" OMP4002 "'x' is in a reduction clause and in a reduction clause" OMP4010 "'x' is a variable of the function and private in regions around, reduction needs a shared variable"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp task in_reduction(&: x) // want OMP4005 "operator '&' does not take float"
  k = 1;
#pragma omp taskgroup task_reduction(foo: x) // want OMP4022 "reduction 'foo' is not declared"
  k = 1;
#pragma omp taskgroup task_reduction(|: x) // want OMP4005 "operator '\\|' does not take float"
  k = 1;
#pragma omp task in_reduction(+: x) private(x) // want OMP4002 "'x' is in a in_reduction clause and in a private clause"
  k = 1;
#pragma omp taskloop in_reduction(+: x) reduction(+: x) // want OMP4002 "'x' is in a in_reduction clause and in a reduction clause"
  for (i = 0; i < 10; i++) x += 1;
#pragma omp parallel reduction(+: x, k, t, h, z)
  k += 1;
#pragma omp parallel reduction(max: x) reduction(min: k)
  k += 1;
#pragma omp parallel reduction(&: k) reduction(^: h)
  k += 1;
#pragma omp parallel reduction(&&: k, x) reduction(||: t)
  k += 1;
#pragma omp parallel reduction(+: a[0:10])
  k += 1;
#pragma omp parallel reduction(+: a, q[0:n])
  k += 1;
#pragma omp parallel reduction(*: z)
  k += 1;
#pragma omp parallel reduction(-: k)
  k += 1;
}

int late = 1, cells[10];
int used(void) { return late; }
#pragma omp threadprivate(late) // want OMP4012 "'late' is used before it is made threadprivate"
#pragma omp threadprivate(missing) // want OMP4000 "'missing' is not declared"
#pragma omp threadprivate(used) // want OMP4001 "expected a variable, but 'used' is a function"
#pragma omp threadprivate(cells[0]) // want OMP4012 "expected a variable for threadprivate, found a part of 'cells'"
#pragma omp threadprivate // want OMP1005 "expected an argument in parentheses after threadprivate"
#pragma omp threadprivate() // want OMP1005 "expected a variable between the parentheses of threadprivate"
#pragma omp threadprivate(cells // want OMP1004 "expected '\\)' to close this parenthesis"
#pragma omp threadprivate(cells) private(own) // want OMP2001 "threadprivate does not allow the clause private" OMP4012 "'own' is used before it is made threadprivate" OMP4013 "threadprivate variable 'own' in a private clause"
int fresh, other;
#pragma omp threadprivate(fresh)
#pragma omp threadprivate(other, ) // spec: §3.2.1 // want OMP1004 "expected a variable, found '\\)'"
void inside(int arg) {
  int local;
  static int kept;
  static int kept2;
#pragma omp threadprivate(local) // want OMP4012 "'local' is not a static variable"
#pragma omp threadprivate(arg) // want OMP4012 "'arg' is not a static variable"
#pragma omp threadprivate(other)
#pragma omp threadprivate(kept)
  kept2 = 1;
#pragma omp threadprivate(kept2) // want OMP4012 "'kept2' is used before it is made threadprivate"
}
static double place, from[10][10], to[10][10];
static void orphaned(int n)
{
	static double kept;
	double own;
#pragma omp for
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			own = 2; kept = own;
			place = from[i][j] / own; // want OMP6002 "'place' is shared, and each iteration sets and uses it"
			to[i][j] = place * place;
		}
}
