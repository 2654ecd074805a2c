#ifndef _SYS_PARAM_H
#define _SYS_PARAM_H
/* BSD */
#include <limits.h>
#include <endian.h>
#define MAXPATHLEN PATH_MAX
#define MAXHOSTNAMELEN 64
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define howmany(x, y) (((x) + ((y) - 1)) / (y))
#define roundup(x, y) ((((x) + ((y) - 1)) / (y)) * (y))
#endif
