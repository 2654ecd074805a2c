#ifndef _ERROR_H
#define _ERROR_H
/* GNU */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static inline void error(int status, int code, const char *format, ...)
{
	va_list list;
	fflush(stdout);
	fprintf(stderr, "%s: ", program_invocation_name);
	va_start(list, format);
	vfprintf(stderr, format, list);
	va_end(list);
	if (code)
		fprintf(stderr, ": %s", strerror(code));
	fputc('\n', stderr);
	if (status)
		exit(status);
}
/* declared, and refused when they are called */
void error_at_line(int, int, const char *, unsigned int, const char *, ...);
#endif
