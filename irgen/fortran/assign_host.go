package fortran

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
)

// assignAnswers answers the questions of package assign.
type assignAnswers struct{ x *fn }

func (h assignAnswers) Statement() *front.Stmt                             { return h.x.line }
func (h assignAnswers) Here() (file, line *ir.Value)                       { return h.x.here() }
func (h assignAnswers) Place(s *front.Symbol) *entity.Variable             { return h.x.variable(s) }
func (h assignAnswers) Bounds(s *front.Symbol) (lower, extent []*ir.Value) { return h.x.bounds(s) }
func (h assignAnswers) Length(s *front.Symbol) *ir.Value                   { return h.x.length(s) }
func (h assignAnswers) Type(t *front.TypeSpec) front.Type                  { return h.x.typeOfSpec(t) }
func (h assignAnswers) Freed(e *entity.Entity) *ir.Value                   { return h.x.freedAddress(e) }
func (h assignAnswers) Span(n *front.Node) source.Span                     { return h.x.span(n) }
func (h assignAnswers) StatementSpan(s *front.Stmt) source.Span            { return h.x.stmtSpan(s) }

func (h assignAnswers) Shares(a, b *front.Symbol) bool {
	set := h.x.storage.SetOf(a)
	return set != nil && set == h.x.storage.SetOf(b)
}

func (h assignAnswers) Keep(box *ir.Value, e *entity.Entity, allocated bool) {
	h.x.keepDescriptor(box, e, allocated)
}

func (h assignAnswers) Unsupported(at source.Span, format string, args ...any) {
	h.x.unsupported(at, format, args...)
}
