package fortran

import (
	"slices"

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
