package run_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"accc/backend/run"
	"accc/backend/run/mathlib"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// farthest is by how many units in the last place the functions of package mathlib may differ from glibc's, where that
// is more than one, because glibc's own error is larger.
var farthest = map[string]int64{"log10": 2, "erfc": 2, "log10f": 2, "erfcf": 3}

// TestMathLibrary compares the functions that programs are linked with, on the host and in kernels, with glibc's.
func TestMathLibrary(t *testing.T) {
	gcc := irtest.Oracle(t, "gcc")
	functions := []string{"exp", "exp2", "log", "log2", "log10", "sin", "cos", "erf", "erfc", "pow"}
	var text strings.Builder
	text.WriteString("#include <math.h>\n#include <stdio.h>\n\nunion { double d; unsigned long u; } x, y, r;\nunion { float f; unsigned u; } q;\n" +
		"static unsigned long state = 1;\nstatic double next(void)\n{\n    state = state * 6364136223846793005ul + 1442695040888963407ul;\n" +
		"    double u = (state >> 11) * 0x1p-53, v = (state >> 20 & 1023) / 1023.0;\n" +
		"    switch (state >> 60) {\n    case 0: return ldexp(u, (int)(v * 2000) - 1000);\n    case 1: return 1 + (u - 0.5) / 16;\n" +
		"    case 2: return (u - 0.5) * 1500;\n    case 3: return -u * 30;\n    case 4: return (u - 0.5) * 1e7;\n    case 5: return (int)(v * 200) - 100 + (u < 0.3) * 0.5;\n    default: return u * 8;\n    }\n}\n\n" +
		"double special[] = {0, -0.0, 1, -1, 2, -2, 3, 0.5, INFINITY, -INFINITY, NAN, 5e-324, 1e-310, 1.7976931348623157e308, 0x1p53, -0x1.fffffffffffffp52, 709.78, -745.1, -745.2, -708.5, 1023.5, -1074.5, 1e22, 26.5, 28.5};\n" +
		"enum { N = sizeof special / sizeof *special };\n\nint main(void)\n{\n")
	for _, f := range functions {
		require.NotNil(t, mathlib.Symbol(f), f)
		require.NotNil(t, mathlib.Symbol(f+"f"), f)
		args, single := "x.d", "(float)x.d"
		if f == "pow" {
			args, single = "x.d, y.d", "(float)x.d, (float)y.d"
		}
		fmt.Fprintf(&text, "    for (int i = 0; i < 3000; i++) {\n        x.d = i < N * N ? special[i %% N] : next();\n        y.d = i < N * N ? special[i / N] : next();\n")
		fmt.Fprintf(&text, "        if (i %% 4 == 0) y.d /= 64;\n        r.d = %s(%s);\n        q.f = %sf(%s);\n", f, args, f, single)
		fmt.Fprintf(&text, `        printf("%s %%lx %%lx %%lx %%x\n", x.u, y.u, r.u, q.u);`+"\n    }\n", f)
	}
	text.WriteString(`    double list[100], sum = 0;
#pragma acc parallel loop copyout(list)
    for (int i = 0; i < 100; i++)
        list[i] = exp(-0.1 * i) + log(1.0 + i) * sin(i) + pow(1.0 + i, 0.25) + cos(i);
    for (int i = 0; i < 100; i++)
        sum += list[i];
    r.d = sum;
    printf("kernel 0 0 %lx 0\n", r.u & ~0xffful);
    return 0;
}
`)
	name := filepath.Join(t.TempDir(), "p.c")
	want := strings.Split((&peer{ext: ".c", flags: []string{"-lm"}}).native(t, gcc, name, text.String(), "-fno-builtin"), "\n")
	require.NoError(t, os.WriteFile(name, []byte(text.String()), 0o644))
	got := strings.Split(execute(t, name, run.Options{}), "\n")
	require.Equal(t, len(want), len(got))
	different := 0
	for i := range want {
		w, g := strings.Fields(want[i]), strings.Fields(got[i])
		require.Equal(t, len(w), len(g))
		if len(w) == 0 {
			continue
		}
		require.Equal(t, w[:3], g[:3])
		if w[3] != g[3] {
			different++
		}
		require.LessOrEqual(t, apart(t, w[3], g[3], 64), max(1, farthest[w[0]]), "%s\n%s", want[i], got[i])
		require.LessOrEqual(t, apart(t, w[4], g[4], 32), max(1, farthest[w[0]+"f"]), "%s\n%s", want[i], got[i])
	}
	require.Less(t, different, len(want)/40)
}

// apart counts the floating-point numbers between two, given by their bits in hexadecimal.
func apart(t *testing.T, a, b string, size int) int64 {
	var at [2]int64
	for i, s := range []string{a, b} {
		u, err := strconv.ParseUint(s, 16, 64)
		require.NoError(t, err)
		f := math.Float64frombits(u)
		if size == 32 {
			f = float64(math.Float32frombits(uint32(u)))
		}
		switch n := int64(u << (64 - size) >> (64 - size)); {
		case math.IsNaN(f):
			at[i] = math.MaxInt64 / 4
		case math.Signbit(f):
			at[i] = -(n &^ (1 << (size - 1)))
			if n == math.MinInt64 {
				at[i] = 0
			}
		default:
			at[i] = n
		}
	}
	return max(at[0]-at[1], at[1]-at[0])
}
