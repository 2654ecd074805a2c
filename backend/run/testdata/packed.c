// Packed structures: sizes, offsets and accesses.
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
struct inner { char c; int i; double d; };
typedef void (*cb)(int);
enum en { A, B };
struct __attribute__((packed)) a {
	char c; int i, *p, arr[3]; double d; long double ld; struct inner in; struct inner *pin; cb f; void (*g)(int, char *); int (*pa)[3];
	const char *const s; char *names[2]; _Bool b; enum en e; union { int u; char v[4]; } un; struct { char x; int y; }; int (*h[2])(void); float fl, *fp, **fpp;
	struct a *next; unsigned long long ull; long l; short sh; _Complex double z; uint16_t u16; uint32_t tail[]; 
};
#pragma pack(push, 2)
struct b { char c; int i, *p, arr[3]; double d; long double ld; struct inner in; struct inner *pin; cb f; uint32_t u; uint8_t u8; struct { char x; int y; } q; short s; unsigned short int us; enum en e; char e2; long l; };
#pragma pack(4)
struct c { char c; double d; int *p; char c2; int64_t i; struct inner in; long double ld; float _Complex z; };
#pragma pack(8)
struct c8 { char c; double d; long double ld; char k; };
#pragma pack(pop)
struct d { char c; double d; };
struct e { char c; int i __attribute__((packed)); double d; char k; double *p __attribute__((packed)); short s; };
struct f { char c; __attribute__((packed)) int i, *j; double d; };
union __attribute__((packed)) u { char c[5]; int i; double *p; };
struct g { char c; union u u; short s; };
struct __attribute__((packed, aligned(4))) h { char c; short s; int i; };
struct i { char c; struct h h; };
typedef struct { uint8_t v:4, ihl:4; uint8_t tos; uint16_t len; uint32_t src; uint64_t x; } __attribute__((packed)) ip;
struct __attribute__((packed)) bits { unsigned a:3; unsigned b:5; unsigned short c; unsigned char d:8; };
struct node { char tag; struct { struct node *next; short k; } __attribute__((packed)) l; } ;
#define S(t) printf(#t " %zu %zu\n", sizeof(t), _Alignof(t));
#define O(t, m) printf(#t "." #m " %zu\n", offsetof(t, m));
struct b gb = { 'x', 5, 0, {1,2,3}, 2.5, 0, {'q', 7, 1.5}, 0, 0, 77, 8, {'z', 99}, 3, 4, B, 'e', 12345678901L };
struct a ga = { .c = 1, .i = 2, .arr = {3, 4, 5}, .d = 6.5, .in = {7, 8, 9.5}, .s = "hello", .names = {"a", "b"}, .y = 10, .fl = 1.5f, .l = 11, .z = 2.0 };
ip gip = {4, 5, 6, 7, 8, 9};
int main(void)
{
	S(struct a) O(struct a, i) O(struct a, p) O(struct a, arr) O(struct a, d) O(struct a, ld) O(struct a, in) O(struct a, in.d) O(struct a, pin) O(struct a, f) O(struct a, g) O(struct a, pa) O(struct a, s) O(struct a, names)
	O(struct a, b) O(struct a, e) O(struct a, un) O(struct a, x) O(struct a, y) O(struct a, h) O(struct a, fl) O(struct a, fp) O(struct a, fpp) O(struct a, next) O(struct a, ull) O(struct a, z) O(struct a, u16) O(struct a, tail)
	S(struct b) O(struct b, i) O(struct b, p) O(struct b, d) O(struct b, ld) O(struct b, in) O(struct b, u) O(struct b, q) O(struct b, q.y) O(struct b, us) O(struct b, e) O(struct b, l)
	S(struct c) O(struct c, d) O(struct c, p) O(struct c, i) O(struct c, in) O(struct c, ld) O(struct c, z)
	S(struct c8) O(struct c8, ld) O(struct c8, k)
	S(struct d) S(struct e) O(struct e, i) O(struct e, d) O(struct e, p) O(struct e, s)
	S(struct f) O(struct f, i) O(struct f, j) O(struct f, d)
	S(union u) S(struct g) O(struct g, u) O(struct g, s) S(struct h) S(struct i) O(struct i, h) S(ip) O(ip, tos) O(ip, len) O(ip, src) O(ip, x)
	S(struct node) O(struct node, l) O(struct node, l.k) S(struct bits)
	unsigned char *q = (unsigned char *)&gb;
	for (size_t k = 0; k < offsetof(struct b, pin); k++) if (k < offsetof(struct b, ld) || k >= offsetof(struct b, in) + 8) printf("%02x", q[k]);
	puts("");
	printf("%d %d %g %d %g %s %s %d %g %ld %g\n", ga.i, ga.arr[2], ga.d, ga.in.i, ga.in.d, ga.s, ga.names[1], ga.y, ga.fl, ga.l, __real__ ga.z);
	printf("%d %d %d %d %d %ld\n", gip.v, gip.ihl, gip.tos, gip.len, (int)gip.src, (long)gip.x);
	struct a la = ga; la.i++; la.arr[1] += 5; la.d *= 2; la.in.d = 4; la.p = &ga.i; (*la.p)++; la.fp = &la.fl; 
	printf("%d %d %g %g %d\n", la.i, la.arr[1], la.d, la.in.d, ga.i);
	struct b lb = { 'x', 5, 0, {1,2,3}, 2.5, 0, {'q', 7, 1.5}, 0, 0, 77, 8, {'z', 99}, 3, 4, B, 'e', 12345678901L };
	printf("%d %g %d %ld %d\n", lb.i, lb.d, lb.q.y, lb.l, memcmp(&lb.u, &gb.u, 20));
	struct bits bb = {1, 2, 300, 200}; bb.b++; printf("%d %d %d %d %d\n", bb.a, bb.b, bb.c, bb.d, ((unsigned char*)&bb)[0]);
	struct h hs[5]; int sum = 0;
#pragma acc parallel loop copyout(hs)
	for (int k = 0; k < 5; k++) { hs[k].c = k; hs[k].s = 2 * k; hs[k].i = 3 * k; }
	for (int k = 0; k < 5; k++) sum += hs[k].c + hs[k].s + hs[k].i;
	printf("%d\n", sum);
#pragma acc parallel loop copy(la)
	for (int k = 0; k < 3; k++) la.arr[k] = k * 10;
	printf("%d %d %g\n", la.arr[2], la.i, la.d);
	return 0;
}
