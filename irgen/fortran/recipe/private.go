package recipe

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// HasInit reports whether private copies need to be prepared, first: they get the value of the original; HasFree whether they hold
// memory to free.
func (v *Variable) HasInit(first bool) bool {
	return v.kind() != value || v.Initialize && (!first || v.Clone)
}

func (v *Variable) HasFree() bool {
	k := v.kind()
	return k == character || k == array || k == heap
}

// Init prepares a private copy of the original at from: storage for it is at to. clone: it gets no value later. The result is
// the copy.
func (v *Variable) Init(x *entity.Memory, from, to *ir.Value, clone bool) *ir.Value {
	switch v.kind() {
	case value:
		box := x.Embox(fir.Box(v.Type), to, nil, nil)
		var original *ir.Value
		if clone && v.Clone {
			original = x.Embox(fir.Box(v.Type), from, nil, nil)
		}
		v.initialize(x, box, original)
		return to
	case character:
		addr, length := unbox(x, from)
		p := x.AllocMem(build.PointeeOf(addr.Type()), []*ir.Value{length}, nil, named("")...)
		return x.Op1(fir.EmboxChar, v.Type, p, length)
	case pointer:
		x.Store(v.null(x), to)
		return to
	}
	v.allocate(x, from, to, clone, nil)
	return to
}

// null is the descriptor of a pointer to nothing.
func (v *Variable) null(x *entity.Memory) *ir.Value {
	shape := v.zeroShape(x)
	var params []*ir.Value
	if c, ok := build.ElementOf(v.Target()).(*fir.CharType); ok && c.Len == ir.Dynamic {
		params = []*ir.Value{x.Idx(0)}
	}
	return x.Embox(v.Type, x.ZeroBits(v.Type.(*fir.BoxType).Elem), shape, nil, params...)
}

func named(name string) []ir.NamedAttr {
	return []ir.NamedAttr{build.Attr("bindc_name", ir.String(name)), build.Attr("uniq_name", ir.String(""))}
}

// allocate makes memory of the size of the original and stores its descriptor at to; nothing is allocated where the original is
// not. first, if any, makes the value that all elements begin with.
func (v *Variable) allocate(x *entity.Memory, from, to *ir.Value, clone bool, first func() *ir.Value) {
	var temp, start *ir.Value
	if first != nil && v.kind() == array {
		temp = x.Alloca(v.Type, nil, nil)
	}
	if first != nil {
		start = first()
	}
	if v.kind() == array {
		box := x.Load(from)
		x.Store(v.fresh(x, box, temp, clone, start, v.length(x, box)), to)
		return
	}
	box := x.Load(from)
	params := v.length(x, box)
	addr := x.BoxAddr(box)
	x.IfThenElse(x.IsNull(addr, arith.EQ), func() {
		x.Store(x.Embox(v.Type, addr, v.zeroShape(x), nil, params...), to)
	}, func() {
		if start != nil && v.rank() > 0 {
			temp = x.Alloca(v.Type, nil, nil)
		}
		x.Store(v.fresh(x, box, temp, clone, start, params), to)
	})
}

// fresh is the descriptor of new memory of the size of what box is of.
func (v *Variable) fresh(x *entity.Memory, box, temp *ir.Value, clone bool, start *ir.Value, params []*ir.Value) *ir.Value {
	original := box
	if !clone || !v.Clone {
		original = nil
	}
	t := v.Target()
	if v.rank() == 0 {
		p := x.AllocMem(t, params, nil, named("")...)
		if start != nil {
			x.Store(start, p)
		}
		out := x.Embox(v.Type, p, nil, nil, params...)
		v.initialize(x, out, original)
		return out
	}
	extents, open := v.extents(x, box)
	shape := x.ShapeOf(extents)
	p := x.AllocMem(t, params, open, named(".tmp")...)
	length := params
	if c, ok := build.ElementOf(t).(*fir.CharType); ok && c.Len != ir.Dynamic {
		length = []*ir.Value{x.Idx(c.Len)}
	}
	p = x.Grouped(fir.Declare, p.Type(), [][]*ir.Value{{p}, {shape}, length, nil, nil}, build.Attr("uniq_name", ir.String(".tmp"))).Result(0)
	var out *ir.Value
	if len(open) > 0 || len(params) > 0 {
		plain := x.Embox(fir.Box(t), p, shape, nil, params...)
		out = x.Rebox(v.Type, plain, v.bounds(x, box, extents), nil)
	} else {
		out = x.Embox(v.Type, p, v.bounds(x, box, extents), nil)
	}
	if start != nil {
		one := x.Alloca(start.Type(), nil, nil)
		x.Store(start, one)
		value := x.Embox(fir.Box(start.Type()), one, nil, nil)
		x.Store(out, temp)
		v.assign(x, temp, value)
	}
	v.initialize(x, out, original)
	return out
}

