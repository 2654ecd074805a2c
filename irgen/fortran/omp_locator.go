package fortran

import (
	"maps"
	"slices"
	"strings"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
	"accc/pragma"
)

// Locator implements ompgen.Host.
func (h *host) Locator(c *frontend.Construct, v *pragma.Var) *ir.Value {
	x := h.x
	info := c.Vars[v]
	if info == nil || info.Host == nil {
		h.unsupported(v.Span, "this variable")
	}
	n, ok := info.Host.(*front.Node)
	if !ok {
		return h.Object(c, v, true).Var
	}
	x.B.Loc = build.SpanLocation(c.Directive.Span)
	e := x.Designator(n)
	if e.Of == nil {
		return x.AddressOf(e)
	}
	if x.HasVector(e) {
		h.unsupported(v.Span, "a section with a vector subscript in this clause")
	}
	return x.startOf(e)
}

// startOf is the address of a section, as flang has it: of an array of constant shape where it is one without gaps, else that
// of its descriptor.
func (x *fn) startOf(e *entity.Entity) *ir.Value {
	var extents []*ir.Value
	for _, s := range e.Subs {
		if s.Index == nil {
			extents = append(extents, s.Extent)
		}
	}
	shape := entity.StaticExtents(extents)
	if len(shape) > 0 && slices.Min(shape) >= 0 {
		if p := x.ContiguousStart(e); p != nil {
			return x.FirConvert(p, fir.Ref(typemap.ArrayType(shape, build.PointeeOf(p.Type()))))
		}
	}
	if len(shape) == 0 {
		shape = typemap.DeferredShape(e.Rank)
	}
	return x.BoxAddr(x.SectionBoxOf(e, shape))
}

// NoAddress implements ompgen.Host.
func (h *host) NoAddress() *ir.Value { return h.x.ZeroBits(fir.Ref(ir.I8())) }

// Iterate implements ompgen.Host.
func (h *host) Iterate(c *frontend.Construct, list []*pragma.Decl, uses *pragma.Var, value func(*pragma.Expr) *ir.Value, f func()) {
	if len(list) == 0 {
		f()
		return
	}
	x, it := h.x, list[0]
	step := x.Idx(1)
	if it.Step != nil {
		step = x.AsIndex(value(it.Step))
	}
	x.DoLoop(x.AsIndex(value(it.Begin)), x.AsIndex(value(it.End)), step, false, func(i *ir.Value) {
		if s := iterator(c, uses, it.Name.Text); s != nil {
			outer := x.vars
			x.vars = maps.Clone(outer)
			t := h.ScalarType(s.Type)
			v := &entity.Variable{Sym: s, Addr: x.TempOf(t)}
			x.Store(x.FirConvert(i, t), v.Addr)
			x.vars[s] = v
			defer func() { x.vars = outer }()
		}
		h.Iterate(c, list[1:], uses, value, f)
	})
}

// iterator is the iterator of a name that a variable of a clause uses, or nil where it does not.
func iterator(c *frontend.Construct, uses *pragma.Var, name string) (found *front.Symbol) {
	info := c.Vars[uses]
	if info == nil {
		return nil
	}
	if n, ok := info.Host.(*front.Node); ok {
		n.Walk(func(n *front.Node) bool {
			if n.Kind == front.NameExpr && n.Symbol != nil && strings.EqualFold(n.Text, name) {
				found = n.Symbol
			}
			return true
		})
	}
	return found
}
