package libfortran

// Intrinsic assignment of whole arrays, characters and derived types (Fortran 2018 §10.2.1).

// how an assignment treats its variable.
type how uint8

const (
	// realloc: an allocatable variable takes the shape of the value.
	realloc how = 1 << iota
	// final: the old value is finalized, and what it held is freed.
	final
	// polymorphic: the variable takes the dynamic type of the value.
	polymorphic
	// keepLen: an allocatable character keeps its length.
	keepLen
)

// assign makes the variable in the descriptor at toAt equal to from.
func (e *Env) assign(toAt uint64, from *Desc, h how, file, line uint64) {
	to := e.Desc(toAt)
	if to.Attr == attrAllocatable && h&realloc != 0 {
		if to.Base == 0 || !e.fits(to, from, h) {
			e.reallocate(to, from, h)
			return
		}
	}
	if to.Rank() > 0 && from.Rank() > 0 {
		for i, n := range to.Extents() {
			if from.Rank() != to.Rank() || from.Extents()[i] != n {
				e.failAt(file, line, "assignment of an array of shape %v to one of shape %v", from.Extents(), to.Extents())
			}
		}
	}
	if to.Base == 0 || from.Base == 0 && from.Count() > 0 {
		e.failAt(file, line, "assignment to or from what is not allocated")
	}
	if to.Count() == 0 {
		return
	}
	if t := to.typeOf(); t != nil && (t.owns || t.finals) {
		e.assignObjects(to, from, h)
		return
	}
	source, drop := from, func() {}
	if overlap(to, from) {
		source, drop = e.copyOf(from)
	}
	switch {
	case to.Type == codeChar1 && to.Len != source.Len:
		e.copyText(to, source)
	case to.Type != source.Type && to.Type != codeStruct && source.Type != codeStruct:
		e.convert(to, source, file, line)
	default:
		e.copyElements(to, source)
	}
	drop()
}

// fits reports whether an allocated variable can take a value as it is.
func (e *Env) fits(to, from *Desc, h how) bool {
	if h&keepLen == 0 && to.Type == codeChar1 && to.Len != from.Len {
		return false
	}
	if h&polymorphic != 0 && (to.Type != from.Type || !e.same(to.Derived, from.Derived)) {
		return false
	}
	if from.Rank() == 0 {
		return true
	}
	for i, n := range to.Extents() {
		if n != from.Extents()[i] {
			return false
		}
	}
	return true
}

// reallocate allocates new memory with the shape of the value for an allocatable variable, and copies its elements. The value may be in the
// old memory.
func (e *Env) reallocate(to, from *Desc, h how) {
	old := *to
	oldDims := append([]Dim(nil), to.Dims...)
	if h&keepLen == 0 {
		to.Len = from.Len
	}
	if to.Type != codeStruct && to.Type != codeChar1 && h&polymorphic == 0 {
		to.Len = to.Type.size()
	}
	if h&polymorphic != 0 {
		to.Type, to.Len, to.Derived = from.Type, from.Len, from.Derived
		to.extra |= from.extra & 1
	}
	if from.Rank() > 0 {
		to.Dims = make([]Dim, from.Rank())
		for i, d := range from.Dims {
			to.Dims[i] = Dim{lowerBound(d), max(d.Extent, 0), 0}
		}
	}
	to.stride()
	to.reserve()
	switch {
	case to.Type == codeChar1:
		e.copyText(to, from)
	case to.Type != from.Type && to.Type != codeStruct:
		e.convert(to, from, 0, 0)
	default:
		e.copyElements(to, from)
	}
	if old.Base != 0 {
		old.Dims = oldDims
		if h&final != 0 {
			old.finalize()
		}
		old.destroyAll()
		e.free(old.Base)
	}
}

