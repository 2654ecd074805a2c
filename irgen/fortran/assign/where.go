package assign

import (
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// WhereStatement lowers where with one assignment.
func (x *Lowering) WhereStatement(n *front.WhereStmt) {
	x.where(n.Mask.Node(), []*front.Item{{Stmt: n.Action}}, nil)
}

// WhereBlock lowers where with its elsewhere parts.
func (x *Lowering) WhereBlock(b *front.Block, n *front.WhereStmt) {
	x.where(n.Mask.Node(), b.Parts[0].Items, b.Parts[1:])
}

// where lowers the parts of a where construct (Fortran 2018 §10.2.3): masks are evaluated before what they govern.
func (x *Lowering) where(n *front.Node, items []*front.Item, rest []*front.Part) {
	x.whereIn(n, items, rest, nil)
}

func (x *Lowering) whereIn(n *front.Node, items []*front.Item, rest []*front.Part, within *entity.Entity) {
	m := x.maskOf(n, within)
	t := x.types.ScalarType(byteLogical)
	x.masked(m, items)
	// What is left for elsewhere: the elements that no mask so far was true for.
	left, taken := within, m
	for _, p := range rest {
		e, ok := p.Head.Node.(*front.ElsewhereStmt)
		if !ok {
			continue
		}
		x.B.Loc = build.Location(x.host.StatementSpan(p.Head))
		next := &entity.Entity{Type: byteLogical, Rank: m.Rank, Temp: true, Extent: m.Extent}
		x.AllocateTemp(next)
		before, now := left, taken
		x.IndependentNest(m.Extent, func(idx []*ir.Value) {
			v := x.Not(x.maskAt(now, idx))
			if before != nil {
				v = x.And(v, x.maskAt(before, idx))
			}
			x.Store(x.Convert(v, t), x.At1(next, idx))
		})
		left = next
		taken = next
		if e.Mask != nil {
			taken = x.maskOf(e.Mask.Node(), next)
		}
		x.masked(taken, p.Items)
	}
}

// maskAt reports whether a part of where is meant for an element.
func (x *Lowering) maskAt(m *entity.Entity, idx []*ir.Value) *ir.Value {
	return x.Convert(x.Load(x.At1(m, idx)), ir.I1())
}

var byteLogical = front.Type{Class: frontend.Logical, Kind: 1}

// maskOf evaluates a mask; within, if there, is the mask around, and unless what has been taken already.
func (x *Lowering) maskOf(n *front.Node, within *entity.Entity) *entity.Entity {
	src := x.Elements(n)
	e := &entity.Entity{Type: byteLogical, Rank: n.Rank, Temp: true, Extent: src.Extents}
	if src.Extents == nil {
		e.Rank, e.Extent = within.Rank, within.Extent
	}
	x.AllocateTemp(e)
	t := x.types.ScalarType(byteLogical)
	x.IndependentNest(e.Extent, func(idx []*ir.Value) {
		v := func() *ir.Value { return x.Convert(x.Convert(src.At(idx).Value, ir.I1()), t) }
		if within == nil {
			x.Store(v(), x.At1(e, idx))
			return
		}
		x.IfThenElse(x.maskAt(within, idx), func() { x.Store(v(), x.At1(e, idx)) }, func() { x.Store(x.Convert(x.Bool(false), t), x.At1(e, idx)) })
	})
	return e
}

// masked lowers the assignments that a mask governs.
func (x *Lowering) masked(m *entity.Entity, items []*front.Item) {
	for _, i := range items {
		switch {
		case i.Block != nil:
			w, ok := i.Block.Head.Node.(*front.WhereStmt)
			if !ok {
				x.host.Unsupported(x.host.StatementSpan(i.Block.Head), "this block in where")
			}
			x.B.Loc = build.Location(x.host.StatementSpan(i.Block.Head))
			x.whereIn(w.Mask.Node(), i.Block.Parts[0].Items, i.Block.Parts[1:], m)
		case i.Stmt != nil:
			x.B.Loc = build.Location(x.host.StatementSpan(i.Stmt))
			switch s := i.Stmt.Node.(type) {
			case *front.AssignStmt:
				x.maskedAssignment(m, s)
			case *front.WhereStmt:
				x.whereIn(s.Mask.Node(), []*front.Item{{Stmt: s.Action}}, nil, m)
			case *front.WordStmt:
			default:
				x.host.Unsupported(x.host.StatementSpan(i.Stmt), "this statement in where")
			}
		}
	}
}

func (x *Lowering) maskedAssignment(m *entity.Entity, s *front.AssignStmt) {
	target, n := s.Target.Node(), s.Value.Node()
	if f := x.Defined(target, n); f != nil {
		x.host.Unsupported(x.host.Span(target), "a defined assignment in where")
	}
	to := x.Designator(target)
	src := x.Elements(n)
	if !x.overlaps(to, target, n) {
		x.IndependentNest(m.Extent, func(idx []*ir.Value) {
			x.IfThenElse(x.maskAt(m, idx), func() { x.PutElement(to, idx, src.At(idx)) }, nil)
		})
		return
	}
	tmp := &entity.Entity{Type: n.Type, Rank: to.Rank, Temp: true, Extent: m.Extent, Len: src.Len}
	x.AllocateTemp(tmp)
	x.IndependentNest(m.Extent, func(idx []*ir.Value) {
		x.IfThenElse(x.maskAt(m, idx), func() { x.PutBits(tmp, x.At1(tmp, idx), src.At(idx)) }, nil)
	})
	from := x.ElementsOf(tmp)
	x.IndependentNest(m.Extent, func(idx []*ir.Value) {
		x.IfThenElse(x.maskAt(m, idx), func() { x.PutElement(to, idx, from.At(idx)) }, nil)
	})
}
