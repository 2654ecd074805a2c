package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
)

// The operands that functions on arrays may have.
var (
	ofArray    = one("array", array)
	ofNumbers  = one("array", numericArray)
	ofLogicals = one("mask", logicalArray)
	dim        = maybe("dim", fir.AnyInteger)
	withMask   = maybe("mask", mask)
	fast       = attrs(fastmath)
)

// Reductions; with dim along one dimension, and then the result is an array.
var (
	All   = reduction("all", "Whether all elements are true.", operands(ofLogicals, dim), nil, verifyLogical)
	Any   = reduction("any", "Whether any element is true.", operands(ofLogicals, dim), nil, verifyLogical)
	Count = reduction("count", "How many elements are true.", operands(ofLogicals, dim), nil, verifyCount)

	Maxval  = reduction("maxval", "The largest element for which the mask is true.", operands(ofArray, dim, withMask), fast, verifyMaxval)
	Minval  = reduction("minval", "The smallest element for which the mask is true.", operands(ofArray, dim, withMask), fast, verifyMaxval)
	Product = reduction("product", "The product of the elements for which the mask is true.", operands(ofNumbers, dim, withMask), fast, verifyReduction)
	Sum     = reduction("sum", "The sum of the elements for which the mask is true.", operands(ofNumbers, dim, withMask), fast, verifyReduction)

	Maxloc = reduction("maxloc", "Where the largest element is for which the mask is true, the first or with back the last of equal ones.",
		operands(ofArray, dim, withMask, maybe("back", fir.AnyLogical)), fast, verifyLocation)
	Minloc = reduction("minloc", "Where the smallest element is for which the mask is true, the first or with back the last of equal ones.",
		operands(ofArray, dim, withMask, maybe("back", fir.AnyLogical)), fast, verifyLocation)
)

func reduction(name, doc string, in []ir.OperandSpec, with []ir.AttrSpec, verify func(*ir.Op) error) *ir.OpDef {
	format := "$" + in[0].Name
	for _, o := range in[1:] {
		format += " (`" + o.Name + "` $" + o.Name + "^)?"
	}
	return intrinsic(name, doc, in, with, value, format, verify)
}

// product defines a function of two arrays.
func product(name, doc string, result ir.Constraint, verify func(*ir.Op) error) *ir.OpDef {
	return intrinsic(name, doc, operands(one("lhs", numericOrLogic), one("rhs", numericOrLogic)), fast, result, "$lhs $rhs", verify)
}

// Vectors, matrices and arrays in another order.
var (
	DotProduct      = product("dot_product", "The dot product of two vectors.", value, verifyDotProduct)
	Matmul          = product("matmul", "The product of two matrices, or of a matrix and a vector.", expr, verifyMatmul)
	MatmulTranspose = product("matmul_transpose", "The product of the transpose of a matrix and a matrix or vector.", expr, verifyMatmulTranspose)
	Transpose       = intrinsic("transpose", "The transpose of a matrix.", operands(ofArray), nil, expr, "$array", verifyTranspose)

	CShift = intrinsic("cshift", "An array whose elements are shifted along a dimension; what leaves at one end comes back at the other.",
		operands(ofArray, one("shift", integers), dim), nil, expr, "$array $shift (`dim` $dim^)?", verifyShift)
	EOShift = intrinsic("eoshift", "An array whose elements are shifted along a dimension; what comes in at the other end is boundary or zero.",
		operands(ofArray, one("shift", integers), maybe("boundary", entity), dim), nil, expr,
		"$array $shift (`boundary` $boundary^)? (`dim` $dim^)?", verifyEOShift)
	Reshape = intrinsic("reshape", "The elements of an array in another shape, followed by those of pad; order permutes the dimensions.",
		operands(one("array", arrayEntity), one("shape", numericEntity), maybe("pad", arrayEntity), maybe("order", numericEntity)), nil, expr,
		"$array $shape (`pad` $pad^)? (`order` $order^)?", verifyReshape)
)
