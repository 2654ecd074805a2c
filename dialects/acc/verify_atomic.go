package acc

import (
	"fmt"

	"accc/ir"
)

func verifyAtomicRead(o *ir.Op) error {
	if o.Get("x") == o.Get("v") {
		return fmt.Errorf("read and write must be of different locations")
	}
	return nil
}

// pointee is the type that a value points to, nil if its type does not say.
func pointee(v *ir.Value) ir.Type {
	if p, ok := v.Type().(ir.PointerLike); ok {
		return p.PointerElem()
	}
	return nil
}

func verifyAtomicWrite(o *ir.Op) error {
	if e := pointee(o.Get("x")); e != nil && e != o.Get("expr").Type() {
		return fmt.Errorf("the value must have the type that the address points to")
	}
	return nil
}

func verifyAtomicUpdate(o *ir.Op) error {
	b := o.Region(0).Entry()
	if b == nil || len(b.Args()) != 1 {
		return fmt.Errorf("the region must have one argument")
	}
	if e := pointee(o.Get("x")); e != nil && e != b.Arg(0).Type() {
		return fmt.Errorf("the region's argument must have the type that the address points to")
	}
	return nil
}

func verifyAtomicUpdateRegion(o *ir.Op) error {
	b := o.Region(0).Entry()
	t := b.Terminator()
	if t == nil || t.NumOperands() != 1 {
		return fmt.Errorf("the region must yield one value")
	}
	if t.Operand(0).Type() != b.Arg(0).Type() {
		return fmt.Errorf("the region must yield the type of its argument")
	}
	return nil
}

// atomicOf is the kind of an atomic operation and the location it is about.
func atomicOf(o *ir.Op) (AtomicKind, *ir.Value, bool) {
	a, ok := ir.As[*Atomic](o)
	if !ok || a.Kind == AtomicCaptures {
		return 0, nil, false
	}
	return a.Kind, o.Get("x"), true
}

// verifyAtomicCapture: read then update, update then read, or read then write, of one location.
func verifyAtomicCapture(o *ir.Op) error {
	ops := o.Region(0).Entry().Ops()
	if len(ops) != 3 {
		return fmt.Errorf("the region must hold two atomic operations and a terminator, has %d operations", len(ops))
	}
	k1, x1, ok1 := atomicOf(ops[0])
	k2, x2, ok2 := atomicOf(ops[1])
	if !ok1 || !ok2 {
		return ops[0].Errorf("and the next operation must be atomic operations")
	}
	switch [2]AtomicKind{k1, k2} {
	case [2]AtomicKind{AtomicReads, AtomicUpdates}, [2]AtomicKind{AtomicUpdates, AtomicReads}, [2]AtomicKind{AtomicReads, AtomicWrites}:
	default:
		return ops[0].Errorf("and the next operation must be a read with an update or before a write")
	}
	if x1 != x2 {
		return ops[0].Errorf("and the next operation must be of one location")
	}
	for _, in := range ops[:2] {
		if in.Get("ifCond") != nil {
			return fmt.Errorf("operations inside a capture have no if clause of their own")
		}
	}
	return nil
}
