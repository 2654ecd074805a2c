package libc_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libc"
	"accc/ir/irtest"
)

// wider are the functions that may differ from glibc by more than one unit in the last place, and by how many. glibc's
// own error is as large: its manual says 3 for cbrt and tanh, 4 for tgamma, and so on. Only erfc is less exact here
// than in glibc.
var wider = map[string]uint64{
	"cbrt": 4, "erfc": 5, "exp10": 2, "sinh": 3, "tanh": 3, "tgamma": 5,
	"coshf": 2, "erfcf": 3, "log10f": 2, "sinhf": 3, "tanhf": 3, "tgammaf": 6,
}

// oscillating are the functions with zeros near which units in the last place are meaningless. They are compared by
// absolute error, in units of 2^-52 (2^-23 for float) or of the result if that is above 1.
var oscillating = map[string]float64{
	"gamma": 4, "lgamma": 4, "j0": 2, "j1": 2, "y0": 2, "y1": 2, "gammaf": 4, "lgammaf": 4, "j0f": 2, "j1f": 2, "y0f": 2, "y1f": 2,
}

// reals finds the functions whose parameters and result are double (or float): one and two parameters.
func reals(params int, ctype string) []string {
	var out []string
	for _, f := range libc.All() {
		want := ctype + " " + f.Name + "(" + strings.TrimSuffix(strings.Repeat(ctype+" , ", params), ", ")
		got := f.Proto
		for _, name := range []string{"x", "y"} {
			got = strings.ReplaceAll(strings.ReplaceAll(got, " "+name+",", " ,"), " "+name+")", " ")
		}
		if f.Header == "math.h" && got == want {
			out = append(out, f.Name)
		}
	}
	return out
}

// inputs draws numbers that matter: special ones, small ones, and some of every magnitude.
func inputs(r *rand.Rand, n int) []float64 {
	out := []float64{
		0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 2, 10, math.Pi, math.E, math.Inf(1), math.Inf(-1), math.NaN(),
		5e-324, 1e-310, math.MaxFloat64, 1e-300, 0.1, 1 - 1e-16, 1 + 1e-15, 709.78, -745, 1e15, 1e22, 1 << 53, 2.5, 3.5, -2.5, 33, 170.5,
	}
	for len(out) < n {
		switch r.IntN(4) {
		case 0:
			out = append(out, r.NormFloat64())
		case 1:
			out = append(out, r.NormFloat64()*100)
		case 2:
			out = append(out, r.Float64())
		case 3:
			out = append(out, math.Ldexp(r.Float64()*2-1, r.IntN(80)-40))
		}
	}
	return out
}

// order maps floating-point numbers to integers such that neighbours differ by one.
func order(bits uint64, single bool) int64 {
	if single {
		v := int64(int32(bits))
		if v < 0 {
			v = math.MinInt32 - v
		}
		return v
	}
	v := int64(bits)
	if v < 0 {
		v = math.MinInt64 - v
	}
	return v
}

func distance(a, b uint64, single bool) uint64 {
	x, y := order(a, single), order(b, single)
	return uint64(max(x, y)) - uint64(min(x, y))
}

func TestMathEqualsGcc(t *testing.T) {
	gcc := irtest.Oracle(t, "gcc")
	for _, c := range []struct {
		ctype  string
		params int
		single bool
	}{{"double", 1, false}, {"double", 2, false}, {"float", 1, true}, {"float", 2, true}} {
		t.Run(fmt.Sprint(c.ctype, c.params), func(t *testing.T) {
			r := rand.New(rand.NewPCG(3, 4))
			x := inputs(r, 20000)
			y := slices.Clone(x)
			if c.params == 2 {
				// The special numbers meet each other, the others meet at random.
				special := inputs(r, 0)
				x = x[len(special):]
				y = y[len(special):]
				r.Shuffle(len(y), func(i, j int) { y[i], y[j] = y[j], y[i] })
				for _, a := range special {
					for _, b := range special {
						x, y = append(x, a), append(y, b)
					}
				}
			}
			functions := reals(c.params, c.ctype)
			require.Greater(t, len(functions), 8)
			want := oracleMath(t, gcc, c.ctype, functions, x, y)
			for fi, name := range functions {
				compareMath(t, name, c.single, c.params, x, y, want[fi])
			}
		})
	}
}

