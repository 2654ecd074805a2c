#ifndef _STRING_H
#define _STRING_H
/* C17 7.24 and POSIX */
#include <features.h>
#include <bits/locale.h>
#include <stddef.h>
void *memcpy(void *restrict s1, const void *restrict s2, size_t n);
void *memmove(void *s1, const void *s2, size_t n);
void *memccpy(void *restrict s1, const void *restrict s2, int c, size_t n);
char *strcpy(char *restrict s1, const char *restrict s2);
char *strncpy(char *restrict s1, const char *restrict s2, size_t n);
char *strcat(char *restrict s1, const char *restrict s2);
char *strncat(char *restrict s1, const char *restrict s2, size_t n);
int memcmp(const void *s1, const void *s2, size_t n);
int strcmp(const char *s1, const char *s2);
int strcoll(const char *s1, const char *s2);
int strncmp(const char *s1, const char *s2, size_t n);
size_t strxfrm(char *restrict s1, const char *restrict s2, size_t n);
void *memchr(const void *s, int c, size_t n);
char *strchr(const char *s, int c);
size_t strcspn(const char *s1, const char *s2);
char *strpbrk(const char *s1, const char *s2);
char *strrchr(const char *s, int c);
size_t strspn(const char *s1, const char *s2);
char *strstr(const char *s1, const char *s2);
char *strtok(char *restrict s1, const char *restrict s2);
void *memset(void *s, int c, size_t n);
char *strerror(int errnum);
size_t strlen(const char *s);
/* POSIX and common extensions */
size_t strnlen(const char *s, size_t maxlen);
char *strdup(const char *s);
char *strndup(const char *s, size_t n);
char *strtok_r(char *restrict s, const char *restrict sep, char **restrict state);
char *strsep(char **restrict s, const char *restrict sep);
char *stpcpy(char *restrict s1, const char *restrict s2);
char *stpncpy(char *restrict s1, const char *restrict s2, size_t n);
void *mempcpy(void *restrict s1, const void *restrict s2, size_t n);
void *memrchr(const void *s, int c, size_t n);
char *strcasestr(const char *s1, const char *s2);
#include <strings.h>
void *memmem(const void *s, size_t n, const void *part, size_t size);
void *rawmemchr(const void *s, int c);
char *strchrnul(const char *s, int c);
size_t strlcpy(char *restrict s1, const char *restrict s2, size_t n);
size_t strlcat(char *restrict s1, const char *restrict s2, size_t n);
char *strsignal(int sig);
void explicit_bzero(void *s, size_t n);
static inline int ffsl(long i) { return __builtin_ffsl(i); }
static inline int ffsll(long long i) { return __builtin_ffsll(i); }
#include <strings.h>
static inline int strerror_r(int errnum, char *buffer, size_t n)
{
	const char *text = strerror(errnum);
	size_t length = strlen(text);
	if (n == 0)
		return 34;
	memcpy(buffer, text, length < n ? length + 1 : n);
	buffer[n - 1] = 0;
	return length < n ? 0 : 34;
}
static inline int strcoll_l(const char *s1, const char *s2, locale_t locale) { return strcoll(s1, s2); }
static inline size_t strxfrm_l(char *restrict s1, const char *restrict s2, size_t n, locale_t locale) { return strxfrm(s1, s2, n); }
static inline char *strerror_l(int errnum, locale_t locale) { return strerror(errnum); }
#endif
