package libfortran

// Allocatable variables and pointers.

// Statuses of allocate and deallocate, with gfortran's values.
const (
	statOK         = 0
	statUnassigned = 1    // deallocate: there is nothing
	statAllocation = 5014 // allocate: already allocated, or out of memory
)

// A condition is what a statement with stat= may report.
type condition struct {
	stat int32
	msg  string
}

var (
	isAllocated  = condition{statAllocation, "Attempt to allocate an allocated object"}
	notAllocated = condition{statUnassigned, "Attempt to deallocate an unallocated object"}
	noMemory     = condition{statAllocation, "Insufficient virtual memory"}
)

// report ends the program with a condition; with hasStat it returns the condition's number and stores the text into
// the errmsg variable.
func (e *Env) report(c condition, hasStat, errmsg, file, line uint64) uint64 {
	if hasStat&1 == 0 {
		e.failAt(file, line, "%s", c.msg)
	}
	if d := e.there(errmsg); d != nil {
		pad(e.bytes(d.Base, d.Len), []byte(c.msg))
	}
	return fromI32(c.stat)
}

// allocate allocates the memory of a descriptor, with default initial values.
func (d *Desc) allocate() bool {
	d.stride()
	size, ok := d.Size()
	if !ok {
		return false
	}
	if d.Base = d.e.alloc(size); d.Base == 0 {
		return false
	}
	d.Store()
	d.initializeAll()
	return true
}

// release finalizes and frees what a descriptor holds.
func (d *Desc) release(final bool) {
	if final {
		d.finalize()
	}
	d.destroyAll()
	d.e.free(d.Base)
	d.Base = 0
	d.Store()
}

// establish makes a descriptor that of nothing yet. One that is allocated stays, for allocate to complain of.
func (e *Env) establish(at uint64, code TypeCode, size uint64, derived uint64, rank int, attr uint8) {
	if rank < 0 || rank > maxRank {
		e.fail("a descriptor of rank %d is asked for at %#x", rank, at)
	}
	old := e.Desc(at)
	if attr == attrAllocatable && old.Base != 0 {
		return
	}
	d := &Desc{e: e, at: at, Len: size, Type: code, Attr: attr, Dims: make([]Dim, rank), Derived: derived, extra: old.extra}
	if derived != 0 {
		d.extra |= 1
	}
	d.Store()
}

// establishing makes the functions that establish descriptors under a prefix: (desc, category, kind, rank, corank),
// (desc, length, kind, rank, corank), (desc, type, rank, corank).
func establishing(name, suffix string, attr uint8) {
	register(
		row{name + "Intrinsic" + suffix, "piiii", device, func(e *Env, s []uint64) {
			code := codes[Category(toInt(s[1]))][toInt(s[2])]
			e.establish(s[0], code, code.size(), 0, toInt(s[3]), attr)
		}},
		row{name + "Character" + suffix, "pliii", device, func(e *Env, s []uint64) {
			kind := toInt(s[2])
			e.establish(s[0], codes[catCharacter][kind], s[1]*uint64(kind), 0, toInt(s[3]), attr)
		}},
		row{name + "Derived" + suffix, "ppii", device, func(e *Env, s []uint64) {
			e.establish(s[0], codeStruct, e.Type(s[1]).Size, s[1], toInt(s[2]), attr)
		}},
	)
}

// setBounds: (desc, zero-based dimension, lower, upper)
func setBounds(e *Env, s []uint64) {
	d := e.Desc(s[0])
	k := toInt(s[1])
	if k < 0 || k >= d.Rank() {
		e.fail("bounds for the dimension %d of an array of rank %d", k+1, d.Rank())
	}
	lower, upper := int64(s[2]), int64(s[3])
	d.Dims[k] = Dim{lower, max(upper-lower+1, 0), 0}
	if d.Dims[k].Extent == 0 {
		d.Dims[k].Lower = 1
	}
	d.stride()
	d.Store()
}

// applyMold: (desc, mold, rank) takes over type and bounds.
func applyMold(e *Env, s []uint64) {
	d, mold := e.Desc(s[0]), e.Desc(s[1])
	d.Len, d.Type, d.Derived = mold.Len, mold.Type, mold.Derived
	d.extra |= mold.extra & 1
	if rank := toInt(s[2]); rank == mold.Rank() {
		d.shape(mold.Extents()...)
		for i := range d.Dims {
			d.Dims[i].Lower = lowerBound(mold.Dims[i])
		}
	}
	d.Store()
}