func compareMath(t *testing.T, name string, single bool, params int, x, y []float64, want []uint64) {
	f := libc.Lookup(name)
	env := libc.New(libc.Config{}).Env(nil, nil)
	put := func(v float64) uint64 {
		if single {
			return uint64(math.Float32bits(float32(v)))
		}
		return math.Float64bits(v)
	}
	get := func(bits uint64) float64 {
		if single {
			return float64(math.Float32frombits(uint32(bits)))
		}
		return math.Float64frombits(bits)
	}
	var worst uint64
	var at int
	equal := 0
	for i := range x {
		stack := []uint64{put(x[i]), put(y[i])}[:params]
		f.Invoke(env, stack)
		a, b := stack[0], want[i]
		switch {
		case a == b:
			equal++
		case math.IsNaN(get(a)) && math.IsNaN(get(b)):
			equal++
		case math.IsNaN(get(a)) != math.IsNaN(get(b)):
			t.Errorf("%s(%v, %v) = %v, expected %v", name, x[i], y[i], get(a), get(b))
		case oscillating[name] != 0:
			unit := math.Max(1, math.Abs(get(b))) * 0x1p-52
			if single {
				unit *= 0x1p29
			}
			if e := math.Abs(get(a)-get(b)) / unit; e > oscillating[name] || math.IsNaN(e) {
				t.Errorf("%s(%v) = %v, expected %v", name, x[i], get(a), get(b))
			}
		default:
			if d := distance(a, b, single); d > worst {
				worst, at = d, i
			}
		}
	}
	limit := max(wider[name], 1)
	t.Logf("%-12s %3d ulp at most, %6.2f%% the same bits", name, worst, 100*float64(equal)/float64(len(x)))
	if worst > limit {
		t.Errorf("%s(%v, %v) differs by %d units in the last place", name, x[at], y[at], worst)
	}
}

// oracleMath returns the results of gcc's C library, for each function and each pair of arguments.
func oracleMath(t *testing.T, gcc, ctype string, functions []string, x, y []float64) [][]uint64 {
	t.Helper()
	dir := t.TempDir()
	params := "x"
	if len(x) > 0 && libcParams(functions[0]) == 2 {
		params = "x, y"
	}
	var c strings.Builder
	c.WriteString("#define _GNU_SOURCE 1\n#include <math.h>\n#include <stdio.h>\n#include <string.h>\nint main(void) {\ndouble in[2];\n")
	c.WriteString("while (fread(in, sizeof in, 1, stdin)) {\n" + ctype + " x = in[0], y = in[1], r; (void)y; unsigned long bits;\n")
	for _, f := range functions {
		fmt.Fprintf(&c, "r = %s(%s); bits = 0; memcpy(&bits, &r, sizeof r); fwrite(&bits, 8, 1, stdout);\n", f, params)
	}
	c.WriteString("}\nreturn 0; }\n")
	file, exe := filepath.Join(dir, "m.c"), filepath.Join(dir, "m")
	require.NoError(t, os.WriteFile(file, []byte(c.String()), 0o600))
	log, err := exec.Command(gcc, "-w", "-O1", "-fno-builtin", file, "-o", exe, "-lm").CombinedOutput()
	require.NoError(t, err, "%s", log)
	var in []byte
	for i := range x {
		in = binary.LittleEndian.AppendUint64(in, math.Float64bits(x[i]))
		in = binary.LittleEndian.AppendUint64(in, math.Float64bits(y[i]))
	}
	cmd := exec.Command(exe)
	cmd.Stdin = strings.NewReader(string(in))
	out, err := cmd.Output()
	require.NoError(t, err)
	require.Len(t, out, 8*len(x)*len(functions))
	want := make([][]uint64, len(functions))
	for i := range x {
		for fi := range functions {
			want[fi] = append(want[fi], binary.LittleEndian.Uint64(out[8*(i*len(functions)+fi):]))
		}
	}
	return want
}

func libcParams(name string) int { return len(libc.Lookup(name).Params) }

func TestComplexEqualsGcc(t *testing.T) {
	functions := []string{"cacos", "cacosh", "casin", "casinh", "catan", "catanh", "ccos", "ccosh", "cexp", "clog", "csin", "csinh", "csqrt", "ctan", "ctanh", "conj", "cproj"}
	arguments := []complex128{1, 1i, -1 + 1i, 0.3 - 0.4i, 2.5 + 3i, -2 - 0.1i, 1e-3 + 1e-4i}
	var c strings.Builder
	c.WriteString("#include <complex.h>\n#include <stdio.h>\n#define P(z) do { double _Complex r = (z); printf(\"%.11g %.11g\\n\", creal(r) + 0.0, cimag(r) + 0.0); } while (0)\nint main(void) {\n")
	for _, z := range arguments {
		fmt.Fprintf(&c, "{ double _Complex z = %g + %g * I;\n", real(z), imag(z))
		for _, f := range functions {
			fmt.Fprintf(&c, "P(%s(z));\n", f)
		}
		c.WriteString("P(cpow(z, 1.5 - 0.5 * I)); P(cabs(z) + carg(z) * I); }\n")
	}
	c.WriteString("return 0; }\n")
	want := gcc(t, c.String())

	p := start(t)
	result := p.buffer(16)
	place := func(z complex128) uint64 {
		b := binary.LittleEndian.AppendUint64(nil, math.Float64bits(real(z)))
		return p.place(binary.LittleEndian.AppendUint64(b, math.Float64bits(imag(z))))
	}
	show := func(re, im uint64) {
		p.call("printf", "%.11g %.11g\n", math.Float64frombits(re)+0, math.Float64frombits(im)+0)
	}
	for _, z := range arguments {
		at := place(z)
		for _, f := range functions {
			p.call(f, result, at)
			show(p.word(result), p.word(result+8))
		}
		p.call("cpow", result, at, place(1.5-0.5i))
		show(p.word(result), p.word(result+8))
		show(p.call("cabs", at), p.call("carg", at))
	}
	require.Equal(t, strings.Split(want, "\n"), strings.Split(p.flush(), "\n"))
}
