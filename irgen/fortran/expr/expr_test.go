package expr_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// host answers for procedures of variables, which call functions of one argument.
type host struct {
	scene *entitytest.Scene
	expr  *expr.Lowering
	mod   *build.Module
}

func (h *host) Place(s *front.Symbol) *entity.Variable { return h.scene.Variable(s) }

func (h *host) Variable(s *front.Symbol) *entity.Entity {
	if e := h.expr.Bound[s]; e != nil {
		return e
	}
	return h.scene.OfVariable(h.scene.Variable(s))
}

func (h *host) Member(*front.Node) *entity.Entity                { return nil }
func (h *host) Bounds(*front.Symbol) (lower, extent []*ir.Value) { return nil, nil }
func (h *host) Length(s *front.Symbol) *ir.Value                 { return h.scene.Idx(s.Type.Len) }
func (h *host) ElementalCall(*front.Node) *entity.Elements       { panic("an elemental call") }
func (h *host) Procedure(*front.Node, ir.Type) *ir.Value         { panic("a procedure") }
func (h *host) Structure(*front.Node) *entity.Entity             { panic("a structure") }
func (h *host) Span(n *front.Node) source.Span                   { return h.scene.Span(n) }
func (h *host) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

func (h *host) Call(n *front.Node) *entity.Entity {
	arg := h.expr.Value(n.Args[1])
	t := h.scene.Types.ScalarType(n.Type)
	name := n.Args[0].Text
	h.mod.DeclareFunction(name, ir.Func([]ir.Type{arg.Addr.Type()}, []ir.Type{t}))
	v := h.scene.CallOp(name, []ir.Type{t}, []*ir.Value{arg.Addr}).Result(0)
	return &entity.Entity{Type: n.Type, Addr: h.scene.Spill(v), Temp: true}
}

// TestExpressions lowers what the assignments of the procedures of a source assign.
func TestExpressions(t *testing.T) {
	u := entitytest.Parse(t, "testdata/expressions.f90")
	types := typemap.New(ir.NewContext(), nil)
	m := build.NewModule(ir.Unknown)
	for _, p := range u.Units {
		s := entitytest.New(m, types, u, p, p.Name.Text)
		h := &host{scene: s, mod: m}
		x := expr.New(s.Memory, types, h)
		h.expr = x
		for _, i := range p.Body {
			s.WithTemps(func() { assign(x, i.Stmt.Node.(*front.AssignStmt)) })
		}
		s.End()
	}
	got := irtest.Print(m.Op, false)
	irtest.Golden(t, "testdata/expressions.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}

// assign stores a value, element by element: whether the variable occurs in the expression does not matter here.
func assign(x *expr.Lowering, n *front.AssignStmt) {
	target, value := n.Target.Node(), n.Value.Node()
	to := x.Designator(target)
	switch {
	case value.Rank > 0:
		from := x.Elements(value)
		x.LoopNest(from.Extents, func(idx []*ir.Value) { x.PutElement(to, idx, from.At(idx)) })
	case entity.IsCharacter(value.Type):
		addr, length := x.Char(value)
		x.AssignChar(to.Addr, x.LenOf(to), addr, length)
	default:
		x.StoreScalar(to, x.Scalar(value))
	}
}

// A name bound to an entity is that everywhere: one element of an array for an elemental procedure, say.
func TestBoundName(t *testing.T) {
	u := entitytest.Parse(t, "testdata/expressions.f90")
	types := typemap.New(ir.NewContext(), nil)
	m := build.NewModule(ir.Unknown)
	s := entitytest.New(m, types, u, u.Units[0], "f")
	h := &host{scene: s, mod: m}
	h.expr = expr.New(s.Memory, types, h)
	e := s.Named("x")
	name := h.expr.NameFor(e.Type, e)
	require.Same(t, e, h.expr.Designator(name))
	v := h.expr.Scalar(name)
	require.True(t, v.Op().Is(fir.Load))
	require.Same(t, e.Addr, v.Op().Operand(0))
}
