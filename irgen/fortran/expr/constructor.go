package expr

import (
	"go/constant"

	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// constructor lowers an array constructor into a temporary.
func (x *Lowering) constructor(n *front.Node) *entity.Entity {
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true}
	if entity.IsCharacter(n.Type) {
		e.Len = x.constructorLen(n)
		if v, ok := build.ConstantOf(e.Len); ok {
			e.Type.Len = v
		} else {
			e.Type.Len = -1
		}
	}
	if list := initial.List(n); list != nil && !entity.IsCharacter(n.Type) && len(list) > 0 {
		if out := x.constantArray(n, list); out != nil {
			return out
		}
	}
	var extent *ir.Value
	if len(n.Shape) == 1 && n.Shape[0] >= 0 {
		extent = x.Idx(n.Shape[0])
	} else {
		extent = x.countItems(n.Args)
	}
	e.Extent = []*ir.Value{extent}
	x.prepareTemp(e)
	simple := true
	for _, a := range n.Args {
		simple = simple && a.Rank == 0 && a.Kind != front.ImpliedExpr
	}
	if simple {
		for i, a := range n.Args {
			x.PutElement(e, []*ir.Value{x.Idx(int64(i + 1))}, x.ScalarElements(a).At(nil))
		}
		return e
	}
	at := x.TempOf(ir.Index())
	x.Store(x.Idx(1), at)
	x.fillItems(e, at, n.Args)
	return e
}

// constructorLen is the length of the elements of a character constructor.
func (x *Lowering) constructorLen(n *front.Node) *ir.Value {
	if n.Spec != nil && n.Type.Len >= 0 {
		return x.Idx(n.Type.Len)
	}
	if n.Spec != nil && n.Spec.Len != nil {
		return x.Index(n.Spec.Len)
	}
	first := n
	for first.Kind == front.ArrayExpr || first.Kind == front.ImpliedExpr {
		if len(first.Args) == 0 {
			return x.Idx(0)
		}
		first = first.Args[0]
	}
	if first.Type.Len >= 0 {
		return x.Idx(first.Type.Len)
	}
	return x.lenOfNode(first)
}

// countItems is the number of elements of the items of a constructor.
func (x *Lowering) countItems(items []*front.Node) *ir.Value {
	total := x.Idx(0)
	for _, a := range items {
		switch {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			s := a.Bounds[0].Symbol
			if fixed := x.fixedCount(a.Args, s); fixed {
				total = x.AddI(total, x.MulI(x.TripCount(lower, upper, step), x.withImplied(a, lower, func() *ir.Value { return x.countItems(a.Args) })))
				continue
			}
			sum := x.DoLoopCarry(lower, upper, step, x.Idx(0), func(i, carried *ir.Value) *ir.Value {
				return x.withImplied(a, i, func() *ir.Value { return x.AddI(carried, x.countItems(a.Args)) })
			})
			total = x.AddI(total, sum)
		case a.Rank > 0:
			n := x.Idx(1)
			for _, e := range x.extentsOf(a) {
				n = x.MulI(n, e)
			}
			total = x.AddI(total, n)
		default:
			total = x.AddI(total, x.Idx(1))
		}
	}
	return total
}

// fixedCount reports whether items have the same number of elements whatever the value of an index.
func (x *Lowering) fixedCount(items []*front.Node, s *front.Symbol) bool {
	fixed := true
	for _, a := range items {
		if a.Kind == front.ImpliedExpr {
			for _, b := range a.Bounds[1:] {
				fixed = fixed && !Mentions(b, s)
			}
			fixed = fixed && x.fixedCount(a.Args, s)
			continue
		}
		if a.Rank > 0 {
			fixed = fixed && !Mentions(a, s)
		}
	}
	return fixed
}

func (x *Lowering) impliedBounds(n *front.Node) (lower, upper, step *ir.Value) {
	step = x.Idx(1)
	if len(n.Bounds) > 3 {
		step = x.Index(n.Bounds[3])
	}
	return x.Index(n.Bounds[1]), x.Index(n.Bounds[2]), step
}

// withImplied evaluates something with a value for the index of an implied do.
func (x *Lowering) withImplied(n *front.Node, i *ir.Value, f func() *ir.Value) *ir.Value {
	s := n.Bounds[0].Symbol
	t := x.types.ScalarType(s.Type)
	p := x.TempOf(t)
	x.Store(x.FirConvert(i, t), p)
	old := x.Bound[s]
	x.Bound[s] = &entity.Entity{Type: s.Type, Sym: s, Base: s, Addr: p}
	v := f()
	x.Bound[s] = old
	return v
}

// fillItems stores the elements of the items of a constructor consecutively; at holds the next index.
func (x *Lowering) fillItems(e *entity.Entity, at *ir.Value, items []*front.Node) {
	put := func(p entity.Part) {
		i := x.Load(at)
		x.PutElement(e, []*ir.Value{i}, p)
		x.Store(x.AddI(i, x.Idx(1)), at)
	}
	for _, a := range items {
		switch {
		case a.Kind == front.ImpliedExpr:
			lower, upper, step := x.impliedBounds(a)
			x.DoLoop(lower, upper, step, false, func(i *ir.Value) {
				x.withImplied(a, i, func() *ir.Value {
					x.WithTemps(func() { x.fillItems(e, at, a.Args) })
					return nil
				})
			})
		case a.Rank > 0:
			src := x.Elements(a)
			x.LoopNest(src.Extents, func(idx []*ir.Value) { put(src.At(idx)) })
		default:
			put(x.ScalarElements(a).At(nil))
		}
	}
}

// constantArray is an array of constants in a global.
func (x *Lowering) constantArray(n *front.Node, list []constant.Value) *entity.Entity {
	elem := x.types.ScalarType(n.Type)
	dense := initial.Dense(list, n.Type, elem, []int64{int64(len(list))})
	if dense == nil {
		return nil
	}
	t := typemap.ArrayType([]int64{int64(len(list))}, elem)
	e := &entity.Entity{Type: n.Type, Rank: 1, Temp: true, Extent: []*ir.Value{x.Idx(int64(len(list)))}}
	e.Addr = x.ConstantArray(dense, t)
	e.Shape = x.ShapeOf(e.Extent)
	return e
}
