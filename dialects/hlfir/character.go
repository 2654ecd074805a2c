package hlfir

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
	"accc/ir/constraint"
)

// ExtremumEnum says which of the strings is the result of hlfir.char_extremum.
var ExtremumEnum = &ir.Enum{Dialect: "hlfir", Name: "char_extremum_predicate", Store: ir.I32(), Cases: []string{"min", "max"}}

// intrinsic defines a function whose value is new memory when it is an expression, and that reads the variables it is given.
func intrinsic(name, doc string, in []ir.OperandSpec, with []ir.AttrSpec, result ir.Constraint, format string, verify func(*ir.Op) error) *ir.OpDef {
	maybes := 0
	for _, o := range in {
		if o.Kind != ir.One {
			maybes++
		}
	}
	traits := ir.Trait(0)
	if maybes > 1 {
		traits = ir.AttrSizedOperands
	}
	return Dialect.Op(name, ir.Spec{Doc: doc, Operands: in, Attrs: with, Results: operands(one("res", result)), Traits: traits,
		Format: format + function, Verify: verify, Interfaces: []any{intrinsicEffects{}}})
}

// Strings.
var (
	Concat = intrinsic("concat", "The concatenation of strings, and the length of the result.",
		operands(many("strings", str), one("length", fir.AnyInteger)), nil, stringExpr, "$strings `len` $length", verifyConcat)
	SetLength = intrinsic("set_length", "A string cut or filled with blanks to a length.",
		operands(one("string", str), one("length", fir.AnyInteger)), nil, stringExpr, "$string `len` $length", nil)
	CharTrim = intrinsic("char_trim", "A string without the blanks at its end.",
		operands(one("chr", str)), nil, stringExpr, "$chr", nil)
	CharExtremum = intrinsic("char_extremum", "The first or the last of strings in their order, as MIN and MAX give it.",
		operands(many("strings", str)), attrs(needed("predicate", ExtremumEnum.Constraint("min or max"))),
		stringExpr, "$predicate `,` $strings", verifyConcat)
	CmpChar = intrinsic("cmpchar", "Compare two strings, the shorter one filled with blanks.",
		operands(one("lchr", str), one("rchr", str)), attrs(needed("predicate", arith.CmpIEnum.Constraint("string comparison predicate"))),
		constraint.I1, "$predicate $lchr $rchr", verifyCmpChar)
	Index = intrinsic("index", "Where a string occurs in another first, or last with back; 0: nowhere.",
		operands(one("substr", str), one("str", str), maybe("back", fir.AnyLogical)), nil,
		fir.AnyInteger, "$substr `in` $str (`back` $back^)?", verifyIndex)
	GetLength = Dialect.Op("get_length", ir.Spec{
		Doc:      "The length of a string value, or of the strings of an array value.",
		Operands: operands(one("expr", characterExpr)),
		Results:  operands(one("res", constraint.Index)),
		Traits:   ir.Pure,
		Format:   "$expr" + function,
	})
)
