package entity_test

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// A scene has the variables of a procedure.
type scene struct{ *entitytest.Scene }

// section is a section by triplets of constants: first, last and step.
func (s scene) section(e *entity.Entity, triplets ...[3]int64) *entity.Entity {
	out := &entity.Entity{Type: e.Type, Sym: e.Sym, Base: e.Base, Len: e.Len, Of: e, Rank: len(triplets)}
	for _, t := range triplets {
		sub := entity.Subscript{Lower: s.Idx(t[0]), Upper: s.Idx(t[1]), Step: s.Idx(t[2])}
		sub.Extent = s.TripCount(sub.Lower, sub.Upper, sub.Step)
		out.Subs = append(out.Subs, sub)
	}
	return out
}

// component is a component of each element.
func (s scene) component(e *entity.Entity, name string) *entity.Entity {
	c := e.Type.Derived.Component(name)
	return &entity.Entity{Type: c.Type, Sym: c, Base: e.Base, Of: e, Rank: e.Rank, Path: []entity.Step{{Name: name}}}
}

// cases are functions of one module; its text shows what each of them makes.
var cases = []struct {
	name string
	body func(t *testing.T, s scene)
}{
	{"elements", func(t *testing.T, s scene) {
		i, j := s.Idx(2), s.Load(s.Named("n").Addr)
		s.Load(s.At1(s.Named("fixed"), []*ir.Value{i, s.AsIndex(j)}))
		s.Load(s.At1(s.Named("assumed"), []*ir.Value{i, i}))
		s.Load(s.At1(s.section(s.Named("fixed"), [3]int64{4, 2, -1}, [3]int64{1, 3, 2}), []*ir.Value{i, i}))
	}},
	// A vector subscript is read as the elements are asked for; a descriptor of the section is one of a copy.
	{"vector_subscripts", func(t *testing.T, s scene) {
		a := s.Named("a")
		e := &entity.Entity{Type: a.Type, Of: a, Rank: 1, Subs: []entity.Subscript{{Vector: s.Named("k")}}}
		s.Load(s.At1(e, []*ir.Value{s.Idx(3)}))
		s.BoxOf(e)
	}},
	// A section of a section is one slice of the array.
	{"descriptors", func(t *testing.T, s scene) {
		rows := s.section(s.Named("fixed"), [3]int64{2, 4, 1}, [3]int64{1, 3, 2})
		s.BoxOf(s.section(rows, [3]int64{1, 3, 2}, [3]int64{2, 2, 1}))
		s.BoxOf(s.component(s.Named("list"), "x"))
		s.BoxOf(s.component(s.Named("list"), "name"))
		words := s.Named("words")
		s.BoxOf(&entity.Entity{Type: words.Type, Of: words, Rank: 1, Part: &entity.Substring{From: s.Idx(2), Len: s.Idx(3)}})
	}},
	{"pointers", func(t *testing.T, s scene) {
		p := s.Named("p")
		box := build.PointeeOf(p.Ref.Type())
		s.Store(s.NullBox(box, nil, 1), p.Ref)
		s.Store(s.PointerTo(s.Named("q"), box), p.Ref)
		s.Store(s.PointerTo(s.section(s.Named("a"), [3]int64{1, 9, 2}), box), p.Ref)
	}},
	// What may have gaps is asked at run time; the copy goes back after the call.
	{"without_gaps", func(t *testing.T, s scene) {
		_, after := s.Packed(s.Named("fixed"), true)
		require.Nil(t, after)
		_, after = s.Packed(s.section(s.Named("fixed"), [3]int64{2, 4, 1}, [3]int64{2, 3, 1}), true)
		require.Nil(t, after)
		_, after = s.Packed(s.Named("a"), true)
		after()
		_, after = s.Packed(s.section(s.Named("fixed"), [3]int64{2, 4, 2}, [3]int64{1, 3, 1}), true)
		after()
	}},
	{"copies", func(t *testing.T, s scene) {
		s.CopyOf(s.Named("x"))
		s.CopyOf(s.Named("text"))
		s.CopyEntity(s.Named("q"), s.Named("a"))
		s.CopyEntity(s.Named("words"), s.Named("words"))
	}},
	// Bytes are copied, but memory of a component needs the library.
	{"records", func(t *testing.T, s scene) {
		require.False(t, entity.OwnsMemory(s.Named("name").Type.Derived))
		require.True(t, entity.NeedsDestroy(s.Named("pool").Type.Derived))
		s.CopyEntity(s.Named("one"), s.Named("one"))
		s.Load(s.Member(s.Named("name").Addr, "x")) // of the type extended
		s.InitializeElements(s.Named("boxes"))
		s.CopyEntity(s.Named("pool"), s.Named("pool"))
		s.DestroyElements(s.Named("boxes"))
	}},
}

func TestOperations(t *testing.T) {
	u := entitytest.Parse(t, "testdata/variables.f90")
	types := typemap.New(ir.NewContext(), nil)
	m := build.NewModule(ir.Unknown)
	for _, c := range cases {
		s := scene{entitytest.New(m, types, u, u.Units[0], c.name)}
		s.WithTemps(func() { c.body(t, s) })
		s.End()
	}
	image := types.Record(u.Units[0].Scope.Names["pooled"].Derived)
	m.Symbols["image.pooled"] = m.Global(nil, []ir.NamedAttr{build.Attr("sym_name", ir.String("image.pooled")),
		build.Attr("symref", ir.Symbol("image.pooled")), build.Attr("type", ir.TypeValue(image))})
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/operations.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}
