#ifndef _SYS_SELECT_H
#define _SYS_SELECT_H
/* POSIX: nothing to wait for but time */
#include <features.h>
#include <time.h>
#include <bits/sigset.h>
typedef long suseconds_t;
typedef long fd_mask;
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
#define FD_SETSIZE 1024
#define NFDBITS 64
typedef struct { fd_mask fds_bits[FD_SETSIZE / NFDBITS]; } fd_set;
#define FD_ZERO(set) ((void)(*(set) = (fd_set){{0}}))
#define FD_SET(fd, set) ((void)((set)->fds_bits[(fd) / NFDBITS] |= 1L << (fd) % NFDBITS))
#define FD_CLR(fd, set) ((void)((set)->fds_bits[(fd) / NFDBITS] &= ~(1L << (fd) % NFDBITS)))
#define FD_ISSET(fd, set) ((int)((set)->fds_bits[(fd) / NFDBITS] >> (fd) % NFDBITS & 1))
int pselect(int n, fd_set *read, fd_set *write, fd_set *except, const struct timespec *timeout, const sigset_t *mask);
static inline int select(int n, fd_set *read, fd_set *write, fd_set *except, struct timeval *timeout)
{
	struct timespec t;
	if (n > 0 || !timeout)
		return pselect(n, read, write, except, 0, 0);
	t.tv_sec = timeout->tv_sec;
	t.tv_nsec = timeout->tv_usec * 1000;
	return nanosleep(&t, 0);
}
#endif
