package call

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/entity"
)

// Elemental calls an elemental function of the program for each element.
func (x *Lowering) Elemental(n *front.Node) *entity.Elements {
	c := x.calleeOf(n)
	if c.proc != nil && c.proc.Statement != nil {
		x.host.Unsupported(x.host.Span(n), "a statement function on arrays")
	}
	list, bind := x.elementArguments(c)
	out := &entity.Elements{Extents: entity.ShapeFrom(list...), At: func(idx []*ir.Value) entity.Part {
		call := bind(idx)
		e := x.call(call, true)
		p := entity.Part{Addr: e.Addr, Len: e.Len}
		if entity.ByValue(n.Type) {
			p.Value = x.Load(e.Addr)
		}
		return p
	}}
	if r := c.result(); entity.IsCharacter(r.Type) && r.Type.Len < 0 && c.known {
		// It depends on nothing but lengths and what is the same for all elements (Fortran 2018 §15.8.1), so the elements may be anywhere.
		nowhere := bind(nil)
		args, _ := x.actuals(nowhere)
		x.withDummies(nowhere, args, func() { out.Len = x.host.Length(r) })
	}
	return out
}

// elementArguments prepares the arguments of an elemental procedure; bind makes the call for the elements at some
// indices, or with nil for absent elements.
func (x *Lowering) elementArguments(c *callee) (list []*entity.Elements, bind func(idx []*ir.Value) *callee) {
	list = make([]*entity.Elements, len(c.args))
	for i, a := range c.args {
		if a != nil && a.Rank > 0 {
			list[i] = x.Elements(a)
		}
	}
	scalars := make([]*front.Node, len(c.args))
	for i, a := range c.args {
		if a == nil || list[i] != nil {
			continue
		}
		if entity.IsDesignator(a) {
			scalars[i] = a
			continue
		}
		scalars[i] = x.NameFor(a.Type, x.Value(a))
	}
	return list, func(idx []*ir.Value) *callee {
		own := *c
		own.args = make([]*front.Node, len(c.args))
		for i, a := range c.args {
			switch {
			case list[i] != nil:
				p := entity.Part{Addr: x.ZeroBits(fir.Ref(x.types.ScalarType(a.Type))), Len: list[i].Len}
				if idx != nil {
					p = list[i].At(idx)
				}
				if p.Addr == nil {
					p.Addr = x.Spill(p.Value)
				}
				own.args[i] = x.NameFor(a.Type, &entity.Entity{Type: a.Type, Addr: p.Addr, Len: p.Len, Dynamic: list[i].Dynamic})
			default:
				own.args[i] = scalars[i]
			}
		}
		if c.pass >= 0 {
			own.object = own.args[c.pass]
		}
		return &own
	}
}

// elementalCall calls an elemental subroutine for each element, if an argument is an array.
func (x *Lowering) elementalCall(c *callee) bool {
	array := false
	for _, a := range c.args {
		array = array || a != nil && a.Rank > 0
	}
	if !array {
		return false
	}
	list, bind := x.elementArguments(c)
	x.LoopNest(entity.ShapeFrom(list...), func(idx []*ir.Value) { x.call(bind(idx), false) })
	return true
}
