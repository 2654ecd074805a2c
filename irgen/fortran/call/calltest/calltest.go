// Package calltest has procedures of Fortran in which expressions and calls are lowered, for the tests of packages that lower
// statements.
package calltest

import (
	"fmt"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/call"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/entity/entitytest"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/typemap"
)

// A Program has the procedures that a test calls. Nothing in it is static, or in accc's own modules.
type Program struct {
	Unit   *front.Unit
	Module *build.Module
	Types  *typemap.Map
	procs  *procedure.Table
}

func (p *Program) Static(*front.Symbol) bool   { return false }
func (p *Program) NeedLibrary(*front.ProgUnit) {}

// A Body is a procedure being lowered. It answers calls.
type Body struct {
	*Program
	Scene *entitytest.Scene
	Expr  *expr.Lowering
	Calls *call.Lowering
	// Structures lowers structure constructors; a test without them leaves it out.
	Structures func(n *front.Node) *entity.Entity
	// places replace those of variables.
	places map[*front.Symbol]*entity.Variable
}

// NewProgram has the procedures of a source.
func NewProgram(u *front.Unit) *Program {
	p := &Program{Unit: u, Module: build.NewModule(ir.Unknown)}
	p.Types = typemap.New(ir.NewContext(), func(s *front.Symbol) *ir.FunctionType { return p.procs.ProcedureType(s) })
	p.procs = procedure.New(p.Module, p.Types, []*front.Unit{u}, p)
	return p
}

// Begin begins a function with the name and the dummy arguments of a procedure.
func (p *Program) Begin(u *front.ProgUnit) *Body {
	return p.in(entitytest.New(p.Module, p.Types, p.Unit, u, u.Name.Text))
}

// in lowers in the body of a function.
func (p *Program) in(s *entitytest.Scene) *Body {
	b := &Body{Program: p, Scene: s}
	b.Expr = expr.New(s.Memory, p.Types, expressions{b})
	b.Calls = call.New(b.Expr, p.procs, p.Module, p.Types, b)
	return b
}

func (b *Body) Variable(s *front.Symbol) *entity.Variable {
	if v := b.places[s]; v != nil {
		return v
	}
	return b.Scene.Variable(s)
}

func (b *Body) Argument(s *front.Symbol) bool { return s.Has(front.DummyAttr) }

func (b *Body) Bounds(s *front.Symbol) (lower, extent []*ir.Value) {
	for i, d := range s.Dims {
		lower = append(lower, b.Scene.Idx(1))
		switch {
		case s.Extents[i] >= 0:
			extent = append(extent, b.Scene.Idx(s.Extents[i]))
		case d.Upper == nil || d.Upper.Kind == front.StarExpr:
			extent = append(extent, nil)
		default:
			extent = append(extent, b.Expr.Index(d.Upper))
		}
	}
	return lower, extent
}

func (b *Body) Length(s *front.Symbol) *ir.Value {
	if n := s.Length(); s.Type.Class == frontend.Character && n != nil && n.Kind != front.StarExpr {
		return b.Expr.Index(n)
	}
	return nil
}

func (b *Body) With(places map[*front.Symbol]*entity.Variable, f func()) {
	b.places = places
	f()
	b.places = nil
}

func (b *Body) Tuple(*front.ProgUnit) *ir.Value { return nil }

func (b *Body) Replaced(call.Replaceable) *ir.Op { return nil }

func (b *Body) Deallocate(e *entity.Entity) {
	addr := b.Scene.BoxAddr(b.Scene.Load(e.Ref))
	b.Scene.FreeMem(b.Scene.FirConvert(addr, fir.Heap(build.PointeeOf(addr.Type()))))
}

func (b *Body) Function(op *ir.Op) *expr.Lowering { return b.in(b.Scene.In(op)).Expr }
func (b *Body) Span(n *front.Node) source.Span    { return b.Scene.Span(n) }

func (b *Body) Unsupported(_ source.Span, format string, args ...any) {
	panic(fmt.Sprintf(format, args...))
}

// expressions answers expressions.
type expressions struct{ *Body }

func (x expressions) Place(s *front.Symbol) *entity.Variable { return x.Body.Variable(s) }

func (x expressions) Variable(s *front.Symbol) *entity.Entity {
	if e := x.Expr.Bound[s]; e != nil {
		return e
	}
	return x.Scene.OfVariable(x.Body.Variable(s))
}

func (x expressions) Member(*front.Node) *entity.Entity            { return nil }
func (x expressions) Structure(n *front.Node) *entity.Entity       { return x.Structures(n) }
func (x expressions) Call(n *front.Node) *entity.Entity            { return x.Calls.Function(n) }
func (x expressions) ElementalCall(n *front.Node) *entity.Elements { return x.Calls.Elemental(n) }
func (x expressions) Procedure(n *front.Node, t ir.Type) *ir.Value { return x.Calls.Procedure(n, t) }
