package libfortran

import (
	"encoding/binary"
	"slices"

	"accc/dialects/fir"
)

// Derived types at run time. A descriptor's addendum holds the address of the type's table, whose layout package fir
// defines, in the memory of the side that uses it.

// A Type is the description of a derived type.
type Type struct {
	Addr       uint64
	Size       uint64
	Name       string // with the names of the scopes around it
	Parent     uint64
	Components []Component
	Init       uint64
	Finals     []Final
	Transfers  map[int]*Transfer // procedures for input and output, by fir.TransferReadFormatted and so on
	// owns reports whether an object has allocatable or automatic components, at any depth, automatic whether it has
	// automatic ones, and finals whether anything in it is final. nests reports whether an allocatable component may hold
	// objects of derived types, and with them an object of the type itself.
	owns, automatic, finals, nests bool
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
	Name   string
}

// owned reports whether a component is a descriptor of memory that belongs to the object.
func (c *Component) owned() bool {
	return c.Genre == fir.ComponentAllocatable || c.Genre == fir.ComponentAutomatic
}

// intrinsic reports whether the elements of a component have an intrinsic type.
func (c *Component) intrinsic() bool {
	return c.Of == 0 && (loading[c.Type] != nil || c.Type == codeChar1)
}

// A Final is a final subroutine.
type Final struct {
	Rank       int
	Fn         uint64
	Descriptor bool
}

// A Transfer is a procedure for input or output of a derived type (Fortran 2018 §12.6.4.8).
type Transfer struct {
	Fn         uint64
	Descriptor bool // the object is passed by descriptor
}

