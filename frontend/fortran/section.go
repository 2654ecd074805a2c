package fortran

import "go/constant"

// constantPart is the value of a part of a named constant, nil for other designators.
func constantPart(n *Node) constant.Value {
	if b := baseName(n); n.Rank != 0 || b == nil || b.Symbol == nil || b.Symbol.Kind != Parameter {
		return nil
	}
	return scalarValue(n, nil)
}

// sectionExtent is the number of elements of lower:upper:stride, -1 if it is not constant.
func sectionExtent(base *Node, dim int, t *Node) int64 {
	lower, upper, step := t.Args[0], t.Args[1], t.Args[2]
	if lower == nil && upper == nil && step == nil {
		if dim < len(base.Shape) {
			return base.Shape[dim]
		}
		return -1
	}
	low, okLow := integerValue(lower)
	high, okHigh := integerValue(upper)
	if lower == nil || upper == nil {
		l, h, ok := constantBounds(base, dim)
		if !ok {
			return -1
		}
		if lower == nil {
			low, okLow = l, true
		}
		if upper == nil {
			high, okHigh = h, true
		}
	}
	stride, okStep := int64(1), true
	if step != nil {
		stride, okStep = integerValue(step)
	}
	if !okLow || !okHigh || !okStep || stride == 0 {
		return -1
	}
	return max(0, (high-low+stride)/stride)
}

// constantBounds are the bounds of a dimension of a declared array.
func constantBounds(base *Node, dim int) (low, high int64, ok bool) {
	sym := base.Symbol
	if sym == nil || dim >= len(sym.Dims) || dim >= len(sym.Extents) || sym.Extents[dim] < 0 {
		return 0, 0, false
	}
	low = 1
	if l := sym.Dims[dim].Lower; l != nil {
		if low, ok = integerValue(l); !ok {
			return 0, 0, false
		}
	}
	return low, low + sym.Extents[dim] - 1, true
}

// lastDim is the declaration of the last dimension of an array if that is the one with index i, else nil.
func lastDim(base *Node, i int) *Dim {
	if base.Kind != NameExpr || base.Symbol == nil || i != len(base.Symbol.Dims)-1 {
		return nil
	}
	return &base.Symbol.Dims[i]
}

// inBounds reports constant subscripts outside of a declared array.
func (v *resolver) inBounds(n, base *Node) {
	for i, a := range n.Args[1:] {
		low, high, ok := constantBounds(base, i)
		if !ok {
			continue
		}
		ends := []*Node{a}
		if a.Kind == TripletExpr {
			from, okFrom := integerValue(a.Args[0])
			to, okTo := integerValue(a.Args[1])
			if a.Args[2] != nil || okFrom && okTo && from > to {
				continue // goes backwards, or has no elements
			}
			ends = a.Args[:2]
		}
		for _, end := range ends {
			if x, ok := integerValue(end); ok && (x < low || x > high) {
				d := RuleBounds.New(v.span(end), "subscript %d is outside of the bounds %d:%d", x, low, high)
				v.fault(d.See(base.Symbol.Span, "the array"))
				break
			}
		}
	}
}
