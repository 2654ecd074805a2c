package libfortran

// Derived types at run time. A descriptor's addendum holds the address of a type's description, a table in the memory of
// the side that uses it. All its fields are 8 bytes wide, addresses included:
//
//	 0  size of an object in bytes
//	 8  address of the name, 16 its length
//	24  address of the parent's description, or 0
//	32  number of components, those of the parent included; 40 address of their table
//	48  address of an object with default initial values, or 0 if there are none
//	56  number of final subroutines, those of the parent not included; 64 address of their table
//
// An entry of the table of components:
//
//	 0  offset in the object
//	 8  genre: 0 data, 1 pointer, 2 allocatable; of the latter two a descriptor is in the object
//	16  rank
//	24  type code, as in descriptors
//	32  bytes of an element, 0 where the descriptor tells (deferred length)
//	40  address of the description of a derived type, or 0
//	48  number of elements (data)
//
// An entry of the table of final subroutines, each of which takes one argument:
//
//	 0  rank of the argument, -1 if the subroutine is elemental
//	 8  the function pointer
//	16  1 if the argument is passed by descriptor, 0 if by address
const (
	typeSize       = 0
	typeName       = 8
	typeNameLen    = 16
	typeParent     = 24
	typeComponents = 32
	typeTable      = 40
	typeInit       = 48
	typeFinals     = 56
	typeFinalTable = 64

	componentSize = 56
	finalSize     = 24
)

// genre of a component.
const (
	genreData        = 0
	genrePointer     = 1
	genreAllocatable = 2
)

// A Type is the description of a derived type.
type Type struct {
	Addr       uint64
	Size       uint64
	Name       string
	Parent     uint64
	Components []Component
	Init       uint64
	Finals     []Final
	// owns tells whether an object has allocatable components, at any depth; finals whether anything in it is final.
	owns, finals bool
}

// A Component of a derived type.
type Component struct {
	Offset uint64
	Genre  int64
	Rank   int
	Type   TypeCode
	Len    uint64
	Of     uint64 // description of its derived type
	Count  uint64
}

// A Final is a final subroutine.
type Final struct {
	Rank       int
	Fn         uint64
	Descriptor bool
}

// Type reads the description at an address. It is kept, for descriptions do not change.
func (e *Env) Type(at uint64) *Type {
	if t := e.types[at]; t != nil {
		return t
	}
	b := e.bytes(at, typeFinalTable+8)
	field := func(off int) uint64 { return uint64(getI64(b[off:])) }
	t := &Type{Addr: at, Size: field(typeSize), Parent: field(typeParent), Init: field(typeInit)}
	t.Name = string(e.bytes(field(typeName), field(typeNameLen)))
	if e.types == nil {
		e.types = map[uint64]*Type{}
	}
	e.types[at] = t // before the components: a type may have allocatable components of itself
	n := field(typeComponents)
	table := e.bytes(field(typeTable), n*componentSize)
	for i := range n {
		c := table[i*componentSize:]
		field := func(off int) uint64 { return uint64(getI64(c[off:])) }
		m := Component{Offset: field(0), Genre: int64(field(8)), Rank: int(field(16)), Type: TypeCode(field(24)), Len: field(32), Of: field(40), Count: field(48)}
		t.Components = append(t.Components, m)
		switch {
		case m.Genre == genreAllocatable:
			t.owns = true
			t.finals = t.finals || m.Of != 0 && m.Of != at && e.Type(m.Of).finals
		case m.Genre == genreData && m.Of != 0:
			of := e.Type(m.Of)
			t.owns = t.owns || of.owns
			t.finals = t.finals || of.finals
		}
	}
	table = e.bytes(field(typeFinalTable), field(typeFinals)*finalSize)
	for i := range field(typeFinals) {
		f := table[i*finalSize:]
		t.Finals = append(t.Finals, Final{Rank: int(getI64(f)), Fn: uint64(getI64(f[8:])), Descriptor: getI64(f[16:]) != 0})
	}
	t.finals = t.finals || len(t.Finals) > 0 || t.Parent != 0 && e.Type(t.Parent).finals
	return t
}

// typeOf is the description of a descriptor's elements, nil for other than derived types.
func (d *Desc) typeOf() *Type {
	if d.Derived == 0 {
		return nil
	}
	return d.e.Type(d.Derived)
}

// clean tells whether objects of a type can be copied and dropped as bytes.
func (t *Type) clean() bool { return t == nil || !t.owns }

// initialize gives an object its default initial values, and its allocatable components none.
func (e *Env) initialize(t *Type, at uint64) {
	if t.Init != 0 {
		copy(e.bytes(at, t.Size), e.bytes(t.Init, t.Size))
	}
	for _, c := range t.Components {
		switch {
		case c.Genre == genreAllocatable, c.Genre == genrePointer && t.Init == 0:
			d := Desc{e: e, Len: c.Len, Type: c.Type, Attr: uint8(c.Genre), Dims: make([]Dim, c.Rank), Derived: c.Of}
			if c.Genre == genreAllocatable {
				d.Attr = attrAllocatable
			}
			if c.Of != 0 {
				d.extra = 1
			}
			d.StoreAt(at + c.Offset)
		case c.Genre == genreData && c.Of != 0 && t.Init == 0:
			of := e.Type(c.Of)
			for i := range c.Count {
				e.initialize(of, at+c.Offset+i*of.Size)
			}
		}
	}
}

