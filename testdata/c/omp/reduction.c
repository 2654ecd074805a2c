// User-defined reductions, mappers and other declarations.
struct pair { int l, r; };
struct list { int n; int *p; };
void merge(struct pair *, struct pair *);
void start(struct pair *);
void known(void *, ...);
int plain;

#pragma omp declare reduction // want OMP1005 "expected an argument in parentheses after declare reduction"
#pragma omp declare reduction() // want OMP1005 "expected an argument between the parentheses of declare reduction"
#pragma omp declare reduction(join) // want OMP1011 "expected a name or operator and ':'"
#pragma omp declare reduction(join:) // want OMP1004 "expected a type, found '\\)'"
#pragma omp declare reduction(join: struct pair) // want OMP4024 "expected ':' and how omp_in is combined into omp_out after the type"
#pragma omp declare reduction(join: struct pair:) // want OMP1012 "expected an expression, found '\\)'"
#pragma omp declare reduction(: struct pair: omp_out.l += omp_in.l) // want OMP1011 "expected a reduction operator, found ':'"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l // want OMP1004 "expected '\\)' to close this parenthesis"
#pragma omp declare reduction(join struct pair: omp_out.l += omp_in.l) // want OMP1011 "expected ':' after the reduction operator, found 'struct'"
#pragma omp declare reduction(join: : omp_out.l += omp_in.l) // want OMP1004 "expected a type, found ':'"
#pragma omp declare reduction(join: struct nothing: omp_out.l += omp_in.l) // want ACC0122 "too many items in initializer"
#pragma omp declare reduction(join: missing: omp_out += omp_in) // want ACC0122 "missing is not declared"
#pragma omp declare reduction(join: int[10]: omp_out[0] += omp_in[0]) // want OMP4024 "expected a type that is not an array, found int\\[10\\]"
#pragma omp declare reduction(join: const int: omp_out + omp_in) // want OMP4024 "expected a type without const"
#pragma omp declare reduction(join: int(void): omp_out) // want ACC0122 "expected abstract declarator, found '\\('"
#pragma omp declare reduction(+: int: omp_out += omp_in)
#pragma omp declare reduction(max: float: omp_out += omp_in)
#pragma omp declare reduction(<<: struct pair: omp_out.l += omp_in.l) // want OMP1011 "unknown reduction operator '<<'"
#pragma omp declare reduction(join: struct pair: omp_out.x += omp_in.x) // want OMP4023 "reduction 'join' is declared twice for struct pair" ACC0122 "type struct pair has no member named x"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_priv.l) // want OMP4023 "reduction 'join' is declared twice for struct pair" ACC0122 "omp_priv is not declared"
#pragma omp declare reduction(join: struct pair: omp_out.l += plain) // want OMP4023 "reduction 'join' is declared twice for struct pair" OMP4024 "expected no variables but omp_in and omp_out in the combiner, found 'plain'"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer // want OMP1005 "expected an argument in parentheses after initializer"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer() // want OMP1005 "expected an argument between the parentheses of initializer"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer(omp_out = 1) // want OMP4023 "reduction 'join' is declared twice for struct pair" ACC0122 "omp_out is not declared"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer(plain = 1) // want OMP4023 "reduction 'join' is declared twice for struct pair" OMP4024 "expected no variables but omp_priv and omp_orig in the initializer, found 'plain'"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer(start(&plain)) // want OMP4023 "reduction 'join' is declared twice for struct pair" OMP4024 "expected no variables but omp_priv and omp_orig in the initializer, found 'plain'"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer(missing(&omp_priv)) // want OMP4023 "reduction 'join' is declared twice for struct pair" ACC0115 "function 'missing' is not declared"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) initializer(omp_priv = {0}) initializer(omp_priv = {0}) // want OMP4023 "reduction 'join' is declared twice for struct pair" OMP2002 "initializer is repeated"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) private(plain) // want OMP4023 "reduction 'join' is declared twice for struct pair" OMP2001 "declare reduction does not allow the clause private"
#pragma omp declare reduction(join: struct pair: omp_out.l += omp_in.l) foo // want OMP1003 "unknown clause 'foo'"
#pragma omp declare reduction(good: struct pair: merge(&omp_out, &omp_in)) initializer(start(&omp_priv))
#pragma omp declare reduction(good: struct pair: merge(&omp_out, &omp_in)) // want OMP4023 "reduction 'good' is declared twice for struct pair"
#pragma omp declare reduction(both: int, int: omp_out += omp_in) // want OMP4023 "reduction 'both' is declared twice for int"
#pragma omp declare reduction(numbers: int, float, double: omp_out += omp_in) initializer(omp_priv = 0)
#pragma omp declare reduction(+: struct pair: omp_out.l += omp_in.l) initializer(omp_priv = {0, 0})
#pragma omp declare reduction(orig: int: omp_out += omp_in) initializer(omp_priv = omp_orig)

