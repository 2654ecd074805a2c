#ifndef _UNISTD_H
#define _UNISTD_H
/* POSIX */
#include <sys/types.h>
typedef unsigned int useconds_t;
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE 30
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
extern char *optarg;
extern int optind, opterr, optopt;
int getopt(int argc, char *const argv[], const char *optstring);
ssize_t read(int fildes, void *buf, size_t nbyte);
ssize_t write(int fildes, const void *buf, size_t nbyte);
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
