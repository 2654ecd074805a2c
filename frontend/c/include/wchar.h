#ifndef _WCHAR_H
#define _WCHAR_H
/* C17 7.29: wide characters; multibyte ones are UTF-8, also in streams and formats */
#include <features.h>
#include <bits/locale.h>
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
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
static inline wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (s[i] == c)
			return (wchar_t *)s + i;
	return NULL;
}
static inline int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}
static inline wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t n) { return (wchar_t *)memmove(to, from, n * sizeof *to); }
static inline wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t n)
{
	size_t i = 0, end = wcslen(to);
	for (; i < n && from[i]; i++)
		to[end + i] = from[i];
	to[end + i] = 0;
	return to;
}
static inline size_t wcsspn(const wchar_t *s, const wchar_t *set)
{
	size_t n = 0;
	while (s[n] && wcschr(set, s[n]))
		n++;
	return n;
}
static inline size_t wcscspn(const wchar_t *s, const wchar_t *set)
{
	size_t n = 0;
	while (s[n] && !wcschr(set, s[n]))
		n++;
	return n;
}
static inline wchar_t *wcspbrk(const wchar_t *s, const wchar_t *set)
{
	s += wcscspn(s, set);
	return *s ? (wchar_t *)s : NULL;
}
static inline wchar_t *wcsstr(const wchar_t *s, const wchar_t *word)
{
	size_t n = wcslen(word);
	for (; wcsncmp(s, word, n); s++)
		if (!*s)
			return NULL;
	return (wchar_t *)s;
}
static inline wchar_t *wcstok(wchar_t *restrict s, const wchar_t *restrict set, wchar_t **restrict next)
{
	if (!s)
		s = *next;
	s += wcsspn(s, set);
	wchar_t *end = s + wcscspn(s, set);
	*next = *end ? end + 1 : end;
	*end = 0;
	return end == s ? NULL : s;
}
static inline wchar_t *wcsdup(const wchar_t *s)
{
	wchar_t *to = (wchar_t *)malloc((wcslen(s) + 1) * sizeof *to);
	return to ? wcscpy(to, s) : NULL;
}
static inline wint_t btowc(int c) { return c >= 0 && c < 128 ? (wint_t)c : WEOF; }
static inline int wctob(wint_t c) { return c < 128 ? (int)c : EOF; }
static inline size_t mbrtowc(wchar_t *restrict to, const char *restrict s, size_t n, mbstate_t *restrict state)
{
	if (!s)
		return 0;
	int k = mbtowc(to, s, n);
	if (k >= 0)
		return (size_t)k;
	unsigned c = n > 0 ? (unsigned char)*s : 0;
	size_t of = c >= 0xf0 && c < 0xf5 ? 4 : c >= 0xe0 && c < 0xf0 ? 3 : c >= 0xc2 && c < 0xe0 ? 2 : 0;
	for (size_t i = 1; i < n && i < of; i++)
		if ((s[i] & 0xc0) != 0x80)
			return (size_t)-1;
	return n == 0 || n < of ? (size_t)-2 : (size_t)-1;
}
static inline size_t mbrlen(const char *restrict s, size_t n, mbstate_t *restrict state) { return mbrtowc(NULL, s, n, state); }
static inline size_t wcrtomb(char *restrict to, wchar_t c, mbstate_t *restrict state) { return to ? (size_t)wctomb(to, c) : 1; }
static inline size_t mbsrtowcs(wchar_t *restrict to, const char **restrict s, size_t n, mbstate_t *restrict state)
{
	size_t made = mbstowcs(to, *s, n);
	if (to && made != (size_t)-1) {
		if (made < n) {
			*s = NULL;
		} else {
			for (size_t i = 0; i < made; i++)
				*s += mblen(*s, 4);
		}
	}
	return made;
}
static inline size_t wcsrtombs(char *restrict to, const wchar_t **restrict s, size_t n, mbstate_t *restrict state)
{
	size_t made = wcstombs(to, *s, n);
	if (to && made != (size_t)-1) {
		char c[4];
		size_t at = 0;
		const wchar_t *from = *s;
		while (at < made)
			at += (size_t)wctomb(c, *from++);
		*s = made < n ? NULL : from;
	}
	return made;
}
/* Wide text as multibyte text in a block of the heap. */
static inline char *__narrow(const wchar_t *s)
{
	size_t n = wcstombs(NULL, s, 0);
	char *to = n == (size_t)-1 ? NULL : (char *)malloc(n + 1);
	if (to)
		wcstombs(to, s, n + 1);
	return to;
}
/* Where the end of a number is in wide text: its characters are of one byte each, and so is the space before it. */
#define __number(type, name, call)                                       \
	static inline type name                                              \
	{                                                                    \
		size_t n = 0;                                                    \
		while (s[n] && s[n] < 128)                                       \
			n++;                                                         \
		char *text = (char *)malloc(n + 1), *stop;                       \
		for (size_t i = 0; i < n; i++)                                   \
			text[i] = (char)s[i];                                        \
		text[n] = 0;                                                     \
		type v = call;                                                   \
		if (end)                                                         \
			*end = (wchar_t *)s + (stop - text);                         \
		free(text);                                                      \
		return v;                                                        \
	}