// initializeAll is initialize for the elements of an array.
func (d *Desc) initializeAll() {
	if t := d.typeOf(); t != nil {
		d.elements(func(at uint64) { d.e.initialize(t, at) })
	}
}

// elements calls f with the address of every element.
func (d *Desc) elements(f func(at uint64)) {
	walk(d.Dims, int64(d.Base), func(at int64) bool {
		f(uint64(at))
		return true
	})
}

// destroy frees what the allocatable components of an object hold, their own components first.
func (e *Env) destroy(t *Type, at uint64) {
	if !t.owns {
		return
	}
	for _, c := range t.Components {
		switch {
		case c.Genre == genreAllocatable:
			if d := e.Desc(at + c.Offset); d.Base != 0 {
				d.destroyAll()
				e.free(d.Base)
				d.Base = 0
				d.Store()
			}
		case c.Genre == genreData && c.Of != 0:
			of := e.Type(c.Of)
			for i := range c.Count {
				e.destroy(of, at+c.Offset+i*of.Size)
			}
		}
	}
}

// destroyAll is destroy for the elements of an array.
func (d *Desc) destroyAll() {
	if t := d.typeOf(); t != nil && t.owns {
		d.elements(func(at uint64) { d.e.destroy(t, at) })
	}
}

// finalize calls the final subroutines for the elements of an array: that of its type, those of the components, that of
// the parent (Fortran 2018 §7.5.6.2).
func (d *Desc) finalize() {
	if t := d.typeOf(); t != nil && t.finals {
		d.e.finalizeAs(t, d)
	}
}

func (e *Env) finalizeAs(t *Type, d *Desc) {
	if f, elemental := t.final(d.Rank()); f != nil {
		switch {
		case elemental && d.Rank() > 0:
			d.elements(func(at uint64) {
				e.callFinal(f, &Desc{e: e, Base: at, Len: d.Len, Type: codeStruct, Derived: t.Addr, extra: 1})
			})
		default:
			e.callFinal(f, d)
		}
	}
	d.elements(func(at uint64) {
		for _, c := range t.Components {
			if c.Of == 0 || c.Genre == genrePointer || t.inherits(e, c) {
				continue
			}
			of := e.Type(c.Of)
			if !of.finals {
				continue
			}
			if c.Genre == genreAllocatable {
				if part := e.Desc(at + c.Offset); part.Base != 0 {
					e.finalizeAs(of, part)
				}
				continue
			}
			part := &Desc{e: e, Base: at + c.Offset, Len: of.Size, Type: codeStruct, Derived: c.Of, extra: 1}
			if c.Rank > 0 {
				part.shape(int64(c.Count))
			}
			e.finalizeAs(of, part)
		}
	})
	if t.Parent != 0 {
		if p := e.Type(t.Parent); p.finals {
			e.finalizeAs(p, d)
		}
	}
}

// inherits tells whether a component is the parent's.
func (t *Type) inherits(e *Env, c Component) bool {
	return t.Parent != 0 && c.Offset < e.Type(t.Parent).Size
}

// final is the subroutine for objects of a rank; elemental tells that it takes each element.
func (t *Type) final(rank int) (f *Final, elemental bool) {
	for i := range t.Finals {
		if t.Finals[i].Rank == rank {
			return &t.Finals[i], false
		}
		if t.Finals[i].Rank < 0 {
			f, elemental = &t.Finals[i], true
		}
	}
	return f, elemental
}

// callFinal calls a final subroutine, with a descriptor if it takes one.
func (e *Env) callFinal(f *Final, d *Desc) {
	if !f.Descriptor {
		e.side.Call(f.Fn, d.Base)
		return
	}
	at := e.alloc(descHeader + maxRank*dimSize + 16)
	if at == 0 {
		e.fail("no memory to call a final subroutine")
	}
	c := *d
	c.StoreAt(at)
	e.side.Call(f.Fn, at)
	e.free(at)
}

// copyObject copies an object to another place: the allocatable components get copies of what they hold. What the place
// held before must be gone.
func (e *Env) copyObject(t *Type, to, from uint64) {
	copy(e.bytes(to, t.Size), e.bytes(from, t.Size))
	e.copyParts(t, to)
}

// copyParts gives an object that was copied as bytes parts of its own.
func (e *Env) copyParts(t *Type, at uint64) {
	if !t.owns {
		return
	}
	for _, c := range t.Components {
		switch {
		case c.Genre == genreAllocatable:
			d := e.Desc(at + c.Offset)
			if d.Base == 0 {
				continue
			}
			source := *d
			d.stride()
			d.reserve()
			e.copyElements(d, &source)
		case c.Genre == genreData && c.Of != 0:
			of := e.Type(c.Of)
			for i := range c.Count {
				e.copyParts(of, at+c.Offset+i*of.Size)
			}
		}
	}
}

