package llvm

import "accc/ir"

// What analyses of memory ask: accesses of loads, stores and blocks, addresses that are derived, and objects.

// isPlain reports whether a load or store is neither volatile nor atomic.
func isPlain(o *ir.Op) bool { return !isVolatile(o) && ordering(o) == NotAtomic }

// IsAtomic reports whether an operation accesses memory atomically.
func IsAtomic(o *ir.Op) bool {
	return o.Is(Dialect.Lookup("atomicrmw")) || o.Is(Dialect.Lookup("cmpxchg")) || (o.Is(Load) || o.Is(Store)) && ordering(o) != NotAtomic
}

// Accesses implements ir.Accesses.
func (a slotAccess) Accesses(o *ir.Op) ([]ir.Access, bool) {
	x := ir.Access{Addr: o.Operand(a.address), Write: a.value >= 0}
	if x.Value = a.Stored(o); !x.Write {
		x.Value = o.Result(0)
	}
	size, ok := SizeOf(x.Value.Type())
	x.Size = ir.IntExpr(size)
	return []ir.Access{x}, ok && isPlain(o)
}

// blockAccess is a copy of a block of memory, or a fill.
type blockAccess struct{}

// Accesses implements ir.Accesses.
func (blockAccess) Accesses(o *ir.Op) (list []ir.Access, ok bool) {
	var size ir.Expr
	if n, known := o.Attr("len").(*ir.IntegerAttr); known {
		size = ir.IntExpr(n.Value)
	} else {
		size = ir.ValueExpr(o.Operand(2))
	}
	if IsPtr(o.Operand(1).Type()) {
		list = append(list, ir.Access{Addr: o.Operand(1), Size: size})
	}
	return append(list, ir.Access{Addr: o.Operand(0), Size: size, Write: true}), !o.BoolAttr("isVolatile")
}

// derived is the ir.Derives of operations on pointers.
type derived struct{}

// Derivation implements ir.Derives.
func (derived) Derivation(o *ir.Op) (d ir.Derivation, ok bool) {
	if !IsPtr(o.Result(0).Type()) {
		return d, false
	}
	d.From = o.Operand(0)
	switch {
	case o.Is(Load):
		d.Path, d.Vague = ir.Pointed, !isPlain(o)
	case o.Is(GEP):
		d.Subscripts, d.Offset, d.Vague = indices(o)
	default:
		ok := IsPtr(d.From.Type())
		return d, ok
	}
	return d, true
}

// indices are the subscripts and the members that a getelementptr selects; vague where their sizes are unknown.
func indices(o *ir.Op) (list []ir.Subscript, offset int64, vague bool) {
	elem, ok := o.Attr("elem_type").(*ir.TypeAttr)
	raw, ok2 := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok || !ok2 {
		return nil, 0, true
	}
	t, operand := elem.Type, 1
	for i, c := range raw.Values {
		if s, ok := t.(*StructType); ok && i > 0 {
			at, known := OffsetOf(s, int(c))
			if !known {
				return nil, 0, true
			}
			offset, t = offset+at, s.Elems()[c]
			continue
		}
		if a, ok := t.(*ArrayType); ok && i > 0 {
			t = a.Elem
		} else if i > 0 {
			return nil, 0, true
		}
		stride, known := SizeOf(t)
		if !known {
			return nil, 0, true
		}
		index := ir.IntExpr(c)
		if c == DynamicIndex {
			index = ir.ValueExpr(o.Operand(operand))
			operand++
		}
		list = append(list, ir.Subscript{Index: index, Stride: ir.IntExpr(stride), Unit: stride})
	}
	return list, offset, false
}

// object is the ir.Identifies of variables and globals.
type object struct{}

// Identity implements ir.Identifies.
func (object) Identity(o *ir.Op) ir.Identity {
	name := ir.NameOf(o.Result(0).Loc())
	if s, ok := o.Attr("global_name").(*ir.SymbolRefAttr); ok {
		return ir.Identity{Global: s, Name: s.Root}
	}
	return ir.Identity{Fresh: true, Local: true, Name: name}
}
