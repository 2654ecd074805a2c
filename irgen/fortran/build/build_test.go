package build_test

import (
	"flag"
	"testing"

	"accc/dialects/arith"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	mathdialect "accc/dialects/math"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// function adds a function whose arguments have the types, and builds in it.
func function(m *build.Module, name string, inputs ...ir.Type) (*build.Builder, []*ir.Value) {
	op := m.DeclareFunction(name, ir.Func(inputs, []ir.Type{}))
	op.SetAttr("sym_visibility", nil)
	block := op.Region(0).AddBlock(inputs...)
	return build.New(m, op), block.Args()
}

// cases are functions of one module; the text of the module shows what each of them makes.
var cases = []struct {
	name   string
	inputs []ir.Type
	body   func(x *build.Builder, a []*ir.Value)
}{
	{"constants_fold", []ir.Type{ir.Index()}, func(x *build.Builder, a []*ir.Value) {
		n := x.AddI(x.Idx(2), x.Idx(3))
		n = x.MulI(n, x.Idx(1))
		x.Spill(x.SubI(a[0], x.Idx(0)))
		x.Spill(x.AddI(a[0], n))
		x.Spill(x.AtLeastZero(x.Idx(-4)))
	}},
	{"numbers_meet", []ir.Type{ir.I32(), ir.F32(), ir.ComplexOf(ir.F64())}, func(x *build.Builder, a []*ir.Value) {
		x.Spill(x.Compare(build.Comparisons["<"], a[0], a[1]))
		x.Spill(x.Compare(build.Comparisons["=="], a[1], a[2]))
		x.Spill(x.Convert(a[2], ir.I32()))
		x.Spill(x.ComplexPower(a[2], a[0], a[2].Type()))
		x.Spill(x.Absolute(a[0]))
		x.Spill(x.FloatOp(mathdialect.Sqrt, a[1]))
		x.Spill(x.Library(build.CName("tgamma", a[1].Type()), a[1].Type(), a[1]))
	}},
	{"shifts", []ir.Type{ir.I32(), ir.I32()}, func(x *build.Builder, a []*ir.Value) {
		x.Spill(x.Shifted(arith.ShLI, a[0], x.I32(3)))
		x.Spill(x.Shifted(arith.ShLI, a[0], a[1]))
		x.Spill(x.Shifted(arith.ShRSI, a[0], a[1]))
	}},
	{"characters", []ir.Type{fir.Number("boxchar", 1), ir.Index()}, func(x *build.Builder, a []*ir.Value) {
		addr, n := x.UnboxChar(a[0])
		x.WithTemps(func() {
			to := x.CharTemp(a[1])
			x.AssignChar(to, a[1], addr, n)
			x.Spill(x.CompareTexts(x.BoxChar(to, a[1]), x.BoxChar(x.Text("abc"), x.Idx(3))))
		})
		x.AssignChar(x.CharTemp(x.Idx(5)), x.Idx(5), x.Text("abc"), x.Idx(3))
	}},
	// Memory of temporaries is reserved at the entry, wherever it is used.
	{"loops", []ir.Type{ir.Index(), ir.I1()}, func(x *build.Builder, a []*ir.Value) {
		x.LoopNest([]*ir.Value{a[0], x.Idx(4)}, func(idx []*ir.Value) { x.Spill(x.AddI(idx[0], idx[1])) })
		one := x.Idx(1)
		sum := x.DoLoopCarry(one, a[0], one, x.Idx(0), func(i, carried *ir.Value) *ir.Value { return x.AddI(carried, i) })
		x.Spill(x.Choose(a[1], []ir.Type{ir.Index()}, func() []*ir.Value { return []*ir.Value{sum} },
			func() []*ir.Value { return []*ir.Value{one} })[0])
		x.IfThenElse(a[1], func() { x.Spill(one) }, nil)
	}},
	{"descriptors", []ir.Type{fir.Ref(fir.Array([]int64{ir.Dynamic}, ir.F32(), nil)), ir.Index()}, func(x *build.Builder, a []*ir.Value) {
		shape := x.AnyShape([]*ir.Value{x.Idx(1)}, a[1:])
		box := x.Embox(fir.Box(fir.Array([]int64{ir.Dynamic}, ir.F32(), nil)), a[0], shape, nil)
		_, extent, _ := x.BoxDims(box, 0)
		shifted := x.AnyShape([]*ir.Value{x.Idx(0)}, []*ir.Value{extent})
		x.Spill(x.Load(x.ArrayCoor(x.BoxAddr(box), shifted, []*ir.Value{x.Idx(0)}, ir.F32())))
	}},
	// The library sees arguments as its signatures say: descriptors without their types, addresses of bytes.
	{"library", []ir.Type{fir.Ref(fir.Box(fir.Heap(fir.Array([]int64{ir.Dynamic}, ir.F64(), nil)))), fir.Box(fir.Array([]int64{4}, ir.F64(), nil))},
		func(x *build.Builder, a []*ir.Value) {
			file, line := x.SourceArgs(source.Span{})
			x.Runtime("Assign", nil, a[0], a[1], file, line)
			x.Runtime("StopStatement", nil, x.I32(2), x.Bool(false), x.Bool(false))
		}},
}

func TestBuilder(t *testing.T) {
	m := build.NewModule(ir.Unknown)
	for _, c := range cases {
		x, args := function(m, c.name, c.inputs...)
		c.body(x, args)
		x.Op(fndialect.Return, nil, nil)
	}
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/build.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}

// A text is one global, however often it is used; a long one has a digest in its name.
func TestTextIsShared(t *testing.T) {
	m := build.NewModule(ir.Unknown)
	x, _ := function(m, "f")
	long := string(make([]byte, 100))
	for range 2 {
		x.Text("ab")
		x.Text(long)
	}
	require.Len(t, m.Symbols, 3)
	require.Contains(t, m.Symbols, "_QQclX6162")
}
