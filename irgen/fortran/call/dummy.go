package call

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// withDummies evaluates what the declarations of a called procedure say of its result, with the arguments of the call for its dummies.
func (x *Lowering) withDummies(c *callee, args []*ir.Value, f func()) {
	if !c.known {
		f()
		return
	}
	own := map[*front.Symbol]*entity.Variable{}
	k := 0
	for _, d := range c.dummies {
		if d == nil {
			continue
		}
		if k < len(args) {
			own[d] = x.dummyAs(d, args[k])
		}
		k++
	}
	x.host.With(own, func() {
		// Shapes may depend on one another.
		for _, d := range c.dummies {
			if v := own[d]; v != nil && len(d.Dims) > 0 && !d.Has(front.Allocatable|front.PointerAttr) {
				v.Lower, v.Extent = x.host.Bounds(d)
				if build.IsBox(v.Addr.Type()) {
					if !build.AllOnes(v.Lower) {
						v.Shape = x.Shift(v.Lower)
					}
				} else {
					v.Shape = x.AnyShape(v.Lower, v.Extent)
				}
			}
		}
		f()
	})
}

// dummyAs is a dummy of another procedure with the value of an argument.
func (x *Lowering) dummyAs(d *front.Symbol, v *ir.Value) *entity.Variable {
	out := &entity.Variable{Sym: d, Addr: v, Box: v}
	switch {
	case d.Kind == front.Procedure:
	case build.IsKind(v.Type(), "boxchar"):
		o := x.Op(fir.UnboxChar, []*ir.Value{v}, []ir.Type{fir.Ref(fir.Char(int64(d.Type.Kind), ir.Dynamic)), ir.Index()})
		out.Addr, out.Len = x.FirConvert(o.Result(0), fir.Ref(x.types.SymbolType(d))), o.Result(1)
		out.Box = nil
	case procedure.PassedByValue(v.Type()):
		out.Addr, out.Box = x.Spill(v), nil
	case !build.IsBox(v.Type()):
		out.Box = nil
	}
	return out
}
