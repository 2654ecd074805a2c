package hlfir

import (
	"fmt"

	"accc/dialects/fir"
	"accc/ir"
)

// yielded is what ends a region with hlfir.yield, nil when something else does.
func yielded(r *ir.Region) *ir.Value {
	if end := lastOf(r); end != nil && end.Def() == Yield {
		return end.Operand(0)
	}
	return nil
}

// checkOrdered: the body of FORALL and WHERE holds assignments and more of them, each the whole of what it does.
func checkOrdered(o *ir.Op) error {
	body := o.Region(len(o.Regions()) - 1)
	for in := body.Entry().First(); in != nil; in = in.Next() {
		if _, ok := ir.As[leaf](in); !ok && in.Def().FullName != endName {
			return fmt.Errorf("the body must hold nothing but assignments, FORALL and WHERE, found '%s'", in.Name())
		}
	}
	return nil
}

// takes reports whether a region that is not empty has so many arguments.
func takes(r *ir.Region, n int) bool { return r.Empty() || len(r.Entry().Args()) == n }

// verifyUserAssign checks the arguments of a defined assignment.
func verifyUserAssign(o *ir.Op) error {
	if !takes(o.Region(2), 2) {
		return fmt.Errorf("a defined assignment takes a value and a variable")
	}
	return nil
}

// verifyForallBody checks the argument of the body.
func verifyForallBody(o *ir.Op) error {
	if !takes(o.Region(3), 1) {
		return fmt.Errorf("the body must have the index as its argument")
	}
	return nil
}

func verifyRegionAssign(o *ir.Op) error {
	if yielded(o.Region(0)) == nil {
		return fmt.Errorf("the region of the value must end with hlfir.yield")
	}
	if end := lastOf(o.Region(1)); end == nil || end.Def() != Yield && end.Def() != ElementalAddr {
		return fmt.Errorf("the region of the variable must end with hlfir.yield or hlfir.elemental_addr")
	}
	return nil
}

func verifyForall(o *ir.Op) error {
	for i, r := range o.Regions()[:3] {
		if r.Empty() {
			continue
		}
		if v := yielded(r); v == nil || !isInteger(v.Type()) {
			return fmt.Errorf("the region '%s' must yield an integer", o.Def().Regions[i].Name)
		}
	}
	return checkOrdered(o)
}

func verifyForallMask(o *ir.Op) error {
	if v := yielded(o.Region(0)); v == nil || v.Type() != ir.I1() {
		return fmt.Errorf("the region of the mask must yield an i1")
	}
	parent := o.ParentOp()
	if parent == nil || parent.Def() != Forall || o.Parent().Region() != parent.Region(3) {
		return fmt.Errorf("must be directly in the body of hlfir.forall")
	}
	return checkOrdered(o)
}

// verifyWhere checks the mask and the body.
func verifyWhere(o *ir.Op) error {
	if v := yielded(o.Region(0)); v == nil || !isMask(v.Type()) || !isArrayEntity(v.Type()) {
		return fmt.Errorf("the region of the mask must yield an array of logicals")
	}
	return checkWhereBody(o)
}

func checkWhereBody(o *ir.Op) error {
	for in := o.Region(1).Entry().First(); in != nil; in = in.Next() {
		if in.Def() == Forall {
			return fmt.Errorf("there is no FORALL in WHERE")
		}
	}
	return checkOrdered(o)
}

func verifyElseWhere(o *ir.Op) error {
	if o.Region(0).Empty() {
		return checkWhereBody(o)
	}
	return verifyWhere(o)
}

func verifyElementalAddr(o *ir.Op) error {
	v := yielded(o.Region(0))
	if v == nil {
		return fmt.Errorf("the body must end with hlfir.yield")
	}
	if !isVariable(v.Type()) || isArrayEntity(v.Type()) {
		return fmt.Errorf("the body must yield the address of an element")
	}
	if n, _ := fir.ShapeRank(o.Operand(0)); n != len(o.Region(0).Entry().Args()) {
		return fmt.Errorf("the body must have an index for each dimension of the shape")
	}
	return nil
}
