package fortran

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// ioHost answers the questions of package io.
type ioHost struct{ x *fn }

func (h ioHost) Unit() *front.ProgUnit                       { return h.x.prog }
func (h ioHost) Scalar(n *front.Node) *ir.Value              { return h.x.Scalar(n) }
func (h ioHost) Index(n *front.Node) *ir.Value               { return h.x.Index(n) }
func (h ioHost) Condition(n *front.Node) *ir.Value           { return h.x.Condition(n) }
func (h ioHost) Char(n *front.Node) (addr, length *ir.Value) { return h.x.Char(n) }
func (h ioHost) Designator(n *front.Node) *entity.Entity     { return h.x.Designator(n) }
func (h ioHost) Variable(s *front.Symbol) *entity.Entity     { return h.x.entityOfVariable(s) }
func (h ioHost) Here() (file, line *ir.Value)                { return h.x.here() }
func (h ioHost) Span(n *front.Node) source.Span              { return h.x.span(n) }

func (h ioHost) Value(n *front.Node) *entity.Entity {
	if entity.IsCharacter(n.Type) && n.Rank == 0 && !entity.IsDesignator(n) {
		a, l := h.x.Char(n)
		return &entity.Entity{Type: n.Type, Addr: a, Len: l, Temp: true}
	}
	return h.x.Value(n)
}

func (h ioHost) Label(label string, from *front.Stmt) *ir.Block { return h.x.labelBlock(label, from) }

func (h ioHost) Unsupported(at source.Span, format string, args ...any) {
	h.x.unsupported(at, format, args...)
}

func (h ioHost) Scope() *front.Scope { return h.x.innermost() }

func (h ioHost) Procedure(s *front.Symbol) *ir.Value {
	return h.x.calls.Procedure(&front.Node{Kind: front.NameExpr, Text: s.Name, Symbol: s}, build.AnyProcedure())
}
