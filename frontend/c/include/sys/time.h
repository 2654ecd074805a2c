#ifndef _SYS_TIME_H
#define _SYS_TIME_H
/* POSIX and BSD */
#include <features.h>
#include <time.h>
#include <sys/select.h>
struct timezone { int tz_minuteswest, tz_dsttime; };
struct itimerval { struct timeval it_interval, it_value; };
#define ITIMER_REAL 0
#define ITIMER_VIRTUAL 1
#define ITIMER_PROF 2
int gettimeofday(struct timeval *restrict tv, void *restrict tz);

#define timerclear(t) ((t)->tv_sec = (t)->tv_usec = 0)
#define timerisset(t) ((t)->tv_sec || (t)->tv_usec)
#define timercmp(a, b, CMP) ((a)->tv_sec == (b)->tv_sec ? (a)->tv_usec CMP (b)->tv_usec : (a)->tv_sec CMP (b)->tv_sec)
#define timeradd(a, b, sum) do { \
	(sum)->tv_sec = (a)->tv_sec + (b)->tv_sec; \
	(sum)->tv_usec = (a)->tv_usec + (b)->tv_usec; \
	if ((sum)->tv_usec >= 1000000) { \
		++(sum)->tv_sec; \
		(sum)->tv_usec -= 1000000; \
	} \
} while (0)
#define timersub(a, b, difference) do { \
	(difference)->tv_sec = (a)->tv_sec - (b)->tv_sec; \
	(difference)->tv_usec = (a)->tv_usec - (b)->tv_usec; \
	if ((difference)->tv_usec < 0) { \
		--(difference)->tv_sec; \
		(difference)->tv_usec += 1000000; \
	} \
} while (0)
/* declared, and refused when they are called */
int getitimer(int, struct itimerval *);
int setitimer(int, const struct itimerval *, struct itimerval *);
int utimes(const char *, const struct timeval *);
#endif