#pragma omp declare mapper // want OMP1005 "expected an argument in parentheses after declare mapper"
#pragma omp declare mapper() // want OMP1005 "expected an argument between the parentheses of declare mapper"
#pragma omp declare mapper(struct list) map(l.n) // want OMP1016 "expected the name of a variable, found '\\)'" OMP4000 "'l' is not declared"
#pragma omp declare mapper(struct list l) // want OMP2004 "declare mapper needs map"
#pragma omp declare mapper(struct list l) map() // want OMP1005 "expected a variable between the parentheses of map"
#pragma omp declare mapper(struct list l) map(l.missing) // want OMP4031 "mapper 'default' is declared twice for struct list" ACC0122 "type struct list has no member named missing" OMP4000 "'l' is not declared"
#pragma omp declare mapper(struct list l) map(m.n) // want OMP4031 "mapper 'default' is declared twice for struct list" OMP4000 "'m' is not declared"
#pragma omp declare mapper(int l) map(l) // want OMP4029 "expected a structure or union, found int"
#pragma omp declare mapper(int *l) map(l[0:1]) // want OMP4029 "expected a structure or union, found int\\*"
#pragma omp declare mapper(struct list l) map(to: l.n) private(plain) // want OMP4031 "mapper 'default' is declared twice for struct list" OMP2001 "declare mapper does not allow the clause private"
#pragma omp declare mapper(1: struct list l) map(l.n) // want OMP1004 "expected the name of the mapper, found '1'"
#pragma omp declare mapper(nope: struct nothing l) map(l.n) // want ACC0122 "too many items in initializer" OMP4000 "'l' is not declared"
#pragma omp declare mapper(rel: struct list l) map(release: l.n) // want OMP4017 "declare mapper does not take map type release"
#pragma omp declare mapper(struct list l) map(l.n, l.p[0:l.n]) // want OMP4031 "mapper 'default' is declared twice for struct list"
#pragma omp declare mapper(deep: struct list l) map(to: l.n) map(l.p[0:l.n])

void uses(struct pair s, struct list l, int k, float x, char h) {
#pragma omp parallel reduction(good: s)
  s.l = 1;
#pragma omp parallel reduction(good: k) // want OMP4022 "reduction 'good' is not declared for int"
  s.l = 1;
#pragma omp parallel reduction(good: x) // want OMP4022 "reduction 'good' is not declared for float"
  s.l = 1;
#pragma omp parallel reduction(numbers: k, x)
  s.l = 1;
#pragma omp parallel reduction(numbers: h) // want OMP4022 "reduction 'numbers' is not declared for char"
  s.l = 1;
#pragma omp parallel reduction(+: s)
  s.l = 1;
#pragma omp parallel reduction(*: s) // want OMP4005 "operator '\\*' does not take struct pair"
  s.l = 1;
#pragma omp parallel reduction(both: x) // want OMP4022 "reduction 'both' is not declared for float"
  s.l = 1;
  {
#pragma omp declare reduction(inner: int: omp_out += omp_in)
#pragma omp parallel reduction(inner: k)
    s.l = 1;
#pragma omp parallel reduction(inner: s) // want OMP4022 "reduction 'inner' is not declared for struct pair"
    s.l = 1;
  }
#pragma omp target map(mapper(deep), tofrom: l)
  s.l = 1;
#pragma omp target map(mapper(default), tofrom: l)
  s.l = 1;
#pragma omp target map(mapper(nowhere), tofrom: l) // want OMP4025 "mapper 'nowhere' is not declared"
  s.l = 1;
#pragma omp target map(mapper(deep), tofrom: k) // want OMP4025 "expected a structure for mapper 'deep', 'k' is int"
  s.l = 1;
#pragma omp target map(mapper(), tofrom: l) // want OMP1005 "expected an argument between the parentheses of mapper"
  s.l = 1;
#pragma omp target update to(mapper(deep): l)
#pragma omp target update to(mapper(nowhere): l) // want OMP4025 "mapper 'nowhere' is not declared"
#pragma omp target update from(mapper(nowhere): l) // want OMP4025 "mapper 'nowhere' is not declared"
}