// bounds are the bounds of an array: those of the original.
func (v *Variable) bounds(x *entity.Memory, box *ir.Value, extents []*ir.Value) *ir.Value {
	lower, size := make([]*ir.Value, len(extents)), extents
	if v.Ones {
		for d := range lower {
			lower[d] = x.Idx(1)
		}
	} else {
		size = make([]*ir.Value, len(extents))
		for d := range lower {
			lower[d], size[d], _ = x.BoxDims(box, d)
		}
	}
	return x.ShapeShift(lower, size)
}

// initialize gives components their default values, and allocates those that are allocated in the original, if there is one.
func (v *Variable) initialize(x *entity.Memory, box, original *ir.Value) {
	if !v.Initialize {
		return
	}
	file, line := x.Source(v.Source)
	x.Runtime("Initialize", nil, box, file, line)
	if original != nil {
		file, line = x.Source(v.Source)
		x.Runtime("InitializeClone", nil, box, original, file, line)
	}
}

// assign assigns what a descriptor is of to what the descriptor at an address is of.
func (v *Variable) assign(x *entity.Memory, to, box *ir.Value) {
	file, line := x.Source(v.Source)
	x.Runtime("Assign", nil, to, box, file, line)
}

// Copy gives the copy at to the value of the one at from.
func (v *Variable) Copy(x *entity.Memory, from, to *ir.Value) {
	switch v.kind() {
	case character:
		a, n := unbox(x, from)
		b, m := unbox(x, to)
		v.assignCharacter(x, b, m, a, n)
	case array:
		temp := x.Alloca(v.Type, nil, nil)
		box := x.Load(from)
		x.Store(x.Load(to), temp)
		v.assign(x, temp, box)
	case heap:
		there := x.IsNull(x.BoxAddr(x.Load(to)), arith.NE)
		x.IfThenElse(there, func() { v.assign(x, to, v.source(x, from)) }, nil)
	case pointer:
		x.Store(x.Load(from), to)
	default:
		switch t := build.PointeeOf(from.Type()).(type) {
		case *fir.RecordType:
			if !entity.NeedsDestroy(v.Fortran.Derived) {
				x.CopyRecord(to, from, v.Fortran)
				return
			}
			temp := x.Alloca(fir.Box(t), nil, nil)
			into := x.Embox(fir.Box(t), to, nil, nil)
			box := x.Embox(fir.Box(t), from, nil, nil)
			x.Store(into, temp)
			v.assign(x, temp, box)
		case *fir.CharType:
			n := x.Idx(t.Len)
			v.assignCharacter(x, to, n, from, n)
		case *fir.ArrayType: // of an equivalenced variable
			x.Op(fir.Copy, []*ir.Value{from, to}, nil, build.Attr("no_overlap", ir.Unit()))
		default:
			x.Store(x.Load(from), to)
		}
	}
}

