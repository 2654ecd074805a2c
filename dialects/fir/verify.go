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

// verifyArguments checks the arguments of a loop's region: index counters, then the types of values.
func verifyArguments(o *ir.Op, counters int, extra []ir.Type, values []*ir.Value) error {
	want := make([]ir.Type, counters, counters+len(extra)+len(values))
	for i := range want {
		want[i] = ir.Index()
	}
	want = append(append(want, extra...), typesOf(values)...)
	args := o.Region(0).Entry().Args()
	if len(args) != len(want) {
		return fmt.Errorf("the region has %d arguments where the loop gives %d", len(args), len(want))
	}
	for i, a := range args {
		if a.Type() != want[i] {
			return fmt.Errorf("argument #%d of the region has type %s, the loop gives %s", i, ir.TypeString(a.Type()), ir.TypeString(want[i]))
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

// verifySelect checks the cases: a tag for each block, and as many operands as the attributes say.
func verifySelect(o *ir.Op) error {
	targets := len(o.Successors())
	if targets == 0 {
		return fmt.Errorf("there must be a block to branch to")
	}
	tags, ok := o.Attr(caseTags).(*ir.ArrayAttr)
	if !ok || len(tags.Elems) != targets {
		return fmt.Errorf("each block needs a case")
	}
	for _, x := range []struct {
		name  string
		group int
	}{{compareOffsets, 1}, {targetOffsets, 2}} {
		if x.name == compareOffsets && o.Def().ShortName() != "select_case" {
			continue
		}
		list := counts(o, x.name)
		sum := 0
		for _, n := range list {
			if n < 0 {
				return fmt.Errorf("%s has a negative number", x.name)
			}
			sum += int(min(n, 1<<20))
		}
		if len(list) != targets || sum != len(o.Group(x.group)) {
			return fmt.Errorf("%s must have a number for each block, and all operands", x.name)
		}
	}
	return nil
}

func verifyStringLit(o *ir.Op) error {
	size, ok := o.Attr("size").(*ir.IntegerAttr)
	if !ok {
		return fmt.Errorf("the number of characters is missing")
	}
	if size.Value < 0 {
		return fmt.Errorf("the number of characters is negative")
	}
	if o.Attr("value") == nil && o.Attr("xlist") == nil {
		return fmt.Errorf("the characters are missing")
	}
	return nil
}