// allocated: allocate with room for elements, for allocatable variables that must not have any, and for pointers.
func (e *Env) allocateStatement(d *Desc, fresh bool, hasStat, errmsg, file, line uint64) uint64 {
	if !fresh && d.Base != 0 {
		return e.report(isAllocated, hasStat, errmsg, file, line)
	}
	if !d.allocate() {
		return e.report(noMemory, hasStat, errmsg, file, line)
	}
	return statOK
}

// allocateSource is allocate with source=: the elements are copies.
func (e *Env) allocateSource(at, sourceAt uint64, fresh bool, hasStat, errmsg, file, line uint64) uint64 {
	d, source := e.Desc(at), e.Desc(sourceAt)
	if !fresh && d.Base != 0 {
		return e.report(isAllocated, hasStat, errmsg, file, line)
	}
	if d.Type != codeChar1 || d.Len == 0 {
		d.Len = source.Len
	}
	d.Type = source.Type
	if source.Derived != 0 {
		d.Derived = source.Derived
		d.extra |= 1
	}
	if !d.allocate() {
		return e.report(noMemory, hasStat, errmsg, file, line)
	}
	if d.Type == codeChar1 {
		e.copyText(d, source)
	} else {
		e.copyElements(d, source)
	}
	return statOK
}

// deallocate frees what a variable holds.
func (e *Env) deallocate(at uint64, final bool, hasStat, errmsg, file, line uint64) uint64 {
	d := e.Desc(at)
	if d.Base == 0 {
		return e.report(notAllocated, hasStat, errmsg, file, line)
	}
	d.release(final)
	return statOK
}

// deallocatePolymorphic: (desc, type, has stat, errmsg, file, line); afterwards the dynamic type is the declared one.
func deallocatePolymorphic(e *Env, s []uint64) {
	status := e.deallocate(s[0], true, s[2], s[3], s[4], s[5])
	if status == statOK && s[1] != 0 {
		d := e.Desc(s[0])
		d.Derived, d.Len = s[1], e.Type(s[1]).Size
		d.Store()
	}
	s[0] = status
}

// moveAlloc: (to, from, type, has stat, errmsg, file, line)
func moveAlloc(e *Env, s []uint64) {
	to, from := e.Desc(s[0]), e.Desc(s[1])
	if s[0] == s[1] {
		s[0] = statOK
		return
	}
	if to.Base != 0 {
		to.release(true)
	}
	moved := *from
	moved.extra |= to.extra & 1
	moved.StoreAt(s[0])
	from.Base = 0
	if s[2] != 0 {
		from.Derived = s[2]
		from.Len = e.Type(s[2]).Size
	}
	from.Store()
	s[0] = statOK
}

// associate: the pointer designates the target, with lower bounds of its own if bounds are given, one for each dimension,
// and as another shape if there are pairs of them.
func (e *Env) associate(at uint64, target *Desc, bounds *Desc, remap bool, file, line uint64) {
	p := *target
	p.Attr = attrPointer
	p.Dims = append([]Dim(nil), target.Dims...)
	p.extra |= e.Desc(at).extra & 1
	if bounds != nil {
		values := e.vector(bounds)
		if remap {
			if target.Rank() > 1 && !target.Contiguous() {
				e.failAt(file, line, "the target of a pointer of other bounds has gaps")
			}
			p.Dims = make([]Dim, len(values)/2)
			step := int64(p.Len)
			if len(target.Dims) > 0 {
				step = target.Dims[0].Stride
			}
			for i := range p.Dims {
				n := max(values[2*i+1]-values[2*i]+1, 0)
				p.Dims[i] = Dim{values[2*i], n, step}
				step *= n
			}
			if p.Count() > target.Count() {
				e.failAt(file, line, "the pointer has %d elements and its target %d", p.Count(), target.Count())
			}
		} else {
			for i := range p.Dims {
				p.Dims[i].Lower = values[i]
			}
		}
	}
	p.StoreAt(at)
}

// associatedWith reports whether a pointer designates a target: the same elements in the same order (Fortran 2018 §16.9.16).
func associatedWith(p, target *Desc) bool {
	if p.Base == 0 || p.Base != target.Base || p.Rank() != target.Rank() || p.Len == 0 || target.Len == 0 {
		return false
	}
	for i := range p.Dims {
		a, b := p.Dims[i], target.Dims[i]
		if a.Extent != b.Extent || a.Extent == 0 || a.Extent > 1 && a.Stride != b.Stride {
			return false
		}
	}
	return true
}

