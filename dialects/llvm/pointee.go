package llvm

import "accc/ir"

type pointee struct{}

// Pointee implements ir.PointsTo: what was allocated, the global, or the element that the indices lead to.
func (pointee) Pointee(o *ir.Op) ir.Type {
	switch {
	case o.Def().AttrIndex("global_name") >= 0:
		ref, _ := o.Attr("global_name").(*ir.SymbolRefAttr)
		if ref == nil {
			return nil
		}
		if g := ir.LookupSymbol(o, ref.Root); g != nil {
			if t, ok := g.Attr("global_type").(*ir.TypeAttr); ok {
				return t.Type
			}
		}
		return nil
	case o.Def().AttrIndex("rawConstantIndices") >= 0:
		return indexed(o)
	}
	if t, ok := o.Attr("elem_type").(*ir.TypeAttr); ok {
		return t.Type
	}
	return nil
}

// indexed is the type that the indices of a getelementptr lead to.
func indexed(o *ir.Op) ir.Type {
	elem, ok := o.Attr("elem_type").(*ir.TypeAttr)
	raw, isDense := o.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok || !isDense || len(raw.Values) == 0 {
		return nil
	}
	t := elem.Type
	for _, v := range raw.Values[1:] {
		switch e := t.(type) {
		case *ArrayType:
			t = e.Elem
		case *ir.VectorType:
			t = e.Elem
		case *StructType:
			elems := e.Elems()
			if v < 0 || v >= int64(len(elems)) {
				return nil
			}
			t = elems[v]
		default:
			return nil
		}
	}
	return t
}
