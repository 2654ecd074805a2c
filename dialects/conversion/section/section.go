// Package section computes which memory a section of a variable is, as values of the host code, from bounds as the data
// operations of OpenACC and OpenMP have them: innermost dimension first, counted from zero.
//
//	s, err := section.Of(e, t, []section.Bound{{Lower: lb, Count: n}})
//	s.Offset, s.Size // bytes from the address of the variable to the first one, and how many
package section

import (
	"errors"
	"fmt"

	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/ir"
)

// A Section is a part of memory.
type Section struct {
	Offset *ir.Value   // bytes from the variable's address to the first one; nil: none
	Size   *ir.Value   // bytes
	Dims   []Dimension // outermost first; nil: contiguous for sure
	// Rows is how many pointers are in the section when it is one of rows that they point to; Offset and Size are then
	// those of the pointers, and Inner and Length the bytes before the section in each row, and in it.
	Rows, Inner, Length *ir.Value
}

// A Dimension is Count items, Stride bytes apart.
type Dimension struct{ Count, Stride *ir.Value }

// A Bound is one dimension of a section.
type Bound struct {
	// Lower is the index of the first item; nil: 0. Count is how many items there are. Extent is how many the whole dimension
	// has; nil: unknown.
	Lower, Count, Extent *ir.Value
	// Stride is the distance of items: in bytes, or in elements of the innermost dimension; nil: the type tells it.
	Stride  *ir.Value
	InBytes bool
	// Step: the items are Stride items of the bound before apart, which selects the first of them: a section with a stride.
	Step bool
}

// ErrPointers is returned for sections of rows of rows.
var ErrPointers = errors.New("section through an array of pointers to pointers")

// Of finds the section of a variable of a type.
func Of(e build.Emit, t ir.Type, bounds []Bound) (Section, error) {
	if len(bounds) == 0 {
		size, err := Size(t)
		if err != nil {
			return Section{}, err
		}
		return Section{Size: e.I64(size)}, nil
	}
	if isRows(t, bounds) {
		if len(bounds) > 2 {
			return Section{}, ErrPointers
		}
		return rows(e, bounds), nil
	}
	elem, strides, err := strides(e, t, bounds)
	if err != nil {
		return Section{}, err
	}
	var s Section
	span := e.I64(elem)
	empty := e.Constant(ir.I1(), 0)
	zero := e.I64(0)
	for i, b := range bounds {
		lower := zero
		if b.Lower != nil {
			lower = e.Cast(b.Lower, ir.I64())
		}
		count := e.Cast(b.Count, ir.I64())
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
		if s.Offset == nil {
			s.Offset = start
		} else {
			s.Offset = e.Add(s.Offset, start)
		}
		span = e.Add(span, reach)
		empty = e.Arith("ori", empty, e.Cmp(arith.SLE, count, zero))
		s.Dims = append([]Dimension{{count, stride}}, s.Dims...)
	}
	s.Size = e.Choose(empty, zero, span)
	if n, ok := ir.ConstantInt(strides[0]); ok && n == elem && len(bounds) == 1 {
		s.Dims = nil
	}
	return s, nil
}

// isRows reports whether a section goes through an array of pointers: the type ends at the pointers, one dimension
// early.
func isRows(t ir.Type, bounds []Bound) bool {
	a, ok := t.(*llvm.ArrayType)
	return ok && len(bounds) > 1 && !bounds[1].Step && isPointer(a.Elem) && bounds[0].InBytes && bounds[0].Lower != nil && bounds[1].Lower != nil
}

// isPointer reports whether a type is a pointer, as a variable of a dialect or inside the structure that irgen puts
// around it.
func isPointer(t ir.Type) bool {
	if s, ok := t.(*llvm.StructType); ok && len(s.Elems()) == 1 {
		t = s.Elems()[0]
	}
	return t != nil && llvm.IsPtr(t)
}

// rows is the section of an array of pointers to rows.
func rows(e build.Emit, bounds []Bound) Section {
	var lower, count [2]*ir.Value // of the row, of the pointers
	for i, b := range bounds {
		lower[i], count[i] = e.Cast(b.Lower, ir.I64()), e.Cast(b.Count, ir.I64())
	}
	elem := e.Cast(bounds[0].Stride, ir.I64())
	return Section{Offset: e.Mul(lower[1], e.I64(8)), Size: e.Mul(count[1], e.I64(8)), Rows: count[1],
		Inner: e.Mul(lower[0], elem), Length: e.Mul(count[0], elem)}
}

// strides returns the size of an element and, for each dimension, innermost first, the distance of items in bytes.
// Dimensions that the type does not have come from the extents: sections of whole rows.
func strides(e build.Emit, t ir.Type, bounds []Bound) (int64, []*ir.Value, error) {
	dims := 0 // of the variable
	for _, b := range bounds {
		if !b.Step {
			dims++
		}
	}
	var extents []int64 // of the type, outermost first
	for {
		a, ok := t.(*llvm.ArrayType)
		if !ok || len(extents) == dims {
			break
		}
		extents = append(extents, a.Len)
		t = a.Elem
	}
	elem, err := Size(t)
	if err != nil {
		return 0, nil, err
	}
	at := e.I64(elem)
	var out []*ir.Value
	k := len(extents)
	for _, b := range bounds {
		if b.Step {
			out = append(out, e.Mul(e.Cast(b.Stride, ir.I64()), out[len(out)-1]))
			continue
		}
		k--
		// A stride that the type does not tell is in bytes, or in elements of the innermost dimension.
		if b.Stride != nil {
			switch c, ok := ir.ConstantInt(b.Stride); {
			case b.InBytes:
				at = e.Cast(b.Stride, ir.I64())
			case !ok || c != 1:
				at = e.Mul(e.Cast(b.Stride, ir.I64()), e.I64(elem))
			}
		}
		out = append(out, at)
		switch {
		case k >= 0:
			at = e.Mul(at, e.I64(extents[k]))
		case b.Extent != nil:
			at = e.Mul(at, e.Cast(b.Extent, ir.I64()))
		}
	}
	return elem, out, nil
}

// Size is the size of a type in bytes.
func Size(t ir.Type) (int64, error) {
	if t == nil {
		return 0, fmt.Errorf("the type of the variable is not known")
	}
	n, ok := llvm.SizeOf(t)
	if !ok {
		return 0, fmt.Errorf("the type of the variable has no size")
	}
	return n, nil
}
