package assign

import (
	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
)

// Structure lowers a structure constructor into a temporary.
func (x *Lowering) Structure(n *front.Node) *entity.Entity {
	d := n.Type.Derived
	e := &entity.Entity{Type: n.Type, Temp: true, Addr: x.TempOf(x.types.Record(d))}
	e.Type.Poly = false
	x.InitializeAt(e.Addr, e.Type)
	x.size(e, x.LengthValues(n.Type))
	comps := initial.Components(d)
	k := 0
	x.DropTemp(e)
	for _, a := range n.Args[1:] {
		var c *front.Symbol
		switch {
		case a.Key != "":
			c = d.Component(a.Key)
		case k == 0 && d.Parent != nil && a.Type.Class == frontend.Aggregate && a.Type.Derived == d.Parent && len(initial.Components(d.Parent)) > 0 && comps[0].Type.Derived != d.Parent:
			// The value of the parent component.
			x.CopyRecord(x.Member(e.Addr, d.Parent.Name), x.AddressOf(x.Value(a)), a.Type)
			k = len(initial.Components(d.Parent))
			continue
		case k < len(comps):
			c = comps[k]
		}
		k++
		if c == nil {
			x.host.Unsupported(x.host.Span(a), "this component")
		}
		x.setComponentOf(e, c, a)
	}
	return e
}

// setComponentOf stores the value of a component of a new structure.
func (x *Lowering) setComponentOf(e *entity.Entity, c *front.Symbol, a *front.Node) {
	addr := x.Member(e.Addr, c.Name)
	null := a.Intrinsic != nil && a.Intrinsic.Name == "null"
	switch {
	case c.Kind == front.Procedure:
		x.Store(x.Procedure(a, build.PointeeOf(addr.Type())), addr)
	case c.Has(front.PointerAttr):
		box := build.PointeeOf(addr.Type())
		if null {
			x.Store(x.NullBox(box, nil, len(c.Dims)), addr)
			return
		}
		x.Store(x.PointerTo(x.Value(a), box), addr)
	case c.Has(front.Allocatable):
		if null {
			return
		}
		if entity.IsDesignator(a) && isWhole(a) {
			value := x.Designator(a)
			assign := func() {
				file, line := x.host.Here()
				x.Runtime("Assign", nil, addr, x.BoxOf(value), file, line)
			}
			if value.Ref == nil {
				assign()
				return
			}
			// What is not allocated leaves the component unallocated.
			x.IfThenElse(x.IsNull(x.BoxAddr(x.Load(value.Ref)), arith.NE), assign, nil)
			return
		}
		to := x.ComponentEntity(e, addr, c)
		x.assignTo(to, &front.Node{Kind: front.NameExpr, Symbol: c, Type: c.Type, Rank: c.Rank()}, a)
	default:
		x.assignTo(x.ComponentEntity(e, addr, c), nil, a)
	}
}

// Initialize stores the default value of a local variable.
func (x *Lowering) Initialize(v *entity.Variable) {
	s := v.Sym
	e := &entity.Entity{Type: s.Type, Rank: s.Rank(), Addr: v.Addr, Shape: v.Shape, Lower: v.Lower, Extent: v.Extent}
	x.InitializeElements(e)
	x.size(e, x.LengthValues(s.Type))
}
