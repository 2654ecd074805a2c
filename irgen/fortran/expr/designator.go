package expr

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Designator lowers a variable reference: a name, element, section, component or substring.
func (x *Lowering) Designator(n *front.Node) *entity.Entity {
	switch n.Kind {
	case front.ParenExpr:
		return x.Designator(n.Args[0])
	case front.NameExpr:
		if n.Symbol == nil || n.Symbol.Kind != front.Variable && n.Symbol.Kind != front.Parameter {
			break
		}
		return x.host.Variable(n.Symbol)
	case front.MemberExpr:
		return x.memberEntity(n)
	case front.RefExpr:
		switch n.Ref {
		case front.Element:
			return x.ElementEntity(n)
		case front.Section:
			return x.sectionEntity(n)
		case front.Substring:
			return x.substringEntity(n)
		}
	}
	x.host.Unsupported(x.host.Span(n), "this as a variable")
	return nil
}

// Base is the entity before subscripts or a component: a designator, or a temporary with a function's result.
func (x *Lowering) Base(n *front.Node) *entity.Entity {
	if entity.IsDesignator(n) {
		return x.Designator(n)
	}
	return x.Value(n)
}

func (x *Lowering) ElementEntity(n *front.Node) *entity.Entity {
	if m := n.Args[0]; n.Rank > 0 && m.Kind == front.MemberExpr && m.Symbol != nil {
		return x.elementOfComponents(n, m)
	}
	e := x.Base(n.Args[0])
	idx := make([]*ir.Value, 0, len(n.Args)-1)
	for _, a := range n.Args[1:] {
		idx = append(idx, x.Subscript(a))
	}
	out := &entity.Entity{Type: e.Type, Base: e.Base, Sym: e.Sym, Len: e.Len, Temp: e.Temp}
	out.Addr = x.Element(e, idx...)
	if e.Type.Poly {
		out.Dynamic = e.Box
	}
	return out
}

// elementOfComponents is a%c(i) of an array a: an element of the component c of each element.
func (x *Lowering) elementOfComponents(n, m *front.Node) *entity.Entity {
	e := x.Base(m.Args[0])
	c := m.Symbol
	if typemap.Described(c) {
		x.host.Unsupported(x.host.Span(n), "the component '%s' of an array", c.Name)
	}
	out := &entity.Entity{Type: c.Type, Base: e.Base, Sym: c, Of: e, Rank: e.Rank, Temp: e.Temp}
	if entity.IsCharacter(c.Type) {
		out.Len = x.host.Length(c)
	}
	s := entity.Step{Name: c.Name}
	var extent []*ir.Value
	s.Lower, extent = x.host.Bounds(c)
	s.Shape = x.AnyShape(s.Lower, extent)
	for _, a := range n.Args[1:] {
		s.Index = append(s.Index, x.Subscript(a))
	}
	out.Path = []entity.Step{s}
	return out
}

// Subscript is a subscript: a constant of type index, else of type i64 as flang has it.
func (x *Lowering) Subscript(n *front.Node) *ir.Value {
	if v, ok := front.IntegerValue(n); ok {
		return x.Idx(v)
	}
	return x.AsI64(x.Scalar(n))
}

func (x *Lowering) sectionEntity(n *front.Node) *entity.Entity {
	e := x.Base(n.Args[0])
	out := &entity.Entity{Type: e.Type, Base: e.Base, Sym: e.Sym, Len: e.Len, Of: e, Temp: e.Temp}
	if n.Args[0].Kind == front.MemberExpr && n.Args[0].Args[0].Rank > 0 && len(n.Args)-1 != e.Rank {
		x.host.Unsupported(x.host.Span(n), "a section of a component of an array section")
	}
	for d, a := range n.Args[1:] {
		switch {
		case a.Kind == front.TripletExpr:
			out.Subs = append(out.Subs, x.triplet(e, d, a))
			out.Rank++
		case a.Rank == 1:
			out.Subs = append(out.Subs, entity.Subscript{Vector: x.Value(a)})
			out.Rank++
		default:
			out.Subs = append(out.Subs, entity.Subscript{Index: x.Index(a)})
		}
	}
	return out
}

