package intrinsic

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Host is what intrinsic procedures ask of the lowering of a procedure.
type Host interface {
	// Scalar is the value of a scalar expression, Index that of an integer one as an index, Condition that of a logical
	// one as i1; Char is the address and length of a character.
	Scalar(n *front.Node) *ir.Value
	Index(n *front.Node) *ir.Value
	Condition(n *front.Node) *ir.Value
	Char(n *front.Node) (addr, length *ir.Value)
	// Designator is a variable or a part of one, Value any expression in memory.
	Designator(n *front.Node) *entity.Entity
	Value(n *front.Node) *entity.Entity
	// Elements are those of an array expression. Extents are its shape, which evaluates as little as possible.
	Elements(n *front.Node) *entity.Elements
	Extents(n *front.Node) []*ir.Value
	// Variable is where a variable lives.
	Variable(s *front.Symbol) *entity.Variable
	// Procedure is a procedure as a value of a type.
	Procedure(n *front.Node, t ir.Type) *ir.Value
	// Call calls a function of the program for the node of an intrinsic one.
	Call(f, at *front.Node, args ...*entity.Entity) *entity.Entity
	// Span is the user's text of a node; Unsupported reports what is not supported, and does not return.
	Span(n *front.Node) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// A Lowering lowers references to intrinsic procedures.
type Lowering struct {
	*entity.Memory
	types *typemap.Map
	host  Host
}

// New lowers references with the operations of a memory.
func New(x *entity.Memory, types *typemap.Map, host Host) *Lowering {
	return &Lowering{Memory: x, types: types, host: host}
}
