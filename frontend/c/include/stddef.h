#ifndef _STDDEF_H
#define _STDDEF_H
/* C17 7.19 */
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef struct { long long __a; long double __b; } max_align_t;
#undef NULL
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)
#if __STDC_VERSION__ >= 202311L
#define unreachable() __builtin_unreachable()
typedef __typeof__((void *)0) nullptr_t;
#endif
#endif
