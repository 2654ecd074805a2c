package c

import (
	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/ir"
	"accc/pragma"

	"modernc.org/cc/v4"
)

// Locator implements ompgen.Host.
func (h *host) Locator(c *frontend.Construct, v *pragma.Var) *ir.Value {
	x, d := h.x, h.direct[c]
	ref := d.RefOf(v)
	if ref == nil || ref.Object == nil {
		h.unsupportedAt(v.Span, "this variable reference")
	}
	x.b.Loc = span(v.Span)
	if len(v.Path) == 0 && ref.Base != nil {
		return x.variable(ref.Base, ref.Object)
	}
	object := x.lvalue(ref.Object)
	if object.bit != nil {
		h.unsupportedAt(v.Span, "bit-field in a clause")
	}
	addr, t := object.addr, object.typ
	if ref.Base != nil && isName(ref.Object) {
		t = declaredType(ref)
	}
	for k := 0; k < len(ref.Sections); k++ {
		a := ref.Sections[k]
		x.b.Loc = span(a.Span)
		if a.Kind == pragma.Shaping {
			n := min(len(a.Sizes), len(ref.Sections)-k-1)
			addr, t = x.loadScalar(addr, t), elem(t)
			addr = x.offset(addr, h.shapedIndex(d, a.Sizes, ref.Sections[k+1:k+1+n]), t, false)
			k += n
			continue
		}
		switch t.Kind() {
		case cc.Ptr:
			addr = x.loadScalar(addr, t)
		case cc.Array:
		default:
			h.unsupportedAt(a.Span, "section of something that is no array or pointer")
		}
		t = elem(t)
		if a.Lower != nil {
			addr = x.offset(addr, h.lowerOf(d, a), t, false)
		}
	}
	return addr
}

// lowerOf is the first index that a subscript or section selects.
func (h *host) lowerOf(d *front.Directive, a pragma.Access) *ir.Value {
	if a.Kind != pragma.Index && a.Kind != pragma.Section {
		h.unsupportedAt(a.Span, "a member after an array shaping")
	}
	if a.Lower == nil {
		return h.x.int(0, ir.I64())
	}
	e := d.ExprOf(a.Lower)
	return h.x.scalar(e, h.x.indexType(typeOf(e)))
}

// shapedIndex is the number of the first element that subscripts select in an array of some sizes; subscripts that are left
// out are 0.
func (h *host) shapedIndex(d *front.Directive, sizes []*pragma.Expr, subscripts []pragma.Access) *ir.Value {
	x := h.x
	index := x.int(0, ir.I64())
	for k, size := range sizes {
		if k > 0 {
			e := d.ExprOf(size)
			index = x.op1(arith.MulI, []*ir.Value{index, x.scalar(e, x.indexType(typeOf(e)))}, ir.I64())
		}
		if k < len(subscripts) {
			i := h.lowerOf(d, subscripts[k])
			if k == 0 {
				index = i
				continue
			}
			index = x.op1(arith.AddI, []*ir.Value{index, i}, ir.I64())
		}
	}
	return index
}