// triplet lowers first:last:step of a dimension.
func (x *Lowering) triplet(e *entity.Entity, d int, n *front.Node) entity.Subscript {
	s := entity.Subscript{Step: x.Idx(1)}
	low := x.LowerOf(e, d)
	if n.Args[0] != nil {
		s.Lower = x.Index(n.Args[0])
	}
	if n.Args[1] != nil && n.Args[1].Kind != front.StarExpr {
		s.Upper = x.Index(n.Args[1])
	}
	if n.Args[2] != nil {
		s.Step = x.Index(n.Args[2])
	}
	if s.Lower == nil {
		s.Lower = low
	}
	if s.Upper == nil {
		extent := x.ExtentOf(e, d)
		if n.Args[0] == nil && n.Args[2] == nil {
			s.Extent = extent
		}
		s.Upper = x.SubI(x.AddI(low, extent), x.Idx(1))
	}
	if v, ok := build.ConstantOf(s.Step); ok && v < 0 && n.Args[0] == nil {
		// a(::-1) has no default in the other direction: the bounds stay as they are.
		s.Lower = low
	}
	if s.Extent == nil {
		s.Extent = x.TripCount(s.Lower, s.Upper, s.Step)
	}
	return s
}

func (x *Lowering) memberEntity(n *front.Node) *entity.Entity {
	base := n.Args[0]
	if n.Symbol == nil {
		return x.partOf(n)
	}
	if e := x.host.Member(n); e != nil {
		return e
	}
	e := x.Base(base)
	c := n.Symbol
	if e.Rank > 0 {
		out := &entity.Entity{Type: c.Type, Base: e.Base, Sym: c, Of: e, Rank: e.Rank, Path: []entity.Step{{Name: c.Name}}, Temp: e.Temp}
		if c.Rank() > 0 || typemap.Described(c) {
			x.host.Unsupported(x.host.Span(n), "the component '%s' of an array", c.Name)
		}
		if entity.IsCharacter(c.Type) {
			out.Len = x.host.Length(c)
		}
		return out
	}
	addr := e.Addr
	if addr == nil && e.Box != nil {
		addr = x.BoxAddr(e.Box)
	}
	return x.ComponentEntity(e, x.Member(addr, c.Name), c)
}

// ComponentEntity is the component c at addr.
func (x *Lowering) ComponentEntity(of *entity.Entity, addr *ir.Value, c *front.Symbol) *entity.Entity {
	e := &entity.Entity{Type: c.Type, Base: of.Base, Sym: c, Rank: c.Rank(), Temp: of.Temp}
	if entity.IsCharacter(c.Type) && (c.Type.Len >= 0 || !typemap.Described(c)) {
		e.Len = x.host.Length(c) // a descriptor has one that is not constant
	}
	if typemap.Described(c) && c.Kind != front.Procedure {
		e.Ref = addr
		return x.ThroughRef(e)
	}
	e.Addr = addr
	if e.Rank > 0 {
		e.Lower, e.Extent = x.host.Bounds(c)
		e.Shape = x.AnyShape(e.Lower, e.Extent)
	}
	return e
}

// partOf is the real or imaginary part of a complex variable.
func (x *Lowering) partOf(n *front.Node) *entity.Entity {
	base := n.Args[0]
	if base.Type.Class != frontend.Complex || base.Rank > 0 {
		x.host.Unsupported(x.host.Span(n), "this component")
	}
	e := x.Designator(base)
	i := int64(0)
	if n.Text == "im" {
		i = 1
	}
	return &entity.Entity{Type: n.Type, Base: e.Base, Sym: e.Sym, Addr: x.Coordinate(e.Addr, x.I32(i), fir.Ref(x.types.ScalarType(n.Type)))}
}
