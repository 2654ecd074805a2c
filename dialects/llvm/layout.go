package llvm

import "accc/ir"

// Sizes without a data layout are those of ir.LP64.

// SizeOf is the size of a type in bytes, padding at the end included, so that
// elements of an array are that far apart; false when the type has none.
func SizeOf(t ir.Type) (int64, bool) { return ir.LP64.Size(t) }

// AlignOf is the alignment of a type in bytes; false when the type has none.
func AlignOf(t ir.Type) (int64, bool) { return ir.LP64.Align(t) }

// OffsetOf is where element i of a structure begins, in bytes.
func OffsetOf(t *StructType, i int) (int64, bool) {
	off, _, ok := structLayout(ir.LP64, t, i)
	return off, ok
}

// Layout implements ir.LaidOut.
func (*PtrType) Layout(*ir.DataLayout) (size, align int64, ok bool) { return 8, 8, true }

// Layout implements ir.LaidOut.
func (t *ArrayType) Layout(l *ir.DataLayout) (size, align int64, ok bool) {
	size, align, ok = l.Of(t.Elem)
	return t.Len * ir.RoundUp(size, align), align, ok
}

// Layout implements ir.LaidOut.
func (t *StructType) Layout(l *ir.DataLayout) (size, align int64, ok bool) {
	off, most, ok := structLayout(l, t, len(t.Elems()))
	return ir.RoundUp(off, most), most, ok
}

// structLayout is where element i of a structure begins, or would if there were one more, and the alignment of what
// comes before it.
func structLayout(l *ir.DataLayout, t *StructType, i int) (off, most int64, ok bool) {
	most = 1
	if t.IsOpaque() {
		return 0, most, false
	}
	for j, e := range t.Elems() {
		size, align, ok := l.Of(e)
		if !ok {
			return 0, most, false
		}
		if !t.Packed() {
			off = ir.RoundUp(off, align)
		}
		if j == i {
			return off, most, true
		}
		if !t.Packed() {
			most = max(most, align)
		}
		off += ir.RoundUp(size, align)
	}
	return off, most, i == len(t.Elems())
}
