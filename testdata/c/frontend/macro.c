// Macro expansion: the strings show the result.
#define STR(...) #__VA_ARGS__
#define XSTR(...) STR(__VA_ARGS__)
#define CAT(a, b) a ## b
#define XCAT(a, b) CAT(a, b)
#define VA(first, ...) first, ##__VA_ARGS__
#define OPT(x, ...) x __VA_OPT__(:) __VA_ARGS__
#define SELF SELF + 1
#define F(x) G(x)
#define G(x) F(x) x
#define EMPTY
#define HASH # %:
#define NAMED(args...) {args}
const char *t1 = XSTR(XCAT(1, XCAT(2, 3)));
const char *t2 = XSTR(VA(1) / VA(1, 2) / OPT(1) / OPT(1, 2, 3));
const char *t3 = XSTR(SELF F(1) F);
const char *t4 = XSTR(CAT(EMPTY, x) CAT(, y) CAT(z,) NAMED(1, 2));
const char *t5 = XSTR(STR("a\n" 'b' "\"" L"w"));
const char *t6 = XSTR(__LINE__ __COUNTER__ __COUNTER__ HASH F
(2) [ F (
3 ) ]);
#define f(a) a*g
#define g(a) f(a)
const char *t7 = XSTR(f(2)(9));
int li\
ne = 1; /* spliced */
