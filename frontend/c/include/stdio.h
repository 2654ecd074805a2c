#ifndef _STDIO_H
#define _STDIO_H
/* C17 7.21 and POSIX */
#include <features.h>
#include <stddef.h>
#include <stdarg.h>
typedef struct _IO_FILE FILE;
typedef long fpos_t;
typedef long off_t;
typedef long ssize_t;
extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
int remove(const char *filename);
int rename(const char *old, const char *new);
int fclose(FILE *stream);
int fflush(FILE *stream);
FILE *tmpfile(void);
FILE *fopen(const char *restrict filename, const char *restrict mode);
FILE *freopen(const char *restrict filename, const char *restrict mode, FILE *restrict stream);
void setbuf(FILE *restrict stream, char *restrict buf);
int setvbuf(FILE *restrict stream, char *restrict buf, int mode, size_t size);
int fprintf(FILE *restrict stream, const char *restrict format, ...);
int fscanf(FILE *restrict stream, const char *restrict format, ...);
int printf(const char *restrict format, ...);
int scanf(const char *restrict format, ...);
int snprintf(char *restrict s, size_t n, const char *restrict format, ...);
int sprintf(char *restrict s, const char *restrict format, ...);
int sscanf(const char *restrict s, const char *restrict format, ...);
int vfprintf(FILE *restrict stream, const char *restrict format, va_list arg);
int vfscanf(FILE *restrict stream, const char *restrict format, va_list arg);
int vprintf(const char *restrict format, va_list arg);
int vscanf(const char *restrict format, va_list arg);
int vsnprintf(char *restrict s, size_t n, const char *restrict format, va_list arg);
int vsprintf(char *restrict s, const char *restrict format, va_list arg);
int vsscanf(const char *restrict s, const char *restrict format, va_list arg);
int fgetc(FILE *stream);
char *fgets(char *restrict s, int n, FILE *restrict stream);
int fputc(int c, FILE *stream);
int fputs(const char *restrict s, FILE *restrict stream);
int getc(FILE *stream);
int getchar(void);
int putc(int c, FILE *stream);
int putchar(int c);
int puts(const char *s);
int ungetc(int c, FILE *stream);
size_t fread(void *restrict ptr, size_t size, size_t nmemb, FILE *restrict stream);
size_t fwrite(const void *restrict ptr, size_t size, size_t nmemb, FILE *restrict stream);
int fgetpos(FILE *restrict stream, fpos_t *restrict pos);
int fseek(FILE *stream, long offset, int whence);
int fsetpos(FILE *stream, const fpos_t *pos);
long ftell(FILE *stream);
void rewind(FILE *stream);
void clearerr(FILE *stream);
int feof(FILE *stream);
int ferror(FILE *stream);
void perror(const char *s);
/* POSIX and common extensions */
int fileno(FILE *stream);
FILE *fdopen(int fd, const char *mode);
FILE *fmemopen(void *restrict at, size_t size, const char *restrict mode);
FILE *open_memstream(char **at, size_t *size);
FILE *popen(const char *command, const char *type);
int pclose(FILE *stream);
char *tmpnam(char *s);
#define L_tmpnam 20
#define TMP_MAX 238328
#define P_tmpdir "/tmp"
#define getc_unlocked(stream) getc(stream)
#define getchar_unlocked() getchar()
#define putc_unlocked(c, stream) putc(c, stream)
#define putchar_unlocked(c) putchar(c)
#define fread_unlocked(p, size, n, stream) fread(p, size, n, stream)
#define fwrite_unlocked(p, size, n, stream) fwrite(p, size, n, stream)
#define fputs_unlocked(s, stream) fputs(s, stream)
#define flockfile(stream) ((void)(stream))
#define funlockfile(stream) ((void)(stream))
int fseeko(FILE *stream, off_t offset, int whence);
off_t ftello(FILE *stream);
ssize_t getline(char **restrict lineptr, size_t *restrict n, FILE *restrict stream);
ssize_t getdelim(char **restrict lineptr, size_t *restrict n, int delimiter, FILE *restrict stream);
int dprintf(int fd, const char *restrict format, ...);
int asprintf(char **restrict strp, const char *restrict format, ...);
void setlinebuf(FILE *stream);
int vasprintf(char **restrict strp, const char *restrict format, va_list arg);
#define L_ctermid 9
#define clearerr_unlocked clearerr
#define feof_unlocked feof
#define ferror_unlocked ferror
#define fflush_unlocked fflush
#define fgetc_unlocked fgetc
#define fileno_unlocked fileno
#define fputc_unlocked fputc
/* declared, and refused when they are called */
int ftrylockfile(FILE *);
int getw(FILE *);
int putw(int, FILE *);
int renameat(int, const char *, int, const char *);
void setbuffer(FILE *, char *, size_t);
char *tempnam(const char *, const char *);
int vdprintf(int, const char *, va_list);
#endif
