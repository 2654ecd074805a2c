package c

import (
	"bytes"
	"slices"
	"strings"
)

// builtinMacros are the compiler's functions whose type depends on their arguments, or that are constants: each is a cast
// around a function that returns the bits, or an expression. A GNU C program may use them without a header.
const builtinMacros = `#define __builtin_types_compatible_p(a, b) _Generic((__typeof__(a) (*)[1])0, __typeof__(b) (*)[1]: 1, default: 0)
#define __builtin_choose_expr(c, a, b) _Generic((char (*)[(c) ? 1 : 2])0, char (*)[1]: (a), default: (b))
#define __builtin_constant_p(x) 0
#define __builtin_assume_aligned(p, ...) ((void *)(p))
#define __builtin_expect_with_probability(x, value, p) ((long)(x))
#define __builtin_object_size(p, kind) ((kind) & 2 ? 0UL : ~0UL)
#define __builtin_dynamic_object_size(p, kind) ((kind) & 2 ? 0UL : ~0UL)
#define __builtin_infl() ((long double)(1e308 * 10.0))
#define __builtin_huge_vall() ((long double)(1e308 * 10.0))
#define __builtin_nanl(tag) (-(long double)(1e308 * 10.0 * 0.0))
#define __builtin_nans(tag) (-(1e308 * 10.0 * 0.0))
#define __builtin_nansf(tag) (-(float)(1e308 * 10.0 * 0.0))
#define __builtin_isgreater(x, y) ((x) > (y))
#define __builtin_isgreaterequal(x, y) ((x) >= (y))
#define __builtin_isless(x, y) ((x) < (y))
#define __builtin_islessequal(x, y) ((x) <= (y))
#define __builtin_alloca_with_align(size, bits) __builtin_alloca(size)
#define __builtin_cpu_init() ((void)0)
#define __builtin_cpu_supports(name) 0
#define __builtin_cpu_is(name) 0
#define __builtin_LINE() __LINE__
#define __builtin_FILE() __FILE__
#define __builtin_FUNCTION() __func__
#define __builtin_complex(x, y) ((x) + (y) * 1.0i)
#define __builtin_convertvector(v, type) ((type)__accc_convert_vector(v))
#define __ATOMIC_RELAXED 0
#define __ATOMIC_CONSUME 1
#define __ATOMIC_ACQUIRE 2
#define __ATOMIC_RELEASE 3
#define __ATOMIC_ACQ_REL 4
#define __ATOMIC_SEQ_CST 5
#define __GCC_ATOMIC_BOOL_LOCK_FREE 2
#define __GCC_ATOMIC_CHAR_LOCK_FREE 2
#define __GCC_ATOMIC_SHORT_LOCK_FREE 2
#define __GCC_ATOMIC_INT_LOCK_FREE 2
#define __GCC_ATOMIC_LONG_LOCK_FREE 2
#define __GCC_ATOMIC_LLONG_LOCK_FREE 2
#define __GCC_ATOMIC_POINTER_LOCK_FREE 2
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_1 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_2 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_4 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_8 1
#define __sync_synchronize() __accc_atomic_fence()
#define __atomic_thread_fence(order) __accc_atomic_fence()
#define __atomic_signal_fence(order) ((void)0)
#define __atomic_always_lock_free(size, p) ((size) <= 8)
#define __atomic_is_lock_free(size, p) ((size) <= 8)
#define __sync_bool_compare_and_swap(p, old, new, ...) __accc_atomic_cas_bool((p), (old), (new))
#define __sync_val_compare_and_swap(p, old, new, ...) ((__typeof__(*(p)))__accc_atomic_cas_value((p), (old), (new)))
#define __sync_lock_test_and_set(p, v, ...) ((__typeof__(*(p)))__accc_atomic_fetch_xchg((p), (v)))
#define __sync_lock_release(p, ...) __accc_atomic_put((p), 0)
#define __atomic_load_n(p, order) ((__typeof__(*(p)))__accc_atomic_get((p)))
#define __atomic_load(p, to, order) __accc_atomic_load((p), (to))
#define __atomic_store_n(p, v, order) __accc_atomic_put((p), (v))
#define __atomic_store(p, from, order) __accc_atomic_store((p), (from))
#define __atomic_exchange_n(p, v, order) ((__typeof__(*(p)))__accc_atomic_fetch_xchg((p), (v)))
#define __atomic_exchange(p, from, to, order) __accc_atomic_exchange((p), (from), (to))
#define __atomic_compare_exchange_n(p, old, new, weak, success, failure) __accc_atomic_cas((p), (old), (new))
#define __atomic_compare_exchange(p, old, new, weak, success, failure) __accc_atomic_cas_from((p), (old), (new))
#define __atomic_test_and_set(p, order) __accc_atomic_test_and_set((p))
#define __atomic_clear(p, order) __accc_atomic_clear((p))
`

