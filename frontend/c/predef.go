package c

import (
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/c/include"
	"accc/pragma/omp"
)

// A standard is a value of -std=.
type standard struct {
	version string // __STDC_VERSION__, "" before C94
	gnu     bool
}

// standards are the values of -std= with the names gcc and clang have for them.
var standards = map[string]standard{
	"c89": {}, "c90": {}, "ansi": {}, "iso9899:1990": {}, "gnu89": {gnu: true}, "gnu90": {gnu: true},
	"iso9899:199409": {version: "199409L"},
	"c99":            {version: "199901L"}, "c9x": {version: "199901L"}, "iso9899:1999": {version: "199901L"}, "gnu99": {"199901L", true}, "gnu9x": {"199901L", true},
	"c11": {version: "201112L"}, "c1x": {version: "201112L"}, "iso9899:2011": {version: "201112L"}, "gnu11": {"201112L", true}, "gnu1x": {"201112L", true},
	"c17": {version: "201710L"}, "c18": {version: "201710L"}, "iso9899:2017": {version: "201710L"}, "iso9899:2018": {version: "201710L"},
	"gnu17": {"201710L", true}, "gnu18": {"201710L", true}, "": {"201710L", true},
	"c23": {version: "202311L"}, "c2x": {version: "202311L"}, "iso9899:2024": {version: "202311L"}, "gnu23": {"202311L", true}, "gnu2x": {"202311L", true},
}

// KnownStd reports whether -std= takes the name.
func KnownStd(name string) bool {
	_, ok := standards[name]
	return ok
}

// Stds are the names that -std= takes.
func Stds() []string { return slices.Sorted(maps.Keys(standards)) }

// macros are the predefined macros of every translation: the LP64 data model of x86-64 Linux
// (C17 §6.10.8 and what compilers of that platform define).
const macros = `#define __STDC__ 1
#define __STDC_HOSTED__ 1
#define __STDC_UTF_16__ 1
#define __STDC_UTF_32__ 1
#define __STDC_NO_THREADS__ 1
#define __accc__ 1
#define __linux 1
#define __linux__ 1
#define __gnu_linux__ 1
#define __unix 1
#define __unix__ 1
#define __ELF__ 1
#define __x86_64 1
#define __x86_64__ 1
#define __amd64 1
#define __amd64__ 1
#define _LP64 1
#define __LP64__ 1
#define __CHAR_BIT__ 8
#define __BIGGEST_ALIGNMENT__ 16
#define __ORDER_LITTLE_ENDIAN__ 1234
#define __ORDER_BIG_ENDIAN__ 4321
#define __ORDER_PDP_ENDIAN__ 3412
#define __BYTE_ORDER__ __ORDER_LITTLE_ENDIAN__
#define __FLOAT_WORD_ORDER__ __ORDER_LITTLE_ENDIAN__
#define __SIZEOF_SHORT__ 2
#define __SIZEOF_INT__ 4
#define __SIZEOF_LONG__ 8
#define __SIZEOF_LONG_LONG__ 8
#define __SIZEOF_POINTER__ 8
#define __SIZEOF_SIZE_T__ 8
#define __SIZEOF_PTRDIFF_T__ 8
#define __SIZEOF_WCHAR_T__ 4
#define __SIZEOF_WINT_T__ 4
#define __SIZEOF_FLOAT__ 4
#define __SIZEOF_DOUBLE__ 8
#define __SIZEOF_LONG_DOUBLE__ 16
#define __SCHAR_MAX__ 127
#define __SHRT_MAX__ 32767
#define __INT_MAX__ 2147483647
#define __LONG_MAX__ 9223372036854775807L
#define __LONG_LONG_MAX__ 9223372036854775807LL
#define __SIZE_MAX__ 18446744073709551615UL
#define __PTRDIFF_MAX__ 9223372036854775807L
#define __INTMAX_MAX__ 9223372036854775807L
#define __UINTMAX_MAX__ 18446744073709551615UL
#define __WCHAR_MAX__ 2147483647
#define __WINT_MAX__ 4294967295U
#define __SIZE_TYPE__ unsigned long
#define __PTRDIFF_TYPE__ long
#define __WCHAR_TYPE__ int
#define __WINT_TYPE__ unsigned int
#define __INTMAX_TYPE__ long
#define __UINTMAX_TYPE__ unsigned long
#define __INTPTR_TYPE__ long
#define __UINTPTR_TYPE__ unsigned long
#define __INT8_TYPE__ signed char
#define __INT16_TYPE__ short
#define __INT32_TYPE__ int
#define __INT64_TYPE__ long
#define __UINT8_TYPE__ unsigned char
#define __UINT16_TYPE__ unsigned short
#define __UINT32_TYPE__ unsigned int
#define __UINT64_TYPE__ unsigned long
#define __FLT_MAX__ 3.40282346638528859811704183484516925e+38F
#define __FLT_MIN__ 1.17549435082228750796873653722224568e-38F
#define __FLT_EPSILON__ 1.19209289550781250000000000000000000e-7F
#define __DBL_MAX__ ((double)1.79769313486231570814527423731704357e+308L)
#define __DBL_MIN__ ((double)2.22507385850720138309023271733240406e-308L)
#define __DBL_EPSILON__ ((double)2.22044604925031308084726333618164062e-16L)
#define __VERSION__ "accc"
#define __extension__
#define __builtin_va_arg(list, type) (*(type *)__builtin_va_arg_impl(list))
#define __builtin_va_copy(to, from) ((to) = (from))
#define __builtin_offsetof(type, member) ((__SIZE_TYPE__)&(((type *)0)->member))
#define __builtin_inf() (1e308 * 10.0)
#define __builtin_inff() ((float)(1e308 * 10.0))
#define __builtin_huge_val() (1e308 * 10.0)
#define __builtin_huge_valf() ((float)(1e308 * 10.0))
#define __builtin_nan(tag) (-(1e308 * 10.0 * 0.0))
#define __builtin_nanf(tag) (-(float)(1e308 * 10.0 * 0.0))
#define __FUNCTION__ __func__
#define __PRETTY_FUNCTION__ __func__
`

