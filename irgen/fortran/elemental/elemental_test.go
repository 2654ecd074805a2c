package elemental

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var (
	i32, i64, f32, f64 = ir.Type(ir.I32()), ir.Type(ir.I64()), ir.Type(ir.F32()), ir.Type(ir.F64())
	c32                = ir.Type(ir.ComplexOf(ir.F32()))
	logical            = ir.Type(fir.Number("logical", 4))
	char               = ir.Type(fir.Number("boxchar", 1))
)

// calls are calls by the types of their arguments; the golden file has a function for each of them.
var calls = []struct {
	name   string
	result ir.Type
	args   []ir.Type
}{
	{"abs", i32, []ir.Type{i32}}, {"abs", f32, []ir.Type{c32}}, {"sqrt", f64, []ir.Type{f64}}, {"csqrt", c32, []ir.Type{c32}},
	{"max", f64, []ir.Type{i32, f64, nil, f32}}, {"min", char, []ir.Type{char, char}}, {"merge", char, []ir.Type{char, char, logical}},
	{"modulo", i32, []ir.Type{i32, i32}}, {"modulo", f32, []ir.Type{f32, f32}}, {"mod", i64, []ir.Type{i32, i64}},
	{"nint", i32, []ir.Type{f64}}, {"atan", f32, []ir.Type{f32, f32}}, {"cmplx", c32, []ir.Type{i32}}, {"conjg", c32, []ir.Type{c32}},
	{"dim", i32, []ir.Type{i32, i32}}, {"sign", f32, []ir.Type{f32, f32}}, {"exponent", i32, []ir.Type{f32}}, {"bessel_jn", f64, []ir.Type{i32, f64}},
	{"ishft", i32, []ir.Type{i32, i32}}, {"ishftc", i32, []ir.Type{i32, i32, i32}}, {"ibits", i32, []ir.Type{i32, i32, i32}},
	{"btest", logical, []ir.Type{i32, i32}}, {"iand", logical, []ir.Type{logical, logical}}, {"bgt", logical, []ir.Type{i32, i64}},
	{"poppar", i32, []ir.Type{i64}}, {"maskl", i64, []ir.Type{i32}}, {"lgt", logical, []ir.Type{char, char}},
	{"adjustl", char, []ir.Type{char}}, {"index", i32, []ir.Type{char, char, logical}}, {"ichar", i32, []ir.Type{char}},
	{"ieee_is_normal", logical, []ir.Type{f32}}, {"is_iostat_end", logical, []ir.Type{i32}},
}

func TestCalls(t *testing.T) {
	m := build.NewModule(ir.Unknown)
	for i, c := range calls {
		var inputs []ir.Type
		for _, a := range c.args {
			if a != nil {
				inputs = append(inputs, a)
			}
		}
		op := m.DeclareFunction(fmt.Sprintf("%s_%d", c.name, i), ir.Func(inputs, []ir.Type{c.result}))
		op.SetAttr("sym_visibility", nil)
		op.Region(0).AddBlock(inputs...)
		x := build.New(m, op)
		call := &Call{Name: c.name, Type: c.result, Lens: make([]int64, len(c.args)),
			Fail: func(_ int, format string, args ...any) { t.Fatalf(format, args...) }}
		n := 0
		for i, a := range c.args {
			call.Lens[i] = -1
			if a == nil {
				call.Vals = append(call.Vals, nil)
				continue
			}
			call.Vals = append(call.Vals, op.Region(0).Entry().Arg(n))
			n++
		}
		v, ok := Lower(x, call)
		require.True(t, ok, c.name)
		x.Op(fndialect.Return, []*ir.Value{v}, nil)
	}
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/calls.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}

// Every rule is one of an elemental function that programs can name. Those of ieee_arithmetic are not intrinsic.
func TestRulesAreIntrinsics(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		if strings.HasPrefix(name, "ieee_") && front.Intrinsics()[name] == nil {
			continue
		}
		f := front.Intrinsics()[name]
		require.NotNil(t, f, name)
		require.Equal(t, byte('e'), f.Class, name)
	}
}

// What has no arithmetic is reported with the name of the function.
func TestFails(t *testing.T) {
	m := build.NewModule(ir.Unknown)
	half := ir.Float("f16")
	op := m.DeclareFunction("f", ir.Func([]ir.Type{half, i32}, []ir.Type{}))
	op.Region(0).AddBlock(half, i32)
	x := build.New(m, op)
	for _, c := range []struct {
		call Call
		arg  int
		want string
	}{
		{Call{Name: "sin", Type: half, Vals: op.Region(0).Entry().Args()[:1]}, -1, "'sin' for this kind of real"},
		{Call{Name: "int", Type: i32, Vals: op.Region(0).Entry().Args()[1:], Untyped: true}, 0, "a constant without a type in 'int'"},
	} {
		c.call.Fail = func(arg int, format string, args ...any) {
			require.Equal(t, c.arg, arg)
			panic(fmt.Sprintf(format, args...))
		}
		require.PanicsWithValue(t, c.want, func() { Lower(x, &c.call) })
	}
	_, ok := Lower(x, &Call{Name: "no_such_function"})
	require.False(t, ok)
}
