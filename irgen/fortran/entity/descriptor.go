package entity

import (
	"accc/dialects/fir"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// BoxOf is the descriptor of an entity.
func (x *Memory) BoxOf(e *Entity) *ir.Value {
	if e.Box != nil {
		return e.Box
	}
	if e.Of == nil {
		var params []*ir.Value
		t := x.boxElem(e)
		if c, ok := build.ElementOf(t).(*fir.CharType); ok && c.Len == ir.Dynamic {
			params = []*ir.Value{e.Len}
		}
		if e.Dynamic != nil {
			return x.Grouped(fir.Embox, fir.Class(t), [][]*ir.Value{{e.Addr}, {e.Shape}, nil, params, {e.Dynamic}}).Result(0)
		}
		return x.Embox(typemap.Boxed(t, false), e.Addr, e.Shape, nil, params...)
	}
	return x.SectionBox(e)
}

// boxElem is what the descriptor of a contiguous entity is of.
func (x *Memory) boxElem(e *Entity) ir.Type { return build.PointeeOf(e.Addr.Type()) }

// SectionBox is the descriptor of a section.
func (x *Memory) SectionBox(e *Entity) *ir.Value {
	return x.SectionBoxOf(e, typemap.DeferredShape(e.Rank))
}

// SectionBoxOf is the descriptor of a section; shape has the extents that its type says, -1 for others.
func (x *Memory) SectionBoxOf(e *Entity, shape []int64) *ir.Value {
	if x.HasVector(e) {
		return x.BoxOf(x.CopyOf(e))
	}
	base, subs, path, part := x.flatten(e)
	if base == nil {
		return x.BoxOf(x.CopyOf(e))
	}
	var triples []*ir.Value
	undef := func() *ir.Value { return x.Undefined(ir.Index()) }
	if subs == nil {
		for d := range base.Rank {
			low := x.LowerOf(base, d)
			n := x.ExtentOf(base, d)
			triples = append(triples, low, x.SubI(x.AddI(low, n), x.Idx(1)), x.Idx(1))
		}
	}
	for _, s := range subs {
		if s.Index != nil {
			triples = append(triples, s.Index, undef(), undef())
			continue
		}
		triples = append(triples, s.Lower, s.Upper, s.Step)
	}
	var fields []*ir.Value
	rec, _ := x.elementType(base).(*fir.RecordType)
	for _, s := range path {
		for rec.FieldIndex(s.Name) < 0 {
			parent := rec.Fields()[0]
			fields = append(fields, x.fieldIndex(parent.Name, rec))
			rec = parent.Type.(*fir.RecordType)
		}
		fields = append(fields, x.fieldIndex(s.Name, rec))
		t := rec.Fields()[rec.FieldIndex(s.Name)].Type
		if s.Index != nil {
			if len(s.Index) > 1 {
				x.host.Unsupported("a descriptor of elements of the component '%s' of an array", s.Name)
			}
			fields = append(fields, x.SubI(x.AsIndex(s.Index[0]), s.Lower[0]))
			t = t.(*fir.ArrayType).Elem
		}
		rec, _ = t.(*fir.RecordType)
	}
	var substr []*ir.Value
	if part != nil {
		substr = []*ir.Value{x.SubI(part.From, x.Idx(1)), part.Len}
	}
	rank := len(triples) / 3
	slice := x.Grouped(fir.Slice, fir.Number("slice", int64(rank)), [][]*ir.Value{triples, fields, substr}).Result(0)
	elem := x.types.ScalarType(e.Type)
	if part != nil {
		elem = fir.Char(int64(e.Type.Kind), ir.Dynamic)
	}
	t := typemap.Boxed(typemap.ArrayType(shape, elem), e.Type.Poly && path == nil)
	if base.Addr == nil {
		return x.Rebox(t, base.Box, base.Shape, slice)
	}
	var params []*ir.Value
	if c, ok := x.elementType(base).(*fir.CharType); ok && c.Len == ir.Dynamic && part == nil {
		params = []*ir.Value{e.Len}
	}
	return x.Embox(t, base.Addr, base.Shape, slice, params...)
}

func (x *Memory) fieldIndex(name string, rec *fir.RecordType) *ir.Value {
	return x.Op(fir.FieldIndex, nil, []ir.Type{fir.Word("field")}, build.Attr("field_id", ir.String(name)), build.Attr("on_type", ir.TypeValue(rec))).Result(0)
}

// HasVector reports whether a section has a vector subscript.
func (x *Memory) HasVector(e *Entity) bool {
	for ; e != nil; e = e.Of {
		for _, s := range e.Subs {
			if s.Vector != nil {
				return true
			}
		}
	}
	return false
}

// flatten puts sections of sections together: subscripts of one array, then components, then a substring. The array is nil
// where that is not possible.
func (x *Memory) flatten(e *Entity) (base *Entity, subs []Subscript, path []Step, part *Substring) {
	if e.Of == nil {
		return e, nil, nil, nil
	}
	base, subs, path, part = x.flatten(e.Of)
	if base == nil || part != nil {
		return nil, nil, nil, nil
	}
	if e.Subs != nil {
		if path != nil {
			return nil, nil, nil, nil
		}
		if subs == nil {
			subs = e.Subs
		} else {
			out := make([]Subscript, len(subs))
			k := 0
			for i, s := range subs {
				if s.Index != nil {
					out[i] = s
					continue
				}
				out[i] = x.compose(s, e.Subs[k])
				k++
			}
			subs = out
		}
	}
	return base, subs, append(path, e.Path...), e.Part
}

// compose is the subscript of a section of a section.
func (x *Memory) compose(outer, in Subscript) Subscript {
	at := func(i *ir.Value) *ir.Value {
		return x.AddI(x.MulI(x.SubI(i, x.Idx(1)), outer.Step), outer.Lower)
	}
	if in.Index != nil {
		return Subscript{Index: at(in.Index)}
	}
	return Subscript{Lower: at(in.Lower), Upper: at(in.Upper), Step: x.MulI(in.Step, outer.Step), Extent: in.Extent}
}

// NullBox is the descriptor of an allocatable or pointer that has nothing.
func (x *Memory) NullBox(t ir.Type, length *ir.Value, rank int) *ir.Value {
	null := x.ZeroBits(build.PointeeOf(t))
	var shape *ir.Value
	if rank > 0 {
		zero := x.Idx(0)
		list := make([]*ir.Value, rank)
		for i := range list {
			list[i] = zero
		}
		shape = x.ShapeOf(list)
	}
	if c, ok := build.ElementOf(t).(*fir.CharType); ok && c.Len == ir.Dynamic {
		if length == nil {
			length = x.Idx(0)
		}
		return x.Embox(t, null, shape, nil, length)
	}
	return x.Embox(t, null, shape, nil)
}

// PointerTo is a descriptor of type box, of a pointer to an entity.
func (x *Memory) PointerTo(e *Entity, box ir.Type) *ir.Value {
	want := box.(*fir.BoxType)
	if e.Dynamic != nil && want.Mnemonic() == "class" {
		v := x.BoxOf(e)
		if build.ElementOf(v.Type()) == build.ElementOf(box) {
			return x.Rebox(box, v, nil, nil)
		}
		return x.FirConvert(v, box)
	}
	if e.Box == nil && e.Of == nil {
		var params []*ir.Value
		if c, ok := build.ElementOf(e.Addr.Type()).(*fir.CharType); ok && c.Len == ir.Dynamic {
			params = []*ir.Value{x.LenOf(e)}
		}
		addr := e.Addr
		if want.Mnemonic() != "class" || build.ElementOf(want) == build.ElementOf(addr.Type()) {
			addr = x.FirConvert(addr, x.pointerType(want, addr))
			return x.Embox(want, addr, e.Shape, nil, params...)
		}
		v := x.Embox(fir.Class(fir.Ptr(build.PointeeOf(addr.Type()))), x.FirConvert(addr, fir.Ptr(build.PointeeOf(addr.Type()))), e.Shape, nil, params...)
		return x.FirConvert(v, box)
	}
	v := x.BoxOf(e)
	if e.Type.Poly != (want.Mnemonic() == "class") {
		own := fir.Box(build.PointeeOf(v.Type()))
		if want.Mnemonic() == "class" {
			own = fir.Class(build.PointeeOf(v.Type()))
		}
		v = x.Rebox(own, v, e.shift(x), nil)
		if v.Type() == box {
			return v
		}
		return x.FirConvert(v, box)
	}
	if build.ElementOf(v.Type()) != build.ElementOf(box) {
		return x.FirConvert(v, box)
	}
	return x.Rebox(box, v, e.shift(x), nil)
}

// shift sets the lower bounds of a whole array in its descriptor, nil where they are one.
func (e *Entity) shift(x *Memory) *ir.Value {
	if e.Rank == 0 || e.Of != nil || len(e.Lower) != e.Rank || build.AllOnes(e.Lower) {
		return nil
	}
	return x.Shift(e.Lower)
}

// pointerType is the type of the address that a pointer descriptor holds.
func (x *Memory) pointerType(want *fir.BoxType, addr *ir.Value) ir.Type {
	t := build.ElementOf(want)
	if c, ok := t.(*fir.CharType); ok && c.Len == ir.Dynamic {
		return addr.Type()
	}
	return want.Elem
}
