package entity_test

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/frontend"
	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host answers for a program without statements.
type host struct{ *build.Builder }

func (h host) Here() (file, line *ir.Value)           { return h.SourceArgs(source.Span{}) }
func (h host) DefaultImage(d *front.Derived) string   { return "image." + d.Name }
func (h host) Unsupported(format string, args ...any) { panic(fmt.Sprintf(format, args...)) }

// A scene has the variables of a procedure, which are its arguments.
type scene struct {
	*entity.Memory
	scope *front.Scope
	args  map[string]*ir.Value
}

// of is the entity of a variable.
func (s *scene) of(name string) *entity.Entity {
	sym := s.scope.Names[name]
	v := &entity.Variable{Sym: sym, Addr: s.args[name]}
	if sym.Type.Class == frontend.Character {
		v.Len = s.Idx(8)
		if sym.Type.Len < 0 {
			v.Addr, v.Len = s.UnboxChar(v.Addr)
		}
	}
	if build.IsBox(v.Addr.Type()) {
		v.Box = v.Addr
	}
	for d, n := range sym.Extents {
		low := int64(1)
		if n := sym.Dims[d].Lower; n != nil {
			low, _ = front.IntegerValue(n)
		}
		v.Lower = append(v.Lower, s.Idx(low))
		v.Extent = append(v.Extent, nil)
		if n >= 0 {
			v.Extent[d] = s.Idx(n)
		}
	}
	switch {
	case len(sym.Dims) == 0 || sym.Has(front.Allocatable|front.PointerAttr):
	case v.Box == nil:
		v.Shape = s.AnyShape(v.Lower, v.Extent)
	case !build.AllOnes(v.Lower):
		v.Shape = s.Shift(v.Lower)
	}
	return s.OfVariable(v)
}

// section is a section by triplets of constants: first, last and step.
func (s *scene) section(e *entity.Entity, triplets ...[3]int64) *entity.Entity {
	out := &entity.Entity{Type: e.Type, Sym: e.Sym, Base: e.Base, Len: e.Len, Of: e, Rank: len(triplets)}
	for _, t := range triplets {
		sub := entity.Subscript{Lower: s.Idx(t[0]), Upper: s.Idx(t[1]), Step: s.Idx(t[2])}
		sub.Extent = s.TripCount(sub.Lower, sub.Upper, sub.Step)
		out.Subs = append(out.Subs, sub)
	}
	return out
}

// component is a component of each element.
func (s *scene) component(e *entity.Entity, name string) *entity.Entity {
	c := e.Type.Derived.Component(name)
	return &entity.Entity{Type: c.Type, Sym: c, Base: e.Base, Of: e, Rank: e.Rank, Path: []entity.Step{{Name: name}}}
}

