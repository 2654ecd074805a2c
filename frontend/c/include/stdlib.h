#ifndef _STDLIB_H
#define _STDLIB_H
/* C17 7.22 and POSIX */
#include <stddef.h>
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;
double atof(const char *nptr);
int atoi(const char *nptr);
long atol(const char *nptr);
long long atoll(const char *nptr);
double strtod(const char *restrict nptr, char **restrict endptr);
float strtof(const char *restrict nptr, char **restrict endptr);
long double strtold(const char *restrict nptr, char **restrict endptr);
long strtol(const char *restrict nptr, char **restrict endptr, int base);
long long strtoll(const char *restrict nptr, char **restrict endptr, int base);
unsigned long strtoul(const char *restrict nptr, char **restrict endptr, int base);
unsigned long long strtoull(const char *restrict nptr, char **restrict endptr, int base);
int rand(void);
void srand(unsigned int seed);
void *aligned_alloc(size_t alignment, size_t size);
void *calloc(size_t nmemb, size_t size);
void free(void *ptr);
void *malloc(size_t size);
void *realloc(void *ptr, size_t size);
_Noreturn void abort(void);
int atexit(void (*func)(void));
_Noreturn void exit(int status);
_Noreturn void _Exit(int status);
_Noreturn void quick_exit(int status);
char *getenv(const char *name);
int system(const char *string);
void *bsearch(const void *key, const void *base, size_t nmemb, size_t size, int (*compar)(const void *, const void *));
void qsort(void *base, size_t nmemb, size_t size, int (*compar)(const void *, const void *));
int abs(int j);
long labs(long j);
long long llabs(long long j);
static inline div_t div(int numer, int denom)
{
	div_t result;
	result.quot = numer / denom;
	result.rem = numer % denom;
	return result;
}
static inline ldiv_t ldiv(long numer, long denom)
{
	ldiv_t result;
	result.quot = numer / denom;
	result.rem = numer % denom;
	return result;
}
static inline lldiv_t lldiv(long long numer, long long denom)
{
	lldiv_t result;
	result.quot = numer / denom;
	result.rem = numer % denom;
	return result;
}
/* POSIX and common extensions */
#define MB_CUR_MAX ((size_t)1)
static inline int mblen(const char *s, size_t n) { return !s ? 0 : !n || *s & 0x80 ? -1 : *s != 0; }
static inline int mbtowc(wchar_t *restrict pwc, const char *restrict s, size_t n)
{
	if (s && n && !(*s & 0x80) && pwc)
		*pwc = *s;
	return mblen(s, n);
}
static inline int wctomb(char *s, wchar_t wc)
{
	if (!s)
		return 0;
	*s = (char)wc;
	return wc < 0 || wc > 127 ? -1 : 1;
}
static inline size_t mbstowcs(wchar_t *restrict pwcs, const char *restrict s, size_t n)
{
	size_t i = 0;
	for (; !pwcs || i < n; i++) {
		if (s[i] & 0x80)
			return (size_t)-1;
		if (pwcs)
			pwcs[i] = s[i];
		if (!s[i])
			break;
	}
	return i;
}
static inline size_t wcstombs(char *restrict s, const wchar_t *restrict pwcs, size_t n)
{
	size_t i = 0;
	for (; !s || i < n; i++) {
		if (pwcs[i] < 0 || pwcs[i] > 127)
			return (size_t)-1;
		if (s)
			s[i] = (char)pwcs[i];
		if (!pwcs[i])
			break;
	}
	return i;
}
int posix_memalign(void **memptr, size_t alignment, size_t size);
void *memalign(size_t alignment, size_t size);
void *valloc(size_t size);
void *reallocarray(void *ptr, size_t nmemb, size_t size);
int setenv(const char *name, const char *value, int overwrite);
int unsetenv(const char *name);
int putenv(char *string);
int rand_r(unsigned int *seed);
long random(void);
void srandom(unsigned int seed);
double drand48(void);
double erand48(unsigned short xsubi[3]);
long lrand48(void);
long nrand48(unsigned short xsubi[3]);
long mrand48(void);
long jrand48(unsigned short xsubi[3]);
void srand48(long seed);
unsigned short *seed48(unsigned short seed16v[3]);
int mkstemp(char *template);
void qsort_r(void *base, size_t nmemb, size_t size, int (*compar)(const void *, const void *, void *), void *arg);
int at_quick_exit(void (*func)(void));
char *realpath(const char *restrict path, char *restrict resolved);
int getloadavg(double loadavg[], int n);
#define secure_getenv(name) getenv(name)
#ifndef alloca
#define alloca(size) __builtin_alloca(size)
#endif
#endif
