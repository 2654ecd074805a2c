package libfortran

import (
	"encoding/binary"

	"accc/dialects/fir"
)

// Attributes of a descriptor.
const (
	attrOther       = fir.AttrOther
	attrPointer     = fir.AttrPointer
	attrAllocatable = fir.AttrAllocatable
)

const (
	descHeader = fir.DescriptorHeader // bytes before the dimensions
	dimSize    = fir.DescriptorDim
	maxRank    = fir.MaxRank
)

// A Dim is a dimension in a descriptor.
type Dim struct {
	Lower, Extent int64
	Stride        int64 // in bytes
}

// A Desc is a descriptor as read from memory. Its address is kept, so that changes can be written back with Store.
type Desc struct {
	e    *Env
	at   uint64
	Base uint64
	Len  uint64 // of an element, in bytes
	Type TypeCode
	Attr uint8
	Dims []Dim
	// Derived is the address of the type's description at run time, 0 if there is none; extra reports whether the
	// descriptor has room for it.
	Derived uint64
	extra   uint8
}

// A TypeCode is the type of the elements, as flang numbers them.
type TypeCode int8

// Type codes: those of ISO_Fortran_binding.h, as far as flang's data have them.
const (
	codeInt1     TypeCode = 7
	codeInt2     TypeCode = 8
	codeInt4     TypeCode = 9
	codeInt8     TypeCode = 10
	codeInt16    TypeCode = 11
	codeLogical2 TypeCode = 13
	codeLogical4 TypeCode = 14
	codeLogical8 TypeCode = 15
	codeReal4    TypeCode = 27
	codeReal8    TypeCode = 28
	codeReal10   TypeCode = 29
	codeComplex4 TypeCode = 34
	codeComplex8 TypeCode = 35
	codeLogical1 TypeCode = 39
	codeChar1    TypeCode = 40
	codeChar2    TypeCode = 43
	codeChar4    TypeCode = 44
	codeStruct   TypeCode = 42
)

// A Category is the class of a Fortran type, as flang numbers them in its calls.
type Category int

const (
	catInteger Category = iota
	catUnsigned
	catReal
	catComplex
	catCharacter
	catLogical
	catDerived
)

// codes are the type codes by category and kind.
var codes = map[Category]map[int]TypeCode{
	catInteger:   {1: codeInt1, 2: codeInt2, 4: codeInt4, 8: codeInt8, 16: codeInt16},
	catReal:      {4: codeReal4, 8: codeReal8, 10: codeReal10},
	catComplex:   {4: codeComplex4, 8: codeComplex8},
	catCharacter: {1: codeChar1, 2: codeChar2, 4: codeChar4},
	catLogical:   {1: codeLogical1, 2: codeLogical2, 4: codeLogical4, 8: codeLogical8},
}

// kinds are category and kind by type code.
var kinds = func() map[TypeCode]struct {
	cat  Category
	kind int
} {
	out := map[TypeCode]struct {
		cat  Category
		kind int
	}{}
	for cat, list := range codes {
		for kind, code := range list {
			out[code] = struct {
				cat  Category
				kind int
			}{cat, kind}
		}
	}
	return out
}()

// sizes are the bytes of an element by type code: of an intrinsic type other than character, 0 of all others.
var sizes = func() (out [codeChar1]uint64) {
	for code := range out {
		if cat, _ := TypeCode(code).category(); cat != catDerived && cat != catCharacter {
			out[code] = TypeCode(code).size()
		}
	}
	out[codeReal10] = 16
	return out
}()

// category and kind of a type; a derived type has kind 0.
func (t TypeCode) category() (Category, int) {
	k, ok := kinds[t]
	if !ok {
		return catDerived, 0
	}
	return k.cat, k.kind
}

// Desc reads the descriptor at an address.
func (e *Env) Desc(at uint64) *Desc {
	h := e.bytes(at, descHeader)
	d := &Desc{e: e, at: at, Base: binary.LittleEndian.Uint64(h), Len: binary.LittleEndian.Uint64(h[8:]), Type: TypeCode(h[21]), Attr: h[22], extra: h[23]}
	rank := int(h[20])
	// What reads elements goes by their type. A variable that is not allocated has none.
	if rank > maxRank || d.Base != 0 && h[21] < uint8(len(sizes)) && sizes[h[21]] != 0 && d.Len != sizes[h[21]] {
		e.fail("%s: the descriptor at %#x is damaged", Describe(e.fn.Name), at)
	}
	if rank > 0 {
		d.Dims = make([]Dim, rank)
		b := e.bytes(at+descHeader, uint64(rank)*dimSize)
		for i := range d.Dims {
			d.Dims[i] = Dim{int64(binary.LittleEndian.Uint64(b[i*dimSize:])), int64(binary.LittleEndian.Uint64(b[i*dimSize+8:])), int64(binary.LittleEndian.Uint64(b[i*dimSize+16:]))}
		}
	}
	if d.extra&1 != 0 {
		d.Derived = e.load64(at + descHeader + uint64(rank)*dimSize)
	}
	return d
}

