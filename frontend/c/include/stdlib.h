#ifndef _STDLIB_H
#define _STDLIB_H
/* C17 7.22 and POSIX */
#include <features.h>
#include <stddef.h>
#ifdef __USE_MISC
#include <sys/types.h>
#include <bits/waitstatus.h>
#endif
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
/* C17 7.22.7 and 7.22.8: multibyte characters are UTF-8 */
#define MB_CUR_MAX ((size_t)4)
static inline int mbtowc(wchar_t *restrict to, const char *restrict s, size_t n)
{
	if (!s)
		return 0;
	unsigned c = n > 0 ? (unsigned char)*s : 0x80;
	int more = c < 0x80 ? 0 : c >= 0xc2 && c < 0xe0 ? 1 : c >= 0xe0 && c < 0xf0 ? 2 : c >= 0xf0 && c < 0xf5 ? 3 : -1;
	if (more < 0 || (size_t)more >= n)
		return -1;
	unsigned v = more ? c & (0x3f >> more) : c;
	for (int i = 1; i <= more; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return -1;
		v = v << 6 | (s[i] & 0x3f);
	}
	if ((more == 2 && (v < 0x800 || (v >= 0xd800 && v < 0xe000))) || (more == 3 && (v < 0x10000 || v > 0x10ffff)))
		return -1;
	if (to)
		*to = (wchar_t)v;
	return v ? more + 1 : 0;
}
static inline int wctomb(char *s, wchar_t c)
{
	unsigned v = (unsigned)c;
	if (!s)
		return 0;
	if (v < 0x80) {
		s[0] = (char)v;
		return 1;
	}
	if (v > 0x10ffff || (v >= 0xd800 && v < 0xe000))
		return -1;
	int n = v < 0x800 ? 2 : v < 0x10000 ? 3 : 4;
	for (int i = n - 1; i > 0; i--, v >>= 6)
		s[i] = (char)(0x80 | (v & 0x3f));
	s[0] = (char)((0xf00 >> n) | v);
	return n;
}
static inline int mblen(const char *s, size_t n) { return mbtowc(NULL, s, n); }
static inline size_t mbstowcs(wchar_t *restrict to, const char *restrict s, size_t n)
{
	size_t i = 0;
	for (wchar_t c; !to || i < n; i++) {
		int k = mbtowc(&c, s, 4);
		if (k < 0)
			return (size_t)-1;
		if (to)
			to[i] = c;
		if (k == 0)
			return i;
		s += k;
	}
	return i;
}
static inline size_t wcstombs(char *restrict to, const wchar_t *restrict s, size_t n)
{
	size_t at = 0;
	for (;; s++) {
		char c[4];
		int k = wctomb(c, *s);
		if (k < 0)
			return (size_t)-1;
		if (to && at + (size_t)k > n)
			return at;
		for (int i = 0; to && i < k; i++)
			to[at + (size_t)i] = c[i];
		if (!*s)
			return at;
		at += (size_t)k;
	}
}
struct drand48_data { unsigned short __x[3], __old_x[3]; };
static inline int srand48_r(long seed, struct drand48_data *b) { b->__x[0] = 0x330e; b->__x[1] = (unsigned short)seed; b->__x[2] = (unsigned short)(seed >> 16); return 0; }
static inline int seed48_r(unsigned short seed[3], struct drand48_data *b) { for (int i = 0; i < 3; i++) { b->__old_x[i] = b->__x[i]; b->__x[i] = seed[i]; } return 0; }
static inline int drand48_r(struct drand48_data *b, double *r) { *r = erand48(b->__x); return 0; }
static inline int erand48_r(unsigned short x[3], struct drand48_data *b, double *r) { *r = erand48(x); return 0; }
static inline int lrand48_r(struct drand48_data *b, long *r) { *r = nrand48(b->__x); return 0; }
static inline int nrand48_r(unsigned short x[3], struct drand48_data *b, long *r) { *r = nrand48(x); return 0; }
static inline int mrand48_r(struct drand48_data *b, long *r) { *r = jrand48(b->__x); return 0; }
static inline int jrand48_r(unsigned short x[3], struct drand48_data *b, long *r) { *r = jrand48(x); return 0; }
static inline long long strtoq(const char *restrict nptr, char **restrict endptr, int base) { return strtoll(nptr, endptr, base); }
static inline unsigned long long strtouq(const char *restrict nptr, char **restrict endptr, int base) { return strtoull(nptr, endptr, base); }
struct random_data { int *fptr, *rptr, *state; int rand_type, rand_deg, rand_sep; int *end_ptr; };
/* declared, and refused when they are called */
long a64l(const char *);
uint32_t arc4random(void);
void arc4random_buf(void *, size_t);
uint32_t arc4random_uniform(uint32_t);
int clearenv(void);
char *ecvt(double, int, int *, int *);
int ecvt_r(double, int, int *, int *, char *, size_t);
char *fcvt(double, int, int *, int *);
int fcvt_r(double, int, int *, int *, char *, size_t);
char *gcvt(double, int, char *);
int getsubopt(char **, char *const *, char **);
char *initstate(unsigned int, char *, size_t);
int initstate_r(unsigned int, char *, size_t, struct random_data *);
char *l64a(long);
void lcong48(unsigned short *);
int lcong48_r(unsigned short *, struct drand48_data *);
char *mkdtemp(char *);
int mkstemps(char *, int);
char *mktemp(char *);
int on_exit(void (*)(int, void *), void *);
char *qecvt(long double, int, int *, int *);
int qecvt_r(long double, int, int *, int *, char *, size_t);
char *qfcvt(long double, int, int *, int *);
int qfcvt_r(long double, int, int *, int *, char *, size_t);
char *qgcvt(long double, int, char *);
int random_r(struct random_data *, int32_t *);
char *setstate(char *);
int setstate_r(char *, struct random_data *);
int srandom_r(unsigned int, struct random_data *);
#endif
