#ifndef _UTIME_H
#define _UTIME_H
/* POSIX */
#include <time.h>
struct utimbuf { time_t actime, modtime; };
/* declared, and refused when they are called */
int utime(const char *, const struct utimbuf *);
#endif
