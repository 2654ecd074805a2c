#ifndef _DIRENT_H
#define _DIRENT_H
/* POSIX */
#include <sys/types.h>
#include <limits.h>
typedef struct __dirstream DIR;
struct dirent {
	ino_t d_ino;
	off_t d_off;
	unsigned short d_reclen;
	unsigned char d_type;
	char d_name[256];
};
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12
DIR *opendir(const char *name);
struct dirent *readdir(DIR *dir);
void rewinddir(DIR *dir);
int closedir(DIR *dir);
#define DT_WHT 14
#define MAXNAMLEN 255
#define IFTODT(mode) (((mode) & 0170000) >> 12)
#define DTTOIF(type) ((type) << 12)
#define d_fileno d_ino
/* declared, and refused when they are called */
int alphasort(const struct dirent **, const struct dirent **);
int dirfd(DIR *);
DIR *fdopendir(int);
int readdir_r(DIR *, struct dirent *, struct dirent **);
int scandir(const char *, struct dirent ***, int (*)(const struct dirent *), int (*)(const struct dirent **, const struct dirent **));
void seekdir(DIR *, long);
long telldir(DIR *);
#endif
