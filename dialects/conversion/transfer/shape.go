package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/section"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/sym"
)

// What a data operation maps, as a region of memory: its section, by the shape of the variable.

// mapped is what a data operation maps, and the memory that it is in.
func (v *view) mapped(entry *ir.Op) (root string, r region, ok bool) {
	m := mappingOf(entry)
	if acc.AsPresent(entry) {
		return "", r, false
	}
	x := m.addr
	var offset sym.Poly
	if holdsDescriptor(x) {
		root, offset, ok = v.describedAt(x)
	} else {
		root, offset, ok = v.address(x)
	}
	if !ok {
		return "", r, false
	}
	elem, extents, ok := v.shape(m)
	if !ok {
		return "", r, false
	}
	r = region{base: offset, size: sym.Const(elem)}
	step := r.size
	for i := range max(len(extents), len(m.bounds)) {
		count := sym.Poly(nil)
		if i < len(extents) {
			count = extents[i]
		}
		if len(m.bounds) > 0 {
			lower, n, ok := v.bound(m, i)
			if !ok {
				return "", r, false
			}
			by, ok := lower.Times(step)
			if !ok {
				return "", r, false
			}
			r.base = r.base.Plus(by, 1)
			r.terms = append(r.terms, term{step, n})
		} else {
			r.terms = append(r.terms, term{step, count})
		}
		if i == len(m.bounds)-1 && count == nil {
			break
		}
		if count == nil {
			count, ok = v.extentOfBounds(m.bounds[i].Op())
		}
		if ok {
			step, ok = step.Times(count)
		}
		if !ok {
			return "", r, false
		}
	}
	return root, v.dense(r), true
}

// describedAt is the memory that the descriptor at an address describes.
func (v *view) describedAt(x *ir.Value) (root string, offset sym.Poly, ok bool) {
	slot := v.whole(x)
	if box := boxOf(slot); box != slot {
		return v.address(box)
	}
	list, ok := v.objects(x)
	if !ok || len(list) != 1 || v.inside.mayWrite(list[0]) {
		return "", nil, false
	}
	at, ok := v.placed(x, list[0])
	return v.id(at) + ".data", sym.Poly{}, ok
}

// shape is the size of the elements of a variable, and its extents, innermost first; those of what a pointer leads to are not known.
func (v *view) shape(m mapping) (elem int64, extents []sym.Poly, ok bool) {
	t := typeIn(m.typ)
	if a, is := t.(*fir.ArrayType); is {
		for i, n := range a.Shape {
			p := sym.Const(n)
			if n == ir.Dynamic {
				if p, ok = v.extentIn(m.addr, i); !ok {
					return 0, nil, false
				}
			}
			extents = append(extents, p)
		}
		t = a.Elem
	}
	if a, is := t.(*ir.MemRefType); is {
		if a.Unranked || a.Layout != nil || slices.Contains(a.Shape, ir.Dynamic) {
			return 0, nil, false
		}
		for _, n := range slices.Backward(a.Shape) {
			extents = append(extents, sym.Const(n))
		}
		elem, ok := ir.LP64.Size(a.Elem)
		return elem, extents, ok
	}
	for {
		a, is := t.(*llvm.ArrayType)
		if !is {
			break
		}
		extents = append([]sym.Poly{sym.Const(a.Len)}, extents...)
		t = a.Elem
	}
	elem, err := section.Size(t)
	return elem, extents, err == nil
}

// extentIn is the extent of a dimension of the array with a descriptor, or at an address.
func (v *view) extentIn(x *ir.Value, dim int) (sym.Poly, bool) {
	x = boxOf(x)
	o := x.Op()
	switch {
	case o != nil && o.Is(fir.Embox) && len(o.GetAll("slice")) == 0 && len(o.GetAll("shape")) == 1:
		return v.extentOfShape(o.GetAll("shape")[0].Op(), dim)
	case o != nil && o.Is(fir.Declare) && len(o.GetAll("shape")) == 1 && !holdsDescriptor(x):
		return v.extentOfShape(o.GetAll("shape")[0].Op(), dim)
	case holdsDescriptor(x):
		if list, ok := v.described(x); ok && len(list) == 1 {
			return sym.Of(v.id(dimension{list[0], int64(dim), 1})), true
		}
	}
	return nil, false
}

func (v *view) extentOfShape(shape *ir.Op, dim int) (sym.Poly, bool) {
	var x *ir.Value
	switch {
	case shape == nil:
		return nil, false
	case shape.Is(fir.Shape) && dim < shape.NumOperands():
		x = shape.Operand(dim)
	case shape.Is(fir.ShapeShift) && 2*dim+1 < shape.NumOperands():
		x = shape.Operand(2*dim + 1)
	default:
		return nil, false
	}
	return v.extent(ir.ValueExpr(x))
}

// extentOfBounds is what bounds say of the extent of their dimension.
func (v *view) extentOfBounds(bounds *ir.Op) (sym.Poly, bool) {
	x := operandOf(bounds, "extent")
	if x == nil {
		return nil, false
	}
	return v.extent(ir.ValueExpr(x))
}

// operandOf is the operand with one of the names, which the two directive languages have for the same; nil where there is none.
func operandOf(o *ir.Op, names ...string) *ir.Value {
	for _, name := range names {
		if list := o.GetAny(name); len(list) == 1 {
			return list[0]
		}
	}
	return nil
}

// bound is the first index of a dimension of a section, from 0, and how many there are.
func (v *view) bound(m mapping, i int) (lower, count sym.Poly, ok bool) {
	if i >= len(m.bounds) {
		return nil, nil, false
	}
	o := m.bounds[i].Op()
	first, last, stride := operandOf(o, "lowerbound", "lower_bound"), operandOf(o, "upperbound", "upper_bound"), operandOf(o, "stride")
	if first == nil || last == nil || stride != nil && !isUnit(stride) {
		return nil, nil, false
	}
	if o.BoolAttr("strideInBytes") || o.BoolAttr("stride_in_bytes") {
		if stride == nil {
			return nil, nil, false
		} else if shape, _ := shapeOf(stride); shape == nil {
			return nil, nil, false
		}
	}
	lower, ok = v.value(first)
	if !ok {
		return nil, nil, false
	}
	if n, ok := lower.Constant(); ok && n == 0 && last.Op() != nil && last.Op().Is(arith.SubI) {
		if by, ok := ir.ConstantInt(last.Op().Operand(1)); ok && by == 1 {
			count, ok = v.extent(ir.ValueExpr(last.Op().Operand(0)))
			return lower, count, ok
		}
	}
	upper, ok := v.value(last)
	return lower, upper.Plus(lower, -1).Plus(sym.Const(1), 1), ok
}