// assignCharacter copies a character, truncated or padded with blanks, in the way of flang's passes.
func (v *Variable) assignCharacter(x *entity.Memory, to, toLen, from, fromLen *ir.Value) {
	kind := int64(v.Fortran.Kind)
	n := fromLen
	if toLen != fromLen {
		n = x.SelectOp(x.CmpI(arith.SLT, toLen, fromLen), toLen, fromLen)
	}
	bytes := x.Op1(arith.MulI, ir.I64(), x.Int(kind, ir.I64()), x.AsI64(n))
	x.Op(llvm.Memmove, []*ir.Value{x.FirConvert(to, build.LLVMPtr()), x.FirConvert(from, build.LLVMPtr()), bytes}, nil,
		build.Attr("isVolatile", ir.Bool(false)))
	if toLen == fromLen {
		return
	}
	char := fir.Char(kind, 1)
	last := x.Op1(arith.SubI, ir.Index(), toLen, x.Idx(1))
	blank := x.Insert(x.Undefined(char), x.Int(' ', ir.IntOf(8*int(kind), ir.Signless)), 0)
	x.DoLoop(n, last, x.Idx(1), false, func(i *ir.Value) {
		chars := x.FirConvert(to, fir.Ref(fir.Array([]int64{ir.Dynamic}, char, nil)))
		x.Store(blank, x.Coordinate(chars, i, fir.Ref(char)))
	})
}

// source is the descriptor of an allocatable's value, as a descriptor that is none of an allocatable where it is scalar.
func (v *Variable) source(x *entity.Memory, from *ir.Value) *ir.Value {
	box := x.Load(from)
	t := v.Target()
	if v.rank() > 0 {
		return box
	}
	addr := x.BoxAddr(box)
	switch t.(type) {
	case *fir.CharType:
		return x.Embox(fir.Box(t), addr, nil, nil, v.length(x, x.Load(from))...)
	case *fir.RecordType:
		return x.Embox(fir.Box(t), addr, nil, nil)
	}
	n := x.Load(addr)
	one := x.Alloca(t, nil, nil)
	x.Store(n, one)
	return x.Embox(fir.Box(t), one, nil, nil)
}

// Free frees what a copy holds.
func (v *Variable) Free(x *entity.Memory, p *ir.Value) {
	if v.kind() == character {
		addr, _ := unbox(x, p)
		x.FreeMem(x.FirConvert(addr, fir.Heap(build.PointeeOf(addr.Type()))))
		return
	}
	addr := x.BoxAddr(x.Load(p))
	x.IfThenElse(x.IsNull(addr, arith.NE), func() {
		if build.IsRecord(build.ElementOf(v.Target())) && v.kind() == heap {
			absent := x.Op1(fir.Absent, fir.Box(ir.None()))
			file, line := x.Source(v.Source)
			x.Runtime("AllocatableDeallocate", ir.I32(), p, x.Bool(false), absent, file, line)
			return
		}
		x.FreeMem(x.FirConvert(addr, fir.Heap(v.Target())))
	}, nil)
}

// Allocatable reports whether the variable is an allocatable.
func (v *Variable) Allocatable() bool { return v.kind() == heap }

// Assign gives one variable the value of another, when both exist: an allocatable is allocated as needed.
func (v *Variable) Assign(x *entity.Memory, from, to *ir.Value) {
	if v.kind() != heap {
		v.Copy(x, from, to)
		return
	}
	there := x.IsNull(x.BoxAddr(x.Load(from)), arith.NE)
	x.IfThenElse(there, func() { v.assign(x, to, v.source(x, from)) }, nil)
}

// Local makes a copy of the original at from in storage of the code around the insertion point; attrs are those of the variable's
// storage.
func (v *Variable) Local(x *entity.Memory, from *ir.Value, attrs []ir.NamedAttr) *ir.Value {
	switch v.kind() {
	case character:
		addr, n := unbox(x, from)
		return x.Op1(fir.EmboxChar, v.Type, x.Alloca(build.PointeeOf(addr.Type()), []*ir.Value{n}, nil, attrs...), n)
	case array:
		box := x.Load(from)
		params := v.length(x, box)
		extents, open := v.extents(x, box)
		data := x.Alloca(v.Target(), params, open, attrs...)
		out := x.Embox(v.Type, data, v.bounds(x, box, extents), nil, params...)
		v.initialize(x, out, box)
		p := x.TempOf(v.Type)
		x.Store(out, p)
		return p
	}
	t := v.Type
	if r, ok := t.(*fir.RefType); ok {
		t = r.Elem
	}
	p := x.Alloca(t, nil, nil, attrs...)
	if v.HasInit(false) {
		v.Init(x, from, p, true)
	}
	return p
}