// copyElements copies the elements of an array, or a scalar for each of them, into memory that holds nothing yet.
func (e *Env) copyElements(to, from *Desc) {
	n := to.Count()
	if n == 0 {
		return
	}
	t := to.typeOf()
	if t == nil {
		t = from.typeOf()
	}
	if to.Contiguous() && from.Contiguous() && from.Rank() == to.Rank() && from.Len == to.Len {
		copy(e.bytes(to.Base, uint64(n)*to.Len), e.bytes(from.Base, uint64(n)*to.Len))
	} else {
		fill(to.view().cursor(), from.view().cursor(), n)
	}
	if !t.clean() {
		to.elements(func(at uint64) { e.copyParts(t, at) })
	}
}

func init() {
	register(
		// (descriptor, file, line)
		row{"Initialize", "ppi", device, func(e *Env, s []uint64) { e.Desc(s[0]).initializeAll() }},
		// (clone, original, file, line): the allocatable components get the bounds of the original's.
		row{"InitializeClone", "pppi", device, func(e *Env, s []uint64) { e.clone(e.Desc(s[0]), e.Desc(s[1])) }},
		row{"Destroy", "p", device, func(e *Env, s []uint64) {
			d := e.Desc(s[0])
			d.finalize()
			d.destroyAll()
		}},
		row{"DestroyWithoutFinalization", "p", device, func(e *Env, s []uint64) { e.Desc(s[0]).destroyAll() }},
		row{"Finalize", "ppi", device, func(e *Env, s []uint64) { e.Desc(s[0]).finalize() }},
		row{"SameTypeAs", "pp:i", device, func(e *Env, s []uint64) {
			a, b := e.Desc(s[0]), e.Desc(s[1])
			s[0] = fromBool(e.same(a.Derived, b.Derived))
			if a.Type != codeStruct || b.Type != codeStruct {
				s[0] = fromBool(a.Type == b.Type)
			}
		}},
		row{"ExtendsTypeOf", "pp:i", device, func(e *Env, s []uint64) {
			a, mold := e.Desc(s[0]), e.Desc(s[1])
			s[0] = fromBool(mold.Derived == 0 || e.extends(a.Derived, mold.Derived))
		}},
		// ClassIs(descriptor, type)
		row{"ClassIs", "pp:i", device, func(e *Env, s []uint64) { s[0] = fromBool(e.extends(e.Desc(s[0]).Derived, s[1])) }},
		row{"CopyAndUpdateDescriptor", "pppii", device, copyAndUpdate},
	)
}

// same tells whether two descriptions are of one type.
func (e *Env) same(a, b uint64) bool {
	return a == b || a != 0 && b != 0 && e.Type(a).Name == e.Type(b).Name
}

// extends tells whether a type is another or extends it.
func (e *Env) extends(t, base uint64) bool {
	for ; t != 0; t = e.Type(t).Parent {
		if e.same(t, base) {
			return true
		}
	}
	return false
}

// clone allocates the allocatable components of an object, or of the elements of an array, with the bounds that those of
// the original have; the values are not copied.
func (e *Env) clone(to, from *Desc) {
	t := to.typeOf()
	if t == nil || !t.owns || to.Count() == 0 {
		return
	}
	var addresses []uint64
	from.elements(func(at uint64) { addresses = append(addresses, at) })
	i := 0
	to.elements(func(at uint64) {
		e.cloneObject(t, at, addresses[i])
		i++
	})
}

func (e *Env) cloneObject(t *Type, to, from uint64) {
	for _, c := range t.Components {
		switch {
		case c.Genre == genreAllocatable:
			d := e.Desc(from + c.Offset)
			if d.Base != 0 {
				d.at = to + c.Offset
				d.stride()
				original := *d
				d.reserve()
				d.initializeAll()
				e.clone(d, &original)
			} else {
				d.StoreAt(to + c.Offset)
			}
		case c.Genre == genreData && c.Of != 0:
			of := e.Type(c.Of)
			for i := range c.Count {
				off := c.Offset + i*of.Size
				e.cloneObject(of, to+off, from+off)
			}
		}
	}
}

// copyAndUpdate: (to, from, type, attribute, lower bounds) copies a descriptor and gives it another type and attribute, with
// lower bounds as they are (0), zero (1) or one (2).
func copyAndUpdate(e *Env, s []uint64) {
	d := e.Desc(s[1])
	if s[2] != 0 {
		d.Derived, d.extra = s[2], d.extra|1
		d.Len = e.Type(s[2]).Size
	}
	d.Attr = uint8(s[3])
	for i := range d.Dims {
		switch s[4] {
		case 1:
			d.Dims[i].Lower = 0
		case 2:
			d.Dims[i].Lower = 1
		}
	}
	d.StoreAt(s[0])
}
