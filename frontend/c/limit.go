package c

import (
	"fmt"
	"strings"
)

// limitMacros are the predefined macros with the limits and widths of types, which gcc's headers and portable programs
// use.
var limitMacros = func() string {
	var b strings.Builder
	define := func(name, format string, args ...any) { fmt.Fprintf(&b, "#define __"+name+"__ "+format+"\n", args...) }
	for name, width := range map[string]int{"SCHAR": 8, "SHRT": 16, "INT": 32, "LONG": 64, "LONG_LONG": 64, "SIZE": 64, "PTRDIFF": 64,
		"WCHAR": 32, "WINT": 32, "INTMAX": 64, "INTPTR": 64, "SIG_ATOMIC": 32} {
		define(name+"_WIDTH", "%d", width)
	}
	max := map[int]string{8: "0x7f", 16: "0x7fff", 32: "0x7fffffff", 64: "0x7fffffffffffffffL"}
	umax := map[int]string{8: "0xff", 16: "0xffff", 32: "0xffffffffU", 64: "0xffffffffffffffffUL"}
	types := map[int]string{8: "signed char", 16: "short", 32: "int", 64: "long"}
	suffix := map[int][2]string{8: {"c", "c"}, 16: {"c", "c"}, 32: {"c", "c ## U"}, 64: {"c ## L", "c ## UL"}}
	for width := range max {
		fast := 64
		if width == 8 {
			fast = 8
		}
		for kind, w := range map[string]int{"": width, "_LEAST": width, "_FAST": fast} {
			define(fmt.Sprintf("INT%s%d_MAX", kind, width), "%s", max[w])
			define(fmt.Sprintf("UINT%s%d_MAX", kind, width), "%s", umax[w])
			if kind != "" {
				define(fmt.Sprintf("INT%s%d_WIDTH", kind, width), "%d", w)
				define(fmt.Sprintf("INT%s%d_TYPE", kind, width), "%s", types[w])
				define(fmt.Sprintf("UINT%s%d_TYPE", kind, width), "unsigned %s", strings.TrimPrefix(types[w], "signed "))
			}
		}
		fmt.Fprintf(&b, "#define __INT%d_C(c) %s\n#define __UINT%d_C(c) %s\n", width, suffix[width][0], width, suffix[width][1])
	}
	b.WriteString(`#define __INTMAX_C(c) c ## L
#define __UINTMAX_C(c) c ## UL
#define __INTPTR_MAX__ 0x7fffffffffffffffL
#define __UINTPTR_MAX__ 0xffffffffffffffffUL
#define __SIG_ATOMIC_TYPE__ int
#define __SIG_ATOMIC_MAX__ 0x7fffffff
#define __SIG_ATOMIC_MIN__ (-__SIG_ATOMIC_MAX__ - 1)
#define __WCHAR_MIN__ (-__WCHAR_MAX__ - 1)
#define __WINT_MIN__ 0U
#define __CHAR16_TYPE__ unsigned short
#define __CHAR32_TYPE__ unsigned int
#define __FLT_RADIX__ 2
#define __FLT_EVAL_METHOD__ 0
#define __DECIMAL_DIG__ 21
#define __FINITE_MATH_ONLY__ 0
#define __NO_INLINE__ 1
#define __STDC_IEC_559__ 1
#define __STDC_IEC_559_COMPLEX__ 1
#define __STDC_ISO_10646__ 201706L
#define __USER_LABEL_PREFIX__
#define __REGISTER_PREFIX__
#define __FLT_DENORM_MIN__ 1.40129846432481707092372958328991613e-45F
#define __DBL_DENORM_MIN__ ((double)4.94065645841246544176568792868221372e-324L)
#define __LDBL_DENORM_MIN__ 3.64519953188247460252840593361941982e-4951L
#define __LDBL_MAX__ 1.18973149535723176502126385303097021e+4932L
#define __LDBL_MIN__ 3.36210314311209350626267781732175260e-4932L
#define __LDBL_EPSILON__ 1.08420217248550443400745280086994171e-19L
`)
	for name, row := range map[string][7]int{"FLT": {24, 6, 9, -125, -37, 128, 38}, "DBL": {53, 15, 17, -1021, -307, 1024, 308},
		"LDBL": {64, 18, 21, -16381, -4931, 16384, 4932}} {
		for i, what := range []string{"MANT_DIG", "DIG", "DECIMAL_DIG", "MIN_EXP", "MIN_10_EXP", "MAX_EXP", "MAX_10_EXP"} {
			define(name+"_"+what, "(%d)", row[i])
		}
		for _, what := range []string{"HAS_DENORM", "HAS_INFINITY", "HAS_QUIET_NAN"} {
			define(name+"_"+what, "1")
		}
	}
	return b.String()
}()
