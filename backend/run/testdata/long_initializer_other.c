// Arrays of other types with thousands of initial values, and values that do not fit.
#include <stdio.h>
#include <stdint.h>
#include <stdbool.h>
#define A 1, -2, 3, 'a', 0x7f, 300, +6, 017
#define B A, A, A, A, A, A, A, A
#define C B, B, B, B, B, B, B, B
#define D C, C, C, C, C, C, C, C
#define E D, C, C
int ints[] = {E};
static const unsigned char bytes[] = {E, };
short shorts[10000] = {E};
long longs[] = {E, 5 + 3, sizeof(int), E, [6000] = 77, 78, E};
#define F 1.5, -2, 0.1, 3e10f, 'x', -0.0, 0x1p-3, 7
#define G F, F, F, F, F, F, F, F
#define H G, G, G, G, G, G, G, G
#define I H, H, H, H, H, H, H, H, H, H
double doubles[] = {I};
float floats[] = {I, 16777217, 0.1};
int truncated[] = {E, 1.5, -2.5, 3e3f};
uint64_t wide[] = {E, 0xffffffffffffffff, 18446744073709551615u, 9223372036854775807, -9223372036854775807, -1u, -0x80000000, 12345678901234567890u};
double widened[] = {E, 9007199254740993, 18446744073709551615u, E};
float narrowed[] = {E, 16777217, 9007199791611905, 0};
_Bool flags[] = {E, 0, 2, 0.5, 9};
char *pointers[] = {[5] = "five", 0, 0, 0};
struct pair { int a; char b; } pairs[] = {E, 9};
typedef int row[3];
row rows[] = {E, 4};
int matrix[][2] = {E, 4};
long double quad[] = {I, 0.25};
uintptr_t addresses[] = {E, E, (uintptr_t)ints, 3};
enum e { X, Y } enums[] = {E};
struct { int n; int a[9000]; } inside = {3, {E}};
int last[] = {E, 1
, 2};
static long sum(int n, const unsigned char *p) { unsigned long s = 0; for (int i = 0; i < n; i++) s = s * 31 + p[i]; return (long)s; }
#define S(x) printf(#x " %zu %lx\n", sizeof x, sum(sizeof x, (const unsigned char *)x));
int main(void)
{
	S(ints) S(bytes) S(shorts) S(longs) S(doubles) S(floats) S(truncated) S(wide) S(widened) S(narrowed) S(flags) S(rows) S(matrix) S(enums) S(inside.a) S(last)
	printf("%zu %d %d\n", sizeof pairs, pairs[2500].a, pairs[2500].b);
	printf("%zu %s %d\n", sizeof pointers, pointers[5], pointers[6] == 0);
	printf("%d %d\n", addresses[sizeof addresses / sizeof *addresses - 2] == (uintptr_t)ints, (int)addresses[5]);
	printf("%g %g\n", (double)quad[5000], (double)quad[sizeof quad / sizeof *quad - 1]);
	long total = 0;
#pragma acc parallel loop copyin(ints) reduction(+:total)
	for (int i = 0; i < 5000; i++) total += ints[i];
	printf("%ld\n", total);
	return 0;
}
