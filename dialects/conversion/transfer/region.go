package transfer

import (
	"cmp"
	"slices"

	"accc/sym"
)

// A region is a set of bytes in an object: blocks of size bytes that begin at base + the sum of step*i over all i from 0 to count-1. It is empty where the
// size or a count is not positive.
type region struct {
	base, size sym.Poly
	terms      []term
	// signed: the size is the product of a count that may be negative and others that are not.
	signed bool
}

// A term is a step of a region in bytes, and how many there are.
type term struct{ step, count sym.Poly }

// over is the union of a region over the values of a symbol from 0 to count-1; ok is false where that is not a region. A region that does not
// depend on the symbol is there if the symbol has a value, which is what some tells.
func (r region) over(symbol string, count sym.Poly, some bool) (region, bool) {
	step, rest, ok := r.base.Coefficient(symbol)
	if !ok || r.size.Has(symbol) || count.Has(symbol) || slices.ContainsFunc(r.terms, func(t term) bool { return t.step.Has(symbol) || t.count.Has(symbol) }) {
		return region{}, false
	}
	if len(step) == 0 {
		return r, some
	}
	if size, ok := step.Magnitude(); ok && !size.Equal(step) { // from the last one up
		first, ok := count.Plus(sym.Const(1), -1).Times(step)
		if !ok {
			return region{}, false
		}
		step, rest = size, rest.Plus(first, 1)
	}
	r.base, r.terms = rest, append(slices.Clone(r.terms), term{step, count})
	return r, true
}

// dense joins blocks that touch; what is left is in an order of its own, so that equal texts mean equal regions. Two counts that are negative
// have a positive product, so that all but one of those that are multiplied must be known not to be.
func (v *view) dense(r region) region {
	r.terms = slices.Clone(r.terms)
	slices.SortFunc(r.terms, func(x, y term) int {
		return cmp.Or(cmp.Compare(x.step.String(), y.step.String()), cmp.Compare(x.count.String(), y.count.String()))
	})
	for again := true; again; {
		again = false
		for i, t := range r.terms {
			n, constant := t.count.Constant()
			size, ok := r.size.Times(t.count)
			switch {
			case constant && n == 1:
			case !t.step.Equal(r.size) || !ok || r.signed && !v.atLeast(t.count, 0):
				continue
			default:
				r.size, r.signed = size, r.signed || !v.atLeast(t.count, 0)
			}
			r.terms = slices.Delete(r.terms, i, i+1)
			again = true
			break
		}
	}
	return r
}

// covers reports whether a region has all bytes of another one. Both are dense.
func (v *view) covers(r, of region) bool {
	if r.base.Equal(of.base) && r.size.Equal(of.size) && slices.EqualFunc(r.terms, of.terms, func(x, y term) bool {
		return x.step.Equal(y.step) && x.count.Equal(y.count)
	}) {
		return true
	}
	if len(r.terms) > 0 {
		return false
	}
	end := of.base.Plus(of.size, 1)
	for _, t := range of.terms {
		n, constant := t.step.Constant()
		if !constant || n <= 0 {
			return false
		}
		end = end.Plus(t.count.Plus(sym.Const(1), -1), n)
	}
	return v.atLeast(of.base.Plus(r.base, -1), 0) && v.atLeast(r.base.Plus(r.size, 1).Plus(end, -1), 0)
}

// joined is the region of two without steps one of which begins where the other one ends. Where one of them is empty it is no larger than
// the other one.
func joined(r, s region) (region, bool) {
	switch {
	case len(r.terms) > 0 || len(s.terms) > 0:
	case r.base.Plus(r.size, 1).Equal(s.base):
		return region{base: r.base, size: r.size.Plus(s.size, 1), signed: true}, true
	case s.base.Plus(s.size, 1).Equal(r.base):
		return region{base: s.base, size: r.size.Plus(s.size, 1), signed: true}, true
	}
	return region{}, false
}

// atLeast reports whether a polynomial is known to be at least a number: it is constant, or by a condition of the construct.
func (v *view) atLeast(p sym.Poly, n int64) bool {
	if c, ok := p.Constant(); ok {
		return c >= n
	}
	return slices.ContainsFunc(v.positive, func(f sym.Poly) bool {
		c, ok := p.Plus(f, -1).Constant()
		return ok && c+1 >= n
	})
}
