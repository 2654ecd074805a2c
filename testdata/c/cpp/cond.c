// Conditional groups (C17 6.10.1).
#define ONE 1
#define ADD(a, b) ((a) + (b))
#if defined ONE && defined(ONE) && !defined TWO && ADD(ONE, 1) == 2
yes1
#else
no1
#endif
#if (2 || 1 / 0) && 1 ? 3 : (4 / 0)
yes2
#elif 1 / 0
no2
#endif
#ifdef ONE
# ifndef TWO
yes3
# else
no3 ' unbalanced
# endif
#else
no4 " also
# if nonsense (
# endif
#endif
#if -1 > 0u
yes5
#endif
#if 'a' == 97 && '\n' == 10 && '\x41' == 65 && '\101' == 65 && L'a' == 97
yes6
#endif
#if 0x10 == 16 && 010 == 8 && 0b11 == 3 && 10ull == 10 && 1 << 4 == 16 && -8 >> 1 == -4 && ~0 == -1
yes7
#endif
#if 5 % 3 == 2 && 7 / 2 == 3 && -7 / 2 == -3 && (3 & 6) == 2 && (3 | 6) == 7 && (3 ^ 6) == 5
yes8
#endif
#if 0
#elif 0
#elif UNKNOWN + 1
yes9
#elif 1
no9
#else
no9
#endif
#if 1 /* comment */ // another
yes10
#endif /* x */
#if \
 1
yes11
#endif
#undef ONE
#ifdef ONE
no12
#elif defined(__has_include)
yes12
#endif
#if !0 == 1 && !!5 == 1 && +3 == 3
yes13
#endif
# 
#define FIRST
#define HAS_FIRST defined(FIRST) && !defined SECOND
#define HAS(x) (__has_include(<x>) || 1)
#if HAS_FIRST && HAS(stdio.h) && defined FIRST
yes14
#endif
