package scf

import (
	"fmt"

	"accc/ir"
)

// yields checks that a region ends with an operation of a definition whose operands from at on have the types.
func yields(r *ir.Region, term *ir.OpDef, at int, want []*ir.Value, what string) error {
	for _, b := range r.Blocks() {
		t := b.Last()
		if t == nil || !t.Is(term) {
			if t != nil && what == "body" && r.Parent().Name() == "scf.execute_region" {
				continue // it may end with another dialect's terminator
			}
			return fmt.Errorf("the %s region must end with %s", what, term.FullName)
		}
		vals := t.Operands()[at:]
		if len(vals) != len(want) {
			return fmt.Errorf("the %s region yields %d values where %d are needed", what, len(vals), len(want))
		}
		for i, v := range vals {
			if v.Type() != want[i].Type() {
				return fmt.Errorf("value #%d that the %s region yields has type %s where %s is needed", i, what,
					ir.TypeString(v.Type()), ir.TypeString(want[i].Type()))
			}
		}
	}
	return nil
}

func sameTypes(a, b []*ir.Value, what string) error {
	if len(a) != len(b) {
		return fmt.Errorf("%d %s where %d are needed", len(a), what, len(b))
	}
	for i := range a {
		if a[i].Type() != b[i].Type() {
			return fmt.Errorf("%s #%d has type %s where %s is needed", what, i, ir.TypeString(a[i].Type()), ir.TypeString(b[i].Type()))
		}
	}
	return nil
}

func verifyIf(o *ir.Op) error {
	if o.NumResults() > 0 && o.Region(1).Empty() {
		return fmt.Errorf("an else region is needed for the results")
	}
	if err := yields(o.Region(0), Yield, 0, o.Results(), "then"); err != nil {
		return err
	}
	return yields(o.Region(1), Yield, 0, o.Results(), "else")
}

func verifyFor(o *ir.Op) error {
	t := o.Operand(0).Type()
	if o.Operand(1).Type() != t || o.Operand(2).Type() != t {
		return fmt.Errorf("the bounds and the step must have one type")
	}
	if err := sameTypes(o.Group(3), o.Results(), "initial values"); err != nil {
		return err
	}
	args := o.Region(0).Entry().Args()
	if len(args) != 1+o.NumResults() || args[0].Type() != t {
		return fmt.Errorf("the body must have the counter and the carried values as arguments")
	}
	if err := sameTypes(args[1:], o.Results(), "carried values"); err != nil {
		return err
	}
	return yields(o.Region(0), Yield, 0, o.Results(), "body")
}

func verifyWhile(o *ir.Op) error {
	before, after := o.Region(0).Entry(), o.Region(1).Entry()
	if err := sameTypes(before.Args(), o.Operands(), "arguments of the first region"); err != nil {
		return err
	}
	if err := sameTypes(after.Args(), o.Results(), "arguments of the second region"); err != nil {
		return err
	}
	if err := yields(o.Region(0), Condition, 1, o.Results(), "first"); err != nil {
		return err
	}
	return yields(o.Region(1), Yield, 0, o.Operands(), "second")
}

func verifyExecuteRegion(o *ir.Op) error {
	if o.Region(0).Empty() {
		return fmt.Errorf("the region must not be empty")
	}
	if len(o.Region(0).Entry().Args()) > 0 {
		return fmt.Errorf("the region has no arguments")
	}
	return yields(o.Region(0), Yield, 0, o.Results(), "body")
}

func verifyIndexSwitch(o *ir.Op) error {
	cases := o.Attr("cases").(*ir.DenseArrayAttr).Values
	if len(cases) != o.NumRegions()-1 {
		return fmt.Errorf("%d cases and %d case regions", len(cases), o.NumRegions()-1)
	}
	seen := map[int64]bool{}
	for _, c := range cases {
		if seen[c] {
			return fmt.Errorf("case %d is there twice", c)
		}
		seen[c] = true
	}
	for _, r := range o.Regions() {
		if err := yields(r, Yield, 0, o.Results(), "case"); err != nil {
			return err
		}
	}
	return nil
}

func verifyParallel(o *ir.Op) error {
	n := len(o.Group(0))
	if n == 0 {
		return fmt.Errorf("at least one counter is needed")
	}
	if len(o.Group(1)) != n || len(o.Group(2)) != n {
		return fmt.Errorf("%d lower bounds, %d upper bounds and %d steps", n, len(o.Group(1)), len(o.Group(2)))
	}
	args := o.Region(0).Entry().Args()
	if len(args) != n {
		return fmt.Errorf("%d counters and %d bounds", len(args), n)
	}
	for _, a := range args {
		if a.Type() != ir.Index() {
			return fmt.Errorf("the counters must be index values")
		}
	}
	r := o.Region(0).Entry().Last()
	if !r.Is(Reduce) {
		return fmt.Errorf("the body must end with scf.reduce")
	}
	if err := sameTypes(r.Operands(), o.Results(), "reduced values"); err != nil {
		return err
	}
	return sameTypes(o.Group(3), o.Results(), "initial values")
}

func verifyReduce(o *ir.Op) error {
	if o.NumRegions() != o.NumOperands() {
		return fmt.Errorf("%d operands and %d reductions", o.NumOperands(), o.NumRegions())
	}
	for i, r := range o.Regions() {
		t := o.Operand(i).Type()
		b := r.Entry()
		if len(b.Args()) != 2 || b.Arg(0).Type() != t || b.Arg(1).Type() != t {
			return fmt.Errorf("reduction #%d must have two arguments of the operand's type", i)
		}
		if last := b.Last(); !last.Is(ReduceReturn) || last.Operand(0).Type() != t {
			return fmt.Errorf("reduction #%d must return the operand's type", i)
		}
	}
	return nil
}