// assignObjects assigns derived types that own memory or are final. The expression is evaluated before the variable is
// finalized or loses anything (Fortran 2018 §10.2.1.3), and source may lie in what the variable owns (a = a%next) or be the
// variable itself: old components are freed when the new ones exist.
func (e *Env) assignObjects(to, source *Desc, h how) {
	t := to.typeOf()
	if h&final != 0 && t.finals {
		// A final subroutine may do anything to the memory of source.
		var drop func()
		source, drop = e.deepCopyOf(source)
		defer drop()
		to.finalize()
	}
	var old []*Desc
	release := func() {
		for _, d := range old {
			d.destroyAll()
			e.free(d.Base)
		}
		old = old[:0]
	}
	// Without an alias, each element frees its old components before the next one allocates.
	late := t.nests || overlap(to, source)
	if overlap(to, source) && to.Rank() > 0 {
		copyOf := e.copyOf
		if t.automatic {
			// The elements of automatic components are overwritten in place.
			copyOf = e.deepCopyOf
		}
		copied, drop := copyOf(source)
		source = copied
		defer drop()
	}
	c := source.view().cursor()
	base := source.Base - uint64(c.first)
	to.elements(func(at uint64) {
		old = e.replaceObject(t, at, base+uint64(c.off), old)
		c.next()
		if !late {
			release()
		}
	})
	release()
}

// copyText copies characters, cut off or filled up with blanks to the length of the variable.
func (e *Env) copyText(to, from *Desc) {
	if to.Count() == 0 {
		return
	}
	source, drop := from, func() {}
	if overlap(to, from) {
		source, drop = e.copyOf(from)
	}
	tc, fc := to.view().cursor(), source.view().cursor()
	for range to.Count() {
		pad(tc.elem(), fc.elem())
		tc.next()
		fc.next()
	}
	drop()
}

// convert assigns numbers of another type, and logicals of another kind.
func (e *Env) convert(to, from *Desc, file, line uint64) {
	store, ok := storing[to.Type]
	load, also := loading[from.Type]
	if !ok || !also {
		e.failAt(file, line, "assignment between types that have no conversion")
	}
	tc, fc := to.view().cursor(), from.view().cursor()
	for range to.Count() {
		store(tc.elem(), load(fc.elem()))
		tc.next()
		fc.next()
	}
}

// A scalar is a number of any type: whole is its value if integral is set, else parts.
type scalar struct {
	integral bool
	whole    int64
	parts    complex128
}

func loadInteger(b []byte) scalar { return scalar{true, getInt(b), complex(float64(getInt(b)), 0)} }

var loading = map[TypeCode]func(b []byte) scalar{
	codeInt1: loadInteger, codeInt2: loadInteger, codeInt4: loadInteger, codeInt8: loadInteger,
	codeLogical1: loadTruth, codeLogical2: loadTruth, codeLogical4: loadTruth, codeLogical8: loadTruth,
	codeReal4: loadPart, codeReal8: loadPart, codeComplex4: loadParts, codeComplex8: loadParts,
}

func loadTruth(b []byte) scalar { return scalar{integral: true, whole: int64(fromBool(truth(b)))} }

func loadPart(b []byte) scalar {
	if len(b) == 4 {
		return scalar{parts: complex(float64(getF32(b)), 0)}
	}
	return scalar{parts: complex(getF64(b), 0)}
}

func loadParts(b []byte) scalar {
	if len(b) == 8 {
		return scalar{parts: complex128(getC64(b))}
	}
	return scalar{parts: getC128(b)}
}

func storeInteger(b []byte, v scalar) {
	if !v.integral {
		v.whole = int64(real(v.parts))
	}
	putInt(b, v.whole)
}

var storing = map[TypeCode]func(b []byte, v scalar){
	codeInt1: storeInteger, codeInt2: storeInteger, codeInt4: storeInteger, codeInt8: storeInteger,
	codeLogical1: storeInteger, codeLogical2: storeInteger, codeLogical4: storeInteger, codeLogical8: storeInteger,
	codeReal4:    func(b []byte, v scalar) { putF32(b, float32(real(v.parts))) },
	codeReal8:    func(b []byte, v scalar) { putF64(b, real(v.parts)) },
	codeComplex4: func(b []byte, v scalar) { putC64(b, complex64(v.parts)) },
	codeComplex8: func(b []byte, v scalar) { putC128(b, v.parts) },
}

