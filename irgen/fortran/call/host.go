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
	// Replaced calls what is called in place of a procedure; the operation's results are those of the call. It is nil where nothing
	// replaces the procedure.
	Replaced(r Replaceable) *ir.Op
	// Deallocate frees the memory of an allocatable, if there is any.
	Deallocate(e *entity.Entity)
	// Function lowers expressions in the body of a function of its own.
	Function(op *ir.Op) *expr.Lowering
	// Span is the user's text of a node; Unsupported reports what is not supported, and does not return.
	Span(n *front.Node) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// A Replaceable is a call of a procedure that others may be called in place of.
type Replaceable struct {
	Name string
	// At is the call in the source.
	At *front.Node
	// Args are the values of the arguments, without those for memory of the result, Hidden, and the tuple of the host's variables that a
	// contained procedure gets, Host, which may be nil.
	Args, Hidden []*ir.Value
	Host         func() *ir.Value
	// Types are those of the parameters of the procedure, the hidden ones included.
	Types   []ir.Type
	Results []ir.Type
	// Plain is the variable that an argument is, or nil.
	Plain func(i int) *front.Symbol
	// Call calls a procedure with arguments in place of Args; nil: the procedure itself.
	Call func(s *front.Symbol, args []*ir.Value) *ir.Op
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
