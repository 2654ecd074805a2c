package call_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/call"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/typemap"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// A program has the procedures that the test calls. Nothing in it is static, or in accc's own modules.
type program struct {
	unit  *front.Unit
	mod   *build.Module
	types *typemap.Map
	procs *procedure.Table
}

func (p *program) Static(*front.Symbol) bool   { return false }
func (p *program) NeedLibrary(*front.ProgUnit) {}

// A body is a procedure being lowered. It answers calls.
type body struct {
	*program
	scene *entitytest.Scene
	expr  *expr.Lowering
	calls *call.Lowering
	// places replace those of variables.
	places map[*front.Symbol]*entity.Variable
}

// in lowers in the body of a function.
func (p *program) in(s *entitytest.Scene) *body {
	b := &body{program: p, scene: s}
	b.expr = expr.New(s.Memory, p.types, expressions{b})
	b.calls = call.New(b.expr, p.procs, p.mod, p.types, b)
	return b
}

func (b *body) Variable(s *front.Symbol) *entity.Variable {
	if v := b.places[s]; v != nil {
		return v
	}
	return b.scene.Variable(s)
}

func (b *body) Argument(s *front.Symbol) bool { return s.Has(front.DummyAttr) }

func (b *body) Bounds(s *front.Symbol) (lower, extent []*ir.Value) {
	for i, d := range s.Dims {
		lower = append(lower, b.scene.Idx(1))
		switch {
		case s.Extents[i] >= 0:
			extent = append(extent, b.scene.Idx(s.Extents[i]))
		case d.Upper == nil || d.Upper.Kind == front.StarExpr:
			extent = append(extent, nil)
		default:
			extent = append(extent, b.expr.Index(d.Upper))
		}
	}
	return lower, extent
}

func (b *body) Length(s *front.Symbol) *ir.Value {
	if n := s.Length(); s.Type.Class == frontend.Character && n != nil && n.Kind != front.StarExpr {
		return b.expr.Index(n)
	}
	return nil
}

func (b *body) With(places map[*front.Symbol]*entity.Variable, f func()) {
	b.places = places
	f()
	b.places = nil
}

func (b *body) Tuple(*front.ProgUnit) *ir.Value { return nil }

func (b *body) Deallocate(e *entity.Entity) {
	addr := b.scene.BoxAddr(b.scene.Load(e.Ref))
	b.scene.FreeMem(b.scene.FirConvert(addr, fir.Heap(build.PointeeOf(addr.Type()))))
}

func (b *body) Function(op *ir.Op) *expr.Lowering { return b.in(b.scene.In(op)).expr }
func (b *body) Span(n *front.Node) source.Span    { return b.scene.Span(n) }

func (b *body) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

// expressions answers expressions.
type expressions struct{ *body }

func (x expressions) Place(s *front.Symbol) *entity.Variable { return x.body.Variable(s) }

func (x expressions) Variable(s *front.Symbol) *entity.Entity {
	if e := x.expr.Bound[s]; e != nil {
		return e
	}
	return x.scene.OfVariable(x.body.Variable(s))
}

func (x expressions) Member(*front.Node) *entity.Entity            { return nil }
func (x expressions) Structure(*front.Node) *entity.Entity         { panic("a structure") }
func (x expressions) Call(n *front.Node) *entity.Entity            { return x.calls.Function(n) }
func (x expressions) ElementalCall(n *front.Node) *entity.Elements { return x.calls.Elemental(n) }
func (x expressions) Procedure(n *front.Node, t ir.Type) *ir.Value { return x.calls.Procedure(n, t) }

// TestCalls lowers the calls of a source, and assignments of what functions return.
func TestCalls(t *testing.T) {
	p := &program{unit: entitytest.Parse(t, "testdata/calls.f90"), mod: build.NewModule(ir.Unknown)}
	p.types = typemap.New(ir.NewContext(), func(s *front.Symbol) *ir.FunctionType { return p.procs.ProcedureType(s) })
	p.procs = procedure.New(p.mod, p.types, []*front.Unit{p.unit}, p)
	for _, u := range p.unit.Units {
		if u.Kind == "module" {
			continue
		}
		s := entitytest.New(p.mod, p.types, p.unit, u, u.Name.Text)
		b := p.in(s)
		for _, i := range u.Body {
			s.WithTemps(func() { b.statement(i.Stmt) })
		}
		s.End()
	}
	got := irtest.Print(p.mod.Op, false)
	irtest.Golden(t, "testdata/calls.mlir", got, *update)
	_, messages, ok := irtest.Run(t, "fir-opt-22", got)
	require.True(t, ok, messages)
}

// statement lowers a call, which ends with the number of an alternate return, or an assignment.
func (b *body) statement(s *front.Stmt) {
	switch n := s.Node.(type) {
	case *front.CallStmt:
		labels := false
		for _, a := range n.Proc.Node().Args {
			labels = labels || a.Kind == front.LabelExpr
		}
		if which := b.calls.Subroutine(n.Proc.Node(), labels); labels {
			b.scene.Spill(which)
		}
	case *front.AssignStmt:
		target, value := n.Target.Node(), n.Value.Node()
		to, from := b.expr.Designator(target), b.expr.Elements(value)
		if target.Rank == 0 {
			b.scene.PutAt(to, to.Addr, from.At(nil))
			return
		}
		b.scene.LoopNest(from.Extents, func(idx []*ir.Value) { b.scene.PutElement(to, idx, from.At(idx)) })
	}
}
