package llvm

import "accc/ir"

// mostParts is how many elements an array has at most that becomes variables, as for mlir-opt.
const mostParts = 16

// parts lets sroa split structures and arrays on the stack.
type parts struct{}

// Parts implements ir.SlotParts.
func (parts) Parts(o *ir.Op) []ir.Type {
	n, ok := ir.ConstantValue(o.Operand(0)).(*ir.IntegerAttr)
	if !ok || n.Value != 1 {
		return nil
	}
	switch t := allocated(o).(type) {
	case *StructType:
		if _, ok := SizeOf(t); ok {
			return t.Elems()
		}
	case *ArrayType:
		if _, ok := SizeOf(t); !ok || t.Len > mostParts {
			return nil
		}
		var list []ir.Type
		for range t.Len {
			list = append(list, t.Elem)
		}
		return list
	}
	return nil
}

// allocated is the type of what an alloca makes, nil if it is unknown.
func allocated(o *ir.Op) ir.Type {
	if a, ok := o.Attr("elem_type").(*ir.TypeAttr); ok {
		return a.Type
	}
	return nil
}

// AllocatePart implements ir.SlotParts.
func (parts) AllocatePart(b *ir.Builder, o *ir.Op, t ir.Type) *ir.Value {
	return b.Op(o.Def(), ir.With{Operands: []*ir.Value{o.Operand(0)}, Types: []ir.Type{o.Result(0).Type()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(t)}}}).Result(0)
}

// partAt is the number of the part of a structure or array that a byte is in, and where it is in that; ok is false for padding.
func partAt(t ir.Type, at int64) (n int, rest int64, ok bool) {
	switch t := t.(type) {
	case *StructType:
		for i, e := range t.Elems() {
			off, ok1 := OffsetOf(t, i)
			size, ok2 := SizeOf(e)
			if ok1 && ok2 && off <= at && at < off+size {
				return i, at - off, true
			}
		}
	case *ArrayType:
		size, ok1 := SizeOf(t.Elem)
		align, ok2 := AlignOf(t.Elem)
		if !ok1 || !ok2 {
			return 0, 0, false
		}
		stride := ir.RoundUp(size, align)
		if at < 0 || stride == 0 || at >= t.Len*stride || at%stride >= size {
			return 0, 0, false
		}
		return int(at / stride), at % stride, true
	}
	return 0, 0, false
}

// byteOffset is by how many bytes the address goes on that getelementptr computes from constant indices.
func byteOffset(o *ir.Op) (at int64, ok bool) {
	elem, ok1 := o.Attr("elem_type").(*ir.TypeAttr)
	raw, ok2 := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok1 || !ok2 || o.NumOperands() != 1 {
		return 0, false
	}
	t := elem.Type
	for i, n := range raw.Values {
		if i > 0 {
			switch outer := t.(type) {
			case *StructType:
				if n < 0 || n >= int64(len(outer.Elems())) {
					return 0, false
				}
				off, ok := OffsetOf(outer, int(n))
				if !ok {
					return 0, false
				}
				at, t = at+off, outer.Elems()[n]
				continue
			case *ArrayType:
				t = outer.Elem
			default:
				return 0, false
			}
		}
		size, ok1 := SizeOf(t)
		align, ok2 := AlignOf(t)
		if !ok1 || !ok2 {
			return 0, false
		}
		at += n * ir.RoundUp(size, align)
	}
	return at, true
}

// fits reports whether a load or store touches no more than some bytes.
func fits(t ir.Type, bytes int64) bool {
	size, ok := SizeOf(t)
	return ok && size <= bytes
}

// stays reports whether all that an address is used for is to access some bytes from there on.
func stays(addr *ir.Value, bytes int64) bool {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		access, _ := ir.As[ir.PartAccess](o)
		switch access := access.(type) {
		case slotAccess:
			if u != o.OperandUse(access.address) || !fits(access.typ(o), bytes) {
				return false
			}
		case partAddress:
			at, ok := byteOffset(o)
			if !ok || at < 0 || at >= bytes || !stays(o.Result(0), bytes-at) {
				return false
			}
		case partLife:
		default:
			return false
		}
	}
	return true
}

// Part implements ir.PartAccess: an access through the address of the variable is one of its first part.
func (a slotAccess) Part(o *ir.Op, address *ir.Operand, alloc *ir.Op) (int, bool) {
	slot, ok := a.Slot(o)
	if !ok || slot != address {
		return 0, false
	}
	t := allocated(alloc)
	n, rest, ok := partAt(t, 0)
	if !ok {
		return 0, false
	}
	size, ok := SizeOf(partType(t, n))
	return n, ok && rest == 0 && fits(a.typ(o), size)
}

// typ is the type of what is loaded or stored.
func (a slotAccess) typ(o *ir.Op) ir.Type {
	if a.value < 0 {
		return o.Result(0).Type()
	}
	return o.Operand(a.value).Type()
}

// UsePart implements ir.PartAccess.
func (a slotAccess) UsePart(o, _ *ir.Op, _ int, part *ir.Value) { o.SetOperand(a.address, part) }

func partType(t ir.Type, n int) ir.Type {
	if s, ok := t.(*StructType); ok {
		return s.Elems()[n]
	}
	return t.(*ArrayType).Elem
}

// partAddress lets getelementptr go on from a part.
type partAddress struct{}

// Part implements ir.PartAccess.
func (partAddress) Part(o *ir.Op, address *ir.Operand, alloc *ir.Op) (int, bool) {
	at, ok := byteOffset(o)
	if !ok || address != o.OperandUse(0) {
		return 0, false
	}
	t := allocated(alloc)
	n, rest, ok := partAt(t, at)
	if !ok {
		return 0, false
	}
	size, ok := SizeOf(partType(t, n))
	return n, ok && stays(o.Result(0), size-rest)
}

// UsePart implements ir.PartAccess: what remains of the offset counts bytes.
func (partAddress) UsePart(o, alloc *ir.Op, _ int, part *ir.Value) {
	at, _ := byteOffset(o)
	_, rest, _ := partAt(allocated(alloc), at)
	to := part
	if rest > 0 {
		attrs := []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(ir.Int(8))}, {Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{rest})}}
		if flags := o.Attr("noWrapFlags"); flags != nil {
			attrs = append(attrs, ir.NamedAttr{Name: "noWrapFlags", Value: flags})
		}
		to = ir.Before(o).Op(o.Def(), ir.With{Operands: []*ir.Value{part}, Types: []ir.Type{o.Result(0).Type()}, Attrs: attrs}).Result(0)
	}
	o.Result(0).ReplaceAllUses(to)
	o.Erase()
}

// partLife is when the variable lives, which says nothing of its parts.
type partLife struct{}

// MarksLifetime implements ir.Lifetimes.
func (partLife) MarksLifetime(*ir.Op) {}

// Part implements ir.PartAccess.
func (partLife) Part(*ir.Op, *ir.Operand, *ir.Op) (int, bool) { return -1, true }

// UsePart implements ir.PartAccess.
func (partLife) UsePart(o, _ *ir.Op, _ int, _ *ir.Value) { o.Erase() }
