package llvm

import (
	"accc/ir"
	"accc/ir/constraint"
)

// How definitions say what groups of operands and attributes they have.
var (
	one, maybe, many       = constraint.One, constraint.Maybe, constraint.Many
	needed, optional, unit = constraint.Needed, constraint.Optional, constraint.Unit
)

// element strips a vector: most operations work on vectors element by element.
func like(name string, match func(ir.Type) bool) ir.Constraint { return constraint.Like(name, match) }

func isInt(t ir.Type) bool { return ir.IsInteger(t, 0) }

func isFloat(t ir.Type) bool {
	if s, ok := t.(*SimpleType); ok {
		return s.Name == "ppc_fp128"
	}
	return ir.IsFloat(t)
}

// Compatible reports whether a type is one that LLVM IR has: values of index, memref and tensor type are not.
func Compatible(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	case *ir.FloatType:
		switch t.Name {
		case "f16", "bf16", "f32", "f64", "f80", "f128":
			return true
		}
		return false
	case *ir.VectorType:
		return len(t.Shape) == 1 && (isInt(t.Elem) || isFloat(t.Elem) || IsPtr(t.Elem))
	case *PtrType, *ArrayType, *StructType, *FuncType, *SimpleType:
		return true
	case *ir.OpaqueType:
		return t.Dialect == "llvm"
	case ir.PointerLike:
		return false
	}
	return false
}

func isAggregate(t ir.Type) bool {
	switch t.(type) {
	case *StructType, *ArrayType:
		return true
	}
	return false
}

func loadable(t ir.Type) bool {
	switch t := t.(type) {
	case *FuncType, *SimpleType:
		s, ok := ir.Type(t).(*SimpleType)
		return ok && s.Name == "ppc_fp128"
	case *StructType:
		return !t.IsOpaque()
	}
	return Compatible(t)
}

var (
	anyLLVM     = constraint.Type("LLVM dialect-compatible type", Compatible)
	integers    = like("signless integer or LLVM dialect-compatible vector of signless integer", isInt)
	floats      = like("floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type", isFloat)
	pointers    = like("LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", IsPtr)
	pointer     = constraint.Type("LLVM pointer type", IsPtr)
	intsOrPtrs  = like("signless integer or LLVM pointer type", func(t ir.Type) bool { return isInt(t) || IsPtr(t) })
	bools       = like("1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", func(t ir.Type) bool { return t == ir.I1() })
	aggregate   = constraint.Type("LLVM aggregate type", isAggregate)
	nonAgg      = constraint.Type("LLVM-compatible non-aggregate type", func(t ir.Type) bool { return Compatible(t) && !isAggregate(t) })
	primitive   = constraint.Type("primitive LLVM type", func(t ir.Type) bool { return Compatible(t) && t != Void() })
	loadables   = constraint.Type("LLVM type with size", loadable)
	anyStruct   = constraint.Type("LLVM structure type", func(t ir.Type) bool { _, ok := t.(*StructType); return ok })
	anyVector   = constraint.Type("LLVM dialect-compatible vector type", func(t ir.Type) bool { _, ok := t.(*ir.VectorType); return ok })
	token       = constraint.Exactly("LLVM token type", simpleTypes["token"])
	plainPtr    = constraint.Exactly("LLVM pointer in address space 0", Ptr())
	scalarFloat = constraint.Type("floating point LLVM type", isFloat)
	intVector   = vectorOf("signless integer", isInt)
	boolVector  = vectorOf("1-bit signless integer", func(t ir.Type) bool { return t == ir.I1() })
	floatVector = vectorOf("floating-point", ir.IsFloat)
	ptrVector   = vectorOf("LLVM pointer type", IsPtr)
	atomicTypes = constraint.Type("floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type",
		func(t ir.Type) bool { return isInt(t) || isFloat(t) || IsPtr(t) || isVector(t) })
	casTypes = constraint.Type("signless integer or LLVM pointer type", func(t ir.Type) bool { return isInt(t) || IsPtr(t) })
	signless = constraint.SignlessInteger
)

// vectorOf is the constraint of vectors of some elements.
func vectorOf(name string, match func(ir.Type) bool) ir.Constraint {
	return constraint.Type("LLVM dialect-compatible vector of "+name, func(t ir.Type) bool {
		v, ok := t.(*ir.VectorType)
		return ok && Compatible(t) && match(v.Elem)
	})
}

func isVector(t ir.Type) bool { _, ok := t.(*ir.VectorType); return ok }

// aliasAttrs are what accesses may say about aliasing; accc keeps them as they are.
var aliasAttrs = []ir.AttrSpec{
	optional("access_groups", constraint.ArrayAttr), optional("alias_scopes", constraint.ArrayAttr),
	optional("noalias_scopes", constraint.ArrayAttr), optional("tbaa", constraint.ArrayAttr)}

// attrs joins attributes into the order of their names.
func attrs(lists ...[]ir.AttrSpec) []ir.AttrSpec { return constraint.Attrs(lists...) }

var (
	fastmathAttr = ir.AttrSpec{Name: "fastmathFlags", Type: FastMathEnum.Constraint("LLVM fastmath flags"), Default: FastMathEnum.Attr(0)}
	overflowAttr = ir.AttrSpec{Name: "overflowFlags", Type: OverflowEnum.Constraint("integer overflow flags"), Default: OverflowEnum.Attr(0)}
	alignment    = optional("alignment", constraint.I64Attr)
	syncscope    = optional("syncscope", constraint.StringAttr)
	argAttrs     = []ir.AttrSpec{optional("arg_attrs", constraint.DictArray), optional("res_attrs", constraint.DictArray)}
)
