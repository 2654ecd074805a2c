package ir

// A DataLayout says how large values of types are in memory, and how they are aligned. The zero DataLayout is that of
// an LP64 machine, as C on Linux has it: pointers and index are 8 bytes, every scalar is aligned to its size, at most 16.
type DataLayout struct {
	index   int64          // bytes of index; 0: 8
	aligned map[Type]int64 // alignments that differ
	sized   map[Type]int64 // sizes that differ
}

// LaidOut is the interface of types of dialects that have a size.
type LaidOut interface {
	Type
	// Layout is the size of one value, without the padding that follows it in an array, and the alignment, in bytes; ok is
	// false if the type has none.
	Layout(l *DataLayout) (size, align int64, ok bool)
}

// LP64 is the layout of 64-bit Unix systems.
var LP64 = &DataLayout{}

// Size is how far apart elements of a type are in an array, in bytes; ok is false if the type has no size.
func (l *DataLayout) Size(t Type) (size int64, ok bool) {
	size, align, ok := l.Of(t)
	if !ok {
		return 0, false
	}
	return RoundUp(size, align), true
}

// Align is the alignment of a type in bytes; ok is false if the type has no size.
func (l *DataLayout) Align(t Type) (align int64, ok bool) {
	_, align, ok = l.Of(t)
	return align, ok
}

// Of is the size of one value, without the padding that follows it in an array, and the alignment, in bytes.
func (l *DataLayout) Of(t Type) (size, align int64, ok bool) {
	switch t := t.(type) {
	case *IntegerType:
		size, align, ok = scalarLayout((int64(t.Width) + 7) / 8)
	case *FloatType:
		if t.Name == "f80" {
			size, align, ok = 16, 16, true
		} else {
			size, align, ok = scalarLayout((int64(t.Width) + 7) / 8)
		}
	case *IndexType:
		size = 8
		if l.index > 0 {
			size = l.index
		}
		align, ok = size, true
	case *ComplexType:
		size, align, ok = l.Of(t.Elem)
		size = 2 * RoundUp(size, align)
	case *VectorType:
		size, align, ok = l.Of(t.Elem)
		for _, n := range t.Shape {
			size *= n
		}
		align, ok = max(align, powerOf2(size)), ok && len(t.Scalable) == 0
	case LaidOut:
		size, align, ok = t.Layout(l)
	}
	if n, set := l.sized[t]; set {
		size = n
	}
	if n, set := l.aligned[t]; set {
		align = n
	}
	return size, align, ok
}

// RoundUp is the least multiple of align that is not less than n.
func RoundUp(n, align int64) int64 { return (n + align - 1) / align * align }

func scalarLayout(bytes int64) (size, align int64, ok bool) {
	size = powerOf2(bytes)
	return size, min(size, 16), true
}

func powerOf2(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

// LayoutOf is the data layout at an operation: what the attribute dlti.dl_spec of the operations around it says, LP64 for
// the rest.
func LayoutOf(o *Op) *DataLayout {
	for ; o != nil; o = o.ParentOp() {
		spec, ok := o.Attr("dlti.dl_spec").(*StructuredAttr)
		if !ok {
			continue
		}
		l := &DataLayout{aligned: map[Type]int64{}, sized: map[Type]int64{}}
		for i, p := range spec.Parts {
			// A list of: key, " = ", value.
			if t, ok := p.(Type); ok && i+2 < len(spec.Parts) {
				if v, ok := spec.Parts[i+2].(Attribute); ok {
					l.set(t, v)
				}
			}
		}
		return l
	}
	return LP64
}

// set notes an entry of a specification, whose numbers are bits: the width of index, the alignment of other scalars,
// the size and alignment of pointers.
func (l *DataLayout) set(t Type, v Attribute) {
	if n, ok := v.(*IntegerAttr); ok {
		if t == Index() && n.Big == nil && n.Value > 0 {
			l.index = n.Value / 8
		}
		return
	}
	var bits []int64
	if d, ok := v.(*DenseElementsAttr); ok {
		for _, e := range d.Elems {
			if n, ok := e.(*IntegerAttr); ok && n.Big == nil {
				bits = append(bits, n.Value)
			}
		}
		if d.Splat {
			bits = append(bits, bits...)
		}
	}
	switch t.(type) {
	case *IntegerType, *FloatType:
		if len(bits) > 0 && bits[0] > 0 {
			l.aligned[t] = bits[0] / 8
		}
	case PointerLike:
		if len(bits) > 1 && bits[0] > 0 && bits[1] > 0 {
			l.sized[t], l.aligned[t] = bits[0]/8, bits[1]/8
		}
	}
}
