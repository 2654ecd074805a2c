package entity

import (
	"accc/dialects/fir"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// A Part is an element: the value of a number or logical, the address of anything else, with the length of a character.
type Part struct{ Value, Addr, Len *ir.Value }

// Elements is an array expression as a function from indices, or a scalar one that is broadcast to any shape. What is the
// same for all elements is evaluated when the function is made, outside of the loops.
type Elements struct {
	// At is the element at indices that count from one.
	At func(idx []*ir.Value) Part
	// Extents are nil for a scalar.
	Extents []*ir.Value
	// Len is that of characters, of type index.
	Len *ir.Value
	// Dynamic is a descriptor with the dynamic type of the elements of a polymorphic array.
	Dynamic *ir.Value
}

// ElementsOf are those of an entity.
func (x *Memory) ElementsOf(e *Entity) *Elements {
	out := &Elements{Extents: x.Extents(e)}
	if IsCharacter(e.Type) {
		out.Len = x.LenOf(e)
	}
	if e.Type.Poly && e.Rank > 0 {
		out.Dynamic = x.BoxOf(e)
	}
	out.At = func(idx []*ir.Value) Part {
		p := Part{Addr: x.At1(e, idx), Len: out.Len}
		if ByValue(e.Type) {
			p.Value = x.Load(p.Addr)
		}
		return p
	}
	return out
}

// ShapeFrom takes the shape of the first operand that has one.
func ShapeFrom(list ...*Elements) []*ir.Value {
	var out []*ir.Value
	for _, e := range list {
		if e == nil || e.Extents == nil {
			continue
		}
		if out == nil {
			out = append([]*ir.Value(nil), e.Extents...)
			continue
		}
		for d := range out {
			// Operands have one shape, so that a constant extent of either is that of both.
			if _, ok := build.ConstantOf(out[d]); !ok && d < len(e.Extents) {
				if _, ok := build.ConstantOf(e.Extents[d]); ok {
					out[d] = e.Extents[d]
				}
			}
		}
	}
	return out
}

// PutElement stores an element at indices that count from one.
func (x *Memory) PutElement(e *Entity, idx []*ir.Value, p Part) { x.PutAt(e, x.At1(e, idx), p) }

// PutAt stores an element at an address.
func (x *Memory) PutAt(e *Entity, addr *ir.Value, p Part) {
	switch {
	case IsCharacter(e.Type):
		x.AssignChar(addr, x.LenOf(e), p.Addr, p.Len)
	case !ByValue(e.Type) && e.Temp && HasFinal(e.Type.Derived):
		x.copyRecord("AssignTemporary", addr, p.Addr, e.Type)
	case !ByValue(e.Type):
		x.CopyRecord(addr, p.Addr, e.Type)
	default:
		v := p.Value
		if v == nil {
			v = x.Load(p.Addr)
		}
		x.Store(x.Convert(v, build.PointeeOf(addr.Type())), addr)
	}
}

// PutBits copies an element as it is: pointers in it point to what they did.
func (x *Memory) PutBits(e *Entity, addr *ir.Value, p Part) {
	if ByValue(e.Type) || IsCharacter(e.Type) {
		x.PutAt(e, addr, p)
		return
	}
	x.Op(fir.Copy, []*ir.Value{p.Addr, addr}, nil)
}

// CopyEntity copies the elements of one entity to another of the same shape.
func (x *Memory) CopyEntity(to, from *Entity) {
	if to.Rank == 0 {
		src := Part{Addr: x.AddressOf(from), Len: from.Len}
		if IsCharacter(from.Type) {
			src.Len = x.LenOf(from)
		}
		x.PutAt(to, x.AddressOf(to), src)
		return
	}
	src := x.ElementsOf(from)
	x.LoopNest(src.Extents, func(idx []*ir.Value) { x.PutElement(to, idx, src.At(idx)) })
}

// copyBits copies elements as they are.
func (x *Memory) copyBits(to, from *Entity) {
	src := x.ElementsOf(from)
	x.LoopNest(src.Extents, func(idx []*ir.Value) { x.PutBits(to, x.At1(to, idx), src.At(idx)) })
}
