package acc

import (
	"fmt"
	"slices"

	"accc/ir"
)

func verifyLoop(o *ir.Op) error {
	return first(
		func() error { return loopControl(o) },
		func() error { return loopLevels(o) },
		func() error { return loopModes(o) },
		func() error { return copies(o, "privateOperands", "firstprivateOperands", "reductionOperands") },
		func() error { return loopBody(o) },
		func() error { return yieldsNothing(o) },
	)
}

func loopControl(o *ir.Op) error {
	n := len(o.GetAll("upperbound"))
	if m := len(o.GetAll("lowerbound")); m != n {
		return fmt.Errorf("%d lower bounds and %d upper bounds", m, n)
	}
	if m := len(o.GetAll("step")); m != n {
		return fmt.Errorf("%d upper bounds and %d steps", n, m)
	}
	if b := o.Region(0).Entry(); n > 0 && b != nil && len(b.Args()) != n {
		return fmt.Errorf("%d counters for %d loops", len(b.Args()), n)
	}
	if a, ok := o.Attr("inclusiveUpperbound").(*ir.DenseArrayAttr); ok && n > 0 && len(a.Values) != n {
		return fmt.Errorf("inclusiveUpperbound has %d values for %d loops", len(a.Values), n)
	}
	c, _ := o.Attr("collapse").(*ir.ArrayAttr)
	types := DeviceTypesOf(o.Attr("collapseDeviceType"))
	if c == nil {
		return nil
	}
	if o.Attr("collapseDeviceType") == nil {
		return fmt.Errorf("collapse needs collapseDeviceType")
	}
	if len(c.Elems) != len(types) {
		return fmt.Errorf("collapse has %d values and %d device types", len(c.Elems), len(types))
	}
	return once(types, "collapse")
}

// once checks that no device type is listed twice.
func once(types []DeviceType, clause string) error {
	for i, t := range types {
		if slices.Contains(types[:i], t) {
			return fmt.Errorf("%s is given twice for device type %s", clause, t)
		}
	}
	return nil
}

func loopLevels(o *ir.Op) error {
	kinds, _ := o.Attr("gangOperandsArgType").(*ir.ArrayAttr)
	if n := len(o.GetAll("gangOperands")); n > 0 && (kinds == nil || len(kinds.Elems) != n) {
		return fmt.Errorf("every gang operand needs a kind in gangOperandsArgType")
	}
	if len(o.GetAll("gangOperands")) > 0 {
		if err := segmentList(o, "gangOperands", "gangOperandsSegments", "gangOperandsDeviceType", "gang", 0); err != nil {
			return err
		}
	}
	for _, l := range []struct{ group, types, only, clause string }{
		{"gangOperands", "", "gang", "gang"},
		{"workerNumOperands", "workerNumOperandsDeviceType", "worker", "worker"},
		{"vectorOperands", "vectorOperandsDeviceType", "vector", "vector"},
	} {
		if err := once(DeviceTypesOf(o.Attr(l.only)), l.clause); err != nil {
			return err
		}
		if l.types == "" {
			continue
		}
		if err := countedList(o, l.group, l.types, l.clause); err != nil {
			return err
		}
		if err := once(DeviceTypesOf(o.Attr(l.types)), l.clause); err != nil {
			return err
		}
	}
	return segmentList(o, "tileOperands", "tileOperandsSegments", "tileOperandsDeviceType", "tile", 0)
}

// loopModes: one of seq, independent and auto for every device type, and no parallelism where it is seq.
func loopModes(o *ir.Op) error {
	count := map[DeviceType]int{}
	for _, name := range []string{"auto_", "independent", "seq"} {
		types := DeviceTypesOf(o.Attr(name))
		if err := once(types, name); err != nil {
			return err
		}
		for _, t := range types {
			count[t]++
		}
	}
	for t := DeviceNone; t <= DeviceRadeon; t++ {
		if count[t] > 1 {
			return fmt.Errorf("auto, independent and seq exclude each other for device type %s", t)
		}
	}
	if count[DeviceNone] == 0 {
		return fmt.Errorf("one of auto, independent and seq is needed: say for instance attributes {independent = [#acc.device_type<none>]}")
	}
	seq := DeviceTypesOf(o.Attr("seq"))
	for _, name := range []string{"gang", "worker", "vector", "gangOperandsDeviceType", "workerNumOperandsDeviceType", "vectorOperandsDeviceType"} {
		for _, t := range DeviceTypesOf(o.Attr(name)) {
			if slices.Contains(seq, t) {
				return fmt.Errorf("gang, worker and vector exclude seq for device type %s", t)
			}
		}
	}
	return nil
}

// loopBody: the region is not empty; without control it holds the loops that the operation speaks of.
func loopBody(o *ir.Op) error {
	if o.Region(0).Empty() {
		return fmt.Errorf("the body must not be empty")
	}
	control := len(o.GetAll("upperbound")) > 0
	if o.Attr("unstructured") != nil {
		if control {
			return fmt.Errorf("an unstructured loop has no induction variables")
		}
		return nil
	}
	if control {
		return nil
	}
	want := int64(1)
	if c, ok := o.Attr("collapse").(*ir.ArrayAttr); ok {
		for _, e := range c.Elems {
			want = max(want, e.(*ir.IntegerAttr).Value)
		}
	}
	return holdsLoops(o, want)
}

// holdsLoops: so many loops, each in the one before, are the first that the body has.
func holdsLoops(o *ir.Op, want int64) error {
	outer, found := o, int64(0)
	siblings := false
	for _, b := range o.Region(0).Blocks() {
		for in := b.First(); in != nil; in = in.Next() {
			ir.Walk(in, func(x *ir.Op) bool {
				if found == want || siblings {
					return false
				}
				if isLoop(x) {
					siblings = loopAround(x) != outer
					outer = x
					found++
				}
				return true
			})
		}
	}
	if siblings {
		return fmt.Errorf("the body must hold one nest of %d loops, not several loops side by side", want)
	}
	if found < want {
		return fmt.Errorf("%d loops are needed in the body, found %d", want, found)
	}
	return nil
}

// isLoop reports whether an operation is a loop, of this dialect or another.
func isLoop(o *ir.Op) bool {
	if c, ok := ir.As[*ComputeRegion](o); ok && c.Construct == ConstructLoop {
		return true
	}
	_, ok := ir.As[ir.LoopLike](o)
	return ok
}

// loopAround is the closest loop around an operation.
func loopAround(o *ir.Op) *ir.Op {
	p := o.ParentOp()
	for p != nil && !isLoop(p) {
		p = p.ParentOp()
	}
	return p
}
