#ifndef _WCHAR_H
#define _WCHAR_H
/* C17 7.29: strings of wide characters; there is no input and output of them */
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <stdio.h>
#include <wctype.h>
typedef struct { int __state; } mbstate_t;
static inline size_t wcslen(const wchar_t *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}
static inline wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t n)
{
	for (size_t i = 0; i < n; i++)
		to[i] = from[i];
	return to;
}
static inline wchar_t *wmemset(wchar_t *to, wchar_t c, size_t n)
{
	for (size_t i = 0; i < n; i++)
		to[i] = c;
	return to;
}
static inline wchar_t *wcscpy(wchar_t *to, const wchar_t *from) { return wmemcpy(to, from, wcslen(from) + 1); }
static inline wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t n)
{
	size_t i = 0;
	for (; i < n && from[i]; i++)
		to[i] = from[i];
	for (; i < n; i++)
		to[i] = 0;
	return to;
}
static inline wchar_t *wcscat(wchar_t *to, const wchar_t *from) { wcscpy(to + wcslen(to), from); return to; }
static inline int wcscmp(const wchar_t *a, const wchar_t *b)
{
	while (*a && *a == *b)
		a++, b++;
	return (*a > *b) - (*a < *b);
}
static inline int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n)
{
	for (; n && *a && *a == *b; n--)
		a++, b++;
	return n ? (*a > *b) - (*a < *b) : 0;
}
static inline wchar_t *wcschr(const wchar_t *s, wchar_t c)
{
	for (; *s != c; s++)
		if (!*s)
			return NULL;
	return (wchar_t *)s;
}
static inline wchar_t *wcsrchr(const wchar_t *s, wchar_t c)
{
	const wchar_t *last = NULL;
	do {
		if (*s == c)
			last = s;
	} while (*s++);
	return (wchar_t *)last;
}
static inline int mbsinit(const mbstate_t *state) { return 1; }
#endif
