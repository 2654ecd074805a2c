package call

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/typemap"
)

// Host is what calls ask of the lowering of a procedure.
type Host interface {
	// Variable is where a variable lives, Argument reports whether one is a dummy argument of the procedure.
	Variable(s *front.Symbol) *entity.Variable
	Argument(s *front.Symbol) bool
	// Bounds and Length are those in the declaration of a variable. With evaluates something with other places for
	// variables.
	Bounds(s *front.Symbol) (lower, extent []*ir.Value)
	Length(s *front.Symbol) *ir.Value
	With(places map[*front.Symbol]*entity.Variable, f func())
	// Tuple is the tuple of the variables of a procedure, for a call of one that it contains; nil if there are none.
	Tuple(p *front.ProgUnit) *ir.Value
	// Deallocate frees the memory of an allocatable, if there is any.
	Deallocate(e *entity.Entity)
	// Function lowers expressions in the body of a function of its own.
	Function(op *ir.Op) *expr.Lowering
	// Span is the user's text of a node; Unsupported reports what is not supported, and does not return.
	Span(n *front.Node) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// A Lowering lowers calls of procedures.
type Lowering struct {
	*expr.Lowering
	*procedure.Table
	module *build.Module
	types  *typemap.Map
	host   Host
	// alternate is the number of the alternate return that the last call of a subroutine took.
	alternate *ir.Value
}

// New lowers calls whose arguments are expressions.
func New(x *expr.Lowering, procedures *procedure.Table, m *build.Module, types *typemap.Map, host Host) *Lowering {
	return &Lowering{Lowering: x, Table: procedures, module: m, types: types, host: host}
}
