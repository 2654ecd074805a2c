package entity

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/initial"
)

// anyComponent reports whether a test holds for a component of a type, or of a component that is a part of its objects.
func anyComponent(d *front.Derived, seen map[*front.Derived]bool, test func(c *front.Symbol) bool) bool {
	if d == nil || seen[d] {
		return false
	}
	if seen == nil {
		seen = map[*front.Derived]bool{}
	}
	seen[d] = true
	for _, c := range initial.Components(d) {
		if test(c) || inObject(c) && anyComponent(c.Type.Derived, seen, test) {
			return true
		}
	}
	return false
}

// inObject reports whether a component of derived type is a part of the object.
func inObject(c *front.Symbol) bool {
	return c.Type.Class == frontend.Aggregate && c.Type.Derived != nil && !c.Has(front.PointerAttr)
}

// NeedsDestroy reports whether variables of a type hold memory to free, or have final subroutines.
func NeedsDestroy(d *front.Derived) bool {
	return d != nil && HasFinal(d) || anyComponent(d, nil, func(c *front.Symbol) bool {
		return owned(c) || inObject(c) && HasFinal(c.Type.Derived)
	})
}

// HasFinal reports whether a type, or one that it extends, has final subroutines.
func HasFinal(d *front.Derived) bool {
	for ; d != nil; d = d.Parent {
		if len(d.Finals) > 0 {
			return true
		}
	}
	return false
}

// needsAssign reports whether the assignment of a type is more than a copy of its bytes.
func needsAssign(d *front.Derived) bool {
	return anyComponent(d, nil, func(c *front.Symbol) bool {
		return owned(c) || inObject(c) && c.Type.Derived.Component("assignment(=)") != nil
	})
}

// OwnsMemory reports whether variables of a type hold memory of their own.
func OwnsMemory(d *front.Derived) bool { return anyComponent(d, nil, owned) }

// owned reports whether a component is a descriptor of memory that belongs to the object.
func owned(c *front.Symbol) bool { return c.Has(front.Allocatable | front.Automatic) }

// InitializeElements stores the default value of all elements.
func (x *Memory) InitializeElements(e *Entity) {
	if !initial.HasDefault(e.Type) {
		return
	}
	image := x.GlobalAddress(x.host.DefaultImage(e.Type.Derived), x.types.Record(e.Type.Derived))
	put := func(addr *ir.Value) {
		x.Op(fir.Copy, []*ir.Value{image, x.FirConvert(addr, image.Type())}, nil, build.Attr("no_overlap", ir.Unit()))
	}
	if e.Rank == 0 {
		put(e.Addr)
		return
	}
	x.LoopNest(x.Extents(e), func(idx []*ir.Value) { put(x.At1(e, idx)) })
}

// InitializeAt stores the default value of the variable at an address.
func (x *Memory) InitializeAt(addr *ir.Value, t front.Type) {
	x.InitializeElements(&Entity{Type: t, Addr: addr})
}

// DestroyElements frees what the elements of a derived type hold.
func (x *Memory) DestroyElements(e *Entity) {
	if e.Type.Class != frontend.Aggregate || !e.Type.Poly && !NeedsDestroy(e.Type.Derived) {
		return
	}
	x.Runtime("Destroy", nil, x.BoxOf(e))
}

// DropTemp frees what a temporary of a derived type holds, when the statement ends.
func (x *Memory) DropTemp(e *Entity) {
	if e.Type.Class == frontend.Aggregate && OwnsMemory(e.Type.Derived) {
		own := *e
		x.AtEnd(func() { x.Runtime("DestroyWithoutFinalization", nil, x.BoxOf(&own)) })
	}
}

// CopyRecord assigns a derived type value.
func (x *Memory) CopyRecord(to, from *ir.Value, t front.Type) { x.copyRecord("Assign", to, from, t) }

// copyRecord assigns a derived type value by Assign, or by AssignTemporary to what held nothing and is not finalized.
func (x *Memory) copyRecord(by string, to, from *ir.Value, t front.Type) {
	if t.Derived == nil {
		x.host.Unsupported("this assignment of an unlimited polymorphic variable")
	}
	if to.Type() != from.Type() {
		if build.PointeeOf(to.Type()) == build.PointeeOf(from.Type()) {
			from = x.FirConvert(from, fir.Ref(build.PointeeOf(from.Type())))
			to = x.FirConvert(to, fir.Ref(build.PointeeOf(to.Type())))
		} else {
			from = x.FirConvert(from, to.Type())
		}
	}
	if !needsAssign(t.Derived) && len(t.Derived.Finals) == 0 {
		x.Op(fir.Copy, []*ir.Value{from, to}, nil)
		return
	}
	box := fir.Box(build.PointeeOf(to.Type()))
	file, line := x.host.Here()
	x.Runtime(by, nil, x.Spill(x.Embox(box, to, nil, nil)), x.Embox(box, from, nil, nil), file, line)
}

// TypeDesc is the description of a derived type.
func (x *Memory) TypeDesc(d *front.Derived) *ir.Value {
	t := x.types.Record(d)
	return x.Op(fir.TypeDesc, nil, []ir.Type{fir.TDesc(t)}, build.Attr("in_type", ir.TypeValue(t))).Result(0)
}
