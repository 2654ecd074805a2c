package omp

import (
	"fmt"

	"accc/ir"
)

// yields checks what the blocks of a region end with: omp.yield of n values of a type (nil: any).
func yields(r *ir.Region, name string, n int, t ir.Type) error {
	for _, b := range r.Blocks() {
		last := b.Last()
		if last == nil || len(last.Successors()) > 0 {
			continue
		}
		if last.Name() == "omp.terminator" {
			if n > 0 {
				return fmt.Errorf("the %s region must yield a value", name)
			}
			continue
		}
		if last.Name() != "omp.yield" {
			continue
		}
		if last.NumOperands() != n {
			return fmt.Errorf("the %s region must yield %d values", name, n)
		}
		for _, v := range last.Operands() {
			if t != nil && v.Type() != t {
				return fmt.Errorf("the %s region must yield %s", name, ir.TypeString(t))
			}
		}
	}
	return nil
}

// arguments checks the number of arguments of a region, which may be missing, and their types (nil: any, but one).
func arguments(r *ir.Region, name string, n int, t ir.Type) error {
	b := r.Entry()
	if b == nil {
		return nil
	}
	if len(b.Args()) != n {
		return fmt.Errorf("the %s region must have %d arguments, has %d", name, n, len(b.Args()))
	}
	for i, a := range b.Args() {
		want := t
		if want == nil {
			want = b.Arg(0).Type()
		}
		if a.Type() != want {
			return fmt.Errorf("argument #%d of the %s region must have type %s", i, name, ir.TypeString(want))
		}
	}
	return nil
}

func verifyPrivate(o *ir.Op) error {
	init, copy, dealloc := o.Region(0), o.Region(1), o.Region(2)
	arg := func() ir.Type {
		for _, r := range o.Regions() {
			if b := r.Entry(); b != nil && len(b.Args()) > 0 {
				return b.Arg(0).Type()
			}
		}
		return nil
	}()
	v, _ := DataSharingEnum.Of(o.Attr("data_sharing_type"))
	if v == 0 && !copy.Empty() {
		return fmt.Errorf("a private recipe has no copy region")
	}
	if v == 1 && copy.Empty() {
		return fmt.Errorf("a firstprivate recipe needs a copy region")
	}
	return first(
		func() error { return arguments(init, "init", 2, arg) }, func() error { return yields(init, "init", 1, arg) },
		func() error { return arguments(copy, "copy", 2, arg) }, func() error { return yields(copy, "copy", 1, arg) },
		func() error { return arguments(dealloc, "dealloc", 1, arg) }, func() error { return yields(dealloc, "dealloc", 0, nil) },
	)
}

func verifyDeclareReduction(o *ir.Op) error {
	t := o.Attr("type").(*ir.TypeAttr).Type
	alloc, init, combiner, atomic, cleanup := o.Region(0), o.Region(1), o.Region(2), o.Region(3), o.Region(4)
	if init.Empty() {
		return fmt.Errorf("an initializer region is needed")
	}
	n := 1
	if !alloc.Empty() {
		n = 2
	}
	if combiner.Empty() {
		return fmt.Errorf("a combiner region is needed")
	}
	return first(
		func() error { return yields(alloc, "alloc", 1, t) },
		func() error { return arguments(init, "init", n, t) }, func() error { return yields(init, "init", 1, t) },
		func() error { return arguments(combiner, "combiner", 2, t) }, func() error { return yields(combiner, "combiner", 1, t) },
		func() error { return atomicRegion(atomic, t) },
		func() error { return arguments(cleanup, "cleanup", 1, t) }, func() error { return yields(cleanup, "cleanup", 0, nil) },
	)
}

// atomicRegion combines through two pointers and yields nothing.
func atomicRegion(r *ir.Region, t ir.Type) error {
	if err := arguments(r, "atomic", 2, nil); err != nil || r.Empty() {
		return err
	}
	ptr, ok := r.Entry().Arg(0).Type().(ir.PointerLike)
	if !ok || ptr.PointerElem() != nil && ptr.PointerElem() != t {
		return fmt.Errorf("the arguments of the atomic region must point to the reduction type")
	}
	return nil
}
