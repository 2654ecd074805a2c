package fortran

import (
	"maps"

	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
)

// callHost answers the questions of package call.
type callHost struct{ x *fn }

func (h callHost) Variable(s *front.Symbol) *entity.Variable          { return h.x.variable(s) }
func (h callHost) Bounds(s *front.Symbol) (lower, extent []*ir.Value) { return h.x.bounds(s) }
func (h callHost) Length(s *front.Symbol) *ir.Value                   { return h.x.length(s) }
func (h callHost) Tuple(p *front.ProgUnit) *ir.Value                  { return h.x.tupleFor(p) }
func (h callHost) Deallocate(e *entity.Entity)                        { h.x.assign.Free(e) }
func (h callHost) Function(op *ir.Op) *expr.Lowering                  { return h.x.newFn(op, h.x.prog).Lowering }
func (h callHost) Span(n *front.Node) source.Span                     { return h.x.span(n) }

func (h callHost) Argument(s *front.Symbol) bool {
	_, ok := h.x.args[s]
	return ok
}

func (h callHost) With(places map[*front.Symbol]*entity.Variable, f func()) {
	outer := h.x.vars
	h.x.vars = maps.Clone(outer)
	maps.Copy(h.x.vars, places)
	f()
	h.x.vars = outer
}

func (h callHost) Unsupported(at source.Span, format string, args ...any) {
	h.x.unsupported(at, format, args...)
}
