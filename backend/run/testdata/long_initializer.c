// Arrays of numbers with thousands of initial values.
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
uint64_t wide[] = {E, 0xffffffffffffffff, 18446744073709551615u, 9223372036854775807, -9223372036854775807, -1u, -0x80000000, 12345678901234567890u};
typedef int row[3];
int matrix[][2] = {E, 4};
uintptr_t addresses[] = {E, E, (uintptr_t)ints, 3};
struct { int n; int a[9000]; } inside = {3, {E}};
int last[] = {E, 1
, 2};
static long sum(int n, const unsigned char *p) { unsigned long s = 0; for (int i = 0; i < n; i++) s = s * 31 + p[i]; return (long)s; }
#define S(x) printf(#x " %zu %lx\n", sizeof x, sum(sizeof x, (const unsigned char *)x));
int main(void)
{
	S(ints) S(bytes) S(shorts) S(longs) S(doubles) S(floats) S(wide) S(matrix) S(inside.a) S(last)
	printf("%d %d\n", addresses[sizeof addresses / sizeof *addresses - 2] == (uintptr_t)ints, (int)addresses[5]);
	long total = 0;
#pragma acc parallel loop copyin(ints) reduction(+:total)
	for (int i = 0; i < 5000; i++) total += ints[i];
	printf("%ld\n", total);
	return 0;
}
