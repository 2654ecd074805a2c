#ifndef _ERR_H
#define _ERR_H
/* BSD */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static inline void __accc_warn(const char *format, va_list list, int code, int named)
{
	fflush(stdout);
	fprintf(stderr, "%s: ", program_invocation_short_name);
	if (format)
		vfprintf(stderr, format, list);
	if (named)
		fprintf(stderr, format ? ": %s" : "%s", strerror(code));
	fputc('\n', stderr);
}
static inline void warn(const char *format, ...)
{
	int code = errno;
	va_list list;
	va_start(list, format);
	__accc_warn(format, list, code, 1);
	va_end(list);
}
static inline void warnx(const char *format, ...)
{
	va_list list;
	va_start(list, format);
	__accc_warn(format, list, 0, 0);
	va_end(list);
}
_Noreturn static inline void err(int status, const char *format, ...)
{
	int code = errno;
	va_list list;
	va_start(list, format);
	__accc_warn(format, list, code, 1);
	va_end(list);
	exit(status);
}
_Noreturn static inline void errx(int status, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	__accc_warn(format, list, 0, 0);
	va_end(list);
	exit(status);
}
/* declared, and refused when they are called */
void verr(int, const char *, va_list);
void verrx(int, const char *, va_list);
void vwarn(const char *, va_list);
void vwarnx(const char *, va_list);
#endif
