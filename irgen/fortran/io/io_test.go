package io_test

import (
	"flag"
	"fmt"
	"go/constant"
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
	"accc/irgen/fortran/io"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host lowers constants, variables and elements, which is all that the statements of the test need.
type host struct {
	*build.Builder
	unit   *front.Unit
	prog   *front.ProgUnit
	vars   map[*front.Symbol]*ir.Value
	labels map[string]*ir.Block
}

func scalarType(t front.Type) ir.Type {
	switch t.Class {
	case frontend.Integer:
		return ir.Int(t.Kind * 8)
	case frontend.Real:
		return map[int]ir.Type{4: ir.F32(), 8: ir.F64()}[t.Kind]
	case frontend.Complex:
		return ir.ComplexOf(ir.F32())
	case frontend.Logical:
		return fir.Number("logical", int64(t.Kind))
	}
	return fir.Char(1, t.Len)
}

func (h *host) address(s *front.Symbol) *ir.Value {
	if h.vars[s] == nil {
		t := scalarType(s.Type)
		if len(s.Extents) > 0 {
			t = fir.Array(s.Extents, t, nil)
		}
		h.vars[s] = h.TempOf(t, build.Attr("bindc_name", ir.String(s.Name)))
	}
	return h.vars[s]
}

func (h *host) Unit() *front.ProgUnit          { return h.prog }
func (h *host) Span(n *front.Node) source.Span { return h.unit.Span(n.First, n.Last) }
func (h *host) IsVariable(n *front.Node) bool {
	return n.Kind == front.NameExpr || n.Kind == front.RefExpr
}
func (h *host) Here() (file, line *ir.Value) { return h.SourceArgs(source.Span{}) }

func (h *host) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

func (h *host) Scalar(n *front.Node) *ir.Value {
	if n.Value == nil {
		return h.Load(h.Designator(n).Addr())
	}
	v, _ := constant.Int64Val(n.Value)
	return h.Int(v, scalarType(n.Type))
}

func (h *host) Index(n *front.Node) *ir.Value     { return h.AsIndex(h.Scalar(n)) }
func (h *host) Condition(n *front.Node) *ir.Value { return h.Convert(h.Scalar(n), ir.I1()) }

func (h *host) Char(n *front.Node) (addr, length *ir.Value) {
	if n.Value == nil {
		return h.address(n.Symbol), h.Idx(n.Type.Len)
	}
	s := constant.StringVal(n.Value)
	return h.Text(s), h.Idx(int64(len(s)))
}

func (h *host) Variable(s *front.Symbol) io.Object { return object{h, s, h.address(s)} }
func (h *host) Value(n *front.Node) io.Object      { return h.Designator(n) }

func (h *host) Designator(n *front.Node) io.Object {
	if n.Kind == front.RefExpr {
		array := h.Variable(n.Args[0].Symbol)
		return array.Element([]*ir.Value{h.Index(n.Args[1])})
	}
	return h.Variable(n.Symbol)
}

func (h *host) ItemTable(*front.Node, io.Form) *ir.Value { return h.ZeroBits(fir.Ref(ir.None())) }
func (h *host) GroupTable(*front.Stmt, *front.Symbol, io.Form) func() *ir.Value {
	return func() *ir.Value { return h.ZeroBits(fir.Ref(ir.None())) }
}

func (h *host) Label(label string, _ *front.Stmt) *ir.Block {
	if h.labels[label] == nil {
		h.labels[label] = h.Block()
	}
	return h.labels[label]
}

type object struct {
	h    *host
	sym  *front.Symbol
	addr *ir.Value
}

func (o object) Addr() *ir.Value                { return o.addr }
func (o object) Text() (addr, length *ir.Value) { return o.addr, o.h.Idx(o.sym.Type.Len) }
func (o object) Scattered() bool                { return false }

func (o object) Extents() (list []*ir.Value) {
	for _, e := range o.sym.Extents {
		list = append(list, o.h.Idx(e))
	}
	return list
}

func (o object) Box() *ir.Value {
	t := build.PointeeOf(o.addr.Type())
	if _, array := t.(*fir.ArrayType); !array {
		return o.h.Embox(fir.Box(t), o.addr, nil, nil)
	}
	return o.h.Embox(fir.Box(t), o.addr, o.h.ShapeOf(o.Extents()), nil)
}

func (o object) Element(idx []*ir.Value) io.Object {
	return object{o.h, o.sym, o.h.ArrayCoor(o.addr, o.h.ShapeOf(o.Extents()), idx, scalarType(o.sym.Type))}
}

// TestStatements lowers the statements of a subroutine one after the other.
func TestStatements(t *testing.T) {
	const path = "testdata/statements.f90"
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var list diag.List
	u := front.Parse(source.NewFile(path, text), front.Options{}, &list)
	require.NotNil(t, u)
	require.Empty(t, list.Sorted())

	m := build.NewModule(ir.Unknown)
	op := m.DeclareFunction("s", ir.Func([]ir.Type{}, []ir.Type{}))
	op.SetAttr("sym_visibility", nil)
	op.Region(0).AddBlock()
	x := build.New(m, op)
	h := &host{x, u, u.Units[0], map[*front.Symbol]*ir.Value{}, map[string]*ir.Block{}}
	for _, i := range h.prog.Body {
		if i.Stmt == nil {
			continue
		}
		if to := h.labels[i.Stmt.Label]; to != nil {
			x.Branch(to)
			x.Place(to)
		}
		switch n := i.Stmt.Node.(type) {
		case *front.PrintStmt, *front.IOStmt:
			io.Statement(x, h, i.Stmt)
		case *front.StopStmt:
			io.Stop(x, h, n)
		}
	}
	x.Op(fndialect.Return, nil, nil)
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/statements.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}
