package fold_test

import (
	"fmt"
	"go/constant"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"accc/frontend"
	"accc/frontend/fortran/fold"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var (
	i1, i4, i8 = fold.Type{Class: frontend.Integer, Kind: 1}, fold.Type{Class: frontend.Integer, Kind: 4}, fold.Type{Class: frontend.Integer, Kind: 8}
	r4, r8     = fold.Type{Class: frontend.Real, Kind: 4}, fold.Type{Class: frontend.Real, Kind: 8}
	l4         = fold.Type{Class: frontend.Logical, Kind: 4}
	text       = fold.Type{Class: frontend.Character, Kind: 1, Len: -1}
)

func value(x any) constant.Value {
	switch x := x.(type) {
	case int:
		return constant.MakeInt64(int64(x))
	case float64:
		return constant.MakeFloat64(x)
	case string:
		return constant.MakeString(x)
	case bool:
		return constant.MakeBool(x)
	}
	return nil
}

// functions are calls as Fortran and as this package has them.
var functions = []struct {
	expr, name string
	t, first   fold.Type
	args       []any
}{
	{"ishft(-1, -4)", "ishft", i4, i4, []any{-1, -4}},
	{"ishft(5_1, 6)", "ishft", i1, i1, []any{5, 6}},
	{"ishftc(11, 3, 5)", "ishftc", i4, i4, []any{11, 3, 5}},
	{"ibits(219, 2, 4)", "ibits", i4, i4, []any{219, 2, 4}},
	{"ibset(0, 31)", "ibset", i4, i4, []any{0, 31}},
	{"dshiftl(1, -1, 4)", "dshiftl", i4, i4, []any{1, -1, 4}},
	{"maskl(3)", "maskl", i4, i4, []any{3}},
	{"maskr(40_8, 8)", "maskr", i8, i8, []any{40}},
	{"leadz(1_1)", "leadz", i4, i1, []any{1}},
	{"trailz(0_8)", "trailz", i4, i8, []any{0}},
	{"popcnt(-1_1)", "popcnt", i4, i1, []any{-1}},
	{"merge_bits(12, 10, 6)", "merge_bits", i4, i4, []any{12, 10, 6}},
	{"btest(5, 2)", "btest", l4, i4, []any{5, 2}},
	{"bgt(-1, 1)", "bgt", l4, i4, []any{-1, 1}},
	{"modulo(-7, 3)", "modulo", i4, i4, []any{-7, 3}},
	{"mod(-7, 3)", "mod", i4, i4, []any{-7, 3}},
	{"modulo(-7.5d0, 2d0)", "modulo", r8, r8, []any{-7.5, 2.0}},
	{"sign(3, -2)", "sign", i4, i4, []any{3, -2}},
	{"dim(2, 5)", "dim", i4, i4, []any{2, 5}},
	{"max(2, 7, 5)", "max", i4, i4, []any{2, 7, 5}},
	{"nint(-2.5)", "nint", i4, r4, []any{-2.5}},
	{"floor(-2.5d0)", "floor", i4, r8, []any{-2.5}},
	{"int(-2.9d0)", "int", i4, r8, []any{-2.9}},
	{"spacing(1.0)", "spacing", r4, r4, []any{1.0}},
	{"rrspacing(-3d0)", "rrspacing", r8, r8, []any{-3.0}},
	{"nearest(1.0, -1.0)", "nearest", r4, r4, []any{1.0, -1.0}},
	{"exponent(10d0)", "exponent", i4, r8, []any{10.0}},
	{"fraction(10d0)", "fraction", r8, r8, []any{10.0}},
	{"scale(1.5, 4)", "scale", r4, r4, []any{1.5, 4}},
	{"hypot(3d0, 4d0)", "hypot", r8, r8, []any{3.0, 4.0}},
	{"index('abcabc', 'bc', .true.)", "index", i4, text, []any{"abcabc", "bc", true}},
	{"scan('fortran', 'tr')", "scan", i4, text, []any{"fortran", "tr"}},
	{"verify('aab', 'a')", "verify", i4, text, []any{"aab", "a"}},
	{"adjustr('ab  ')", "adjustr", text, text, []any{"ab  "}},
	{"repeat('ab', 3)", "repeat", text, text, []any{"ab", 3}},
	{"len_trim('ab  ')", "len_trim", i4, text, []any{"ab  "}},
	{"lge('a', 'a ')", "lge", l4, text, []any{"a", "a "}},
	{"ichar('A')", "ichar", i4, text, []any{"A"}},
	{"merge(1, 2, .false.)", "merge", i4, i4, []any{1, 2, false}},
	{"aint(-2.7d0)", "aint", r8, r8, []any{-2.7}},
	{"iand(12, 10)", "iand", i4, i4, []any{12, 10}},
	{"not(5)", "not", i4, i4, []any{5}},
}

// The functions have the values that gfortran computes.
func TestFunctionsEqualGfortran(t *testing.T) {
	gfortran := irtest.Oracle(t, "gfortran")
	var src strings.Builder
	src.WriteString("program p\n")
	for _, f := range functions {
		format := map[frontend.Class]string{frontend.Integer: "(i0)", frontend.Real: "(es27.17e3)", frontend.Logical: "(l1)", frontend.Character: "('|',a)"}[f.t.Class]
		fmt.Fprintf(&src, "  print \"%s\", %s\n", format, f.expr)
	}
	src.WriteString("end program\n")
	dir := t.TempDir()
	name, exe := filepath.Join(dir, "p.f90"), filepath.Join(dir, "p")
	require.NoError(t, os.WriteFile(name, []byte(src.String()), 0o644))
	log, err := exec.Command(gfortran, name, "-o", exe).CombinedOutput()
	require.NoError(t, err, "%s", log)
	out, err := exec.Command(exe).Output()
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	require.Len(t, lines, len(functions))
	for i, f := range functions {
		c := &fold.Call{Name: f.name, Type: f.t, First: f.first}
		for _, a := range f.args {
			c.Args = append(c.Args, value(a))
		}
		got := fold.Function(c)
		require.NotNil(t, got, f.expr)
		switch f.t.Class {
		case frontend.Real:
			want, err := strconv.ParseFloat(strings.TrimSpace(lines[i]), 64)
			require.NoError(t, err)
			x, _ := constant.Float64Val(got)
			require.Equal(t, want, x, f.expr)
		case frontend.Logical:
			require.Equal(t, lines[i] == "T", constant.BoolVal(got), f.expr)
		case frontend.Character:
			require.Equal(t, lines[i], "|"+constant.StringVal(got), f.expr)
		default:
			require.Equal(t, strings.TrimSpace(lines[i]), got.ExactString(), f.expr)
		}
	}
}

// What has no value in its type, and what is not known, is nil.
func TestWithoutValue(t *testing.T) {
	require.Nil(t, fold.Function(&fold.Call{Name: "no_such_function", Type: i4, Args: []constant.Value{value(1)}, First: i4}))
	require.Nil(t, fold.Function(&fold.Call{Name: "mod", Type: i4, Args: []constant.Value{value(1), value(0)}, First: i4}))
	require.Nil(t, fold.Function(&fold.Call{Name: "sqrt", Type: r8, Args: []constant.Value{value(-1.0)}, First: r8}))
	require.Nil(t, fold.Function(&fold.Call{Name: "ibset", Type: i4, Args: []constant.Value{value("a"), value(1)}, First: i4}))
	require.Nil(t, fold.Binary("/", value(1), value(0), i4, i4))
	require.Nil(t, fold.Binary("**", value(10), value(1000), i4, i4))
	require.Nil(t, fold.Binary("+", nil, value(1), i4, i4))
	require.Nil(t, fold.Unary("-", value("a")))
	require.Nil(t, fold.Convert(value("a"), i4))
	require.Nil(t, fold.Convert(constant.BinaryOp(value(1e300), token.MUL, value(1e300)), r8))
	_, known := fold.Model("sin", r8)
	require.False(t, known)
}

// Operators convert their operands; integers are divided towards zero.
func TestOperators(t *testing.T) {
	for _, x := range []struct {
		op        string
		a, b      any
		common, t fold.Type
		want      string
	}{
		{"/", -7, 2, i4, i4, "-3"},
		{"/", -7, 2.0, r8, r8, "-3.5"},
		{"**", 2, 10, i4, i4, "1024"},
		{"**", 2, -1, i4, i4, "0"},
		{"**", -1, -3, i4, i4, "-1"},
		{"**", 2.0, 3, r8, r8, "8"},
		{"+", 0.1, 0, r4, r4, "0.1"},
		{"//", "ab", "c", text, text, `"abc"`},
		{"==", "ab", "ab  ", text, l4, "true"},
		{"<", 1, 1.5, r4, l4, "true"},
		{".neqv.", true, false, l4, l4, "true"},
	} {
		got := fold.Binary(x.op, value(x.a), value(x.b), x.common, x.t)
		require.NotNil(t, got, x.op)
		require.Equal(t, x.want, got.String(), "%v %s %v", x.a, x.op, x.b)
	}
	require.Equal(t, "-1", fold.Unary("-", value(1)).String())
	require.Equal(t, "false", fold.Unary(".not.", value(true)).String())
}

// A value is the same after its bytes have been written and read.
func TestBytes(t *testing.T) {
	for _, x := range []struct {
		v    constant.Value
		t    fold.Type
		size int64
	}{
		{value(-5), i1, 1}, {value(-5), i8, 8}, {value(0.5), r4, 4}, {value(0.1), r8, 8}, {value("abc"), fold.Type{Class: frontend.Character, Kind: 1, Len: 3}, 3},
		{value(true), l4, 4}, {constant.BinaryOp(value(1), token.ADD, constant.MakeImag(value(2))), fold.Type{Class: frontend.Complex, Kind: 8}, 16},
	} {
		b := fold.Bytes(x.v, x.t, x.size)
		require.Len(t, b, int(x.size))
		require.Equal(t, x.v.ExactString(), fold.OfBytes(b, x.t).ExactString())
	}
}
