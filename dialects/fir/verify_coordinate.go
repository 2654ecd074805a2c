package fir

import (
	"fmt"
	"slices"

	"accc/ir"
)

// hasParts reports whether variables of a type have parts that coordinates lead to.
func hasParts(t ir.Type) bool {
	switch t := t.(type) {
	case *ArrayType, *RecordType, *ir.TupleType:
		return true
	case *CharType:
		return t.Len != 1
	}
	return isComplex(t)
}

// verifyCoordinateOf follows the coordinates from the variable to the first part of a derived type or a tuple, as LLVM 22 does: an
// index may be any of its parts.
func verifyCoordinateOf(o *ir.Op) error {
	t := o.Operand(0).Type()
	at := Pointee(t)
	_, box := t.(*BoxType)
	if r, ok := at.(*RefType); ok && box {
		at = r.Elem
	}
	if a, ok := at.(*ArrayType); ok {
		switch {
		case a.AnyRank:
			return fmt.Errorf("the rank of %s is unknown", ir.TypeString(a))
		case !box && slices.Contains(a.Shape[:len(a.Shape)-1], ir.Dynamic):
			return fmt.Errorf("the extents of %s are unknown", ir.TypeString(a))
		}
	}
	if !box && !hasParts(at) {
		return fmt.Errorf("%s has no parts", ir.TypeString(at))
	}
	left := o.NumOperands() - 1
	if indices := counts(o, "field_indices"); indices != nil {
		left = len(indices)
	}
	for left > 0 {
		part, n, err := partAt(o, at)
		if err != nil || part == nil {
			return err
		}
		at, left = part, left-n
	}
	return nil
}

// partAt is the type of the part of a variable that the next coordinates lead to, and how many these are; nil: it cannot be told.
func partAt(o *ir.Op, t ir.Type) (part ir.Type, coordinates int, err error) {
	switch t := t.(type) {
	case *ArrayType:
		return t.Elem, len(t.Shape), nil
	case *RecordType, *ir.TupleType:
		return nil, 1, nil
	case *ir.ComplexType:
		return t.Elem, 1, nil
	case *CharType:
		one := Char(t.Kind, 1)
		switch {
		case t.Len == 1:
			return nil, 0, fmt.Errorf("a single character has no parts")
		case Pointee(o.Result(0).Type()) != one:
			return nil, 0, fmt.Errorf("a part of %s is %s", ir.TypeString(t), ir.TypeString(one))
		}
		return one, 1, nil
	}
	return nil, 0, fmt.Errorf("more coordinates than the variable has parts")
}
