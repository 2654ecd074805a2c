#ifndef _SYS_UIO_H
#define _SYS_UIO_H
/* POSIX */
#include <sys/types.h>
struct iovec { void *iov_base; size_t iov_len; };
/* declared, and refused when they are called */
ssize_t readv(int, const struct iovec *, int);
ssize_t writev(int, const struct iovec *, int);
#endif