// atomicOps are the operations of __sync_fetch_and_OP and __atomic_fetch_OP.
var atomicOps = []string{"add", "sub", "and", "or", "xor", "nand"}

// allBuiltinMacros is builtinMacros with one macro for each atomic operation and form.
var allBuiltinMacros = func() string {
	var b strings.Builder
	b.WriteString(builtinMacros)
	for _, op := range atomicOps {
		for _, form := range [][3]string{
			{"__sync_fetch_and_" + op, "...", "fetch_"}, {"__sync_" + op + "_and_fetch", "...", "new_"},
			{"__atomic_fetch_" + op, "order", "fetch_"}, {"__atomic_" + op + "_fetch", "order", "new_"},
		} {
			b.WriteString("#define " + form[0] + "(p, v, " + form[1] + ") ((__typeof__(*(p)))__accc_atomic_" + form[2] + op + "((p), (v)))\n")
		}
	}
	return b.String()
}()

// declared are the declarations of the compiler's functions that are not in the prelude, by name. Those that take arguments of
// any type have no parameters.
var declared = map[string]string{}

// LibraryBuiltin reports whether name, without "__builtin_", is a function of the C library that __builtin_name calls.
func LibraryBuiltin(name string) bool { return libraryBuiltins[name] }

var libraryBuiltins = map[string]bool{}

// libraryText declares functions of the library as the compiler's own; in the rows of functions of numbers T is
// replaced by the type.
const libraryText = `void abort(void)
void exit(int)
void _Exit(int)
int abs(int)
long labs(long)
long long llabs(long long)
void *malloc(unsigned long)
void *calloc(unsigned long, unsigned long)
void *realloc(void *, unsigned long)
void *aligned_alloc(unsigned long, unsigned long)
void free(void *)
void *memmove(void *, const void *, unsigned long)
void *mempcpy(void *, const void *, unsigned long)
int memcmp(const void *, const void *, unsigned long)
void *memchr(const void *, int, unsigned long)
void bzero(void *, unsigned long)
int bcmp(const void *, const void *, unsigned long)
unsigned long strlen(const char *)
unsigned long strnlen(const char *, unsigned long)
char *strcpy(char *, const char *)
char *stpcpy(char *, const char *)
char *strncpy(char *, const char *, unsigned long)
char *strcat(char *, const char *)
char *strncat(char *, const char *, unsigned long)
int strcmp(const char *, const char *)
int strncmp(const char *, const char *, unsigned long)
int strcasecmp(const char *, const char *)
int strncasecmp(const char *, const char *, unsigned long)
char *strchr(const char *, int)
char *strrchr(const char *, int)
char *strstr(const char *, const char *)
char *strpbrk(const char *, const char *)
unsigned long strspn(const char *, const char *)
unsigned long strcspn(const char *, const char *)
char *strdup(const char *)
char *strndup(const char *, unsigned long)
int printf(const char *, ...)
int sprintf(char *, const char *, ...)
int snprintf(char *, unsigned long, const char *, ...)
int fprintf(void *, const char *, ...)
int scanf(const char *, ...)
int sscanf(const char *, const char *, ...)
int vprintf(const char *, __builtin_va_list)
int vfprintf(void *, const char *, __builtin_va_list)
int vsprintf(char *, const char *, __builtin_va_list)
int vsnprintf(char *, unsigned long, const char *, __builtin_va_list)
int puts(const char *)
int putchar(int)
int fputs(const char *, void *)
int fputc(int, void *)
unsigned long fwrite(const void *, unsigned long, unsigned long, void *)
int isalnum(int)
int isalpha(int)
int isblank(int)
int iscntrl(int)
int isdigit(int)
int isgraph(int)
int islower(int)
int isprint(int)
int ispunct(int)
int isspace(int)
int isupper(int)
int isxdigit(int)
int tolower(int)
int toupper(int)
double cabs(double _Complex)
double carg(double _Complex)
double creal(double _Complex)
double cimag(double _Complex)
double _Complex conj(double _Complex)
double _Complex cexp(double _Complex)
double _Complex clog(double _Complex)
double _Complex csqrt(double _Complex)
double _Complex cpow(double _Complex, double _Complex)
float cabsf(float _Complex)
float crealf(float _Complex)
float cimagf(float _Complex)
float _Complex conjf(float _Complex)
`

// realText are the functions of numbers, for double, with f for float and with l for long double.
var realText = map[string]string{
	"T": "acos asin atan cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 exp10 log log10 log1p log2 logb cbrt sqrt fabs " +
		"erf erfc lgamma tgamma ceil floor nearbyint rint round trunc j0 j1 y0 y1",
	"T, T":              "atan2 hypot pow fmod remainder copysign nextafter fdim fmax fmin",
	"T, T, T":           "fma",
	"T, int":            "ldexp scalbn",
	"T, int *":          "frexp",
	"T, T *":            "modf",
	"T, T, int *":       "remquo",
	"long= T":           "lrint lround",
	"long long= T":      "llrint llround",
	"int= T":            "ilogb",
	"void= T, T *, T *": "sincos",
}

