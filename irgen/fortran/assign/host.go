package assign

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/call"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Host is what assignments ask of the lowering of a procedure.
type Host interface {
	// Statement is the statement being lowered; Here are its file and line, as the library takes them.
	Statement() *front.Stmt
	Here() (file, line *ir.Value)
	// Place is where a variable lives, Bounds and Length are those in the declaration of a variable or component. Type is
	// the type that a type-spec names in the scope of the statement.
	Place(s *front.Symbol) *entity.Variable
	Bounds(s *front.Symbol) (lower, extent []*ir.Value)
	Length(s *front.Symbol) *ir.Value
	Type(t *front.TypeSpec) front.Type
	// Shares reports whether two variables are equivalent.
	Shares(a, b *front.Symbol) bool
	// Keep stores the descriptor of an allocatable or pointer that has been allocated or freed. Freed is the address of
	// memory to free, of an allocatable that a directive follows; nil for others.
	Keep(box *ir.Value, e *entity.Entity, allocated bool)
	Freed(e *entity.Entity) *ir.Value
	// Span and StatementSpan are the user's text of a node and of a statement; Unsupported reports what is not supported,
	// and does not return.
	Span(n *front.Node) source.Span
	StatementSpan(s *front.Stmt) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// A Lowering lowers assignments, allocations and pointer assignments.
type Lowering struct {
	*call.Lowering
	types *typemap.Map
	host  Host
}

// New lowers assignments of expressions, by calls where the program defines them.
func New(x *call.Lowering, types *typemap.Map, host Host) *Lowering {
	return &Lowering{Lowering: x, types: types, host: host}
}
