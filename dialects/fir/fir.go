// Package fir is the dialect in which flang keeps Fortran: memory, descriptors (boxes),
// arrays, derived types, calls and loops. accc reads what flang prints, checks and transforms
// the OpenACC operations in it, and prints it as LLVM 22 does.
//
// type.go and text_type.go hold the types, layout.go how variables of them are in memory, constraint.go the sets of
// them that operations take, attr.go the attributes. Operations: memory.go, box.go, array.go, value.go, control.go,
// concurrent.go and program.go; text*.go their custom syntax, verify.go, verify_coordinate.go, verify_select.go and
// verify_value.go the checks. name.go is the user's name of a symbol, verify_variable.go the checks of variables,
// address.go what analyses of memory ask, canonicalize.go what conversions of conversions are.
//
// flang's repository defines the dialect, its output is what the text was checked against;
// references are ir.PointerLike and boxes ir.Mappable, so that the acc dialect needs to know
// nothing of this one. array_value.go has the operations of arrays as values, which flang made before it had hlfir; those of
// its code generator are left out.
package fir

import (
	"accc/ir"
	"accc/ir/constraint"
)

// Dialect is the fir namespace.
var Dialect = ir.NewDialect("fir", "Fortran as flang represents it: memory, descriptors, arrays and derived types.")

// How definitions say what groups of operands and attributes they have.
var (
	one, maybe, many       = constraint.One, constraint.Maybe, constraint.Many
	needed, optional, unit = constraint.Needed, constraint.Optional, constraint.Unit
)

func operands(list ...ir.OperandSpec) []ir.OperandSpec { return list }

func attrs(list ...ir.AttrSpec) []ir.AttrSpec { return constraint.Attrs(list) }

func typesOf(vs []*ir.Value) []ir.Type {
	types := make([]ir.Type, len(vs))
	for i, v := range vs {
		types[i] = v.Type()
	}
	return types
}

// function is the end of most formats: the types of operands and results.
const function = " attr-dict `:` functional-type(operands, results)"

// simple defines a pure operation from operands to one result.
func simple(name, doc string, in []ir.OperandSpec, result ir.Constraint, format string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{Doc: doc, Operands: in, Results: operands(one("res", result)), Effects: pure, Format: format + function})
}

// pure is the list of effects of operations that have none. They are not all speculatable, so the trait Pure would say too much.
var pure = []ir.Effect{}
