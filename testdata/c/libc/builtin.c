/* The compiler's own functions of GNU C. */
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

static int forward(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int n = __builtin_vprintf(format, list);
    va_end(list);
    return n;
}

struct pair {
    char first;
    double second;
};

enum { same = __builtin_types_compatible_p(int, int) + 2 * __builtin_types_compatible_p(int, long) };

#if __has_builtin(__builtin_popcount) && __has_builtin(__builtin_expect) && __has_builtin(__builtin_sin) && !__has_builtin(__builtin_nothing)
#define KNOWN 1
#else
#define KNOWN 0
#endif

int main(void)
{
    printf("%d %d %d %d\n", KNOWN, __INT_WIDTH__, __DBL_MANT_DIG__, __INT16_MAX__);
    printf("%lu %u %d\n", __UINT64_MAX__, __UINT32_C(5), __FLT_MAX_10_EXP__);
    volatile unsigned u = 0x00F0F001;
    volatile unsigned long ul = 0x00F0F00100000000UL;
    printf("%d %d %d %d %d\n", __builtin_popcount(u), __builtin_clz(u), __builtin_ctz(u), __builtin_ffs(u), __builtin_parity(u));
    printf("%d %d %d %d %d\n", __builtin_popcountl(ul), __builtin_clzl(ul), __builtin_ctzl(ul), __builtin_ffsl(ul), __builtin_parityl(ul));
    printf("%d %d %d %d %d\n", __builtin_popcountll(ul), __builtin_clzll(ul), __builtin_ctzll(ul), __builtin_ffsll(ul), __builtin_parityll(ul));
    printf("%d %d %d %d %d\n", __builtin_ffs(0), __builtin_ffsl(0), __builtin_clrsb(-1), __builtin_clrsb(5), __builtin_clrsbl(-4096));
    printf("%x %x %lx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678), __builtin_bswap64(0x123456789abcdef0UL));

    int i;
    unsigned v;
    long l;
    unsigned long w;
    short s;
    unsigned char c;
    volatile int big = INT_MAX, small = INT_MIN, minus = -1;
    volatile long huge = LONG_MAX, tiny = LONG_MIN;
    volatile unsigned long most = ULONG_MAX;
    int o;
#define SHOW(call, r, format) (o = (call), printf("%d " format "\n", o, r))
    SHOW(__builtin_add_overflow(big, 1, &i), i, "%d");
    SHOW(__builtin_add_overflow(big, 1, &l), l, "%ld");
    SHOW(__builtin_add_overflow(big, big, &v), v, "%u");
    SHOW(__builtin_add_overflow(minus, 0, &v), v, "%u");
    SHOW(__builtin_add_overflow(huge, 1L, &l), l, "%ld");
    SHOW(__builtin_add_overflow(huge, 1L, &w), w, "%lu");
    SHOW(__builtin_add_overflow(most, 1, &w), w, "%lu");
    SHOW(__builtin_add_overflow(most, minus, &w), w, "%lu");
    SHOW(__builtin_add_overflow(200, 100, &c), c, "%d");
    SHOW(__builtin_sub_overflow(small, 1, &i), i, "%d");
    SHOW(__builtin_sub_overflow(0u, 1u, &v), v, "%u");
    SHOW(__builtin_sub_overflow(0u, 1u, &i), i, "%d");
    SHOW(__builtin_sub_overflow(tiny, 1L, &l), l, "%ld");
    SHOW(__builtin_sub_overflow(most, most, &w), w, "%lu");
    SHOW(__builtin_mul_overflow(big, 2, &i), i, "%d");
    SHOW(__builtin_mul_overflow(big, -2, &l), l, "%ld");
    SHOW(__builtin_mul_overflow(huge, 2L, &l), l, "%ld");
    SHOW(__builtin_mul_overflow(tiny, -1L, &l), l, "%ld");
    SHOW(__builtin_mul_overflow(tiny, -1L, &w), w, "%lu");
    SHOW(__builtin_mul_overflow(most, 2ul, &w), w, "%lu");
    SHOW(__builtin_mul_overflow(most, minus, &l), l, "%ld");
    SHOW(__builtin_mul_overflow(300, 300, &s), s, "%d");
    SHOW(__builtin_sadd_overflow(big, 1, &i), i, "%d");
    SHOW(__builtin_uaddl_overflow(most, 2, &w), w, "%lu");
    SHOW(__builtin_ssubl_overflow(tiny, 2, &l), l, "%ld");
    SHOW(__builtin_usub_overflow(2, 3, &v), v, "%u");
    SHOW(__builtin_smul_overflow(46341, 46341, &i), i, "%d");
    SHOW(__builtin_umul_overflow(65536, 65535, &v), v, "%u");
    printf("%d %d\n", __builtin_add_overflow_p(big, 1, 0), __builtin_mul_overflow_p(big, 2, 0L));

    volatile double nan = __builtin_nan(""), inf = __builtin_inf(), one = -1.0, least = 5e-324, zero = -0.0;
    printf("%d %d %d %d\n", !!__builtin_isnan(nan), !!__builtin_isnan(one), __builtin_isinf_sign(-inf), !!__builtin_isinf(one));
    printf("%d %d %d %d\n", __builtin_isfinite(inf), __builtin_isfinite(one), __builtin_isnormal(least), __builtin_isnormal(one));
    printf("%d %d %d\n", !!__builtin_signbit(zero), !!__builtin_signbit(inf), !!__builtin_signbitf(-2.0f));
#define CLASS(x) __builtin_fpclassify(1, 2, 3, 4, 5, x)
    printf("%d %d %d %d %d\n", CLASS(nan), CLASS(inf), CLASS(one), CLASS(least), CLASS(zero));
    printf("%d %d %d %d\n", __builtin_isunordered(nan, one), __builtin_isless(one, zero), __builtin_isgreaterequal(one, nan), __builtin_islessgreater(one, 2));
    printf("%g %g %g %g\n", __builtin_huge_val(), (double)__builtin_inff(), __builtin_fabs(-3.5), (double)__builtin_sqrtf(2.25f));
    printf("%.10g %.10g %.10g %.10g\n", __builtin_sin(0.5), __builtin_pow(2, 0.5), __builtin_fma(2, 3, 4), __builtin_copysign(2, -1));
    printf("%g %ld\n", __builtin_ldexp(1.5, 4), __builtin_lround(2.5));

    char text[32];
    __builtin_memset(text, 'x', 8);
    __builtin_memcpy(text, "hello", 6);
    __builtin_strcat(text, "!");
    __builtin_printf("%s %lu %d\n", text, __builtin_strlen(text), __builtin_strcmp(text, "hello!"));
    __builtin_sprintf(text, "%d", __builtin_abs(-7));
    __builtin_puts(text);
    forward("%d %s\n", 5, "forwarded");
    int *block = __builtin_alloca(4 * sizeof *block);
    for (int k = 0; k < 4; k++)
        block[k] = k * k;
    printf("%d\n", block[3]);

    double *p = __builtin_assume_aligned(&nan, 8);
    printf("%d %d %lu %d\n", same, p == &nan, __builtin_offsetof(struct pair, second), __builtin_choose_expr(1, 5, "no"));
    __builtin_prefetch(text);
    if (__builtin_expect(o > 5, 0))
        __builtin_unreachable();
    if (__builtin_expect_with_probability(o == 99, 0, 0.9))
        __builtin_trap();
    __builtin_exit(0);
}
