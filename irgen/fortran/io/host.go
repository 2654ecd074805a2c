package io

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Host is what input and output ask of the lowering of a procedure.
type Host interface {
	// Unit is the program unit, with its names and format statements.
	Unit() *front.ProgUnit
	// Scalar is the value of a scalar expression, Index that of an integer one as an index, Condition that of a logical
	// one as i1; Char is the address and length of a character.
	Scalar(n *front.Node) *ir.Value
	Index(n *front.Node) *ir.Value
	Condition(n *front.Node) *ir.Value
	Char(n *front.Node) (addr, length *ir.Value)
	// Designator is a variable or a part of one, Variable a whole one, Value an expression in memory.
	Designator(n *front.Node) Object
	Variable(s *front.Symbol) Object
	Value(n *front.Node) Object
	// IsVariable reports whether an expression is a variable or a part of one.
	IsVariable(n *front.Node) bool
	// ItemTable is the table of the program's procedures that transfer an item of derived type; GroupTable checks the
	// variables of a namelist and returns what makes the table for it.
	ItemTable(n *front.Node, form Form) *ir.Value
	GroupTable(s *front.Stmt, group *front.Symbol, form Form) (table func() *ir.Value)
	// Here are the file and the line of the statement, as the library takes them.
	Here() (file, line *ir.Value)
	// Label is the block of the statement with a label, to which a statement jumps.
	Label(label string, from *front.Stmt) *ir.Block
	// Span is the user's text of a node; Unsupported reports what is not supported, and does not return.
	Span(n *front.Node) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// An Object is a variable, or a value in memory.
type Object interface {
	// Addr is the address of a scalar, Box a descriptor, Text the address and length of a character.
	Addr() *ir.Value
	Box() *ir.Value
	Text() (addr, length *ir.Value)
	// Extents are those of an array, Element is the element at indices that count from one.
	Extents() []*ir.Value
	Element(idx []*ir.Value) Object
	// Scattered tells that a section has no descriptor: it has a vector subscript.
	Scattered() bool
}

// A Form is a kind of data transfer.
type Form struct {
	Input bool
	// Binary reports that there is no format.
	Binary bool
}

// lowering lowers one statement.
type lowering struct {
	*build.Builder
	host Host
}

// Statement lowers a statement of input or output.
func Statement(x *build.Builder, host Host, s *front.Stmt) { (&lowering{x, host}).statement(s) }

// Stop lowers stop and error stop.
func Stop(x *build.Builder, host Host, n *front.StopStmt) { (&lowering{x, host}).stop(n) }

// Pause lowers pause.
func Pause(x *build.Builder, host Host, n *front.PauseStmt) { (&lowering{x, host}).pause(n) }
