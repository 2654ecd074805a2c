package fortran

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Variables of assumed rank: their rank is in the descriptor (Fortran 2018 §8.5.8.7).

// anyBox is the descriptor of a variable of assumed rank.
func (x *fn) anyBox(n *front.Node) *ir.Value {
	v := x.variable(n.Symbol)
	if n.Symbol.Has(front.Allocatable | front.PointerAttr) {
		return x.Load(v.Addr)
	}
	return v.Addr
}

// rankOf is the rank of a descriptor, as an index.
func (x *fn) rankOf(box *ir.Value) *ir.Value { return x.AsIndex(x.Op1(fir.BoxRank, ir.I32(), box)) }

// dimsOf is what a descriptor says of a dimension that is not constant, from 0 on.
func (x *fn) dimsOf(box, dim *ir.Value) (lower, extent *ir.Value) {
	o := x.Op(fir.BoxDims, []*ir.Value{box, dim}, []ir.Type{ir.Index(), ir.Index(), ir.Index()})
	return o.Result(0), o.Result(1)
}

// anyBoundAt is shape, size with dim, lbound or ubound of a dimension from 0 on. Only an allocatable or pointer has lower bounds of its own.
func (x *fn) anyBoundAt(c *icall, box, dim *ir.Value) *ir.Value {
	lower, extent := x.dimsOf(box, dim)
	one := x.Idx(1)
	if !c.args[0].Symbol.Has(front.Allocatable | front.PointerAttr) {
		lower = one
	}
	lower = x.SelectOp(x.CmpI(arith.SGT, extent, x.Idx(0)), lower, one)
	switch c.f.Name {
	case "lbound":
		return lower
	case "ubound":
		return x.SubI(x.AddI(lower, extent), one)
	}
	return extent
}

// anyBound is size, lbound or ubound with dim of a variable of assumed rank.
func (x *fn) anyBound(c *icall) *ir.Value {
	x.needAnyRank(c)
	dim := x.SubI(x.index(c.arg("dim")), x.Idx(1))
	return x.Convert(x.anyBoundAt(c, x.anyBox(c.args[0]), dim), c.typ)
}

// anyBounds is shape, lbound or ubound of a variable of assumed rank: a vector with as many elements as that has dimensions.
func (x *fn) anyBounds(c *icall) *entity.Entity {
	x.needAnyRank(c)
	const most = 15
	box := x.anyBox(c.args[0])
	n := x.rankOf(box)
	addr := x.TempOf(typemap.ArrayType([]int64{most}, x.ScalarType(c.n.Type)))
	extents := []*ir.Value{n}
	to := fir.Ref(typemap.ArrayType(typemap.DeferredShape(1), x.ScalarType(c.n.Type)))
	out := &entity.Entity{Type: c.n.Type, Rank: 1, Addr: x.FirConvert(addr, to), Shape: x.ShapeOf(extents), Extent: extents, Temp: true}
	x.LoopNest(extents, func(idx []*ir.Value) {
		v := x.anyBoundAt(c, box, x.SubI(x.AsIndex(idx[0]), x.Idx(1)))
		x.Store(x.Convert(v, c.typ), x.Element(out, idx...))
	})
	return out
}

func (x *fn) needAnyRank(c *icall) {
	if n := c.args[0]; n.Kind != front.NameExpr || n.Symbol == nil || !n.Symbol.AssumedRank {
		x.unsupported(x.span(n), "'%s' of an array of any rank", c.f.Name)
	}
}

// selectRank lowers select rank: in each part the selector is an array of that rank.
func (x *fn) selectRank(b *front.Block, n *front.SelectStmt) {
	subject := n.Expr.Node()
	box := x.anyBox(subject)
	rank := x.rankOf(box)
	zero := x.Idx(0)
	last := x.SelectOp(x.CmpI(arith.SGT, rank, zero), x.SubI(rank, x.Idx(1)), zero)
	_, extent := x.dimsOf(box, last)
	// The last extent of an assumed-size array is -1.
	star := x.And(x.CmpI(arith.SGT, rank, zero), x.CmpI(arith.EQ, extent, x.Idx(-1)))
	x.branches(b, b.Parts, func(p *front.Part) *ir.Value {
		v := p.Head.Node.(*front.CaseStmt).Values[0].Node()
		if v.Kind == front.StarExpr {
			return star
		}
		r, _ := front.IntegerValue(v)
		c := x.CmpI(arith.EQ, rank, x.Idx(r))
		if r == 0 {
			return c
		}
		return x.And(c, x.Op1(arith.XOrI, ir.I1(), star, x.Bool(true)))
	}, func(p *front.Part) { x.rankedPart(p, subject, box) })
}

// rankedPart lowers the statements of a part of select rank.
func (x *fn) rankedPart(p *front.Part, subject *front.Node, box *ir.Value) {
	if p.Scope == nil {
		x.items(p.Items)
		return
	}
	for _, s := range p.Scope.Symbols() {
		x.declared[s] = x.rankedVariable(s, subject, box)
	}
	x.scopes = append(x.scopes, p.Scope)
	x.items(p.Items)
	x.scopes = x.scopes[:len(x.scopes)-1]
}

// rankedVariable is the selector with the rank of a part.
func (x *fn) rankedVariable(s *front.Symbol, subject *front.Node, box *ir.Value) *entity.Variable {
	v := &entity.Variable{Sym: s}
	if s.AssumedRank {
		*v = *x.variable(subject.Symbol)
		v.Sym = s
		return v
	}
	elem := x.ScalarType(s.Type)
	if s.Has(front.Allocatable | front.PointerAttr) {
		ref := x.FirConvert(x.variable(subject.Symbol).Addr, fir.Ref(x.MutableBox(s, elem)))
		v.Addr = x.declareOp(s, ref, nil, nil, 0, nil, 0)
		return v
	}
	t := typemap.Boxed(typemap.ArrayType(typemap.DeferredShape(s.Rank()), elem), s.Type.Poly)
	whole := x.FirConvert(box, t)
	if entity.IsCharacter(s.Type) {
		v.Len = x.BoxCharLen(whole, s.Type)
	}
	v.Lower, v.Extent = x.bounds(s)
	switch {
	case s.Rank() > 0 && s.Dims[s.Rank()-1].Upper != nil: // assumed size
		v.Shape = x.AnyShape(v.Lower, v.Extent)
		v.Addr = x.declareOp(s, x.BoxAddr(whole), v.Shape, v.Len, 0, nil, 0)
	case s.Rank() == 0 && !s.Type.Poly:
		v.Addr = x.declareOp(s, x.BoxAddr(whole), nil, v.Len, 0, nil, 0)
	default:
		v.Addr = x.declareOp(s, whole, nil, nil, 0, nil, 0)
		if v.Box = v.Addr; s.Rank() > 0 {
			v.Box = x.Rebox(t, v.Addr, nil, nil)
		}
	}
	return v
}
