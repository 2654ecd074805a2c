package hlfir

import (
	"fmt"

	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// named is the first value of an operand group, nil when there is none or no such group.
func named(o *ir.Op, name string) *ir.Value {
	for i, g := range o.Def().Operands {
		if g.Name == name {
			return given(o, i)
		}
	}
	return nil
}

func kindOf(t ir.Type) int64 {
	if c, ok := Element(t).(*fir.CharType); ok {
		return c.Kind
	}
	return 0
}

func sameKind(o *ir.Op, vs []*ir.Value, kind int64) error {
	for _, v := range vs {
		if kindOf(v.Type()) != kind {
			return fmt.Errorf("the strings must have one kind")
		}
	}
	return nil
}

func verifyConcat(o *ir.Op) error {
	if len(o.Group(0)) < 2 {
		return fmt.Errorf("expected at least two strings")
	}
	return sameKind(o, o.Group(0), kindOf(o.Result(0).Type()))
}

func verifyCmpChar(o *ir.Op) error {
	if p := arith.CmpIEnum.Keyword(o.IntAttr("predicate")); p[0] == 'u' {
		return fmt.Errorf("strings are not compared by %s", p)
	}
	return sameKind(o, o.Operands(), kindOf(o.Operand(0).Type()))
}

func verifyIndex(o *ir.Op) error {
	return sameKind(o, o.Operands()[:2], kindOf(o.Operand(0).Type()))
}

// reduced checks the result of a reduction along a dimension: an array of one rank less. scalar is what it must
// be without that.
func reduced(o *ir.Op, scalar func(ir.Type) bool, what string) error {
	t := o.Result(0).Type()
	e, isExpr := t.(*ExprType)
	if !isExpr {
		if !scalar(t) {
			return fmt.Errorf("the result must be %s", what)
		}
		return nil
	}
	rank := rankOf(o.Operand(0).Type())
	if rank < 2 || named(o, "dim") == nil {
		return fmt.Errorf("the result must be %s", what)
	}
	return rankIs(e, rank-1)
}

func rankIs(t *ExprType, rank int) error {
	if len(t.Shape) != rank {
		return fmt.Errorf("the result has rank %d, expected %d", len(t.Shape), rank)
	}
	return nil
}

func verifyLogical(o *ir.Op) error { return reduced(o, isLogical, "of logical type") }

func verifyCount(o *ir.Op) error { return reduced(o, isNumber, "a number") }

// conforming checks that a mask that is an array has the rank of the array.
func conforming(o *ir.Op) error {
	m := named(o, "mask")
	if m == nil {
		return nil
	}
	if n := rankOf(m.Type()); n > 0 && n != rankOf(o.Operand(0).Type()) {
		return fmt.Errorf("the mask must have the rank of the array")
	}
	return nil
}

func verifyReduction(o *ir.Op) error {
	if err := conforming(o); err != nil {
		return err
	}
	return reduced(o, isNumber, "a number")
}

func verifyMaxval(o *ir.Op) error {
	t, ok := o.Result(0).Type().(*ExprType)
	if !ok || !isChar(t.Elem) {
		return verifyReduction(o)
	}
	if err := conforming(o); err != nil {
		return err
	}
	if rank := rankOf(o.Operand(0).Type()); rank > 1 && named(o, "dim") != nil {
		return rankIs(t, rank-1)
	}
	return rankIs(t, 0)
}

func verifyLocation(o *ir.Op) error {
	if err := conforming(o); err != nil {
		return err
	}
	t, rank, along := o.Result(0).Type(), rankOf(o.Operand(0).Type()), named(o, "dim") != nil
	if along && rank == 1 {
		if !isInteger(t) {
			return fmt.Errorf("the result must be an integer")
		}
		return nil
	}
	e, ok := t.(*ExprType)
	if !ok || len(e.Shape) == 0 || !isInteger(e.Elem) {
		return fmt.Errorf("the result must be an array of integers")
	}
	if along {
		return rankIs(e, rank-1)
	}
	return rankIs(e, 1)
}

func verifyDotProduct(o *ir.Op) error {
	if rankOf(o.Operand(0).Type()) != 1 || rankOf(o.Operand(1).Type()) != 1 {
		return fmt.Errorf("the arrays must have rank 1")
	}
	if t := o.Result(0).Type(); !isNumber(t) && !isLogical(t) {
		return fmt.Errorf("the result must be a number or logical")
	}
	return nil
}

func isMatrix(t ir.Type) bool { return rankOf(t) == 2 }

func isVectorOrMatrix(t ir.Type) bool { return rankOf(t) == 1 || rankOf(t) == 2 }

func verifyMatmul(o *ir.Op) error {
	a, b := o.Operand(0).Type(), o.Operand(1).Type()
	if !isVectorOrMatrix(a) || !isVectorOrMatrix(b) || !isMatrix(a) && !isMatrix(b) {
		return fmt.Errorf("expected two matrices, or a matrix and a vector")
	}
	if isLogical(Element(a)) != isLogical(Element(b)) {
		return fmt.Errorf("both arrays must be logical, or none")
	}
	return nil
}

func verifyMatmulTranspose(o *ir.Op) error {
	if !isMatrix(o.Operand(0).Type()) || !isVectorOrMatrix(o.Operand(1).Type()) {
		return fmt.Errorf("expected a matrix, and a matrix or a vector")
	}
	return nil
}

func verifyTranspose(o *ir.Op) error {
	if !isMatrix(o.Operand(0).Type()) || !isMatrix(o.Result(0).Type()) {
		return fmt.Errorf("the array and the result must have rank 2")
	}
	return nil
}

func verifyShift(o *ir.Op) error {
	shape, elem, _ := Entity(o.Operand(0).Type())
	t := o.Result(0).Type().(*ExprType)
	if !alike(elem, t.Elem, true) {
		return fmt.Errorf("the result must have elements of type %s", ir.TypeString(elem))
	}
	if err := rankIs(t, len(shape)); err != nil {
		return err
	}
	for i := range shape {
		if conflict(shape[i], t.Shape[i]) {
			return fmt.Errorf("the result must have the extents of the array")
		}
	}
	return oneLess(o, "shift", len(shape))
}

// oneLess checks that an operand that is an array has one dimension less than the array that is shifted.
func oneLess(o *ir.Op, name string, rank int) error {
	v := named(o, name)
	if v == nil {
		return nil
	}
	if n := rankOf(v.Type()); n > 0 && n != rank-1 {
		return fmt.Errorf("%s has rank %d, expected %d", name, n, rank-1)
	}
	return nil
}

func verifyEOShift(o *ir.Op) error {
	if err := verifyShift(o); err != nil {
		return err
	}
	b := named(o, "boundary")
	if b == nil {
		return nil
	}
	shape, elem, _ := Entity(o.Operand(0).Type())
	if !alike(elem, Element(b.Type()), true) {
		return fmt.Errorf("boundary must have type %s", ir.TypeString(elem))
	}
	return oneLess(o, "boundary", len(shape))
}

func verifyReshape(o *ir.Op) error {
	a, t := o.Operand(0).Type(), o.Result(0).Type().(*ExprType)
	elem := Element(a)
	if !alike(elem, t.Elem, true) {
		return fmt.Errorf("the result must have elements of type %s", ir.TypeString(elem))
	}
	if isPolymorphic(a) != t.Polymorphic {
		return fmt.Errorf("the result must be polymorphic if the array is, and only then")
	}
	shape, index, _ := Entity(o.Operand(1).Type())
	if !isBuiltinInteger(index) || len(shape) != 1 {
		return fmt.Errorf("the shape must be an array of integers of rank 1")
	}
	if shape[0] != int64(len(t.Shape)) {
		return fmt.Errorf("the shape must have as many elements as the result has dimensions")
	}
	if pad := named(o, "pad"); pad != nil && !alike(elem, Element(pad.Type()), true) {
		return fmt.Errorf("pad must have elements of type %s", ir.TypeString(elem))
	}
	if order := named(o, "order"); order != nil {
		shape, index, _ := Entity(order.Type())
		if !isBuiltinInteger(index) || len(shape) != 1 {
			return fmt.Errorf("order must be an array of integers of rank 1")
		}
	}
	return nil
}
