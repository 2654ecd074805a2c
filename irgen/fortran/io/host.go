package io

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
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
	Designator(n *front.Node) *entity.Entity
	Variable(s *front.Symbol) *entity.Entity
	Value(n *front.Node) *entity.Entity
	// Scope is that of the statement, Procedure a procedure of the program as a value.
	Scope() *front.Scope
	Procedure(s *front.Symbol) *ir.Value
	// Here are the file and the line of the statement, as the library takes them.
	Here() (file, line *ir.Value)
	// Label is the block of the statement with a label, to which a statement jumps.
	Label(label string, from *front.Stmt) *ir.Block
	// Span is the user's text of a node; Unsupported reports what is not supported, and does not return.
	Span(n *front.Node) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// A Form is a kind of data transfer.
type Form struct {
	Input bool
	// Binary reports that there is no format.
	Binary bool
}

// lowering lowers one statement.
type lowering struct {
	*entity.Memory
	host Host
}

// Statement lowers a statement of input or output.
func Statement(x *entity.Memory, host Host, s *front.Stmt) { (&lowering{x, host}).statement(s) }

// Stop lowers stop and error stop.
func Stop(x *entity.Memory, host Host, n *front.StopStmt) { (&lowering{x, host}).stop(n) }

// Pause lowers pause.
func Pause(x *entity.Memory, host Host, n *front.PauseStmt) { (&lowering{x, host}).pause(n) }