__number(long, wcstol(const wchar_t *restrict s, wchar_t **restrict end, int base), strtol(text, &stop, base))
__number(long long, wcstoll(const wchar_t *restrict s, wchar_t **restrict end, int base), strtoll(text, &stop, base))
__number(unsigned long, wcstoul(const wchar_t *restrict s, wchar_t **restrict end, int base), strtoul(text, &stop, base))
__number(unsigned long long, wcstoull(const wchar_t *restrict s, wchar_t **restrict end, int base), strtoull(text, &stop, base))
__number(double, wcstod(const wchar_t *restrict s, wchar_t **restrict end), strtod(text, &stop))
__number(float, wcstof(const wchar_t *restrict s, wchar_t **restrict end), strtof(text, &stop))
#undef __number
static inline int fwide(FILE *stream, int mode) { return mode; }
static inline wint_t fputwc(wchar_t c, FILE *stream)
{
	char to[4];
	int n = wctomb(to, c);
	return n > 0 && fwrite(to, 1, (size_t)n, stream) == (size_t)n ? (wint_t)c : WEOF;
}
static inline wint_t putwc(wchar_t c, FILE *stream) { return fputwc(c, stream); }
static inline wint_t putwchar(wchar_t c) { return fputwc(c, stdout); }
static inline int fputws(const wchar_t *restrict s, FILE *restrict stream)
{
	for (; *s; s++)
		if (fputwc(*s, stream) == WEOF)
			return -1;
	return 1;
}
static inline wint_t fgetwc(FILE *stream)
{
	char text[4];
	wchar_t c;
	for (size_t n = 0; n < 4;) {
		int byte = fgetc(stream);
		if (byte == EOF)
			return WEOF;
		text[n++] = (char)byte;
		if (mbrtowc(&c, text, n, NULL) != (size_t)-2)
			return mbtowc(&c, text, n) < 0 ? WEOF : (wint_t)c;
	}
	return WEOF;
}
static inline wint_t getwc(FILE *stream) { return fgetwc(stream); }
static inline wint_t getwchar(void) { return fgetwc(stdin); }
static inline wchar_t *fgetws(wchar_t *restrict to, int n, FILE *restrict stream)
{
	int i = 0;
	while (i < n - 1) {
		wint_t c = fgetwc(stream);
		if (c == WEOF)
			break;
		to[i++] = (wchar_t)c;
		if (c == L'\n')
			break;
	}
	if (i == 0)
		return NULL;
	to[i] = 0;
	return to;
}
static inline int vfwprintf(FILE *restrict stream, const wchar_t *restrict format, va_list args)
{
	char *narrow = __narrow(format);
	int n = narrow ? vfprintf(stream, narrow, args) : -1;
	free(narrow);
	return n;
}
static inline int vwprintf(const wchar_t *restrict format, va_list args) { return vfwprintf(stdout, format, args); }
static inline int vswprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, va_list args)
{
	char *narrow = __narrow(format), *text = NULL;
	size_t n = (size_t)-1;
	if (narrow && vasprintf(&text, narrow, args) >= 0) {
		n = mbstowcs(NULL, text, 0);
		if (n < size)
			mbstowcs(to, text, size);
		free(text);
	}
	free(narrow);
	return n < size ? (int)n : -1;
}
static inline int wprintf(const wchar_t *restrict format, ...)
{
	va_list args;
	va_start(args, format);
	int n = vfwprintf(stdout, format, args);
	va_end(args);
	return n;
}
static inline int fwprintf(FILE *restrict stream, const wchar_t *restrict format, ...)
{
	va_list args;
	va_start(args, format);
	int n = vfwprintf(stream, format, args);
	va_end(args);
	return n;
}
static inline int swprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, ...)
{
	va_list args;
	va_start(args, format);
	int n = vswprintf(to, size, format, args);
	va_end(args);
	return n;
}
static inline size_t wcsftime(wchar_t *restrict to, size_t size, const wchar_t *restrict format, const struct tm *restrict time)
{
	char *narrow = __narrow(format), text[1024];
	size_t n = narrow ? strftime(text, sizeof text, narrow, time) : 0;
	free(narrow);
	if (n == 0 || (n = mbstowcs(NULL, text, 0)) >= size)
		return 0;
	return mbstowcs(to, text, size);
}
static inline size_t wcsnlen(const wchar_t *s, size_t n) { size_t i = 0; while (i < n && s[i]) i++; return i; }
static inline int wcsncasecmp(const wchar_t *s1, const wchar_t *s2, size_t n)
{
	for (; n > 0; n--, s1++, s2++) {
		wint_t a = towlower((wint_t)*s1), b = towlower((wint_t)*s2);
		if (a != b || !a)
			return (a > b) - (a < b);
	}
	return 0;
}
static inline int wcscasecmp(const wchar_t *s1, const wchar_t *s2) { return wcsncasecmp(s1, s2, (size_t)-1); }
static inline int wcscoll(const wchar_t *s1, const wchar_t *s2) { return wcscmp(s1, s2); }
static inline size_t wcsxfrm(wchar_t *restrict to, const wchar_t *restrict s, size_t n)
{
	size_t length = wcslen(s);
	for (size_t i = 0; i < n && i <= length; i++)
		to[i] = s[i];
	return length;
}
/* declared, and refused when they are called */
int fwscanf(FILE *, const wchar_t *, ...);
size_t mbsnrtowcs(wchar_t *, const char **, size_t, size_t, mbstate_t *);
FILE *open_wmemstream(wchar_t **, size_t *);
int swscanf(const wchar_t *, const wchar_t *, ...);
wint_t ungetwc(wint_t, FILE *);
int vfwscanf(FILE *, const wchar_t *, va_list);
int vswscanf(const wchar_t *, const wchar_t *, va_list);
int vwscanf(const wchar_t *, va_list);
wchar_t *wcpcpy(wchar_t *, const wchar_t *);
wchar_t *wcpncpy(wchar_t *, const wchar_t *, size_t);
size_t wcsnrtombs(char *, const wchar_t **, size_t, size_t, mbstate_t *);
long double wcstold(const wchar_t *, wchar_t **);
int wscanf(const wchar_t *, ...);
#endif
