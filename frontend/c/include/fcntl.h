#ifndef _FCNTL_H
#define _FCNTL_H
/* POSIX, with the numbers of Linux */
#include <sys/types.h>
#include <sys/stat.h>
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_ACCMODE 3
#define O_CREAT 0100
#define O_EXCL 0200
#define O_NOCTTY 0400
#define O_TRUNC 01000
#define O_APPEND 02000
#define O_NONBLOCK 04000
#define O_DSYNC 010000
#define O_DIRECTORY 0200000
#define O_NOFOLLOW 0400000
#define O_CLOEXEC 02000000
#define O_SYNC 04010000
#define O_DIRECT 040000
#define O_LARGEFILE 0
int open(const char *pathname, int flags, ...);
int creat(const char *pathname, mode_t mode);
#define AT_EACCESS 512
#define AT_FDCWD (-100)
#define AT_REMOVEDIR 512
#define AT_SYMLINK_FOLLOW 1024
#define AT_SYMLINK_NOFOLLOW 256
#define FAPPEND 1024
#define FASYNC 8192
#define FD_CLOEXEC 1
#define FFSYNC 1052672
#define FNDELAY 2048
#define FNONBLOCK 2048
#define F_DUPFD 0
#define F_DUPFD_CLOEXEC 1030
#define F_EXLCK 4
#define F_GETFD 1
#define F_GETFL 3
#define F_GETLK 5
#define F_GETLK64 5
#define F_GETOWN 9
#define F_LOCK 1
#define F_OK 0
#define F_RDLCK 0
#define F_SETFD 2
#define F_SETFL 4
#define F_SETLK 6
#define F_SETLK64 6
#define F_SETLKW 7
#define F_SETLKW64 7
#define F_SETOWN 8
#define F_SHLCK 8
#define F_TEST 3
#define F_TLOCK 2
#define F_ULOCK 0
#define F_UNLCK 2
#define F_WRLCK 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_SH 1
#define LOCK_UN 8
#define O_ASYNC 8192
#define O_FSYNC 1052672
#define O_NDELAY 2048
#define O_RSYNC 1052672
#define POSIX_FADV_DONTNEED 4
#define POSIX_FADV_NOREUSE 5
#define POSIX_FADV_NORMAL 0
#define POSIX_FADV_RANDOM 1
#define POSIX_FADV_SEQUENTIAL 2
#define POSIX_FADV_WILLNEED 3
#define R_OK 4
#define SEEK_CUR 1
#define SEEK_END 2
#define SEEK_SET 0
#define W_OK 2
#define X_OK 1
static inline int posix_fadvise(int fildes, off_t offset, off_t len, int advice) { return 0; }
/* declared, and refused when they are called */
int fcntl(int, int, ...);
int lockf(int, int, off_t);
int openat(int, const char *, int, ...);
int posix_fallocate(int, off_t, off_t);
#endif