func init() {
	establishing("AllocatableInit", "", attrAllocatable)
	establishing("AllocatableInit", "ForAllocate", attrAllocatable)
	establishing("PointerNullify", "", attrPointer)
	register(
		// (bytes) is what allocations without stat= call: there is memory afterwards.
		row{"AllocateMemory", "l:p", device, func(e *Env, s []uint64) { s[0] = e.obtain(s[0]) }},
		row{"AllocatableSetBounds", "pill", device, setBounds},
		row{"PointerSetBounds", "pill", device, setBounds},
		row{"AllocatableApplyMold", "ppi", device, applyMold},
		row{"PointerApplyMold", "ppi", device, applyMold},
		// (desc, stream, has stat, errmsg, file, line, allocator)
		row{"AllocatableAllocate", "ppippip:i", device, func(e *Env, s []uint64) {
			s[0] = e.allocateStatement(e.Desc(s[0]), false, s[2], s[3], s[4], s[5])
		}},
		// (desc, has stat, errmsg, file, line, allocator)
		row{"PointerAllocate", "pippip:i", device, func(e *Env, s []uint64) {
			s[0] = e.allocateStatement(e.Desc(s[0]), true, s[1], s[2], s[3], s[4])
		}},
		// (desc, source, has stat, errmsg, file, line)
		row{"AllocatableAllocateSource", "ppippi:i", device, func(e *Env, s []uint64) {
			s[0] = e.allocateSource(s[0], s[1], false, s[2], s[3], s[4], s[5])
		}},
		row{"PointerAllocateSource", "ppippi:i", device, func(e *Env, s []uint64) {
			s[0] = e.allocateSource(s[0], s[1], true, s[2], s[3], s[4], s[5])
		}},
		// (desc, has stat, errmsg, file, line)
		row{"AllocatableDeallocate", "pippi:i", device, func(e *Env, s []uint64) {
			s[0] = e.deallocate(s[0], true, s[1], s[2], s[3], s[4])
		}},
		row{"PointerDeallocate", "pippi:i", device, func(e *Env, s []uint64) {
			s[0] = e.deallocate(s[0], true, s[1], s[2], s[3], s[4])
		}},
		row{"AllocatableDeallocateNoFinal", "ppi", device, func(e *Env, s []uint64) {
			if d := e.Desc(s[0]); d.Base != 0 {
				d.release(false)
			}
		}},
		row{"AllocatableDeallocatePolymorphic", "ppippi:i", device, deallocatePolymorphic},
		row{"PointerDeallocatePolymorphic", "ppippi:i", device, deallocatePolymorphic},
		row{"MoveAlloc", "pppippi:i", device, moveAlloc},
		row{"PointerAssociate", "pp", device, func(e *Env, s []uint64) { e.associate(s[0], e.Desc(s[1]), nil, false, 0, 0) }},
		row{"PointerAssociateScalar", "pp", device, func(e *Env, s []uint64) {
			d := e.Desc(s[0])
			d.Base = s[1]
			d.Store()
		}},
		// (pointer, target, bounds)
		row{"PointerAssociateLowerBounds", "ppp", device, func(e *Env, s []uint64) {
			e.associate(s[0], e.Desc(s[1]), e.Desc(s[2]), false, 0, 0)
		}},
		// (pointer, target, bounds, file, line)
		row{"PointerAssociateRemapping", "ppppi", device, func(e *Env, s []uint64) {
			e.associate(s[0], e.Desc(s[1]), e.Desc(s[2]), true, s[3], s[4])
		}},
		// (pointer, target, bounds, type, file, line)
		row{"PointerAssociateRemappingMonomorphic", "ppppi", device, func(e *Env, s []uint64) {
			derived := e.Desc(s[0]).Derived
			e.associate(s[0], e.Desc(s[1]), e.Desc(s[2]), true, s[3], s[4])
			if d := e.Desc(s[0]); derived != 0 {
				d.Derived = derived
				d.Store()
			}
		}},
		row{"PointerIsAssociated", "p:i", device, func(e *Env, s []uint64) { s[0] = fromBool(e.Desc(s[0]).Base != 0) }},
		row{"PointerIsAssociatedWith", "pp:i", device, func(e *Env, s []uint64) {
			p := e.Desc(s[0])
			if s[1] == 0 {
				s[0] = fromBool(p.Base != 0)
				return
			}
			s[0] = fromBool(associatedWith(p, e.Desc(s[1])))
		}},
	)
}
