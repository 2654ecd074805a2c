// Package constraint names the sets of types and attributes that operation
// definitions of several dialects ask for.
package constraint

import "accc/ir"

// Type makes a constraint of a predicate; name reads well after "must be".
func Type(name string, match func(ir.Type) bool) ir.Constraint {
	return ir.Constraint{Name: name, Match: match}
}

// Exactly is the constraint that one type satisfies; formats may leave that type out.
func Exactly(name string, t ir.Type) ir.Constraint {
	return ir.Constraint{Name: name, Match: func(x ir.Type) bool { return x == t }, Only: t}
}

// Constraints on types.
var (
	AnyType = Type("any type", func(ir.Type) bool { return true })
	I1      = Exactly("1-bit signless integer", ir.I1())
	I8      = Exactly("8-bit signless integer", ir.I8())
	I32     = Exactly("32-bit signless integer", ir.I32())
	I64     = Exactly("64-bit signless integer", ir.I64())
	Index   = Exactly("index", ir.Index())

	AnyInteger      = Type("integer", func(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok })
	SignlessInteger = Type("signless integer", func(t ir.Type) bool { return ir.IsInteger(t, 0) })
	IntOrIndex      = Type("integer or index", ir.IsIntOrIndex)
	SignlessOrIndex = Type("signless integer or index", isSignlessOrIndex)
	AnyFloat        = Type("floating-point", ir.IsFloat)
	F32             = Exactly("32-bit float", ir.F32())

	SignlessLike        = Like("signless-integer-like", func(t ir.Type) bool { return ir.IsInteger(t, 0) })
	SignlessOrIndexLike = Like("signless-integer-like", isSignlessOrIndex)
	BoolLike            = Like("bool-like", func(t ir.Type) bool { return t == ir.I1() })
	FloatLike           = Like("floating-point-like", ir.IsFloat)

	AnyMemRef      = Type("ranked or unranked memref", func(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok })
	RankedMemRef   = Type("memref", func(t ir.Type) bool { m, ok := t.(*ir.MemRefType); return ok && !m.Unranked })
	PointerLike    = Type("pointer-like type", isPointerLike)
	PointerLikeOne = Type("PointerLikeType instance", isPointerLike)
	PointerOrMap   = Type("any pointer or mappable", func(t ir.Type) bool { return isPointerLike(t) || isMappable(t) })
)

func isPointerLike(t ir.Type) bool { _, ok := t.(ir.PointerLike); return ok }

func isMappable(t ir.Type) bool { _, ok := t.(ir.Mappable); return ok }

func isSignlessOrIndex(t ir.Type) bool { return ir.IsInteger(t, 0) || t == ir.Index() }

// Like is the constraint of scalars that satisfy match and of vectors and tensors of them.
func Like(name string, match func(ir.Type) bool) ir.Constraint {
	return Type(name, func(t ir.Type) bool { return match(ElementOrSelf(t)) })
}

// ElementOrSelf is the element type of a vector or tensor, and t itself otherwise.
func ElementOrSelf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Elem
	case *ir.TensorType:
		return t.Elem
	}
	return t
}

// WithElement is t with its element type replaced by elem when t is a vector or tensor, and elem otherwise.
func WithElement(t, elem ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return ir.Vector(t.Shape, t.Scalable, elem)
	case *ir.TensorType:
		if t.Unranked {
			return ir.UnrankedTensor(elem)
		}
		return ir.Tensor(t.Shape, elem, t.Encoding)
	}
	return elem
}
