// Package hlfir is the dialect of Fortran's expressions and assignments, in which flang
// lowers programs first: variables keep their shape and attributes, expressions on whole arrays and
// strings are values (!hlfir.expr) that are not in memory yet. fir takes over for memory, procedures and loops.
//
// type.go holds the type of expressions, constraint.go the sets of types that operations take. Operations: variable.go
// (declarations, parts of variables, assignment), value.go (expressions as values), character.go, intrinsic.go (functions on
// arrays), order.go (FORALL and WHERE). text.go is their custom syntax, verify*.go the checks, effects.go what they do to memory, address.go
// what analyses of memory ask.
//
// As for fir, flang's output is what the text was checked against. Conformance of shapes, which
// fir-opt checks with --strict-intrinsic-verifier only, is not checked.
package hlfir

import (
	_ "embed"

	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the hlfir namespace.
var Dialect = ir.NewDialect("hlfir", "Fortran's expressions and assignments, before they are loops and memory.")

//go:embed examples.mlir
var examples string

func init() { ir.AddExamples(Dialect, examples) }

// How definitions say what groups of operands and attributes they have.
var (
	one, maybe, many       = constraint.One, constraint.Maybe, constraint.Many
	needed, optional, unit = constraint.Needed, constraint.Optional, constraint.Unit
)

func operands(list ...ir.OperandSpec) []ir.OperandSpec { return list }

func attrs(list ...ir.AttrSpec) []ir.AttrSpec { return constraint.Attrs(list) }

// function is the end of most formats: the types of operands and results.
const function = " attr-dict `:` functional-type(operands, results)"

var (
	fastmath = ir.AttrSpec{Name: "fastmath", Type: arith.FastMathEnum.Constraint("floating-point fast math flags"), Default: arith.FastMathEnum.Attr(0)}
	anyType  = constraint.AnyType
)
