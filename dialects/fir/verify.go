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
	if Pointee(o.Operand(1).Type()) != o.Operand(0).Type() {
		return fmt.Errorf("the value must have the type that the address is of")
	}
	return nil
}

// VerifyDeclared checks that a declaration of a variable has the shape and the length parameters that its memory
// does not tell.
func VerifyDeclared(o *ir.Op) error {
	t := o.Operand(0).Type()
	_, isBox := t.(*BoxType)
	descriptor := isBox
	if !isBox {
		_, descriptor = Pointee(t).(*BoxType)
	}
	elem := ElementOf(t)
	params, want := len(o.Group(2)), 0
	switch e := elem.(type) {
	case *CharType:
		want = 1
	case *RecordType:
		want = len(e.Params())
	}
	if params > want || params < want && !descriptor {
		return fmt.Errorf("%d length parameters where %s takes %d", params, ir.TypeString(elem), want)
	}
	if err := verifyDeclaredShape(o, isBox, descriptor); err != nil {
		return err
	}
	return verifyStorage(o)
}

// verifyDeclaredShape checks the shape of a declaration of memory that is a descriptor, or in which one is.
func verifyDeclaredShape(o *ir.Op, isBox, descriptor bool) error {
	a, isArray := arrayIn(o.Operand(0).Type())
	if !isArray {
		return nil
	}
	list := o.Group(1)
	if len(list) == 0 {
		if !descriptor {
			return fmt.Errorf("an array needs a shape")
		}
		return nil
	}
	s := list[0].Type().(*NumberType)
	switch {
	case descriptor && !isBox:
		return fmt.Errorf("the shape is in the descriptor")
	case !isBox && s.name == "shift":
		return fmt.Errorf("an array needs a shape")
	case a.AnyRank || s.N != int64(len(a.Shape)):
		return fmt.Errorf("%s is not the shape of %s", ir.TypeString(s), ir.TypeString(a))
	}
	return nil
}

// verifyStorage checks what a variable is declared to be a part of: bytes of known number.
func verifyStorage(o *ir.Op) error {
	list := o.Group(4)
	if len(list) == 0 {
		if o.Attr("storage_offset") != nil && o.IntAttr("storage_offset") != 0 {
			return fmt.Errorf("an offset of no storage")
		}
		return nil
	}
	a, ok := Pointee(list[0].Type()).(*ArrayType)
	if !ok || a.AnyRank || len(a.Shape) != 1 || a.Elem != ir.I8() || a.Shape[0] == ir.Dynamic {
		return fmt.Errorf("the storage must be an array of bytes of known extent")
	}
	return nil
}

// HasAllocatable reports whether variables of a type have allocatable components, which may be components of components.
func HasAllocatable(t ir.Type) bool {
	r, ok := t.(*RecordType)
	if !ok {
		return false
	}
	for _, f := range r.Fields() {
		if b, ok := f.Type.(*BoxType); ok {
			if e, ok := b.Elem.(*RefType); ok && e.name == "heap" {
				return true
			}
			continue
		}
		if HasAllocatable(ElementOf(f.Type)) {
			return true
		}
	}
	return false
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

// verifyArguments checks the arguments of a loop's region: index counters, then the types of values.
func verifyArguments(o *ir.Op, counters int, extra []ir.Type, values []*ir.Value) error {
	want := make([]ir.Type, counters, counters+len(extra)+len(values))
	for i := range want {
		want[i] = ir.Index()
	}
	want = append(append(want, extra...), typesOf(values)...)
	args := o.Region(0).Entry().Args()
	if len(args) != len(want) {
		return fmt.Errorf("the region has %d arguments where the loop passes %d", len(args), len(want))
	}
	for i, a := range args {
		if a.Type() != want[i] {
			return fmt.Errorf("argument #%d of the region has type %s, the loop passes %s", i, ir.TypeString(a.Type()), ir.TypeString(want[i]))
		}
	}
	return nil
}

func verifyDoLoop(o *ir.Op) error { return verifyArguments(o, 1, nil, o.Group(4)) }

func verifyIterateWhile(o *ir.Op) error {
	return verifyArguments(o, 1, []ir.Type{ir.I1()}, o.Group(4))
}

func verifyConcurrent(o *ir.Op) error {
	n := len(o.Group(0))
	if len(o.Group(1)) != n || len(o.Group(2)) != n {
		return fmt.Errorf("each counter needs one lower bound, one upper bound and one step")
	}
	return verifyArguments(o, n, nil, append(o.Group(3), o.Group(4)...))
}

func verifyStringLit(o *ir.Op) error {
	size, ok := o.Attr("size").(*ir.IntegerAttr)
	if !ok {
		return fmt.Errorf("the number of characters is missing")
	}
	if size.Value < 0 {
		return fmt.Errorf("the number of characters is negative")
	}
	if list, ok := o.Attr("xlist").(*ir.ArrayAttr); ok {
		for _, e := range list.Elems {
			if _, ok := e.(*ir.IntegerAttr); !ok {
				return fmt.Errorf("the characters must be integers")
			}
		}
	}
	if o.Attr("value") == nil && o.Attr("xlist") == nil {
		return fmt.Errorf("the characters are missing")
	}
	return nil
}