// prelude is what cc/v4 reads before the program: the names its checker relies on, and the
// function that carries the expressions of directives.
const prelude = `int __predefined_declarator;
typedef unsigned long __predefined_size_t;
typedef long __predefined_ptrdiff_t;
typedef int __predefined_wchar_t;
typedef void *__builtin_va_list;
int ` + marker + `();
void *__builtin_alloca(unsigned long size);
long __builtin_expect(long value, long expected);
void __builtin_unreachable(void);
void __builtin_trap(void);
void __builtin_prefetch(const void *address, ...);
int __builtin_popcount(unsigned int x);
int __builtin_popcountl(unsigned long x);
int __builtin_popcountll(unsigned long long x);
int __builtin_clz(unsigned int x);
int __builtin_clzl(unsigned long x);
int __builtin_clzll(unsigned long long x);
int __builtin_ctz(unsigned int x);
int __builtin_ctzl(unsigned long x);
int __builtin_ctzll(unsigned long long x);
void *__builtin_memcpy(void *to, const void *from, unsigned long size);
void *__builtin_memset(void *to, int byte, unsigned long size);
`

// predefined is the text of the predefined macros.
func predefined(opts *Options) string {
	var b strings.Builder
	b.WriteString(macros)
	b.WriteString(allBuiltinMacros)
	b.WriteString(limitMacros)
	std := standards[opts.Std]
	if std.version != "" {
		fmt.Fprintf(&b, "#define __STDC_VERSION__ %s\n", std.version)
	}
	if std.gnu {
		b.WriteString("#define linux 1\n#define unix 1\n")
	} else {
		b.WriteString("#define __STRICT_ANSI__ 1\n")
	}
	if opts.HostHeaders {
		b.WriteString("#define _DEFAULT_SOURCE 1\n#define __GNUC__ 12\n#define __GNUC_MINOR__ 2\n#define __GNUC_PATCHLEVEL__ 0\n")
	} else {
		// Compilers that take GNU C call themselves GCC 4.2.1, so that programs use its extensions and no younger ones.
		b.WriteString("#define __GNUC__ 4\n#define __GNUC_MINOR__ 2\n#define __GNUC_PATCHLEVEL__ 1\n")
	}
	if std.version >= "199901L" {
		b.WriteString("#define __GNUC_STDC_INLINE__ 1\n")
	} else {
		b.WriteString("#define __GNUC_GNU_INLINE__ 1\n")
	}
	if opts.OpenACC {
		b.WriteString("#define _OPENACC 202211\n")
	}
	if opts.OpenMP {
		fmt.Fprintf(&b, "#define _OPENMP %d\n", omp.Release(opts.OpenMPVersion))
	}
	return b.String()
}

// builtinDir is the prefix of the built-in headers in positions.
const builtinDir = "<accc>"

// freestanding is the part of the built-in headers that does not belong to a C library.
type freestanding struct{ embedFS }

// headerDirs are the directories to search for headers.
func headerDirs(opts *Options) []cpp.Dir {
	var dirs []cpp.Dir
	for _, d := range opts.Includes {
		dirs = append(dirs, cpp.Dir{Path: filepath.Clean(d)})
	}
	if !opts.HostHeaders {
		dirs = append(dirs, cpp.Dir{FS: include.FS, Path: builtinDir, System: true})
	} else {
		dirs = append(dirs, cpp.Dir{FS: freestanding{include.FS}, Path: builtinDir, System: true},
			cpp.Dir{Path: "/usr/local/include", System: true}, cpp.Dir{Path: "/usr/include/x86_64-linux-gnu", System: true},
			cpp.Dir{Path: "/usr/include", System: true})
	}
	for _, d := range opts.SystemIncludes {
		dirs = append(dirs, cpp.Dir{Path: filepath.Clean(d), System: true})
	}
	return dirs
}

type embedFS interface {
	Open(name string) (fs.File, error)
}

// Open opens a header of the compiler; those of the C library are not found.
func (f freestanding) Open(name string) (fs.File, error) {
	if !slices.Contains(include.Freestanding, name) {
		return nil, fs.ErrNotExist
	}
	return f.embedFS.Open(name)
}
