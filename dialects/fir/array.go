package fir

import (
	"accc/ir"
	"accc/ir/constraint"
)

// shaping defines shape, shape_shift and shift.
func shaping(name, doc, operand, result string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{Doc: doc, Operands: operands(many(operand, integer)), Results: operands(one("res", kinds(result, nil, result))),
		Effects: pure, Format: "operands" + function, Verify: verifyRank})
}

// Shapes.
var (
	Shape      = shaping("shape", "The extents of the dimensions of an array.", "extents", "shape")
	ShapeShift = shaping("shape_shift", "A lower bound and an extent for each dimension of an array.", "pairs", "shapeshift")
	Shift      = shaping("shift", "The lower bounds of the dimensions of an array.", "origins", "shift")
	Slice      = Dialect.Op("slice", ir.Spec{
		Doc: "A section of an array: three numbers for each dimension (first, last and step), the components on the " +
			"way to a part of each element, and a substring. The last and the step of a dimension with one index are undefined.",
		Operands: operands(many("triples", integer), many("fields", component), many("substr", integer)),
		Results:  operands(one("res", slice)),
		Traits:   ir.AttrSizedOperands,
		Effects:  pure,
		Format:   "$triples (`path` $fields^)? (`substr` $substr^)?" + function,
		Verify:   verifySlice,
	})
)

// Parts of variables.
var (
	ArrayCoor = Dialect.Op("array_coor", ir.Spec{
		Doc: "The address of an element of an array with a shape, or of a section of it; indices count from the lower bounds.",
		Operands: operands(one("memref", refOrBox), maybe("shape", shapeOrShift), maybe("slice", slice), many("indices", coordinate),
			many("typeparams", integer)),
		Results: operands(one("res", onlyRef)),
		Traits:  ir.AttrSizedOperands,
		Effects: pure,
		Format:  "$memref (`(` $shape^ `)`)? (`[` $slice^ `]`)? $indices (`typeparams` $typeparams^)?" + function,
		Verify:  verifyArrayCoor,

		Interfaces: []any{derived{}},
	})
	CoordinateOf = Dialect.Op("coordinate_of", ir.Spec{
		Doc:      "The address of an element or component; indices count from 0, components are named.",
		Operands: operands(one("ref", refOrBox), many("coor", coordinate)),
		Attrs:    attrs(needed("baseType", constraint.TypeAttr), optional("field_indices", constraint.DenseI32Array)),
		Results:  operands(one("res", refOrLLVM)),
		Effects:  pure,
		Parse:    parseCoordinateOf,
		Print:    printCoordinateOf,
		Verify:   verifyCoordinateOf,

		Interfaces: []any{derived{}},
	})
	FieldIndex    = fieldOp("field_index", "The number of a component of a derived type.", fieldType)
	LenParamIndex = fieldOp("len_param_index", "The number of a length parameter of a derived type.", lenType)
)

func fieldOp(name, doc string, result ir.Constraint) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:      doc,
		Operands: operands(many("typeparams", integer)),
		Attrs:    attrs(needed("field_id", constraint.StringAttr), needed("on_type", constraint.TypeAttr)),
		Results:  operands(one("res", result)),
		Effects:  pure,
		Parse:    parseField,
		Print:    printField,
	})
}
