package assign

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
)

// Deallocate lowers deallocate and nullify.
func (x *Lowering) Deallocate(n *front.ReleaseStmt) {
	if n.Kind == "nullify" {
		for _, a := range n.Items {
			x.nullify(a.Node())
		}
		return
	}
	st := x.statusOf(n.Items)
	if st.stat != nil {
		x.report(st, 0, "")
	}
	for _, a := range n.Items {
		m := a.Node()
		if m.Key != "" {
			continue
		}
		e := x.Designator(m)
		if e.Ref == nil {
			x.host.Unsupported(x.host.Span(m), "deallocating this")
		}
		name := "variable"
		if e.Sym != nil {
			name = e.Sym.Name
		}
		addr := x.BoxAddr(e.Box)
		x.IfThenElse(x.IsNull(addr, arith.EQ), func() {
			x.fail(st, statDeallocated, "Attempt to deallocate an unallocated object", "Attempt to DEALLOCATE unallocated '"+name+"'")
		}, func() { x.freeRef(e, addr) })
	}
}

// freeRef frees the memory of an allocatable or pointer, which is allocated.
func (x *Lowering) freeRef(e *entity.Entity, addr *ir.Value) {
	x.DestroyElements(e)
	if marked := x.host.Freed(e); marked != nil {
		addr = marked
	}
	x.FreeMem(x.FirConvert(addr, fir.Heap(build.PointeeOf(addr.Type()))))
	box := build.PointeeOf(e.Ref.Type())
	var length *ir.Value
	if entity.IsCharacter(e.Type) && initial.DeclaresLength(e.Sym) && e.Type.Len < 0 {
		length = e.Len
	}
	x.host.Keep(x.NullBox(box, length, e.Rank), e, false)
}

// Free frees the memory of an allocatable if there is any.
func (x *Lowering) Free(e *entity.Entity) {
	own := &entity.Entity{Type: e.Type, Sym: e.Sym, Base: e.Base, Ref: e.Ref, Rank: e.Rank}
	own = x.ThroughRef(own)
	addr := x.BoxAddr(own.Box)
	x.IfThenElse(x.IsNull(addr, arith.NE), func() { x.freeRef(own, addr) }, nil)
}
