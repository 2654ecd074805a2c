package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
	"accc/ir/constraint"
)

func mnemonic(t ir.Type) string {
	if f, ok := t.(fir.Type); ok {
		return f.Mnemonic()
	}
	return ""
}

func isChar(t ir.Type) bool { return mnemonic(t) == "char" }

func isLogical(t ir.Type) bool { return mnemonic(t) == "logical" }

func isInteger(t ir.Type) bool {
	return ir.IsIntOrIndex(t) || mnemonic(t) == "int" || mnemonic(t) == "unsigned"
}

func isBuiltinInteger(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }

func isNumber(t ir.Type) bool {
	c, ok := t.(*ir.ComplexType)
	return isInteger(t) || ir.IsFloat(t) || ok && ir.IsFloat(c.Elem)
}

func isExpr(t ir.Type) bool { _, ok := t.(*ExprType); return ok }

// hasParams reports whether t is a derived type with length parameters.
func hasParams(t ir.Type) bool {
	r, ok := t.(*fir.RecordType)
	return ok && len(r.Params()) > 0
}

// isSized reports whether the size of a variable of the type is known.
func isSized(t ir.Type) bool {
	switch t := t.(type) {
	case *fir.ArrayType:
		for _, d := range t.Shape {
			if d == ir.Dynamic {
				return false
			}
		}
		return !t.AnyRank && isSized(t.Elem)
	case *fir.CharType:
		return t.Len != ir.Dynamic
	}
	return !hasParams(t)
}

// isVariable reports whether t says everything about a variable: where it is, its shape and its length.
func isVariable(t ir.Type) bool {
	switch mnemonic(t) {
	case "box", "class", "boxchar", "vector":
		return true
	case "ref", "ptr", "heap":
		e := fir.Pointee(t)
		m := mnemonic(e)
		return m == "box" || m == "class" || isSized(e)
	}
	return false
}

// isValue: numbers, also several in a vector, logicals and expressions.
func isValue(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		return isInteger(v.Elem) || ir.IsFloat(v.Elem)
	}
	return isNumber(t) || isLogical(t) || isExpr(t)
}

// isArrayEntity: an array, or the address of an array's descriptor.
func isArrayEntity(t ir.Type) bool {
	shape, _, anyRank := Entity(t)
	return len(shape) > 0 || anyRank
}

func isArray(t ir.Type) bool { return !isDescriptorAddress(t) && isArrayEntity(t) }

func isString(t ir.Type) bool { return !isArrayEntity(t) && isChar(Element(t)) }

func isPolymorphic(t ir.Type) bool {
	if e, ok := t.(*ExprType); ok {
		return e.Polymorphic
	}
	if mnemonic(t) == "ref" || mnemonic(t) == "ptr" || mnemonic(t) == "heap" {
		t = fir.Pointee(t)
	}
	b, ok := t.(*fir.BoxType)
	return ok && (b.Mnemonic() == "class" || Element(b) == ir.None())
}

// isMask: an array of logicals, or a scalar that is one or a bit.
func isMask(t ir.Type) bool {
	if isDescriptorAddress(t) {
		return false
	}
	e := Element(t)
	return isLogical(e) || e == ir.I1() && !isArrayEntity(t)
}

func arrayOf(doc string, elem func(ir.Type) bool) ir.Constraint {
	return constraint.Type(doc, func(t ir.Type) bool { return isArray(t) && elem(Element(t)) })
}

// Sets of types, as the definitions of LLVM 22 draw them.
var (
	variable       = constraint.Type("any HLFIR variable type", isVariable)
	value          = constraint.Type("any Fortran value type", isValue)
	entity         = constraint.Type("any Fortran value or variable type", func(t ir.Type) bool { return isVariable(t) || isValue(t) })
	expr           = constraint.Type("The type of an array, character, or derived type Fortran expression", isExpr)
	str            = constraint.Type("any character scalar type", isString)
	stringExpr     = constraint.Type("any character scalar expression type", func(t ir.Type) bool { return isExpr(t) && isString(t) })
	characterExpr  = constraint.Type("any character scalar or array expression type", func(t ir.Type) bool { return isExpr(t) && isChar(Element(t)) })
	array          = constraint.Type("any array-like object", isArray)
	arrayEntity    = constraint.Type("any array-like entity", isArrayEntity)
	numericEntity  = constraint.Type("any array-like entity containing a numerical type", func(t ir.Type) bool { return isArrayEntity(t) && isNumber(Element(t)) })
	numericArray   = arrayOf("any array-like object containing a numerical type", isNumber)
	logicalArray   = arrayOf("any array-like object containing logicals", isLogical)
	numericOrLogic = arrayOf("any array-like object containing a numerical or logical type", func(t ir.Type) bool { return isNumber(t) || isLogical(t) })
	integers       = constraint.Type("A scalar or array object containing integers", func(t ir.Type) bool { return !isDescriptorAddress(t) && isBuiltinInteger(Element(t)) })
	mask           = constraint.Type("A scalar i1 or logical or an array-like object containing logicals", isMask)
	polymorphic    = constraint.Type("any polymorphic object", isPolymorphic)
	shapeOnly      = constraint.Type("shape of a multidimensional array object", func(t ir.Type) bool { return mnemonic(t) == "shape" })
)
