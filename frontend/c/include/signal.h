#ifndef _SIGNAL_H
#define _SIGNAL_H
/* C17 7.14 and POSIX, with the numbers of Linux */
#include <features.h>
#include <sys/types.h>
#include <string.h>
#include <bits/sigset.h>
typedef int sig_atomic_t;
typedef void (*sighandler_t)(int);
typedef void (*__sighandler_t)(int);
#define SIG_DFL ((sighandler_t)0)
#define SIG_IGN ((sighandler_t)1)
#define SIG_ERR ((sighandler_t)-1)
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGCHLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGURG 23
#define SIGXCPU 24
#define SIGPROF 27
#define SIGWINCH 28
#define SIGSYS 31
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000
typedef struct { int si_signo, si_errno, si_code; void *si_addr; } siginfo_t;
struct sigaction {
	union { void (*sa_handler)(int); void (*sa_sigaction)(int, siginfo_t *, void *); } __handler;
	sigset_t sa_mask;
	int sa_flags;
};
#define sa_handler __handler.sa_handler
#define sa_sigaction __handler.sa_sigaction
sighandler_t signal(int sig, sighandler_t handler);
int raise(int sig);
int kill(pid_t pid, int sig);
int sigaction(int sig, const struct sigaction *restrict action, struct sigaction *restrict old);
int sigprocmask(int how, const sigset_t *restrict set, sigset_t *restrict old);
int pthread_sigmask(int how, const sigset_t *restrict set, sigset_t *restrict old);
int sigpending(sigset_t *set);
static inline int sigemptyset(sigset_t *set) { memset(set, 0, sizeof *set); return 0; }
static inline int sigfillset(sigset_t *set) { memset(set, 255, sizeof *set); return 0; }
static inline int sigaddset(sigset_t *set, int sig) { set->__bits[0] |= 1UL << (sig - 1); return 0; }
static inline int sigdelset(sigset_t *set, int sig) { set->__bits[0] &= ~(1UL << (sig - 1)); return 0; }
static inline int sigismember(const sigset_t *set, int sig) { return (int)(set->__bits[0] >> (sig - 1) & 1); }
#define BUS_ADRALN 1
#define BUS_ADRERR 2
#define BUS_MCEERR_AO 5
#define BUS_MCEERR_AR 4
#define BUS_OBJERR 3
#define CLD_CONTINUED 6
#define CLD_DUMPED 3
#define CLD_EXITED 1
#define CLD_KILLED 2
#define CLD_STOPPED 5
#define CLD_TRAPPED 4
#define FPE_CONDTRAP 15
#define FPE_FLTDIV 3
#define FPE_FLTINV 7
#define FPE_FLTOVF 4
#define FPE_FLTRES 6
#define FPE_FLTSUB 8
#define FPE_FLTUND 5
#define FPE_FLTUNK 14
#define FPE_INTDIV 1
#define FPE_INTOVF 2
#define ILL_BADIADDR 9
#define ILL_BADSTK 8
#define ILL_COPROC 7
#define ILL_ILLADR 3
#define ILL_ILLOPC 1
#define ILL_ILLOPN 2
#define ILL_ILLTRP 4
#define ILL_PRVOPC 5
#define ILL_PRVREG 6
#define MINSIGSTKSZ 2048
#define NSIG 65
#define POLL_ERR 4
#define POLL_HUP 6
#define POLL_IN 1
#define POLL_MSG 3
#define POLL_OUT 2
#define POLL_PRI 5
#define SA_INTERRUPT 536870912
#define SA_NOMASK 1073741824
#define SA_ONESHOT 2147483648L
#define SA_STACK 134217728
#define SEGV_ACCADI 5
#define SEGV_ACCERR 2
#define SEGV_ADIDERR 6
#define SEGV_ADIPERR 7
#define SEGV_BNDERR 3
#define SEGV_MAPERR 1
#define SEGV_MTEAERR 8
#define SEGV_MTESERR 9
#define SEGV_PKUERR 4
#define SIGCLD 17
#define SIGEV_NONE 1
#define SIGEV_SIGNAL 0
#define SIGEV_THREAD 2
#define SIGEV_THREAD_ID 4
#define SIGIO 29
#define SIGIOT 6
#define SIGPOLL 29
#define SIGPWR 30
#define SIGRTMAX 64
#define SIGRTMIN 34
#define SIGSTKFLT 16
#define SIGSTKSZ 8192
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGVTALRM 26
#define SIGXFSZ 25
#define SI_ASYNCIO (-4)
#define SI_ASYNCNL (-60)
#define SI_DETHREAD (-7)
#define SI_KERNEL 128
#define SI_MESGQ (-3)
#define SI_QUEUE (-1)
#define SI_SIGIO (-5)
#define SI_TIMER (-2)
#define SI_TKILL (-6)
#define SI_USER 0
#define SS_DISABLE 2
#define SS_ONSTACK 1
typedef struct { void *ss_sp; int ss_flags; size_t ss_size; } stack_t;
typedef union sigval { int sival_int; void *sival_ptr; } sigval_t;
typedef struct sigevent {
	sigval_t sigev_value;
	int sigev_signo, sigev_notify;
	void (*sigev_notify_function)(sigval_t);
	void *sigev_notify_attributes;
	long __rest[4];
} sigevent_t;
typedef void (*sig_t)(int);
#define sigmask(sig) (1 << ((sig) - 1))
/* declared, and refused when they are called */
int pthread_kill(pthread_t, int);
int killpg(pid_t, int);
void psignal(int, const char *);
int sigaltstack(const stack_t *, stack_t *);
int siginterrupt(int, int);
int sigsuspend(const sigset_t *);
int sigtimedwait(const sigset_t *, siginfo_t *, const struct timespec *);
int sigwait(const sigset_t *, int *);
int sigwaitinfo(const sigset_t *, siginfo_t *);
#endif
