package memory

import (
	"accc/ir"
	"accc/sym"
)

func number(n int64) ir.Expr { return sym.Number[*ir.Value](n) }

// mostDepth bounds how many operations an offset is computed through.
const mostDepth = 24

// integer is the value of an integer, as a sum of values that are not computed further.
func (a *Analysis) integer(v *ir.Value, depth int) ir.Expr {
	if n, ok := ir.ConstantInt(v); ok {
		return number(n)
	}
	if o := v.Op(); o != nil && depth < mostDepth {
		if c, ok := ir.As[ir.IntegerCast](o); ok && c.KeepsValue(o) {
			return a.integer(o.Operand(0), depth+1)
		}
		if c, ok := ir.As[ir.Computes](o); ok {
			if e, ok := c.Expr(o); ok {
				if x := a.offset(e, depth+1); x.IsKnown() {
					return x
				}
			}
		}
	}
	return sym.Of(v)
}

// offset is an expression with what its values are computed from.
func (a *Analysis) offset(e ir.Expr, depth int) ir.Expr {
	if !e.IsKnown() {
		return e
	}
	sum := number(0)
	for _, t := range e {
		x := number(t.Factor)
		for _, v := range t.Of {
			x, _ = x.Times(a.integer(v, depth))
		}
		sum = sum.Plus(x, 1)
	}
	return sum
}

// A dim is a subscript: index elements, stride bytes apart, at least unit bytes. A nil stride is that of dimension of of the descriptor.
type dim struct {
	index, stride ir.Expr
	described     bool
	of            int
	unit          int64
}

// step adds subscripts to a location.
func (a *Analysis) step(l *Location, list []ir.Subscript, offset int64) {
	for _, s := range list {
		d := dim{index: a.offset(s.Index, 0), described: s.Stride == nil, of: s.Dim, unit: s.Unit}
		if !d.described {
			d.stride = a.offset(s.Stride, 0)
		}
		if n, constant := d.index.Constant(); constant && n == 0 && !d.described {
			continue
		}
		l.dims = append(l.dims[:len(l.dims):len(l.dims)], d)
		if d.described {
			l.known = false
			continue
		}
		by, _ := d.index.Times(d.stride)
		l.at = l.at.Plus(by, 1)
	}
	l.at = l.at.Plus(number(offset), 1)
	l.known = l.known && l.at.IsKnown()
}

// apart is the distance from x to y, if that is a number.
func apart(x, y ir.Expr) (n int64, ok bool) { return y.Plus(x, -1).Constant() }
