package intrinsic

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Bounds of variables of assumed rank: their rank is in the descriptor (Fortran 2018 §8.5.8.7).

// anyBoundAt is shape, size with dim, lbound or ubound of a dimension from 0 on. Only an allocatable or pointer has lower bounds of its own.
func (x *Lowering) anyBoundAt(c *reference, box, dim *ir.Value) *ir.Value {
	lower, extent := x.DimsAt(box, dim)
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
func (x *Lowering) anyBound(c *reference) *ir.Value {
	x.needAnyRank(c)
	dim := x.SubI(x.host.Index(c.arg("dim")), x.Idx(1))
	return x.Convert(x.anyBoundAt(c, x.Descriptor(x.host.Variable(c.args[0].Symbol)), dim), c.typ)
}

// anyBounds is shape, lbound or ubound of a variable of assumed rank: a vector with as many elements as that has dimensions.
func (x *Lowering) anyBounds(c *reference) *entity.Entity {
	x.needAnyRank(c)
	const most = 15
	box := x.Descriptor(x.host.Variable(c.args[0].Symbol))
	n := x.RankOf(box)
	addr := x.TempOf(typemap.ArrayType([]int64{most}, x.types.ScalarType(c.n.Type)))
	extents := []*ir.Value{n}
	to := fir.Ref(typemap.ArrayType(typemap.DeferredShape(1), x.types.ScalarType(c.n.Type)))
	out := &entity.Entity{Type: c.n.Type, Rank: 1, Addr: x.FirConvert(addr, to), Shape: x.ShapeOf(extents), Extent: extents, Temp: true}
	x.LoopNest(extents, func(idx []*ir.Value) {
		v := x.anyBoundAt(c, box, x.SubI(x.AsIndex(idx[0]), x.Idx(1)))
		x.Store(x.Convert(v, c.typ), x.Element(out, idx...))
	})
	return out
}

func (x *Lowering) needAnyRank(c *reference) {
	if n := c.args[0]; n.Kind != front.NameExpr || n.Symbol == nil || !n.Symbol.AssumedRank {
		x.host.Unsupported(x.host.Span(n), "'%s' of an array of any rank", c.f.Name)
	}
}
