#ifndef _STRINGS_H
#define _STRINGS_H
/* POSIX */
#include <features.h>
#include <bits/locale.h>
#include <stddef.h>
int bcmp(const void *s1, const void *s2, size_t n);
void bcopy(const void *s1, void *s2, size_t n);
void bzero(void *s, size_t n);
int ffs(int i);
#if !defined __STRICT_ANSI__ || defined _GNU_SOURCE || defined _DEFAULT_SOURCE || defined _BSD_SOURCE || defined _XOPEN_SOURCE
char *index(const char *s, int c);
char *rindex(const char *s, int c);
#endif
int strcasecmp(const char *s1, const char *s2);
int strncasecmp(const char *s1, const char *s2, size_t n);
#define ffsl(i) __builtin_ffsl(i)
#define ffsll(i) __builtin_ffsll(i)
static inline int strcasecmp_l(const char *s1, const char *s2, locale_t locale) { return strcasecmp(s1, s2); }
static inline int strncasecmp_l(const char *s1, const char *s2, size_t n, locale_t locale) { return strncasecmp(s1, s2, n); }
#endif
