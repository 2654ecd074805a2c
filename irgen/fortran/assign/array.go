package assign

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// assignArray assigns to an array.
func (x *Lowering) assignArray(to *entity.Entity, target, n *front.Node, whole bool) {
	var lower []*ir.Value
	if whole {
		lower = x.Intrinsics.LowerBounds(n)
	}
	if x.overlaps(to, target, n) {
		n = x.nameOf(n, x.Materialize(n))
	}
	src := x.Elements(n)
	done := func() {}
	if whole {
		to, done = x.reallocated(to, src, lower)
	}
	extents := entity.ShapeFrom(&entity.Elements{Extents: x.Extents(to)}, src)
	x.IndependentNest(extents, func(idx []*ir.Value) {
		p := src.At(idx)
		x.PutElement(to, idx, p)
	})
	done()
}

// nameOf is a name for the value of n, which is e now.
func (x *Lowering) nameOf(n *front.Node, e *entity.Entity) *front.Node {
	m := x.NameFor(e.Type, e)
	m.Rank, m.Shape, m.First, m.Last = n.Rank, n.Shape, n.First, n.Last
	m.Symbol.Dims = make([]front.Dim, n.Rank)
	return m
}

// reallocated makes an allocatable array with the shape of the value assigned to it (Fortran 2018 §10.2.1.3), with the
// given lower bounds, if any. The value is stored in the result; done makes that the variable. Until then the old
// array exists, because the value may use it.
func (x *Lowering) reallocated(to *entity.Entity, src *entity.Elements, lower []*ir.Value) (dest *entity.Entity, done func()) {
	if src.Extents == nil {
		return to, func() {}
	}
	box := to.Box.Type().(*fir.BoxType)
	old := x.BoxAddr(to.Box)
	differs := x.IsNull(old, arith.EQ)
	for d := range to.Rank {
		differs = x.Op1(arith.OrI, ir.I1(), differs, x.CmpI(arith.NE, to.Extent[d], src.Extents[d]))
	}
	elem := x.types.ScalarType(to.Type)
	dest = &entity.Entity{Type: to.Type, Sym: to.Sym, Base: to.Base, Rank: to.Rank, Len: to.Len, Extent: src.Extents}
	var params []*ir.Value
	if entity.IsCharacter(to.Type) && to.Type.Len < 0 {
		dest.Len = src.Len
		if initial.DeclaresLength(to.Sym) {
			dest.Len = to.Len
		} else {
			differs = x.Op1(arith.OrI, ir.I1(), differs, x.CmpI(arith.NE, to.Len, src.Len))
		}
		params = []*ir.Value{dest.Len}
	}
	dest.Shape = x.ShapeOf(src.Extents)
	t := box.Elem
	dest.Addr = x.Choose(differs, []ir.Type{t}, func() []*ir.Value {
		p := x.AllocMem(typemap.ArrayType(typemap.DeferredShape(to.Rank), elem), params, src.Extents, build.Attr("fir.must_be_heap", ir.Bool(true)), build.Attr("uniq_name", ir.String(".auto.alloc")))
		if to.Type.Class == frontend.Aggregate && to.Type.Derived != nil {
			own := *dest
			own.Addr = p
			x.InitializeElements(&own)
		}
		return []*ir.Value{x.FirConvert(p, t)}
	}, func() []*ir.Value { return []*ir.Value{x.FirConvert(old, t)} })[0]
	return dest, func() {
		x.IfThenElse(differs, func() {
			x.IfThenElse(x.IsNull(old, arith.NE), func() {
				x.DestroyElements(to)
				freed := old
				if marked := x.host.Freed(to); marked != nil {
					freed = marked
				}
				x.FreeMem(x.FirConvert(freed, fir.Heap(build.PointeeOf(old.Type()))))
			}, nil)
			shape := dest.Shape
			if lower != nil {
				shape = x.ShapeShift(lower, dest.Extent)
			}
			x.host.Keep(x.Embox(box, dest.Addr, shape, nil, params...), to, true)
		}, nil)
	}
}
