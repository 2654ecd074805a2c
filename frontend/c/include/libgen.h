#ifndef _LIBGEN_H
#define _LIBGEN_H
/* POSIX */
#include <features.h>
#include <string.h>
static inline char *__accc_trim(char *path)
{
	size_t n = strlen(path);
	while (n > 1 && path[n - 1] == '/')
		path[--n] = 0;
	return path;
}
static inline char *basename(char *path)
{
	if (!path || !*path)
		return (char *)".";
	char *slash = strrchr(__accc_trim(path), '/');
	return slash && slash[1] ? slash + 1 : path;
}
static inline char *dirname(char *path)
{
	if (!path || !*path)
		return (char *)".";
	char *slash = strrchr(__accc_trim(path), '/');
	if (!slash)
		return (char *)".";
	if (slash == path)
		slash[1] = 0;
	else
		*slash = 0;
	return __accc_trim(path);
}
#endif
