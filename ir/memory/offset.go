package memory

import (
	"math"
	"math/bits"
	"slices"

	"accc/ir"
)

// An Offset is a number of bytes: a polynomial over values, in one form, so that equal ones have equal terms.
type Offset []product

// A product is a factor times values, by their numbers in order; none: a constant, which is last.
type product struct {
	factor int64
	values []int
}

const mostTerms = 32

// Constant returns the number, if the offset is one.
func (x Offset) Constant() (n int64, ok bool) {
	switch {
	case len(x) == 0:
		return 0, true
	case len(x) == 1 && len(x[0].values) == 0:
		return x[0].factor, true
	}
	return 0, false
}

func number(n int64) Offset {
	if n == 0 {
		return nil
	}
	return Offset{{factor: n}}
}

// compare orders products: those of more values first.
func compare(x, y []int) int {
	if len(x) != len(y) {
		return len(y) - len(x)
	}
	return slices.Compare(x, y)
}

func times(x, y int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(abs(x)), uint64(abs(y)))
	if hi != 0 || lo > math.MaxInt64 || x == math.MinInt64 || y == math.MinInt64 {
		return 0, false
	}
	return x * y, true
}

func abs(x int64) int64 {
	if x < 0 {
		return -x
	}
	return x
}

func plus(x, y int64) (int64, bool) {
	z := x + y
	return z, (x < 0) != (y < 0) || (z < 0) == (x < 0)
}

// plus is x + y*factor; ok is false where a factor overflows.
func (x Offset) plus(y Offset, factor int64) (out Offset, ok bool) {
	i, j := 0, 0
	for i < len(x) || j < len(y) {
		order := 0
		switch {
		case i == len(x):
			order = 1
		case j == len(y):
			order = -1
		default:
			order = compare(x[i].values, y[j].values)
		}
		p := product{}
		if order <= 0 {
			p = x[i]
			i++
		}
		if order >= 0 {
			n, fits := times(y[j].factor, factor)
			if !fits {
				return nil, false
			}
			if p.factor, fits = plus(p.factor, n); !fits {
				return nil, false
			}
			p.values = y[j].values
			j++
		}
		if p.factor != 0 {
			out = append(out, p)
		}
	}
	return out, len(out) <= mostTerms
}

// times is x*y.
func (x Offset) times(y Offset) (out Offset, ok bool) {
	ok = true
	for _, p := range x {
		for _, q := range y {
			n, fits := times(p.factor, q.factor)
			if !fits || len(p.values)+len(q.values) > 8 {
				return nil, false
			}
			values := append(slices.Clone(p.values), q.values...)
			slices.Sort(values)
			if out, ok = out.plus(Offset{{n, values}}, 1); !ok {
				return nil, false
			}
		}
	}
	return out, ok
}

func (x Offset) equal(y Offset) bool {
	return slices.EqualFunc(x, y, func(p, q product) bool { return p.factor == q.factor && slices.Equal(p.values, q.values) })
}

// numberOf is the number that stands for a value.
func (a *Analysis) numberOf(v *ir.Value) int {
	n, ok := a.numbers[v]
	if !ok {
		n = len(a.numbers)
		a.numbers[v], a.byNumber = n, append(a.byNumber, v)
	}
	return n
}

// mostDepth bounds how many operations an offset is computed through.
const mostDepth = 24

// valueOffset is an integer as an offset.
func (a *Analysis) valueOffset(v *ir.Value, depth int) (Offset, bool) {
	if n, ok := ir.ConstantInt(v); ok {
		return number(n), true
	}
	if o := v.Op(); o != nil && depth < mostDepth {
		if c, ok := ir.As[ir.IntegerCast](o); ok && c.KeepsValue(o) {
			return a.valueOffset(o.Operand(0), depth+1)
		}
		if c, ok := ir.As[ir.Computes](o); ok {
			if e, ok := c.Expr(o); ok {
				if x, ok := a.offset(e, depth+1); ok {
					return x, true
				}
			}
		}
	}
	return Offset{{1, []int{a.numberOf(v)}}}, true
}

// offset is an expression as an offset.
func (a *Analysis) offset(e ir.Expr, depth int) (sum Offset, ok bool) {
	for _, p := range e {
		x := number(p.Factor)
		for _, v := range p.Values {
			y, ok := a.valueOffset(v, depth)
			if !ok {
				return nil, false
			}
			if x, ok = x.times(y); !ok {
				return nil, false
			}
		}
		if sum, ok = sum.plus(x, 1); !ok {
			return nil, false
		}
	}
	return sum, true
}

// A dim is a subscript: index elements, stride bytes apart, at least unit bytes. A nil stride is that of dimension of of the descriptor.
type dim struct {
	index, stride Offset
	described     bool
	of            int
	unit          int64
}

// step adds subscripts to a location.
func (a *Analysis) step(l *Location, list []ir.Subscript, offset int64) {
	fits := true
	for _, s := range list {
		index, ok := a.offset(s.Index, 0)
		d := dim{index: index, described: s.Stride == nil, of: s.Dim, unit: s.Unit}
		if ok && s.Stride != nil {
			d.stride, ok = a.offset(s.Stride, 0)
		}
		if !ok {
			l.known, l.dims = false, nil
			return
		}
		if n, constant := index.Constant(); constant && n == 0 {
			if !d.described {
				continue
			}
		}
		l.dims = append(l.dims[:len(l.dims):len(l.dims)], d)
		if d.described {
			fits = false
			continue
		}
		var by Offset
		if by, ok = index.times(d.stride); ok {
			l.at, ok = l.at.plus(by, 1)
		}
		fits = fits && ok
	}
	var ok bool
	if l.at, ok = l.at.plus(number(offset), 1); !ok || !fits {
		l.known = false
	}
}

// valueNumbered is the value that a number stands for.
func (a *Analysis) valueNumbered(n int) *ir.Value {
	if n < len(a.byNumber) {
		return a.byNumber[n]
	}
	return nil
}
