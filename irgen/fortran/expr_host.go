package fortran

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
)

// exprHost answers the questions of package expr.
type exprHost struct{ x *fn }

func (h exprHost) Place(s *front.Symbol) *entity.Variable             { return h.x.variable(s) }
func (h exprHost) Variable(s *front.Symbol) *entity.Entity            { return h.x.entityOfVariable(s) }
func (h exprHost) Bounds(s *front.Symbol) (lower, extent []*ir.Value) { return h.x.bounds(s) }
func (h exprHost) Length(s *front.Symbol) *ir.Value                   { return h.x.length(s) }
func (h exprHost) Call(n *front.Node) *entity.Entity                  { return h.x.calls.Function(n) }
func (h exprHost) ElementalCall(n *front.Node) *entity.Elements {
	return h.x.calls.Elemental(n)
}
func (h exprHost) Procedure(n *front.Node, t ir.Type) *ir.Value {
	return h.x.calls.Procedure(n, t)
}
func (h exprHost) Structure(n *front.Node) *entity.Entity { return h.x.assign.Structure(n) }
func (h exprHost) Span(n *front.Node) source.Span         { return h.x.span(n) }

func (h exprHost) Member(n *front.Node) *entity.Entity {
	if e := h.x.mapped(n); e != nil {
		return e
	}
	if n.Symbol.Has(front.LengthParam) {
		return h.x.assign.LengthInquiry(n)
	}
	return nil
}

func (h exprHost) Unsupported(at source.Span, format string, args ...any) {
	h.x.unsupported(at, format, args...)
}
