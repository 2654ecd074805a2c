package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
	"accc/ir/constraint"
)

// Between variables and values.
var (
	Associate = Dialect.Op("associate", ir.Spec{
		Doc: "A variable with the value of an expression: as hlfir.declare, the variable and its memory, and whether the memory " +
			"must be given back.",
		Operands: operands(one("source", value), maybe("shape", fir.AnyShapeOrShift), many("typeparams", fir.AnyInteger)),
		Attrs:    attrs(optional("uniq_name", constraint.StringAttr), optional("fortran_attrs", fir.VarAttrsAttr)),
		Results:  operands(one("var", variable), one("original", fir.AnyRefOrBoxLike), one("must_free", constraint.I1)),
		Traits:   ir.AttrSizedOperands,
		Effects:  allocates,
		Format:   "$source (`(` $shape^ `)`)? (`typeparams` $typeparams^)?" + function,
	})
	EndAssociate = Dialect.Op("end_associate", ir.Spec{
		Doc:      "End the life of a variable that hlfir.associate made.",
		Operands: operands(one("var", fir.AnyRefOrBoxLike), one("must_free", constraint.I1)),
		Effects:  frees,
		Format:   "$var `,` $must_free attr-dict `:` type(operands)",
		Verify:   verifyEndAssociate,
	})
	AsExpr = Dialect.Op("as_expr", ir.Spec{
		Doc:        "The value of a variable. move: the value takes over the variable's memory; must_free tells whether it must be given back.",
		Operands:   operands(one("var", variable), maybe("must_free", constraint.I1)),
		Results:    operands(one("res", expr)),
		Format:     "$var (`move` $must_free^)?" + function,
		Interfaces: []any{intrinsicEffects{}},
	})
	NoReassoc = Dialect.Op("no_reassoc", ir.Spec{
		Doc:      "The value or variable, which optimization must compute as it is written.",
		Operands: operands(one("val", entity)),
		Results:  operands(one("res", entity)),
		Traits:   ir.SameTypes,
		Effects:  ir.NoEffects,
		Format:   "$val attr-dict `:` type($val)",
	})
	Destroy = Dialect.Op("destroy", ir.Spec{
		Doc:      "The last use of a value: its memory, if it has any, is given back. finalize: it is finalized before.",
		Operands: operands(one("expr", expr)),
		Attrs:    attrs(unit("finalize")),
		Effects:  frees,
		Format:   "$expr (`finalize` $finalize^)? attr-dict `:` qualified(type($expr))",
		Verify:   verifyDestroy,
	})
	EvalInMem = Dialect.Op("eval_in_mem", ir.Spec{
		Doc:        "The value that the region writes to the memory that is its argument.",
		Operands:   operands(maybe("shape", shapeOnly), many("typeparams", fir.AnyInteger)),
		Results:    operands(one("res", expr)),
		Regions:    []ir.RegionSpec{{Name: "body", Sized: 1}},
		Traits:     ir.AttrSizedOperands | ir.RecursiveEffects | ir.SingleBlock | ir.ImplicitTerminator,
		Terminator: endName,
		Format:     "(`shape` $shape^)? (`typeparams` $typeparams^)?" + function + " $body",
		Verify:     verifyEvalInMem,
	})
)

// Arrays by element.
var (
	Elemental = Dialect.Op("elemental", ir.Spec{
		Doc: "An array as a function of its indices, which count from 1: the region yields the element. mold has the dynamic type of the " +
			"elements; unordered elements may be computed in any order.",
		Operands: operands(one("shape", fir.AnyShape), maybe("mold", polymorphic), many("typeparams", fir.AnyInteger)),
		Attrs:    attrs(unit("unordered")),
		Results:  operands(one("res", expr)),
		Regions:  []ir.RegionSpec{{Name: "region", Sized: 1}},
		Traits:   ir.AttrSizedOperands | ir.RecursiveEffects,
		Effects:  allocates,
		Format:   "$shape (`mold` $mold^)? (`typeparams` $typeparams^)? (`unordered` $unordered^)?" + function + " $region",
		Verify:   verifyElemental,
	})
	YieldElement = Dialect.Op("yield_element", ir.Spec{
		Doc:      "End the region of hlfir.elemental with the element.",
		Operands: operands(one("element_value", anyType)),
		Traits:   ir.Terminator | ir.Pure,
		Parents:  []string{"hlfir.elemental"},
		Format:   "$element_value attr-dict `:` type($element_value)",
	})
	Apply = Dialect.Op("apply", ir.Spec{
		Doc:      "An element of an array value; indices count from 1.",
		Operands: operands(one("expr", expr), many("indices", constraint.Index), many("typeparams", fir.AnyInteger)),
		Results:  operands(one("element_value", value)),
		Traits:   ir.AttrSizedOperands,
		Effects:  ir.NoEffects,
		Format:   "$expr `,` $indices (`typeparams` $typeparams^)?" + function,
	})
	ShapeOf = Dialect.Op("shape_of", ir.Spec{
		Doc:      "The shape of an array value.",
		Operands: operands(one("expr", expr)),
		Results:  operands(one("res", shapeOnly)),
		Traits:   ir.Pure,
		Format:   "$expr" + function,
		Verify:   verifyShapeOf,
	})
	GetExtent = Dialect.Op("get_extent", ir.Spec{
		Doc:      "The extent of a dimension of a shape, which are counted from 0.",
		Operands: operands(one("shape", shapeOnly)),
		Attrs:    attrs(needed("dim", constraint.Typed("index attribute", ir.Index()))),
		Results:  operands(one("res", constraint.Index)),
		Traits:   ir.Pure,
		Format:   "$shape" + function,
		Verify:   verifyGetExtent,
	})
)
