package assign

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Pointer lowers pointer => target.
func (x *Lowering) Pointer(n *front.PointerStmt) {
	target, value := n.Target.Node(), n.Value.Node()
	var bounds []*front.Node
	if target.Kind == front.RefExpr && len(target.Args) > 1 && target.Args[1].Kind == front.TripletExpr {
		bounds, target = target.Args[1:], target.Args[0]
	}
	if target.Symbol != nil && target.Symbol.Kind == front.Procedure {
		addr := x.procedurePlace(target)
		x.Store(x.Procedure(value, build.PointeeOf(addr.Type())), addr)
		return
	}
	if value.Intrinsic != nil && value.Intrinsic.Name == "null" {
		x.nullify(target)
		return
	}
	e := x.Value(value)
	p := x.Designator(target)
	if p.Ref == nil {
		x.host.Unsupported(x.host.Span(target), "a pointer assignment to this")
	}
	box := build.PointeeOf(p.Ref.Type())
	if len(bounds) > 0 {
		x.remapped(p, e, box, bounds)
		return
	}
	x.Store(x.PointerTo(e, box), p.Ref)
}

// remapped lowers p(lower:) => target and p(lower:upper) => target.
func (x *Lowering) remapped(p, e *entity.Entity, box ir.Type, bounds []*front.Node) {
	if bounds[0].Args[1] == nil {
		var lower []*ir.Value
		for _, b := range bounds {
			lower = append(lower, x.Index(b.Args[0]))
		}
		v := x.BoxOf(e)
		x.Store(x.Rebox(box, v, x.Shift(lower), nil), p.Ref)
		return
	}
	var lower, upper, extents []*ir.Value
	for _, b := range bounds {
		lo := x.Idx(1)
		if b.Args[0] != nil {
			lo = x.Index(b.Args[0])
		}
		hi := x.Index(b.Args[1])
		lower, upper = append(lower, lo), append(upper, hi)
		extents = append(extents, x.AtLeastZero(x.AddI(x.SubI(hi, lo), x.Idx(1))))
	}
	addr := e.Addr
	if e.Of != nil {
		addr = x.ContiguousStart(e)
	}
	if addr != nil {
		x.Store(x.Embox(box, x.FirConvert(addr, box.(*fir.BoxType).Elem), x.ShapeShift(lower, extents), nil), p.Ref)
		return
	}
	// The elements of a target of rank one may have gaps, which the pointer takes over.
	t := typemap.ArrayType([]int64{2, int64(len(bounds))}, ir.I64())
	list := x.TempOf(t)
	shape := x.ShapeOf([]*ir.Value{x.Idx(2), x.Idx(int64(len(bounds)))})
	for i := range bounds {
		for k, v := range []*ir.Value{lower[i], upper[i]} {
			x.Store(x.FirConvert(v, ir.I64()), x.ArrayCoor(list, shape, []*ir.Value{x.Idx(int64(k + 1)), x.Idx(int64(i + 1))}, ir.I64()))
		}
	}
	x.Store(x.NullBox(box, nil, len(bounds)), p.Ref)
	file, line := x.host.Here()
	x.Runtime("PointerAssociateRemapping", nil, p.Ref, x.BoxOf(e), x.Embox(fir.Box(t), list, shape, nil), file, line)
}

// nullify makes a pointer point to nothing.
func (x *Lowering) nullify(n *front.Node) {
	if n.Symbol != nil && n.Symbol.Kind == front.Procedure {
		addr := x.procedurePlace(n)
		x.Store(x.ZeroBits(build.PointeeOf(addr.Type())), addr)
		return
	}
	e := x.Designator(n)
	if e.Ref == nil {
		x.host.Unsupported(x.host.Span(n), "nullify of this")
	}
	box := build.PointeeOf(e.Ref.Type())
	var length *ir.Value
	if entity.IsCharacter(e.Type) && e.Type.Len >= 0 {
		length = x.Idx(e.Type.Len)
	}
	x.Store(x.NullBox(box, length, e.Rank), e.Ref)
}

// procedurePlace is the address of a procedure pointer.
func (x *Lowering) procedurePlace(n *front.Node) *ir.Value {
	if n.Kind == front.MemberExpr {
		e := x.Base(n.Args[0])
		return x.Member(x.AddressOf(e), n.Symbol.Name)
	}
	return x.host.Place(n.Symbol).Addr
}
