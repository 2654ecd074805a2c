package entity

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// maxStack is the number of elements up to which a temporary of constant shape is on the stack.
const maxStack = 1024

// AllocateTemp allocates a temporary array or character until the statement ends.
func (x *Memory) AllocateTemp(e *Entity) {
	if e.Rank == 0 {
		if IsCharacter(e.Type) {
			e.Addr = x.CharTemp(e.Len)
			if e.Type.Len >= 0 {
				e.Addr = x.FirConvert(e.Addr, fir.Ref(x.types.ScalarType(e.Type)))
			}
			return
		}
		e.Addr = x.TempOf(x.types.ScalarType(e.Type))
		return
	}
	e.Shape = x.ShapeOf(e.Extent)
	e.Lower = nil
	elem := x.types.ScalarType(e.Type)
	list := StaticExtents(e.Extent)
	total, known := int64(1), true
	for _, n := range list {
		known = known && n >= 0
		total *= n
	}
	t := typemap.ArrayType(list, elem)
	var params []*ir.Value
	if c, ok := elem.(*fir.CharType); ok && c.Len == ir.Dynamic {
		params = []*ir.Value{x.LenOf(e)}
	}
	if known && total <= maxStack && params == nil && !x.Workshared() { // arrays that threads fill together are on the heap
		e.Addr = x.TempOf(t)
		return
	}
	var extents []*ir.Value
	for i, n := range list {
		if n < 0 {
			extents = append(extents, e.Extent[i])
		}
	}
	p := x.AllocMem(t, params, extents, build.Attr("bindc_name", ir.String(".tmp.array")))
	e.Addr = p
	x.AtEnd(func() { x.FreeMem(p) })
}

// CopyOf is a copy of an entity in memory of its own, until the statement ends.
func (x *Memory) CopyOf(e *Entity) *Entity {
	if e.Rank == 0 {
		out := &Entity{Type: e.Type, Temp: true, Len: e.Len}
		if IsCharacter(e.Type) {
			out.Len = x.LenOf(e)
			out.Addr = x.CharTemp(out.Len)
			x.MoveBytes(out.Addr, e.Addr, out.Len)
			return out
		}
		out.Addr = x.TempOf(build.PointeeOf(x.AddressOf(e).Type()))
		if ByValue(e.Type) {
			x.Store(x.Load(e.Addr), out.Addr)
		} else {
			x.Op(fir.Copy, []*ir.Value{x.AddressOf(e), out.Addr}, nil)
		}
		return out
	}
	src := x.ElementsOf(e)
	out := &Entity{Type: e.Type, Rank: e.Rank, Temp: true, Extent: src.Extents, Len: src.Len}
	x.AllocateTemp(out)
	x.LoopNest(out.Extent, func(idx []*ir.Value) { x.PutBits(out, x.At1(out, idx), src.At(idx)) })
	return out
}

// Packed is an array without gaps: itself, or a copy of it until the call has been made. back: what the call changed is copied back.
func (x *Memory) Packed(e *Entity, back bool) (*Entity, func()) {
	if e.Addr != nil && e.Of == nil {
		return e, nil
	}
	if e.Of == nil {
		return x.packedBox(e, back)
	}
	if addr := x.ContiguousStart(e); addr != nil {
		out := &Entity{Type: e.Type, Rank: e.Rank, Addr: addr, Len: e.Len, Extent: x.Extents(e), Temp: e.Temp}
		return out, nil
	}
	if b, subs, path, p := x.flatten(e); b != nil && b.Addr == nil && len(path) == 0 && p == nil && !x.HasVector(e) && subs != nil {
		own := &Entity{Type: e.Type, Rank: e.Rank, Box: x.SectionBox(e), Len: e.Len}
		return x.packedBox(own, back)
	}
	c := x.CopyOf(e)
	if !back || x.HasVector(e) {
		return c, nil
	}
	return c, func() { x.copyBits(e, c) }
}

// packedBox asks at run time whether a described array has gaps.
func (x *Memory) packedBox(e *Entity, back bool) (*Entity, func()) {
	elem := build.ElementOf(e.Box.Type())
	extents := x.Extents(e)
	t := typemap.ArrayType(typemap.DeferredShape(e.Rank), elem)
	c := x.contiguous(e.Box, e.Rank)
	var params []*ir.Value
	if ct, ok := elem.(*fir.CharType); ok && ct.Len == ir.Dynamic {
		params = []*ir.Value{x.LenOf(e)}
	}
	plain := &Entity{Type: e.Type, Rank: e.Rank, Box: e.Box, Len: e.Len, Extent: extents}
	addr := x.Choose(c, []ir.Type{fir.Heap(t)}, func() []*ir.Value {
		return []*ir.Value{x.FirConvert(x.BoxAddr(e.Box), fir.Heap(t))}
	}, func() []*ir.Value {
		p := x.AllocMem(t, params, extents, build.Attr("bindc_name", ir.String(".copyinout")))
		own := &Entity{Type: e.Type, Rank: e.Rank, Addr: p, Shape: x.ShapeOf(extents), Extent: extents, Len: e.Len}
		x.copyBits(own, plain)
		return []*ir.Value{p}
	})[0]
	out := &Entity{Type: e.Type, Rank: e.Rank, Addr: addr, Shape: x.ShapeOf(extents), Extent: extents, Len: e.Len}
	return out, func() {
		x.IfThenElse(c, func() {}, func() {
			if back {
				x.copyBits(plain, out)
			}
			x.FreeMem(addr)
		})
	}
}

// ContiguousStart is the address of the first element of a section that is known to have no gaps, else nil.
func (x *Memory) ContiguousStart(e *Entity) *ir.Value {
	if e.Of == nil || e.Of.Of != nil || e.Of.Addr == nil || len(e.Path) > 0 || e.Part != nil || e.Subs == nil {
		return nil
	}
	full := true // all dimensions so far are whole
	var first []*ir.Value
	for d, s := range e.Subs {
		switch {
		case s.Vector != nil:
			return nil
		case s.Index != nil:
			first = append(first, s.Index)
			full = false
			continue
		}
		if v, ok := build.ConstantOf(s.Step); !ok || v != 1 {
			return nil
		}
		if !full {
			return nil
		}
		first = append(first, s.Lower)
		full = s.Extent == x.knownExtent(e.Of, d)
		if !full {
			a, ok1 := build.ConstantOf(s.Extent)
			b, ok2 := build.ConstantOf(x.knownExtent(e.Of, d))
			full = ok1 && ok2 && a == b
		}
	}
	return x.Element(e.Of, first...)
}

func (x *Memory) knownExtent(e *Entity, d int) *ir.Value {
	if d < len(e.Extent) {
		return e.Extent[d]
	}
	return nil
}

// contiguous reports whether the elements of a described array are contiguous, as i1.
func (x *Memory) contiguous(box *ir.Value, rank int) *ir.Value {
	size := x.Op1(fir.BoxEleSize, ir.Index(), box)
	var c *ir.Value
	want := size
	for d := range rank {
		_, extent, stride := x.BoxDims(box, d)
		same := x.CmpI(arith.EQ, stride, want)
		few := x.CmpI(arith.SLE, extent, x.Idx(1))
		one := x.Op1(arith.OrI, ir.I1(), same, few)
		if c == nil {
			c = one
		} else {
			c = x.And(c, one)
		}
		want = x.Op1(arith.MulI, ir.Index(), want, extent)
	}
	return c
}
