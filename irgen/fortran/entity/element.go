package entity

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Element is the address of an element; the indices count from the entity's own lower bounds.
func (x *Memory) Element(e *Entity, idx ...*ir.Value) *ir.Value {
	if e.Of != nil {
		return x.within(e, x.Element(e.Of, x.inner(e, idx)...))
	}
	if e.Rank == 0 {
		return e.Addr
	}
	var params []*ir.Value
	elem := x.elementType(e)
	if c, ok := elem.(*fir.CharType); ok && c.Len == ir.Dynamic && !isBoxed(e) {
		params = []*ir.Value{e.Len}
	}
	if e.Addr != nil {
		return x.ArrayCoor(e.Addr, e.Shape, idx, elem, params...)
	}
	return x.ArrayCoor(e.Box, e.Shape, idx, elem)
}

func isBoxed(e *Entity) bool { return e.Addr == nil }

// elementType is the type of an element in memory.
func (x *Memory) elementType(e *Entity) ir.Type {
	switch {
	case e.Of != nil:
		return x.types.ScalarType(e.Type)
	case e.Addr != nil:
		return build.ElementOf(e.Addr.Type())
	}
	return build.ElementOf(e.Box.Type())
}

// inner maps indices of a section to those of the array it is of.
func (x *Memory) inner(e *Entity, idx []*ir.Value) []*ir.Value {
	if e.Subs == nil {
		if e.Lower == nil && e.Of.Lower != nil && e.Rank > 0 {
			// A component of each element: the section counts from one.
			out := make([]*ir.Value, len(idx))
			for d, i := range idx {
				out[d] = x.fromOne(i, e.Of.Lower[d])
			}
			return out
		}
		return idx
	}
	var out []*ir.Value
	k := 0
	for _, s := range e.Subs {
		switch {
		case s.Index != nil:
			out = append(out, s.Index)
			continue
		case s.Vector != nil:
			at := x.AsIndex(idx[k])
			out = append(out, x.AsIndex(x.Load(x.Element(s.Vector, x.fromOne(at, x.LowerOf(s.Vector, 0))))))
		default:
			// lower + (i-1)*step, with the constants put together.
			i := x.AsIndex(idx[k])
			if v, ok := build.ConstantOf(s.Step); ok && v == 1 {
				out = append(out, x.fromOne(i, s.Lower))
			} else {
				out = append(out, x.AddI(x.MulI(x.SubI(i, x.Idx(1)), s.Step), s.Lower))
			}
		}
		k++
	}
	return out
}

// fromOne maps an index that counts from one to one that counts from lower.
func (x *Memory) fromOne(i, lower *ir.Value) *ir.Value {
	v, ok := build.ConstantOf(lower)
	if ok {
		return x.AddI(i, x.Idx(v-1))
	}
	return x.AddI(i, x.SubI(lower, x.Idx(1)))
}

// within follows the components and the substring of a section's elements.
func (x *Memory) within(e *Entity, addr *ir.Value) *ir.Value {
	for _, s := range e.Path {
		addr = x.Member(addr, s.Name)
		if s.Index != nil {
			addr = x.ArrayCoor(addr, s.Shape, s.Index, build.ElementOf(addr.Type()))
		}
	}
	if e.Part != nil {
		addr = x.SubstringAddr(addr, e.Part, e.Type)
	}
	return addr
}

// Member is the address of a component, which may be one of the type extended.
func (x *Memory) Member(addr *ir.Value, name string) *ir.Value {
	for {
		rec, _ := build.PointeeOf(addr.Type()).(*fir.RecordType)
		if rec.FieldIndex(name) >= 0 {
			return x.Component(addr, name)
		}
		addr = x.Component(addr, rec.Fields()[0].Name)
	}
}

// SubstringAddr is the address of a substring of the character at addr.
func (x *Memory) SubstringAddr(addr *ir.Value, p *Substring, t front.Type) *ir.Value {
	return x.FirConvert(x.Offset(addr, x.SubI(p.From, x.Idx(1))), fir.Ref(x.types.ScalarType(t)))
}

// At1 is the address of an element at indices that count from one.
func (x *Memory) At1(e *Entity, idx []*ir.Value) *ir.Value {
	if e.Rank == 0 {
		return e.Addr
	}
	if e.Lower == nil || e.Of != nil {
		return x.Element(e, idx...)
	}
	out := make([]*ir.Value, len(idx))
	for d, i := range idx {
		out[d] = x.fromOne(i, e.Lower[d])
	}
	return x.Element(e, out...)
}

// ScalarAt is the element at indices that count from one.
func (x *Memory) ScalarAt(e *Entity, idx []*ir.Value) *Entity {
	return &Entity{Type: e.Type, Addr: x.At1(e, idx), Len: e.Len}
}