// Readable reads a descriptor for somebody who only looks on: false where there is none that describes memory of the program.
func (e *Env) Readable(at uint64) (d *Desc, ok bool) {
	before := e.fn
	e.fn = &Func{}
	defer func() {
		e.fn = before
		if recover() != nil { // the call itself will say why
			d, ok = nil, false
		}
	}()
	d = e.Desc(at)
	if d.Base != 0 && d.Count() > 0 {
		d.view()
	}
	return d, true
}

// typed reads the descriptor of an array whose elements must have a type.
func (e *Env) typed(at uint64, code TypeCode) *Desc {
	d := e.Desc(at)
	if d.Type != code && d.Count() > 0 {
		e.fail("%s: the descriptor at %#x is damaged: its elements have another type", Describe(e.fn.Name), at)
	}
	return d
}

// reals begins at the first element of an array of reals of a kind.
func (e *Env) reals(d *Desc, kind int) *cursor {
	if d.Type != codes[catReal][kind] && d.Count() > 0 {
		e.fail("%s: the descriptor at %#x is damaged: its elements are no reals of kind %d", Describe(e.fn.Name), d.at, kind)
	}
	return d.view().cursor()
}

// integers begins at the first element of an array of integers.
func (e *Env) integers(d *Desc) *cursor {
	if cat, _ := d.Type.category(); cat != catInteger && d.Count() > 0 {
		e.fail("%s: the descriptor at %#x is damaged: its elements are no integers", Describe(e.fn.Name), d.at)
	}
	return d.view().cursor()
}

// Store writes d to where it was read.
func (d *Desc) Store() { d.StoreAt(d.at) }

// StoreAt writes d to an address, which becomes its own.
func (d *Desc) StoreAt(at uint64) {
	d.at = at
	n := descHeader + len(d.Dims)*dimSize
	addendum := d.extra&1 != 0
	if addendum {
		n += 8
	}
	b := d.e.bytes(at, uint64(n))
	binary.LittleEndian.PutUint64(b, d.Base)
	binary.LittleEndian.PutUint64(b[8:], d.Len)
	binary.LittleEndian.PutUint32(b[16:], fir.DescriptorVersion)
	b[20], b[21], b[22], b[23] = uint8(len(d.Dims)), uint8(d.Type), d.Attr, d.extra
	for i, dim := range d.Dims {
		binary.LittleEndian.PutUint64(b[descHeader+i*dimSize:], uint64(dim.Lower))
		binary.LittleEndian.PutUint64(b[descHeader+i*dimSize+8:], uint64(dim.Extent))
		binary.LittleEndian.PutUint64(b[descHeader+i*dimSize+16:], uint64(dim.Stride))
	}
	if addendum {
		binary.LittleEndian.PutUint64(b[n-8:], d.Derived)
	}
}

// Rank is the number of dimensions.
func (d *Desc) Rank() int { return len(d.Dims) }

// maxElements is more elements than any array in memory has. Larger extents come from descriptors that were written over.
const maxElements = 1 << 40

// Count returns the number of elements, 1 for a scalar, and [maxElements] for more than that.
func (d *Desc) Count() int64 {
	n := int64(1)
	for _, dim := range d.Dims {
		if dim.Extent <= 0 {
			return 0
		}
		n = min(n, maxElements)
		if dim.Extent > maxElements/n {
			n = maxElements
			continue // a later extent may be 0
		}
		n *= dim.Extent
	}
	return n
}

// Size returns the bytes of all elements; false if that is more than any memory has.
func (d *Desc) Size() (uint64, bool) {
	n := uint64(d.Count())
	if n == maxElements || d.Len != 0 && n > maxElements/d.Len {
		return 0, false
	}
	return n * d.Len, true
}

// element returns the address of element i in array element order, from 0.
func (d *Desc) element(i int64) uint64 {
	at := d.Base
	for _, dim := range d.Dims {
		at += uint64(i % dim.Extent * dim.Stride)
		i /= dim.Extent
	}
	return at
}

// Extents are those of the dimensions.
func (d *Desc) Extents() []int64 {
	out := make([]int64, len(d.Dims))
	for i, dim := range d.Dims {
		out[i] = max(dim.Extent, 0)
	}
	return out
}

