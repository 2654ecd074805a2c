package frontend

import (
	"accc/frontend/source"
	"accc/sym"
)

// A Sum is an integer expression as a sum of products of variables.
type Sum = sym.Sum[*Symbol]

// Number is the sum of a constant.
func Number(n int64) Sum { return sym.Number[*Symbol](n) }

// An Allocation is where a routine allocates the memory of a variable.
type Allocation struct {
	Symbol *Symbol
	Name   string // as the statement has it (Fortran)
	Span   source.Span
	At     Order
	Block  *Block
	// Bytes is the size of what the pointer leads to (C); nil: unknown.
	Bytes Sum
	// Statement is that of Fortran, which frees the variable if Frees.
	Statement source.Span
	Frees     bool
	// Dims are the bounds (Fortran).
	Dims []Bounds
}

// Bounds are the first and last subscripts of a dimension; nil: unknown.
type Bounds struct{ Lower, Upper Sum }
