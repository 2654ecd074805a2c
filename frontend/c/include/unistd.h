#ifndef _UNISTD_H
#define _UNISTD_H
/* POSIX */
#include <sys/types.h>
typedef unsigned int useconds_t;
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#define _SC_CLK_TCK 2
#define _SC_OPEN_MAX 4
#define _SC_PHYS_PAGES 85
#define _SC_AVPHYS_PAGES 86
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE 30
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
extern char *optarg;
extern int optind, opterr, optopt;
int getopt(int argc, char *const argv[], const char *optstring);
ssize_t read(int fildes, void *buf, size_t nbyte);
ssize_t write(int fildes, const void *buf, size_t nbyte);
ssize_t pread(int fildes, void *buf, size_t nbyte, off_t offset);
ssize_t pwrite(int fildes, const void *buf, size_t nbyte, off_t offset);
int close(int fildes);
off_t lseek(int fildes, off_t offset, int whence);
int fsync(int fildes);
int fdatasync(int fildes);
int ftruncate(int fildes, off_t length);
int access(const char *path, int amode);
char *getcwd(char *buf, size_t size);
int chdir(const char *path);
int rmdir(const char *path);
pid_t getppid(void);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
pid_t fork(void);
int execv(const char *path, char *const argv[]);
int execvp(const char *file, char *const argv[]);
int pipe(int fildes[2]);
unsigned int alarm(unsigned int seconds);
int unlink(const char *path);
int gethostname(char *name, size_t namelen);
pid_t getpid(void);
int isatty(int fildes);
unsigned int sleep(unsigned int seconds);
int usleep(useconds_t usec);
long sysconf(int name);
int getpagesize(void);
_Noreturn void _exit(int status);
#endif
