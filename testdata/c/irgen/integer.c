/* Integer arithmetic: promotions, conversions, every operator. */
#include <stdio.h>

static unsigned char uc = 250;
static signed char sc = -3;
static unsigned short us = 65535;
static short ss = -32768;

int main(void)
{
	int i = -7, j = 3;
	unsigned u = 4000000000u, v = 7;
	long l = -5000000000L;
	unsigned long ul = 1UL << 63;
	long long ll = 0x7fffffffffffffffLL;
	_Bool b = 2.5;
	char c = 'x';

	printf("%d %d %d %d %d\n", i + j, i - j, i * j, i / j, i % j);
	printf("%u %u %u %u %u\n", u + v, u - v, u * v, u / v, u % v);
	printf("%d %d %d %d\n", i & j, i | j, i ^ j, ~i);
	printf("%d %d %u %u\n", i << 2, i >> 1, u << 3, u >> 5);
	printf("%d %d %d %d\n", uc + uc, sc * uc, us + us, ss - 1);
	printf("%d %d %d %d %d %d\n", i < j, i > j, i <= -7, i >= j, i == -7, i != j);
	printf("%d %d %d\n", i < u, sc < uc, (unsigned)i < v);
	printf("%ld %lu %lld\n", l / 7, ul / 3, ll - 1);
	printf("%ld %d\n", l + u, (int)l);
	printf("%d %d %d\n", (char)300, (unsigned char)-1, (short)70000);
	printf("%d %d %d %d\n", b, !b, !i, -c);
	printf("%d %d\n", i && j, i == 0 || j == 0);
	uc += 10;
	sc -= 130;
	us++;
	--ss;
	printf("%d %d %d %d\n", uc, sc, us, ss);
	i = j++ + ++j;
	printf("%d %d\n", i, j);
	i <<= 3;
	i |= 1;
	i ^= 0xff;
	i &= ~2;
	i %= 100;
	i *= -2;
	i /= 3;
	i >>= 1;
	printf("%d\n", i);
	u -= 1.5;
	printf("%u\n", u);
	b += 5;
	b--;
	printf("%d\n", b);
	i = (j = 4, j + 1);
	printf("%d %d\n", i, j ? i > 2 ? 10 : 20 : 30);
	printf("%zu %zu %zu\n", sizeof i, sizeof(long double), sizeof(char[7]));
	printf("%d %d\n", '\n', L'a');
	printf("%d\n", (int)sizeof(int) - 8 < 0);
	printf("%ld\n", (long)(i = 5) * 2);
	printf("%d %d %d\n", __builtin_popcount(0xff0f), __builtin_clzl(1), __builtin_ctz(8));
	return (int)(ul >> 63) - 1;
}
