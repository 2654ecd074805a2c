#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H
/* POSIX */
#include <sys/types.h>
#include <sys/resource.h>
#include <signal.h>
#include <bits/waitstatus.h>
pid_t wait(int *status);
pid_t waitpid(pid_t pid, int *status, int options);
typedef enum { P_ALL, P_PID, P_PGID, P_PIDFD } idtype_t;
/* declared, and refused when they are called */
pid_t wait3(int *, int, struct rusage *);
pid_t wait4(pid_t, int *, int, struct rusage *);
int waitid(int, id_t, siginfo_t *, int);
#endif