#pragma omp declare simd
int lanes(int a, int *p, float f) { return a + *p; }
#pragma omp declare simd linear(f) // want OMP4021 "expected an integer or a pointer for linear, 'f' is float"
int lanes1(int a, int *p, float f) { return a; }
#pragma omp declare simd uniform(b) // want OMP4000 "'b' is not declared"
int lanes2(int a, int *p, float f) { return a; }
#pragma omp declare simd uniform(plain) // want OMP4030 "'plain' is not a parameter of the function"
int lanes3(int a, int *p, float f) { return a; }
#pragma omp declare simd aligned(a) // want OMP4018 "expected a pointer or an array for aligned, 'a' is int"
int lanes4(int a, int *p, float f) { return a; }
#pragma omp declare simd inbranch notinbranch // want OMP2003 "notinbranch cannot be combined with inbranch"
int lanes5(int a, int *p, float f) { return a; }
#pragma omp declare simd simdlen(0) // want OMP2008 "expected a positive constant for simdlen, found 0"
int lanes6(int a, int *p, float f) { return a; }
#pragma omp declare simd simdlen(4) simdlen(8) // want OMP2002 "simdlen is repeated"
int lanes7(int a, int *p, float f) { return a; }
#pragma omp declare simd uniform(a) linear(a) // want OMP4030 "'a' cannot be both uniform and linear"
int lanes8(int a, int *p, float f) { return a; }
#pragma omp declare simd private(a) // want OMP2001 "declare simd does not allow the clause private"
int lanes9(int a, int *p, float f) { return a; }
#pragma omp declare simd
int variable; // place: at the directive
#pragma omp declare simd linear(a: 1.5) // want OMP2012 "expected an integer for the step of linear, found double"
int lanes10(int a, int *p, float f) { return a; }
#pragma omp declare simd linear(p: 1) uniform(a) aligned(p: 16) simdlen(4) notinbranch
int lanes11(int a, int *p, float f) { return a; }
#pragma omp declare simd linear(p: a) uniform(a)
int lanes12(int a, int *p, float f) { return a; }
#pragma omp declare simd linear(p: a) // want OMP4030 "step 'a' is not a uniform parameter"
int lanes13(int a, int *p, float f) { return a; }

int hidden(int n, long l)
{
#pragma omp declare reduction(mine: int: omp_out += omp_in)
    {
#pragma omp declare reduction(mine: int: omp_out *= omp_in) initializer(omp_priv = 1)
#pragma omp declare reduction(mine: int: omp_out |= omp_in) // want OMP4023 "reduction 'mine' is declared twice for int"
#pragma omp declare reduction(inner: int: omp_out |= omp_in)
#pragma omp declare mapper(inner: struct list x) map(x, x.p[0:x.n])
#pragma omp parallel reduction(mine: n) reduction(inner: l) // want OMP4022 "reduction 'inner' is not declared for long"
        n++, l++;
    }
#pragma omp parallel reduction(mine: n)
    n++;
#pragma omp parallel reduction(inner: n) // want OMP4022 "reduction 'inner' is not declared"
    n++;
    struct list z = {0};
#pragma omp target map(mapper(inner), tofrom: z) // want OMP4025 "mapper 'inner' is not declared"
    z.n++;
#pragma omp parallel reduction(late: n) // want OMP4022 "reduction 'late' is not declared"
    n++;
    return n;
}
#pragma omp declare reduction(late: int: omp_out += omp_in)
