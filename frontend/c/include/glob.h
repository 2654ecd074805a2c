#ifndef _GLOB_H
#define _GLOB_H
/* POSIX, with GLOB_PERIOD, GLOB_NOMAGIC and GLOB_ONLYDIR of GNU */
#include <sys/types.h>
#define GLOB_ERR 1
#define GLOB_MARK 2
#define GLOB_NOSORT 4
#define GLOB_DOOFFS 8
#define GLOB_NOCHECK 16
#define GLOB_APPEND 32
#define GLOB_NOESCAPE 64
#define GLOB_PERIOD 128
#define GLOB_NOMAGIC 2048
#define GLOB_ONLYDIR 8192
#define GLOB_NOSPACE 1
#define GLOB_ABORTED 2
#define GLOB_NOMATCH 3
typedef struct {
	size_t gl_pathc;
	char **gl_pathv;
	size_t gl_offs;
	int gl_flags;
} glob_t;
int glob(const char *restrict pattern, int flags, int (*errfunc)(const char *path, int error), glob_t *restrict to);
void globfree(glob_t *from);
#define GLOB_ALTDIRFUNC 512
#define GLOB_BRACE 1024
#define GLOB_MAGCHAR 256
#define GLOB_NOSYS 4
#define GLOB_TILDE 4096
#define GLOB_TILDE_CHECK 16384
#endif
