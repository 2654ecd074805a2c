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

// selectRank lowers select rank: in each part the selector is an array of that rank.
func (x *fn) selectRank(b *front.Block, n *front.SelectStmt) {
	subject := n.Expr.Node()
	box := x.Descriptor(x.variable(subject.Symbol))
	rank := x.RankOf(box)
	zero := x.Idx(0)
	last := x.SelectOp(x.CmpI(arith.SGT, rank, zero), x.SubI(rank, x.Idx(1)), zero)
	_, extent := x.DimsAt(box, last)
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
