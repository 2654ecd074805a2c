package fir

import (
	"accc/dialects/arith"
	"accc/ir"
	"accc/ir/constraint"
)

// arithmetic defines an operation on complex numbers.
func arithmetic(name, doc string, traits ir.Trait, with []ir.AttrSpec, names ...string) *ir.OpDef {
	var in []ir.OperandSpec
	for _, n := range names {
		in = append(in, one(n, complexType))
	}
	return Dialect.Op(name, ir.Spec{Doc: doc, Operands: in, Attrs: with, Results: operands(one("result", anyType)), Traits: traits | ir.SameTypes,
		Effects: pure, Format: "operands attr-dict `:` type($result)"})
}

// Complex numbers.
var (
	Negc = arithmetic("negc", "The negative of a complex number.", 0, nil, "operand")
	Addc = arithmetic("addc", "The sum of two complex numbers.", ir.Commutative, attrs(fastmath), "lhs", "rhs")
	Subc = arithmetic("subc", "The difference of two complex numbers.", 0, attrs(fastmath), "lhs", "rhs")
	Mulc = arithmetic("mulc", "The product of two complex numbers.", ir.Commutative, attrs(fastmath), "lhs", "rhs")
	Divc = arithmetic("divc", "The quotient of two complex numbers.", 0, attrs(fastmath), "lhs", "rhs")
	Cmpc = Dialect.Op("cmpc", ir.Spec{
		Doc:      "Compare two complex numbers, by one of the predicates of arith.cmpf.",
		Operands: operands(one("lhs", complexType), one("rhs", complexType)),
		Attrs:    attrs(fastmath),
		Results:  operands(one("res", logicalLike)),
		Traits:   ir.SameOperands,
		Effects:  pure,
		Parse:    parseCmpc,
		Print:    printCmpc,
	})
)

// cmpcPredicates are the predicates of cmpc by name; the attribute that holds one is not among the properties.
var cmpcPredicates = arith.CmpFEnum

// Values.
var (
	Convert = Dialect.Op("convert", ir.Spec{
		Doc:      "A value as another type: numbers are converted, addresses and descriptors refer to the same thing.",
		Operands: operands(one("value", anyType)),
		Results:  operands(one("res", anyType)),
		Effects:  pure,
		Format:   "$value attr-dict `:` functional-type($value, results)",

		Interfaces: []any{derived{}},

		Verify: verifyConvert,
		Fold:   foldConvert,
	})
	NoReassoc = Dialect.Op("no_reassoc", ir.Spec{
		Doc:      "The value, which optimization must compute as it is written.",
		Operands: operands(one("val", anyType)),
		Results:  operands(one("res", firType)),
		Traits:   ir.SameTypes,
		Effects:  pure,
		Format:   "$val attr-dict `:` type($val)",

		Interfaces: []any{derived{}},
	})
	Undefined = unspecified("undefined", "A value that is not specified.")
	ZeroBits  = unspecified("zero_bits", "The value whose bits are all zero; for addresses, null.")
	StringLit = Dialect.Op("string_lit", ir.Spec{
		Doc:     "A constant string: its text, or the numbers of its characters, and how many there are.",
		Results: operands(one("res", character)),
		Effects: pure,
		Parse:   parseStringLit,
		Print:   printStringLit,
		Verify:  verifyStringLit,
	})
	ExtractValue = Dialect.Op("extract_value", ir.Spec{
		Doc:      "A part of a value, by index or by component.",
		Operands: operands(one("adt", composite)),
		Attrs:    attrs(needed("coor", constraint.ArrayAttr)),
		Results:  operands(one("res", firType)),
		Effects:  pure,
		Format:   "$adt `,` $coor" + function,
	})
	InsertValue = Dialect.Op("insert_value", ir.Spec{
		Doc:      "A value with one part of it replaced, by index or by component.",
		Operands: operands(one("adt", composite), one("val", anyType)),
		Attrs:    attrs(needed("coor", constraint.ArrayAttr)),
		Results:  operands(one("res", composite)),
		Effects:  pure,
		Format:   "$adt `,` $val `,` $coor" + function,
	})
	InsertOnRange = Dialect.Op("insert_on_range", ir.Spec{
		Doc:      "An array with the elements between two positions, both included, replaced by one value.",
		Operands: operands(one("seq", sequence), one("val", anyType)),
		Attrs:    attrs(needed("coor", constraint.Is[*ir.DenseElementsAttr]("index elements attribute"))),
		Results:  operands(one("res", sequence)),
		Effects:  pure,
		Format:   "$seq `,` $val custom<CustomRangeSubscript>($coor)" + function,
		Verify:   verifyRange,
	})
)

func unspecified(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{Doc: doc, Results: operands(one("intype", anyType)), Effects: pure, Format: "type($intype) attr-dict"})
}
