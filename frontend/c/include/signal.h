#ifndef _SIGNAL_H
#define _SIGNAL_H
/* C17 7.14 and POSIX, with the numbers of Linux */
#include <sys/types.h>
#include <string.h>
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
typedef struct { unsigned long __bits[16]; } sigset_t;
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
#endif
