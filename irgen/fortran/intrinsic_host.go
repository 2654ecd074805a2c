package fortran

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
)

// intrinsicAnswers answers the questions of package intrinsic.
type intrinsicAnswers struct{ x *fn }

func (h intrinsicAnswers) Scalar(n *front.Node) *ir.Value              { return h.x.scalar(n) }
func (h intrinsicAnswers) Index(n *front.Node) *ir.Value               { return h.x.index(n) }
func (h intrinsicAnswers) Condition(n *front.Node) *ir.Value           { return h.x.cond(n) }
func (h intrinsicAnswers) Char(n *front.Node) (addr, length *ir.Value) { return h.x.char(n) }
func (h intrinsicAnswers) Designator(n *front.Node) *entity.Entity     { return h.x.designator(n) }
func (h intrinsicAnswers) Value(n *front.Node) *entity.Entity          { return h.x.entityOf(n) }
func (h intrinsicAnswers) Elements(n *front.Node) *entity.Elements     { return h.x.prepare(n) }
func (h intrinsicAnswers) Extents(n *front.Node) []*ir.Value           { return h.x.extentsOf(n) }
func (h intrinsicAnswers) Variable(s *front.Symbol) *entity.Variable   { return h.x.variable(s) }
func (h intrinsicAnswers) Span(n *front.Node) source.Span              { return h.x.span(n) }

func (h intrinsicAnswers) Procedure(n *front.Node, t ir.Type) *ir.Value {
	return h.x.procedureValue(n, t)
}

func (h intrinsicAnswers) Call(f, at *front.Node, args ...*entity.Entity) *entity.Entity {
	call := &front.Node{Kind: front.RefExpr, Ref: front.Call, First: at.First, Last: at.Last, Type: at.Type, Symbol: f.Symbol, Args: []*front.Node{f}}
	for _, e := range args {
		call.Args = append(call.Args, h.x.nameFor(at.Type, e))
	}
	return h.x.call(h.x.calleeOf(call), true)
}

func (h intrinsicAnswers) Unsupported(at source.Span, format string, args ...any) {
	h.x.unsupported(at, format, args...)
}