// cases are functions of one module; its text shows what each of them makes.
var cases = []struct {
	name string
	body func(t *testing.T, s *scene)
}{
	{"elements", func(t *testing.T, s *scene) {
		i, j := s.Idx(2), s.Load(s.of("n").Addr)
		s.Load(s.At1(s.of("fixed"), []*ir.Value{i, s.AsIndex(j)}))
		s.Load(s.At1(s.of("assumed"), []*ir.Value{i, i}))
		s.Load(s.At1(s.section(s.of("fixed"), [3]int64{4, 2, -1}, [3]int64{1, 3, 2}), []*ir.Value{i, i}))
	}},
	// A vector subscript is read as the elements are asked for; a descriptor of the section is one of a copy.
	{"vector_subscripts", func(t *testing.T, s *scene) {
		a := s.of("a")
		e := &entity.Entity{Type: a.Type, Of: a, Rank: 1, Subs: []entity.Subscript{{Vector: s.of("k")}}}
		s.Load(s.At1(e, []*ir.Value{s.Idx(3)}))
		s.BoxOf(e)
	}},
	// A section of a section is one slice of the array.
	{"descriptors", func(t *testing.T, s *scene) {
		rows := s.section(s.of("fixed"), [3]int64{2, 4, 1}, [3]int64{1, 3, 2})
		s.BoxOf(s.section(rows, [3]int64{1, 3, 2}, [3]int64{2, 2, 1}))
		s.BoxOf(s.component(s.of("list"), "x"))
		s.BoxOf(s.component(s.of("list"), "name"))
		words := s.of("words")
		s.BoxOf(&entity.Entity{Type: words.Type, Of: words, Rank: 1, Part: &entity.Substring{From: s.Idx(2), Len: s.Idx(3)}})
	}},
	{"pointers", func(t *testing.T, s *scene) {
		p := s.of("p")
		box := build.PointeeOf(p.Ref.Type())
		s.Store(s.NullBox(box, nil, 1), p.Ref)
		s.Store(s.PointerTo(s.of("q"), box), p.Ref)
		s.Store(s.PointerTo(s.section(s.of("a"), [3]int64{1, 9, 2}), box), p.Ref)
	}},
	// What may have gaps is asked at run time; the copy goes back after the call.
	{"without_gaps", func(t *testing.T, s *scene) {
		_, after := s.Packed(s.of("fixed"), true)
		require.Nil(t, after)
		_, after = s.Packed(s.section(s.of("fixed"), [3]int64{2, 4, 1}, [3]int64{2, 3, 1}), true)
		require.Nil(t, after)
		_, after = s.Packed(s.of("a"), true)
		after()
		_, after = s.Packed(s.section(s.of("fixed"), [3]int64{2, 4, 2}, [3]int64{1, 3, 1}), true)
		after()
	}},
	{"copies", func(t *testing.T, s *scene) {
		s.CopyOf(s.of("x"))
		s.CopyOf(s.of("text"))
		s.CopyEntity(s.of("q"), s.of("a"))
		s.CopyEntity(s.of("words"), s.of("words"))
	}},
	// Bytes are copied, but memory of a component needs the library.
	{"records", func(t *testing.T, s *scene) {
		require.False(t, entity.OwnsMemory(s.of("name").Type.Derived))
		require.True(t, entity.NeedsDestroy(s.of("pool").Type.Derived))
		s.CopyEntity(s.of("one"), s.of("one"))
		s.Load(s.Member(s.of("name").Addr, "x")) // of the type extended
		s.InitializeElements(s.of("boxes"))
		s.CopyEntity(s.of("pool"), s.of("pool"))
		s.DestroyElements(s.of("boxes"))
	}},
}

// argument is the type of a dummy argument in memory.
func argument(types *typemap.Map, s *front.Symbol) ir.Type {
	elem := types.ScalarType(s.Type)
	switch {
	case s.Has(front.Allocatable | front.PointerAttr):
		return fir.Ref(types.MutableBox(s, elem))
	case s.Type.Class == frontend.Character && s.Type.Len < 0:
		return fir.Number("boxchar", 1)
	case len(s.Dims) > 0 && s.Dims[0].Upper == nil:
		return fir.Box(typemap.ArrayType(s.Extents, elem))
	}
	return fir.Ref(typemap.ArrayType(s.Extents, elem))
}

func TestOperations(t *testing.T) {
	const path = "testdata/variables.f90"
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var list diag.List
	u := front.Parse(source.NewFile(path, text), front.Options{}, &list)
	require.NotNil(t, u)
	require.Empty(t, list.Sorted())
	types := typemap.New(ir.NewContext(), nil)
	m := build.NewModule(ir.Unknown)
	unit := u.Units[0]
	for _, c := range cases {
		var inputs []ir.Type
		for _, d := range unit.Symbol.Proc.Dummies {
			inputs = append(inputs, argument(types, d))
		}
		op := m.DeclareFunction(c.name, ir.Func(inputs, []ir.Type{}))
		op.SetAttr("sym_visibility", nil)
		block := op.Region(0).AddBlock(inputs...)
		b := build.New(m, op)
		s := &scene{entity.New(b, types, host{b}), unit.Scope, map[string]*ir.Value{}}
		for i, d := range unit.Symbol.Proc.Dummies {
			s.args[d.Name] = block.Arg(i)
		}
		b.WithTemps(func() { c.body(t, s) })
		b.Op(fndialect.Return, nil, nil)
	}
	image := types.Record(unit.Scope.Names["pooled"].Derived)
	m.Symbols["image.pooled"] = m.Global(nil, []ir.NamedAttr{build.Attr("sym_name", ir.String("image.pooled")),
		build.Attr("symref", ir.Symbol("image.pooled")), build.Attr("type", ir.TypeValue(image))})
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/operations.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}
