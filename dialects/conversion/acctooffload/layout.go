package acctooffload

import (
	"fmt"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/ir"
)

// A section is the memory that a data operation is about, as values of the host code.
type section struct {
	offset *ir.Value   // bytes from the variable's address to the first one; nil: none
	size   *ir.Value   // bytes
	dims   []dimension // outermost first; nil: contiguous for sure
	// rows is how many pointers are in the section when it is one of rows that they point to; offset and size are then
	// those of the pointers, and inner and length the bytes before the section in each row, and in it.
	rows, inner, length *ir.Value
}

type dimension struct{ count, stride *ir.Value } // of items, in bytes

// section finds the section of a data entry operation: of its type when it has no bounds. Bounds come innermost first.
func (l *lowering) section(e build.Emit, o *ir.Op) (section, error) {
	t := acc.VarType(o)
	bounds := o.GetAll("bounds")
	if len(bounds) == 0 {
		size, err := sizeOf(t)
		if err != nil {
			return section{}, o.Errorf("%v", err)
		}
		if o.Is(acc.Nocreate) && o.BoolAttr("implicit") {
			size = 0 // only a question about the address
		}
		return section{size: e.I64(size)}, nil
	}
	if isRows(o) {
		return l.rows(e, o)
	}
	elem, strides, err := l.strides(e, t, bounds)
	if err != nil {
		return section{}, o.Errorf("%v", err)
	}
	var s section
	span := e.I64(elem)
	empty := e.Constant(ir.I1(), 0)
	zero := e.I64(0)
	for i, b := range bounds {
		def := b.Op()
		if def == nil || !def.Is(acc.Bounds) {
			return section{}, o.ErrorCode(codeUnsupported, "not yet handled: bounds that are not given by acc.bounds in the same function")
		}
		lower := zero
		if v := def.Get("lowerbound"); v != nil {
			lower = e.Cast(v, ir.I64())
		}
		var count *ir.Value
		switch {
		case def.Get("extent") != nil:
			count = e.Cast(def.Get("extent"), ir.I64())
		case def.Get("upperbound") != nil:
			count = e.Add(e.Sub(e.Cast(def.Get("upperbound"), ir.I64()), lower), e.I64(1))
		default:
			return section{}, o.ErrorCode(codeUnsupported, "not yet handled: bounds without extent and upper bound")
		}
		start := e.Mul(lower, strides[i])
		stride := strides[i]
		reach := e.Mul(e.Sub(count, e.I64(1)), stride)
		if n, ok := ir.ConstantInt(stride); !ok || n < 0 {
			// A descriptor may go through memory backwards: what is last is in front.
			down := e.Cmp(arith.SLT, stride, zero)
			start = e.Add(start, e.Choose(down, reach, zero))
			reach = e.Choose(down, e.Sub(zero, reach), reach)
			stride = e.Choose(down, e.Sub(zero, stride), stride)
		}
		if s.offset == nil {
			s.offset = start
		} else {
			s.offset = e.Add(s.offset, start)
		}
		span = e.Add(span, reach)
		empty = e.Arith("ori", empty, e.Cmp(arith.SLE, count, zero))
		s.dims = append([]dimension{{count, stride}}, s.dims...)
	}
	s.size = e.Choose(empty, zero, span)
	if n, ok := ir.ConstantInt(strides[0]); ok && n == elem && len(bounds) == 1 {
		s.dims = nil
	}
	return s, nil
}

// isRows reports whether a section goes through an array of pointers: the type ends at the pointers, one dimension
// early.
func isRows(o *ir.Op) bool {
	bounds := o.GetAll("bounds")
	a, ok := acc.VarType(o).(*llvm.ArrayType)
	return ok && len(bounds) == 2 && isPointer(a.Elem) && bounds[0].Op() != nil && bounds[0].Op().BoolAttr("strideInBytes")
}

// isPointer reports whether a type is a pointer, as a variable of the dialect or inside the structure that irgen puts
// around it.
func isPointer(t ir.Type) bool {
	if s, ok := t.(*llvm.StructType); ok && len(s.Elems()) == 1 {
		t = s.Elems()[0]
	}
	return t != nil && llvm.IsPtr(t)
}

// rows is the section of an array of pointers to rows.
func (l *lowering) rows(e build.Emit, o *ir.Op) (section, error) {
	var lower, extent [2]*ir.Value // of the row, of the pointers
	for i, b := range o.GetAll("bounds") {
		def := b.Op()
		if def == nil || !def.Is(acc.Bounds) || def.Get("lowerbound") == nil || def.Get("extent") == nil {
			return section{}, o.ErrorCode(codeUnsupported, "not yet handled: bounds of rows without lower bound and extent")
		}
		lower[i], extent[i] = e.Cast(def.Get("lowerbound"), ir.I64()), e.Cast(def.Get("extent"), ir.I64())
	}
	elem := e.Cast(o.GetAll("bounds")[0].Op().Get("stride"), ir.I64())
	return section{offset: e.Mul(lower[1], e.I64(8)), size: e.Mul(extent[1], e.I64(8)), rows: extent[1],
		inner: e.Mul(lower[0], elem), length: e.Mul(extent[0], elem)}, nil
}

// strides returns the size of an element and, for each dimension, innermost first, the distance of items in bytes.
// Dimensions that the type does not have come from the extents: sections of whole rows.
func (l *lowering) strides(e build.Emit, t ir.Type, bounds []*ir.Value) (int64, []*ir.Value, error) {
	var extents []int64 // of the type, outermost first
	for {
		a, ok := t.(*llvm.ArrayType)
		if !ok || len(extents) == len(bounds) {
			break
		}
		extents = append(extents, a.Len)
		t = a.Elem
	}
	elem, err := sizeOf(t)
	if err != nil {
		return 0, nil, err
	}
	at := e.I64(elem)
	var out []*ir.Value
	for i, b := range bounds {
		// A stride that the type does not tell is in bytes, or in elements of the innermost dimension.
		if o := b.Op(); o != nil && o.Is(acc.Bounds) && o.Get("stride") != nil {
			switch c, ok := ir.ConstantInt(o.Get("stride")); {
			case o.BoolAttr("strideInBytes"):
				at = e.Cast(o.Get("stride"), ir.I64())
			case !ok || c != 1:
				at = e.Mul(e.Cast(o.Get("stride"), ir.I64()), e.I64(elem))
			}
		}
		out = append(out, at)
		switch k := len(extents) - 1 - i; {
		case k >= 0:
			at = e.Mul(at, e.I64(extents[k]))
		case b.Op() != nil && b.Op().Is(acc.Bounds) && b.Op().Get("extent") != nil:
			at = e.Mul(at, e.Cast(b.Op().Get("extent"), ir.I64()))
		}
	}
	return elem, out, nil
}

// sizeOf is the size of a type in bytes.
func sizeOf(t ir.Type) (int64, error) {
	if t == nil {
		return 0, fmt.Errorf("the type of the variable is not known")
	}
	n, ok := llvm.SizeOf(t)
	if !ok {
		return 0, fmt.Errorf("the type of the variable has no size")
	}
	return n, nil
}
