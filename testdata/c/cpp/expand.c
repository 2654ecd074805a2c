// Function-like and object-like macros, pasting, stringizing (C17 6.10.3).
#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
g(x+(3,4)-w) | h 5) & m
(f)^m(m);
p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
char c[2][6] = { str(hello), str() };
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \
 x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
debug(1, 2);
fputs(str(strncmp("abc\0d", "abc", '\4') // this goes away
 == 0) str(: @\n), s);
xstr(INCFILE(2).hh)
glue(HIGH, LOW);
xglue(HIGH, LOW)
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
char p[] = join(x, y);
#define t2(x,y,z) x ## y ## z
int j[] = { t2(1,2,3), t2(,4,5), t2(6,,7), t2(8,9,),
 t2(10,,), t2(,11,), t2(,,12), t2(,,) };
#define debug2(...) fprintf(stderr, __VA_ARGS__)
#define showlist(...) puts(#__VA_ARGS__)
#define report(test, ...) ((test)?puts(#test): printf(__VA_ARGS__))
debug2("Flag");
debug2("X = %d\n", x);
showlist(The first, second, and third items.);
report(x>y, "x is %d but y is %d", x, y);
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
G_0(42)
#define E1(fmt, ...) e(fmt , ## __VA_ARGS__)
#define E2(args...) e(args)
#define E3(fmt, args...) e(fmt, ## args)
E1("b",) E1("a") E1("a", 1) E1("a", 1, 2) E2() E2(1) E2(1,2) E3(1) E3(1,2) E3(1,)
#define OPT1(...) a(0 __VA_OPT__(,) __VA_ARGS__)
#define OPT2(X, ...) f2(0, X __VA_OPT__(,) __VA_ARGS__)
#define OPT3(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })
#define EMP
OPT1(1, 2, 3) OPT1() OPT1(EMP) OPT2(a, b, c) OPT2(a, ) OPT2(a) OPT3(foo); OPT3(bar, 1, 2);
#define obj obj2 obj
#define obj2 obj obj2
obj obj2
#define recursive(x) x recursive
recursive(1)(2)(3)
#define A(x) B(x
#define B(x) [x]
A(1)) A((2)))
str(  a   b	c  "d\e" '\'' L"x" )
xstr(__FILE_MISSING__ EMP x)
#define EMPTY
#define LPAREN (
#define RPAREN )
#define F(x, y) x + y
#define ELLIP_FUNC(...) __VA_ARGS__
ELLIP_FUNC(F, LPAREN, 'a', 'b', RPAREN);
#define DEFER(id) id EMPTY
#define EXPAND(...) __VA_ARGS__
DEFER(F)(1, 2) EXPAND(DEFER(F)(1, 2))
#define CAT2(a, ...) a ## __VA_ARGS__
CAT2(a, b, c) CAT2(, b) CAT2(a,)
1.5e+3 0x1p-3 .5 1..2 1e+x a+++b a- - -b <: %: :> %:%: ->* ...
L'x' u8"y" U"z" u'w'