// Type reads the description at an address. It is kept, for descriptions do not change.
func (e *Env) Type(at uint64) *Type {
	if t := e.types[at]; t != nil {
		return t
	}
	header := e.words(at, fir.TableHeader)
	t := &Type{Addr: at, Size: header[fir.TableSize], Parent: header[fir.TableParent], Init: header[fir.TableInit]}
	t.Name = string(e.bytes(header[fir.TableName], header[fir.TableNameLen]))
	if e.types == nil {
		e.types = map[uint64]*Type{}
	}
	e.types[at] = t // before the components: a type may have allocatable components of itself
	components, finals, bindings, transfers := header[fir.TableComponents], header[fir.TableFinals], header[fir.TableBindings], header[fir.TableTransfers]
	list := e.words(at+fir.TableHeader*8, components*fir.TableComponent+finals*fir.TableFinal+bindings+transfers*fir.TableTransfer)
	for ; components > 0; components, list = components-1, list[fir.TableComponent:] {
		m := Component{Offset: list[0], Genre: int64(list[1]), Rank: int(list[2]), Type: TypeCode(list[3]), Len: list[4], Count: list[5], Of: list[6],
			Name: string(e.bytes(list[7], list[8]))}
		t.Components = append(t.Components, m)
		switch {
		case m.owned():
			t.owns = true
			t.nests = t.nests || !m.intrinsic()
			t.automatic = t.automatic || m.Genre == fir.ComponentAutomatic
			t.finals = t.finals || m.Of != 0 && m.Of != at && e.Type(m.Of).finals
		case m.Genre == fir.ComponentData && m.Of != 0:
			of := e.Type(m.Of)
			t.owns = t.owns || of.owns
			t.nests = t.nests || of.nests
			t.automatic = t.automatic || of.automatic
			t.finals = t.finals || of.finals
		}
	}
	for ; finals > 0; finals, list = finals-1, list[fir.TableFinal:] {
		t.Finals = append(t.Finals, Final{Rank: int(int64(list[0])), Descriptor: list[1] != 0, Fn: list[2]})
	}
	for list = list[bindings:]; transfers > 0; transfers, list = transfers-1, list[fir.TableTransfer:] {
		if t.Transfers == nil {
			t.Transfers = map[int]*Transfer{}
		}
		t.Transfers[int(list[0])] = &Transfer{Descriptor: list[1] != 0, Fn: list[2]}
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

// clean reports whether objects of a type can be copied and dropped as bytes.
func (t *Type) clean() bool { return t == nil || !t.owns }

// initialize stores the default initial values of an object; its allocatable components become unallocated.
func (e *Env) initialize(t *Type, at uint64) {
	if t.Init != 0 {
		copy(e.bytes(at, t.Size), e.bytes(t.Init, t.Size))
	}
	for _, c := range t.Components {
		switch {
		case c.owned(), c.Genre == fir.ComponentPointer && t.Init == 0:
			d := Desc{e: e, Len: c.Len, Type: c.Type, Attr: uint8(c.Genre), Dims: make([]Dim, c.Rank), Derived: c.Of}
			if c.owned() {
				d.Attr = attrAllocatable
			}
			if c.Of != 0 {
				d.extra = 1
			}
			d.StoreAt(at + c.Offset)
		case c.Genre == fir.ComponentData && c.Of != 0 && t.Init == 0:
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

// undefine stores the default initial values of an object that becomes undefined: the allocatable components have nothing
// then, and the automatic ones keep their memory (Fortran 2018 §8.5.10).
func (e *Env) undefine(t *Type, at uint64) {
	if !t.automatic {
		e.destroy(t, at)
		e.initialize(t, at)
		return
	}
	for _, c := range t.Components {
		here := at + c.Offset
		switch {
		case c.Genre == fir.ComponentAutomatic:
			if d := e.Desc(here); d.Base != 0 {
				d.undefineAll()
			}
			continue
		case c.Genre == fir.ComponentData && c.Of != 0:
			of := e.Type(c.Of)
			for i := range c.Count {
				e.undefine(of, here+i*of.Size)
			}
			continue
		case c.Genre == fir.ComponentAllocatable:
			if d := e.Desc(here); d.Base != 0 {
				d.destroyAll()
				e.free(d.Base)
				d.Base = 0
				d.Store()
			}
			continue
		}
		if t.Init != 0 && c.Len > 0 {
			size := c.Len * c.Count
			if c.Genre == fir.ComponentPointer {
				size = descHeader + uint64(c.Rank)*dimSize
			}
			copy(e.bytes(here, size), e.bytes(t.Init+c.Offset, size))
		}
	}
}

// undefineAll is undefine for the elements of an array.
func (d *Desc) undefineAll() {
	if t := d.typeOf(); t != nil {
		d.elements(func(at uint64) { d.e.undefine(t, at) })
	}
}

// destroy frees what the allocatable components of an object hold, their own components first.
func (e *Env) destroy(t *Type, at uint64) {
	if !t.owns {
		return
	}
	for _, c := range t.Components {
		switch {
		case c.owned():
			if d := e.Desc(at + c.Offset); d.Base != 0 {
				d.destroyAll()
				e.free(d.Base)
				d.Base = 0
				d.Store()
			}
		case c.Genre == fir.ComponentData && c.Of != 0:
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
		for i, c := range t.Components {
			// The parent is the first component; its turn comes last.
			if c.Of == 0 || c.Genre == fir.ComponentPointer || i == 0 && t.Parent != 0 {
				continue
			}
			of := e.Type(c.Of)
			if !of.finals {
				continue
			}
			if c.owned() {
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

// replaceObject makes an object equal to another one and appends the memory that its allocatable components had to old,
// which the caller frees: from may lie there. Automatic components keep their memory, so that pointers to them stay
// associated; if there is none yet, because the object holds nothing, they are allocated.
func (e *Env) replaceObject(t *Type, to, from uint64, old []*Desc) []*Desc {
	if !t.owns {
		copy(e.bytes(to, t.Size), e.bytes(from, t.Size))
		return old
	}
	before := append([]byte(nil), e.bytes(to, t.Size)...)
	for _, c := range t.Components {
		if c.Genre == fir.ComponentAllocatable {
			if d := e.Desc(to + c.Offset); d.Base != 0 {
				old = append(old, d)
			}
		}
	}

	copy(e.bytes(to, t.Size), e.bytes(from, t.Size))
	for _, c := range t.Components {
		at := to + c.Offset
		switch {
		case c.Genre == fir.ComponentAllocatable:
			e.copyOwned(at)
		case c.Genre == fir.ComponentAutomatic:
			source := e.Desc(from + c.Offset)
			kept := before[c.Offset : c.Offset+descHeader+uint64(c.Rank)*dimSize]
			if source.Base != 0 && binary.LittleEndian.Uint64(kept) == 0 {
				e.copyOwned(at)
				continue
			}
			copy(e.bytes(at, uint64(len(kept))), kept)
			if source.Base == 0 || source.Base == binary.LittleEndian.Uint64(kept) {
				continue
			}
			d := e.Desc(at)
			if d.Len != source.Len || !slices.Equal(d.Extents(), source.Extents()) {
				e.fail("assignment of a %s whose length parameters have other values: component %s has the shape %v and elements of %d bytes, "+
					"expected %v and %d", fir.UserName(t.Name), c.Name, source.Extents(), source.Len, d.Extents(), d.Len)
			}
			old = e.replaceElements(d, source, old)
		case c.Genre == fir.ComponentData && c.Of != 0:
			of := e.Type(c.Of)
			if !of.owns {
				continue
			}
			copy(e.bytes(at, c.Count*of.Size), before[c.Offset:])
			for k := range c.Count {
				old = e.replaceObject(of, at+k*of.Size, from+c.Offset+k*of.Size, old)
			}
		}
	}
	return old
}

// replaceElements is replaceObject for the elements of two arrays of one shape.
func (e *Env) replaceElements(to, from *Desc, old []*Desc) []*Desc {
	if to.Count() == 0 {
		return old
	}
	t := to.typeOf()
	if t.clean() {
		fill(to.view().cursor(), from.view().cursor(), to.Count())
		return old
	}
	c := from.view().cursor()
	base := from.Base - uint64(c.first)
	to.elements(func(at uint64) {
		old = e.replaceObject(t, at, base+uint64(c.off), old)
		c.next()
	})
	return old
}

// copyOwned allocates memory for a component that was copied as a descriptor.
func (e *Env) copyOwned(at uint64) {
	d := e.Desc(at)
	if d.Base == 0 {
		return
	}
	source := *d
	d.stride()
	d.reserve()
	e.copyElements(d, &source)
}

// copyParts makes copies of the parts of an object that was copied as bytes.
func (e *Env) copyParts(t *Type, at uint64) {
	if !t.owns {
		return
	}
	for _, c := range t.Components {
		switch {
		case c.owned():
			e.copyOwned(at + c.Offset)
		case c.Genre == fir.ComponentData && c.Of != 0:
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
		row{"Undefine", "p", device, func(e *Env, s []uint64) {
			d := e.Desc(s[0])
			d.finalize()
			d.undefineAll()
		}},
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

// same reports whether two descriptions are of one type.
func (e *Env) same(a, b uint64) bool {
	return a == b || a != 0 && b != 0 && e.Type(a).Name == e.Type(b).Name
}

// extends reports whether a type is another or extends it.
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
		case c.owned():
			d := e.Desc(from + c.Offset)
			if d.Base != 0 {
				d.at = to + c.Offset
				d.stride()
				original := *d
				d.room()
				d.initializeAll()
				e.clone(d, &original)
			} else {
				d.StoreAt(to + c.Offset)
			}
		case c.Genre == fir.ComponentData && c.Of != 0:
			of := e.Type(c.Of)
			for i := range c.Count {
				off := c.Offset + i*of.Size
				e.cloneObject(of, to+off, from+off)
			}
		}
	}
}

// copyAndUpdate: (to, from, type, attribute, lower bounds) copies a descriptor and sets the type and the attribute of
// the copy; the lower bounds stay (0) or become zero (1) or one (2).
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