// overlap reports whether two arrays may have bytes in common.
func overlap(a, b *Desc) bool {
	a0, a1 := a.span()
	b0, b1 := b.span()
	return a0 < b1 && b0 < a1
}

// span is the range of addresses of an array.
func (d *Desc) span() (from, to uint64) {
	low, high := int64(d.Base), int64(d.Base+d.Len)
	for _, dim := range d.Dims {
		if dim.Extent <= 0 {
			return d.Base, d.Base
		}
		if s := dim.Stride * (dim.Extent - 1); s < 0 {
			low += s
		} else {
			high += s
		}
	}
	return uint64(low), uint64(high)
}

// copyOf is a copy of the bytes of an array, and what frees it.
func (e *Env) copyOf(from *Desc) (*Desc, func()) {
	c := *from
	c.Dims = append([]Dim(nil), from.Dims...)
	c.stride()
	if c.Base = e.alloc(uint64(c.Count()) * c.Len); c.Base == 0 {
		e.fail("no memory for a temporary array")
	}
	if n := c.Count(); n > 0 {
		fill(c.view().cursor(), from.view().cursor(), n)
	}
	// What elements own still belongs to the original.
	return &c, func() { e.free(c.Base) }
}

// deepCopyOf is a copy of an array with copies of what its elements own, and a function that frees both.
func (e *Env) deepCopyOf(from *Desc) (*Desc, func()) {
	c, drop := e.copyOf(from)
	if t := c.typeOf(); !t.clean() {
		c.elements(func(at uint64) { e.copyParts(t, at) })
	}
	return c, func() {
		c.destroyAll()
		drop()
	}
}

func init() {
	assignment := func(h how) func(e *Env, s []uint64) {
		return func(e *Env, s []uint64) { e.assign(s[0], e.Desc(s[1]), h, s[2], s[3]) }
	}
	register(
		// (to, from, file, line)
		row{"Assign", "pppi", device, assignment(realloc | final)},
		row{"AssignPolymorphic", "pppi", device, assignment(realloc | final | polymorphic)},
		row{"AssignExplicitLengthCharacter", "pppi", device, assignment(realloc | keepLen)},
		// AssignTemporary initializes its variable, which held nothing.
		row{"AssignTemporary", "pppi", device, func(e *Env, s []uint64) {
			to := e.Desc(s[0])
			if to.Attr == attrAllocatable && to.Base != 0 {
				to.Base = 0
				to.Store()
			} else if to.Base != 0 {
				to.initializeAll()
			}
			e.assign(s[0], e.Desc(s[1]), realloc|polymorphic, s[2], s[3])
		}},
		// CopyInAssign(temporary, variable, file, line)
		row{"CopyInAssign", "pppi", device, func(e *Env, s []uint64) {
			x := e.Desc(s[1])
			t := &Desc{e: e, at: s[0], Len: x.Len, Type: x.Type, Attr: attrAllocatable, Derived: x.Derived, extra: x.extra}
			t.shape(x.Extents()...)
			t.reserve()
			if n := t.Count(); n > 0 {
				fill(t.view().cursor(), x.view().cursor(), n)
			}
		}},
		// CopyOutAssign(variable or null, temporary, file, line): the temporary goes.
		row{"CopyOutAssign", "pppi", device, func(e *Env, s []uint64) {
			t := e.Desc(s[1])
			if s[0] != 0 {
				x := e.Desc(s[0])
				if n := x.Count(); n > 0 {
					fill(x.view().cursor(), t.view().cursor(), n)
				}
			}
			e.free(t.Base)
			t.Base = 0
			t.Store()
		}},
		row{"ShallowCopy", "pp", device, shallowCopy},
		row{"ShallowCopyDirect", "pp", device, shallowCopy},
	)
}

// shallowCopy: (to, from) copies the bytes of the elements.
func shallowCopy(e *Env, s []uint64) {
	to, from := e.Desc(s[0]), e.Desc(s[1])
	if n := to.Count(); n > 0 {
		fill(to.view().cursor(), from.view().cursor(), n)
	}
}
