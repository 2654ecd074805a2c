#ifndef _SCHED_H
#define _SCHED_H
/* POSIX and GNU */
#include <sys/types.h>
#include <string.h>
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
#define CPU_SETSIZE 1024
struct sched_param { int sched_priority; };
typedef struct { unsigned long __bits[CPU_SETSIZE / 64]; } cpu_set_t;
#define CPU_ZERO(set) memset((set), 0, sizeof(cpu_set_t))
#define CPU_SET(cpu, set) ((void)((set)->__bits[(cpu) / 64] |= 1UL << (cpu) % 64))
#define CPU_CLR(cpu, set) ((void)((set)->__bits[(cpu) / 64] &= ~(1UL << (cpu) % 64)))
#define CPU_ISSET(cpu, set) ((int)((set)->__bits[(cpu) / 64] >> (cpu) % 64 & 1))
#define CPU_COUNT(set) __accc_cpu_count(set)
static inline int __accc_cpu_count(const cpu_set_t *set)
{
	int n = 0;
	for (int i = 0; i < CPU_SETSIZE; i++)
		n += CPU_ISSET(i, set);
	return n;
}
int sched_yield(void);
int sched_getcpu(void);
int sched_getaffinity(pid_t pid, size_t size, cpu_set_t *mask);
int sched_setaffinity(pid_t pid, size_t size, const cpu_set_t *mask);
static inline int sched_get_priority_max(int policy) { return policy == SCHED_FIFO || policy == SCHED_RR ? 99 : 0; }
static inline int sched_get_priority_min(int policy) { return policy == SCHED_FIFO || policy == SCHED_RR ? 1 : 0; }
static inline int sched_getscheduler(pid_t pid) { return SCHED_OTHER; }
static inline int sched_getparam(pid_t pid, struct sched_param *p) { p->sched_priority = 0; return 0; }
/* declared, and refused when they are called */
int sched_rr_get_interval(pid_t, struct timespec *);
int sched_setparam(pid_t, const struct sched_param *);
int sched_setscheduler(pid_t, int, const struct sched_param *);
#endif
