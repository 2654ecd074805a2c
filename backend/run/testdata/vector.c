// Vectors of GNU C: operators, elements, conversions, calls, and in constructs.
#include <stdio.h>
typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef double v2d __attribute__((__vector_size__(2 * sizeof(double))));
typedef unsigned char v8 __attribute__((vector_size(8)));
typedef signed char s16 __attribute__((vector_size(16)));
typedef short v4s __attribute__((vector_size(8)));
typedef float unaligned __attribute__((vector_size(16), aligned(4)));
struct s { char c; v4f v; };
struct particle { v4f pos, vel; int id; };
__attribute__((vector_size(8))) short g = {1,2,3,4};
v4f table[3] = {{1,2,3,4}, {5,6,7,8}, {9}};
struct s gs = {'x', {1.5, 2.5}};
v4i gi[] = {{1}, {0, 0, 5}};
static v4f add(v4f a, v4f b) { return a + b; }
static v4f scale(v4f a, float k) { return a * k; }
static float dot(v4f a, v4f b) { v4f p = a * b; return p[0] + p[1] + p[2] + p[3]; }
static v4f (*op)(v4f, v4f) = add;
void pf(const char *n, v4f v) { printf("%s %g %g %g %g\n", n, v[0], v[1], v[2], v[3]); }
void pi(const char *n, v4i v) { printf("%s %d %d %d %d\n", n, v[0], v[1], v[2], v[3]); }
int main(void)
{
	printf("%zu %zu %zu %zu %zu %zu %zu\n", sizeof(v4f), _Alignof(v4f), sizeof(struct s), sizeof g, sizeof(struct particle), _Alignof(struct s), sizeof(table[0][1]));
	printf("%zu %zu %d %g\n", sizeof gi, _Alignof(unaligned), g[2], gs.v[1]);
	v4f a = {1, 2, 3, 4}, b = a + a, z = {0}, c;
	pf("b", b); pf("mul", a * b); pf("div", b / a); pf("sub", a - 1); pf("bcast", 2 * a); pf("neg", -a); pf("plus", +a);
	v4i x = {7, -8, 9, 10}, y = {2, 3, 4, 5};
	pi("+", x + y); pi("-", x - y); pi("*", x * y); pi("/", x / y); pi("%", x % y); pi("&", x & y); pi("|", x | y); pi("^", x ^ y);
	pi("<<", x << y); pi(">>", x >> 1); pi("~", ~x); pi("-", -x);
	pi("<", x < y); pi(">", x > 8); pi("==", x == x); pi("!=", x != y); pi("f<", a < 2.5f); pi("f>=", a >= b); pi("sel", (x > y & x) | (x <= y & y));
	c = a; c[2] = 42; c[0] += 1; c[3]++; pf("c", c); pf("a", a);
	c += a; pf("+=", c); c *= 2; pf("*=", c); x <<= 1; pi("<<=", x); x %= 5; pi("%=", x); x++; pi("x++", x++); pi("--x", --x);
	pf("add", add(a, b)); pf("op", op(a, c)); pf("scale", scale(a, 0.5f)); printf("%g\n", dot(a, b));
	struct particle p[2] = {{{1, 2, 3}, {4, 5, 6}, 1}, {.vel = {7, 8}, .id = 2}}, q;
	p[0].pos += p[0].vel * 0.5f; pf("pos", p[0].pos); q = p[0]; pf("q", q.vel); p[1].vel[1] = -1; pf("vel", p[1].vel); struct particle *pp = p; pp->pos = pp[1].vel; pf("pp", pp->pos); printf("%g %d\n", pp->pos[1], p[1].id);
	float data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
	v4f *vp = (v4f *)data; pf("vp", vp[1]); *vp = vp[0] + vp[1]; printf("%g %g\n", data[0], data[3]); unaligned *u = (unaligned *)(data + 1); v4f w = *u; pf("u", w);
	v8 k = {250, 251, 252, 253, 1, 2, 3, 4}; v8 kk = k + k; for (int i = 0; i < 8; i++) printf("%d ", kk[i]); puts("");
	s16 sc = {100, 100, -100}; s16 sd = sc + sc; printf("%d %d %d\n", sd[0], sd[2], sd[3]); s16 lt = sc < sd; printf("%d %d\n", lt[0], lt[2]);
	v4s h = {1, -2, 3, -4}; h = h * h - g; for (int i = 0; i < 4; i++) printf("%d ", h[i]); puts("");
	v2d d = {1.5, 2.5}; d = d * d / 2; printf("%g %g\n", d[0], d[1]);
	v4i bits = (v4i)a; pi("bits", bits); v8 by = (v8)(v4s){1, 2, 3, 256}; printf("%d %d %d\n", by[0], by[2], by[7]);
	pf("comp", (v4f){4, 3, 2, 1} + a); printf("%g %g\n", (a + b)[1], add(a, b)[3]);
	pf("cond", a[0] > 0 ? a : b); pf("comma", (a[0] = 9, a)); pf("stmt", ({ v4f t = a; t *= t; t; }));
	pf("shuffle", __builtin_shuffle(a, (v4i){3, 2, 1, 0})); pf("shuffle2", __builtin_shuffle(a, b, (v4i){0, 4, 1, 5}));
	for (int i = 0; i < 3; i++) pf("table", table[i]);
	pi("gi", gi[1]);
	float sum = 0; v4f acc = {0};
	v4f arr[16]; for (int i = 0; i < 16; i++) arr[i] = (v4f){i, i + 1, i + 2, i + 3};
#pragma acc parallel loop copy(arr) reduction(+:sum)
	for (int i = 0; i < 16; i++) { v4f t = arr[i] * 2; t[1] = -t[1]; arr[i] = add(t, a); sum += t[0]; }
	pf("arr", arr[15]); printf("%g\n", sum);
	v4f m = {1, 1, 1, 1};
#pragma acc parallel copyin(m) copyout(acc)
	{ acc = m + m; acc[3] = 7; }
	pf("acc", acc);
#pragma acc parallel loop private(m) firstprivate(a) copyout(arr[0:4])
	for (int i = 0; i < 4; i++) { m = a; m[0] = i; arr[i] = m; }
	pf("priv", arr[3]);
#pragma acc parallel
	{ acc = a; acc[0]++; }
	pf("implicit", acc);
	const v4f cv = {1, 2, 3, 4}; volatile v4f vv = {1, 2}; vv[0] = 5; printf("%g %g\n", cv[2], vv[0]);
	int idx = 2; pf("dyn", (a[idx] = 77, a)); float *fp = &a[1]; *fp = 66; pf("ptr", a);
	return 0;
}