func init() {
	library := func(proto string) {
		open := strings.IndexByte(proto, '(')
		at := strings.LastIndexAny(proto[:open], " *") + 1
		name := proto[at:open]
		libraryBuiltins[name] = true
		declared["__builtin_"+name] = proto[:at] + "__builtin_" + proto[at:] + ";\n"
	}
	for proto := range strings.Lines(libraryText) {
		library(strings.TrimSuffix(proto, "\n"))
	}
	for params, names := range realText {
		result, list, ok := strings.Cut(params, "= ")
		if !ok {
			result, list = "T", params
		}
		for name := range strings.FieldsSeq(names) {
			for suffix, t := range map[string]string{"": "double", "f": "float", "l": "long double"} {
				library(strings.ReplaceAll(result, "T", t) + " " + name + suffix + "(" + strings.ReplaceAll(list, "T", t) + ")")
			}
		}
	}
	own := func(result string, names ...string) {
		for _, name := range names {
			declared[name] = result + " " + name + "();\n"
		}
	}
	for _, op := range append([]string{"xchg"}, atomicOps...) {
		own("long long", "__accc_atomic_fetch_"+op, "__accc_atomic_new_"+op)
	}
	own("long long", "__accc_atomic_get", "__accc_atomic_cas_value")
	own("_Bool", "__accc_atomic_cas", "__accc_atomic_cas_from", "__accc_atomic_cas_bool", "__accc_atomic_test_and_set")
	own("void", "__accc_atomic_put", "__accc_atomic_fence", "__accc_atomic_load", "__accc_atomic_store", "__accc_atomic_exchange", "__accc_atomic_clear",
		"__builtin_assume", "__builtin___clear_cache")
	own("int", "__builtin_shuffle", "__accc_convert_vector", "__builtin_isnan", "__builtin_isinf", "__builtin_isinf_sign", "__builtin_isfinite", "__builtin_finite", "__builtin_isnormal", "__builtin_signbit",
		"__builtin_signbitf", "__builtin_signbitl", "__builtin_isnanf", "__builtin_isnanl", "__builtin_isinff", "__builtin_isinfl", "__builtin_fpclassify",
		"__builtin_islessgreater", "__builtin_isunordered")
	for suffix, t := range map[string]string{"": "int", "l": "long", "ll": "long long"} {
		for _, name := range []string{"ffs", "clrsb"} {
			declared["__builtin_"+name+suffix] = "int __builtin_" + name + suffix + "(" + t + " x);\n"
		}
		declared["__builtin_parity"+suffix] = "int __builtin_parity" + suffix + "(unsigned " + t + " x);\n"
		for _, op := range []string{"add", "sub", "mul"} {
			for sign, unsigned := range map[string]string{"s": "", "u": "unsigned "} {
				name := "__builtin_" + sign + op + suffix + "_overflow"
				declared[name] = "_Bool " + name + "(" + unsigned + t + " a, " + unsigned + t + " b, " + unsigned + t + " *result);\n"
			}
		}
	}
	for _, op := range []string{"add", "sub", "mul"} {
		own("_Bool", "__builtin_"+op+"_overflow", "__builtin_"+op+"_overflow_p")
	}
	for _, width := range []struct{ bits, t string }{{"16", "unsigned short"}, {"32", "unsigned int"}, {"64", "unsigned long"}} {
		declared["__builtin_bswap"+width.bits] = width.t + " __builtin_bswap" + width.bits + "(" + width.t + " x);\n"
	}
}

// declarations are the declarations of the compiler's functions that a text uses.
func declarations(text []byte) string {
	var names []string
	for _, prefix := range []string{"__builtin_", "__accc_atomic_", "__accc_convert_"} {
		for rest := text; ; {
			at := bytes.Index(rest, []byte(prefix))
			if at < 0 {
				break
			}
			rest = rest[at:]
			end := 0
			for end < len(rest) && (rest[end] == '_' || rest[end] >= '0' && rest[end] <= '9' || rest[end]|0x20 >= 'a' && rest[end]|0x20 <= 'z') {
				end++
			}
			if name := string(rest[:end]); declared[name] != "" {
				names = append(names, name)
			}
			rest = rest[end:]
		}
	}
	slices.Sort(names)
	var b strings.Builder
	for _, name := range slices.Compact(names) {
		b.WriteString(declared[name])
	}
	return b.String()
}

// isBuiltin reports whether a function of the compiler has this name.
func isBuiltin(name string) bool {
	return declared[name] != "" || strings.HasPrefix(name, "__builtin_") && strings.Contains(prelude, " "+name+"(") || strings.Contains(prelude, "*"+name+"(")
}