// Contiguous reports whether the elements follow each other without gaps.
func (d *Desc) Contiguous() bool {
	want := int64(d.Len)
	for _, dim := range d.Dims {
		if dim.Extent != 1 && dim.Stride != want {
			return d.Count() == 0
		}
		want *= dim.Extent
	}
	return true
}

// Kind is the kind type parameter of the elements.
func (d *Desc) Kind() int {
	_, k := d.Type.category()
	return k
}

// shape makes d an array of these extents with lower bounds 1, contiguous.
func (d *Desc) shape(extents ...int64) {
	d.Dims = make([]Dim, len(extents))
	for i, n := range extents {
		d.Dims[i] = Dim{1, n, 0}
	}
	d.stride()
}

// stride sets the strides of contiguous elements.
func (d *Desc) stride() {
	step := int64(d.Len)
	for i := range d.Dims {
		d.Dims[i].Stride = step
		step *= max(d.Dims[i].Extent, 0)
	}
}

// A view is the memory of an array in one piece; element offsets are relative to it.
type view struct {
	b     []byte
	first int64 // offset of the first element
	len   int64 // bytes of an element
	dims  []Dim
}

// view takes the memory of all elements.
func (d *Desc) view() view {
	v := view{len: int64(d.Len), dims: d.Dims}
	if _, ok := d.Size(); !ok {
		d.e.fail("the descriptor at %#x is damaged: %d elements of %d bytes are more than there is memory", d.at, d.Count(), d.Len)
	}
	low, high := int64(0), int64(d.Len)
	for _, dim := range d.Dims {
		if dim.Extent <= 0 {
			return v
		}
		if span := dim.Stride * (dim.Extent - 1); span < 0 {
			low += span
		} else {
			high += span
		}
	}
	v.b, v.first = d.e.bytes(d.Base+uint64(low), uint64(high-low)), -low
	return v
}

// at is the element at an offset.
func (v view) at(off int64) []byte { return v.b[off : off+v.len] }

// each calls f with the offset of every element, in the order of the elements, until f returns false.
func (v view) each(f func(off int64) bool) {
	walk(v.dims, v.first, f)
}

// walk calls f with the offset of each element of these dimensions.
func walk(dims []Dim, first int64, f func(off int64) bool) bool {
	if len(dims) == 0 {
		return f(first)
	}
	last := dims[len(dims)-1]
	if len(dims) == 1 {
		for i, off := int64(0), first; i < last.Extent; i, off = i+1, off+last.Stride {
			if !f(off) {
				return false
			}
		}
		return true
	}
	for i := int64(0); i < last.Extent; i++ {
		if !walk(dims[:len(dims)-1], first+i*last.Stride, f) {
			return false
		}
	}
	return true
}

// A cursor steps through the elements of an array, for those that are walked side by side.
type cursor struct {
	view
	idx []int64
	off int64
}

// cursor begins at the first element. The one of a scalar stays there.
func (v view) cursor() *cursor {
	return &cursor{view: v, idx: make([]int64, len(v.dims)), off: v.first}
}

// elem is the element that the cursor is at.
func (c *cursor) elem() []byte { return c.b[c.off : c.off+c.len] }

// next goes on to the next element, and from the last to the first.
func (c *cursor) next() {
	for i := range c.idx {
		c.off += c.dims[i].Stride
		if c.idx[i]++; c.idx[i] < c.dims[i].Extent {
			return
		}
		c.off -= c.dims[i].Stride * c.dims[i].Extent
		c.idx[i] = 0
	}
}

// result makes the unallocated descriptor at an address an array of that type with room for its elements.
func (e *Env) result(at uint64, like *Desc, size uint64, extents ...int64) *Desc {
	r := &Desc{e: e, at: at, Len: size, Type: like.Type, Attr: attrAllocatable, Derived: like.Derived, extra: like.extra}
	r.shape(extents...)
	r.reserve()
	return r
}

// resultOf is result for elements of an intrinsic type.
func (e *Env) resultOf(at uint64, code TypeCode, size uint64, extents ...int64) *Desc {
	return e.result(at, &Desc{Type: code}, size, extents...)
}

// reserve allocates the elements and stores the descriptor.
func (d *Desc) reserve() {
	d.room()
	if d.e.side.Filled != nil {
		d.e.side.Filled(d.Base, uint64(d.Count())*d.Len)
	}
}

// room is reserve for elements that get no values yet.
func (d *Desc) room() {
	size, ok := d.Size()
	if !ok {
		d.e.fail("no memory for a temporary of %d elements of %d bytes", d.Count(), d.Len)
	}
	if d.Base = d.e.alloc(size); d.Base == 0 {
		d.e.fail("no memory for a temporary of %d bytes", size)
	}
	d.Store()
}
