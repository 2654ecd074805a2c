package fir

import (
	"fmt"

	"accc/ir"
)

// verifyAllocation checks the numbers of length parameters and extents, and the type of the result.
func verifyAllocation(o *ir.Op) error {
	t := o.Attr("in_type").(*ir.TypeAttr).Type
	extents, params := 0, 0
	elem := t
	if a, ok := t.(*ArrayType); ok {
		for _, d := range a.Shape {
			if d == ir.Dynamic {
				extents++
			}
		}
		elem = a.Elem
	}
	switch e := elem.(type) {
	case *CharType:
		if e.Len == ir.Dynamic {
			params = 1
		}
	case *RecordType:
		params = len(e.Params())
	}
	if n := len(o.Group(0)); n != params {
		return fmt.Errorf("%d length parameters where the type has %d", n, params)
	}
	if n := len(o.Group(1)); n < extents {
		return fmt.Errorf("%d extents for %d unknown dimensions", n, extents)
	}
	return nil
}

func verifyStore(o *ir.Op) error {
	if pointee(o.Operand(1).Type()) != o.Operand(0).Type() {
		return fmt.Errorf("the value must have the type that the address is of")
	}
	return nil
}

// perDimension are how many operands a dimension of a shape type takes.
var perDimension = map[string]int{"shape": 1, "shapeshift": 2, "shift": 1}

func verifyRank(o *ir.Op) error {
	t := o.Result(0).Type().(*NumberType)
	want := int(t.N) * perDimension[t.name]
	if n := o.NumOperands(); n != want || n == 0 {
		return fmt.Errorf("%d operands where %s takes %d", n, ir.TypeString(t), want)
	}
	return nil
}

func verifySlice(o *ir.Op) error {
	t := o.Result(0).Type().(*NumberType)
	if n := len(o.Group(0)); int64(n) != 3*t.N || n == 0 {
		return fmt.Errorf("%d numbers where %s takes three for each dimension", n, ir.TypeString(t))
	}
	return nil
}

func verifyRange(o *ir.Op) error {
	bounds := rangeOf(o.Attr("coor"))
	if len(bounds) < 2 || len(bounds)%2 != 0 {
		return fmt.Errorf("the range needs two numbers for each dimension")
	}
	return nil
}

func verifyIf(o *ir.Op) error {
	if o.NumResults() > 0 && o.Region(1).Empty() {
		return fmt.Errorf("a condition with results needs both regions")
	}
	return nil
}

func verifyResult(o *ir.Op) error {
	parent := o.ParentOp()
	results := parent.Results()
	if n := o.NumOperands(); n != len(results) {
		return fmt.Errorf("%d values where the operation has %d results", n, len(results))
	}
	for i, r := range results {
		if t := o.Operand(i).Type(); t != r.Type() {
			return fmt.Errorf("value #%d has type %s, the result %s", i, ir.TypeString(t), ir.TypeString(r.Type()))
		}
	}
	return nil
}
