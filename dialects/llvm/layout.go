package llvm

import "accc/ir"

// Sizes are those of an LP64 machine, as C on Linux has them: pointers and index
// are 8 bytes, every scalar is aligned to its size.

// SizeOf is the size of a type in bytes, padding at the end included, so that
// elements of an array are that far apart; false when the type has none.
func SizeOf(t ir.Type) (int64, bool) {
	size, align, ok := layout(t)
	if !ok {
		return 0, false
	}
	return roundUp(size, align), true
}

// AlignOf is the alignment of a type in bytes; false when the type has none.
func AlignOf(t ir.Type) (int64, bool) {
	_, align, ok := layout(t)
	return align, ok
}

// OffsetOf is where element i of a structure begins, in bytes.
func OffsetOf(t *StructType, i int) (int64, bool) {
	off := int64(0)
	for j, e := range t.Elems() {
		size, align, ok := layout(e)
		if !ok {
			return 0, false
		}
		if !t.Packed() {
			off = roundUp(off, align)
		}
		if j == i {
			return off, true
		}
		off += roundUp(size, align)
	}
	return 0, false
}

func roundUp(n, align int64) int64 { return (n + align - 1) / align * align }

func layout(t ir.Type) (size, align int64, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return scalar((int64(t.Width) + 7) / 8)
	case *ir.FloatType:
		if t.Name == "f80" {
			return 16, 16, true
		}
		return scalar((int64(t.Width) + 7) / 8)
	case *ir.IndexType, *PtrType:
		return 8, 8, true
	case *ir.ComplexType:
		size, align, ok := layout(t.Elem)
		return 2 * roundUp(size, align), align, ok
	case *ArrayType:
		size, align, ok := layout(t.Elem)
		return t.Len * roundUp(size, align), align, ok
	case *ir.VectorType:
		size, align, ok := layout(t.Elem)
		for _, n := range t.Shape {
			size *= n
		}
		return size, max(align, nextPower(size)), ok && len(t.Scalable) == 0
	case *StructType:
		return structLayout(t)
	}
	return 0, 0, false
}

func scalar(bytes int64) (int64, int64, bool) {
	size := nextPower(bytes)
	return size, min(size, 16), true
}

func nextPower(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

func structLayout(t *StructType) (int64, int64, bool) {
	if t.IsOpaque() {
		return 0, 0, false
	}
	off, most := int64(0), int64(1)
	for _, e := range t.Elems() {
		size, align, ok := layout(e)
		if !ok {
			return 0, 0, false
		}
		size = roundUp(size, align)
		if !t.Packed() {
			off = roundUp(off, align)
			most = max(most, align)
		}
		off += size
	}
	return roundUp(off, most), most, true
}
