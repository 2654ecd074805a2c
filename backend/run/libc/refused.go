package libc

import "strings"

// refusedText are the functions that headers declare and that the library does not have, by header: a program may include the header
// and define functions that call them; the call is refused.
var refusedText = map[string]string{
	"sys/select.h": `
int pselect(int n, fd_set *read, fd_set *write, fd_set *except, const struct timespec *timeout, const sigset_t *mask)
`,
	"poll.h": `
int poll(struct pollfd *, nfds_t, int)
`,
	"dlfcn.h": `
void *dlopen(const char *, int)
int dlclose(void *)
void *dlsym(void *, const char *)
char *dlerror(void)
`,
	"pwd.h": `
struct passwd *getpwuid(uid_t)
struct passwd *getpwnam(const char *)
`,
	"sys/ioctl.h": `
int ioctl(int, unsigned long, ...)
`,
	"sys/uio.h": `
ssize_t readv(int, const struct iovec *, int)
ssize_t writev(int, const struct iovec *, int)
`,
	"sys/file.h": `
int flock(int, int)
`,
	"utime.h": `
int utime(const char *, const struct utimbuf *)
`,
	"uchar.h": `
size_t mbrtoc16(char16_t *restrict, const char *restrict, size_t, mbstate_t *restrict)
size_t c16rtomb(char *restrict, char16_t, mbstate_t *restrict)
size_t mbrtoc32(char32_t *restrict, const char *restrict, size_t, mbstate_t *restrict)
size_t c32rtomb(char *restrict, char32_t, mbstate_t *restrict)
`,
	"dirent.h": `
int alphasort(const struct dirent **, const struct dirent **)
int dirfd(DIR *)
DIR *fdopendir(int)
int readdir_r(DIR *, struct dirent *, struct dirent **)
int scandir(const char *, struct dirent ***, int (*)(const struct dirent *), int (*)(const struct dirent **, const struct dirent **))
void seekdir(DIR *, long)
long telldir(DIR *)
`,
	"err.h": `
void verr(int, const char *, va_list)
void verrx(int, const char *, va_list)
void vwarn(const char *, va_list)
void vwarnx(const char *, va_list)
`,
	"error.h": `
void error_at_line(int, int, const char *, unsigned int, const char *, ...)
`,
	"fcntl.h": `
int fcntl(int, int, ...)
int lockf(int, int, off_t)
int openat(int, const char *, int, ...)
int posix_fallocate(int, off_t, off_t)
`,
	"getopt.h": `
int getopt_long_only(int, char *const *, const char *, const struct option *, int *)
`,
	"inttypes.h": `
intmax_t wcstoimax(const wchar_t *, wchar_t **, int)
uintmax_t wcstoumax(const wchar_t *, wchar_t **, int)
`,
	"malloc.h": `
int malloc_info(int, FILE *)
void malloc_stats(void)
size_t malloc_usable_size(void *)
`,
	"math.h": `
long double lgammal_r(long double, int *)
`,
	"pthread.h": `
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void))
int pthread_attr_getstack(const pthread_attr_t *, void **, size_t *)
int pthread_attr_setstack(pthread_attr_t *, void *, size_t)
int pthread_cancel(pthread_t)
int pthread_getcpuclockid(pthread_t, clockid_t *)
int pthread_getschedparam(pthread_t, int *, struct sched_param *)
int pthread_mutex_consistent(pthread_mutex_t *)
int pthread_mutex_timedlock(pthread_mutex_t *, const struct timespec *)
int pthread_mutexattr_getrobust(const pthread_mutexattr_t *, int *)
int pthread_mutexattr_setrobust(pthread_mutexattr_t *, int)
int pthread_rwlock_timedrdlock(pthread_rwlock_t *, const struct timespec *)
int pthread_rwlock_timedwrlock(pthread_rwlock_t *, const struct timespec *)
int pthread_rwlock_tryrdlock(pthread_rwlock_t *)
int pthread_rwlock_trywrlock(pthread_rwlock_t *)
int pthread_setschedparam(pthread_t, int, const struct sched_param *)
int pthread_setschedprio(pthread_t, int)
`,
	"sched.h": `
int sched_rr_get_interval(pid_t, struct timespec *)
int sched_setparam(pid_t, const struct sched_param *)
int sched_setscheduler(pid_t, int, const struct sched_param *)
`,
	"semaphore.h": `
int sem_close(sem_t *)
sem_t *sem_open(const char *, int, ...)
int sem_timedwait(sem_t *, const struct timespec *)
int sem_unlink(const char *)
`,
	"signal.h": `
int pthread_kill(pthread_t, int)
int killpg(pid_t, int)
void psignal(int, const char *)
int sigaltstack(const stack_t *, stack_t *)
int siginterrupt(int, int)
int sigsuspend(const sigset_t *)
int sigtimedwait(const sigset_t *, siginfo_t *, const struct timespec *)
int sigwait(const sigset_t *, int *)
int sigwaitinfo(const sigset_t *, siginfo_t *)
`,
	"stdio.h": `
int ftrylockfile(FILE *)
int getw(FILE *)
int putw(int, FILE *)
int renameat(int, const char *, int, const char *)
void setbuffer(FILE *, char *, size_t)
char *tempnam(const char *, const char *)
int vdprintf(int, const char *, va_list)
`,
	"stdlib.h": `
long a64l(const char *)
uint32_t arc4random(void)
void arc4random_buf(void *, size_t)
uint32_t arc4random_uniform(uint32_t)
int clearenv(void)
char *ecvt(double, int, int *, int *)
int ecvt_r(double, int, int *, int *, char *, size_t)
char *fcvt(double, int, int *, int *)
int fcvt_r(double, int, int *, int *, char *, size_t)
char *gcvt(double, int, char *)
int getsubopt(char **, char *const *, char **)
char *initstate(unsigned int, char *, size_t)
int initstate_r(unsigned int, char *, size_t, struct random_data *)
char *l64a(long)
void lcong48(unsigned short *)
int lcong48_r(unsigned short *, struct drand48_data *)
char *mkdtemp(char *)
int mkstemps(char *, int)
char *mktemp(char *)
int on_exit(void (*)(int, void *), void *)
char *qecvt(long double, int, int *, int *)
int qecvt_r(long double, int, int *, int *, char *, size_t)
char *qfcvt(long double, int, int *, int *)
int qfcvt_r(long double, int, int *, int *, char *, size_t)
char *qgcvt(long double, int, char *)
int random_r(struct random_data *, int32_t *)
char *setstate(char *)
int setstate_r(char *, struct random_data *)
int srandom_r(unsigned int, struct random_data *)
`,
	"sys/mman.h": `
int mincore(void *, size_t, unsigned char *)
int mprotect(void *, size_t, int)
int shm_open(const char *, int, mode_t)
int shm_unlink(const char *)
`,
	"sys/resource.h": `
int setpriority(__priority_which_t, id_t, int)
`,
	"sys/stat.h": `
int chmod(const char *, mode_t)
int fchmod(int, mode_t)
int fchmodat(int, const char *, mode_t, int)
int fstatat(int, const char *, struct stat *, int)
int futimens(int, const struct timespec *)
int mkdirat(int, const char *, mode_t)
int mkfifo(const char *, mode_t)
int mkfifoat(int, const char *, mode_t)
int mknod(const char *, mode_t, dev_t)
int mknodat(int, const char *, mode_t, dev_t)
int utimensat(int, const char *, const struct timespec *, int)
`,
	"sys/time.h": `
int getitimer(__itimer_which_t, struct itimerval *)
int setitimer(__itimer_which_t, const struct itimerval *, struct itimerval *)
int utimes(const char *, const struct timeval *)
`,
	"sys/wait.h": `
pid_t wait3(int *, int, struct rusage *)
pid_t wait4(pid_t, int *, int, struct rusage *)
int waitid(idtype_t, id_t, siginfo_t *, int)
`,
	"time.h": `
int clock_getcpuclockid(pid_t, clockid_t *)
int clock_settime(clockid_t, const struct timespec *)
int timer_create(clockid_t, struct sigevent *, timer_t *)
int timer_delete(timer_t)
int timer_getoverrun(timer_t)
int timer_gettime(timer_t, struct itimerspec *)
int timer_settime(timer_t, int, const struct itimerspec *, struct itimerspec *)
`,
	"unistd.h": `
int chown(const char *, uid_t, gid_t)
int chroot(const char *)
void closefrom(int)
size_t confstr(int, char *, size_t)
int daemon(int, int)
int dup(int)
int dup2(int, int)
int execl(const char *, const char *, ...)
int execle(const char *, const char *, ...)
int execlp(const char *, const char *, ...)
int execve(const char *, char *const *, char *const *)
int faccessat(int, const char *, int, int)
int fchdir(int)
int fchown(int, uid_t, gid_t)
int fchownat(int, const char *, uid_t, gid_t, int)
int fexecve(int, char *const *, char *const *)
long fpathconf(int, int)
int getdomainname(char *, size_t)
int getentropy(void *, size_t)
int getgroups(int, gid_t *)
char *getlogin(void)
int getlogin_r(char *, size_t)
pid_t getpgid(pid_t)
pid_t getsid(pid_t)
int lchown(const char *, uid_t, gid_t)
int link(const char *, const char *)
int linkat(int, const char *, int, const char *, int)
int nice(int)
long pathconf(const char *, int)
int pause(void)
ssize_t readlink(const char *, char *, size_t)
ssize_t readlinkat(int, const char *, char *, size_t)
int setegid(gid_t)
int seteuid(uid_t)
int setgid(gid_t)
int setpgid(pid_t, pid_t)
int setregid(gid_t, gid_t)
int setreuid(uid_t, uid_t)
pid_t setsid(void)
int setuid(uid_t)
int symlink(const char *, const char *)
int symlinkat(const char *, int, const char *)
long syscall(long, ...)
pid_t tcgetpgrp(int)
int tcsetpgrp(int, pid_t)
int truncate(const char *, off_t)
char *ttyname(int)
int ttyname_r(int, char *, size_t)
useconds_t ualarm(useconds_t, useconds_t)
int unlinkat(int, const char *, int)
pid_t vfork(void)
`,
	"wchar.h": `
int fwscanf(FILE *, const wchar_t *, ...)
size_t mbsnrtowcs(wchar_t *, const char **, size_t, size_t, mbstate_t *)
FILE *open_wmemstream(wchar_t **, size_t *)
int swscanf(const wchar_t *, const wchar_t *, ...)
wint_t ungetwc(wint_t, FILE *)
int vfwscanf(FILE *, const wchar_t *, va_list)
int vswscanf(const wchar_t *, const wchar_t *, va_list)
int vwscanf(const wchar_t *, va_list)
wchar_t *wcpcpy(wchar_t *, const wchar_t *)
wchar_t *wcpncpy(wchar_t *, const wchar_t *, size_t)
size_t wcsnrtombs(char *, const wchar_t **, size_t, size_t, mbstate_t *)
long double wcstold(const wchar_t *, wchar_t **)
int wscanf(const wchar_t *, ...)
`,
	"wctype.h": `
wint_t towctrans(wint_t, wctrans_t)
wctrans_t wctrans(const char *)
`,
}

// refusedHeaders have the rows of refusedText.
func refusedHeaders() []header {
	var list []header
	for name, text := range refusedText {
		h := header{name: name}
		for proto := range strings.Lines(strings.TrimPrefix(text, "\n")) {
			h.rows = append(h.rows, row{strings.TrimSuffix(proto, "\n"), "declared, and refused: the library does not have it", host, refuse})
		}
		list = append(list, h)
	}
	return list
}

func refuse(e *Env, _ []uint64) {
	e.fail("accc's C library declares this function and does not have it")
}
