// Package libm has the elementary functions of C, with errors just above half a unit in the last place, so that
// a program prints here what it prints with a good C library. Go's own are off by up to several units, and by
// more near zeros.
//
// Intermediate values are unevaluated sums of two float64 (some 106 bits), arguments are reduced with a table, and
// short series do the rest; the result is rounded once, at the end. Read dd.go (arithmetic), exp.go, trig.go, then the
// functions built on them. log.go, root.go, gamma.go and bessel.go follow.
//
// Considered: the papers of Dekker and Knuth on error-free transformations and of Payne and Hanek on reducing large
// arguments, and the measurements of glibc's manual. Chosen: one kind of arithmetic for all functions rather than a
// fine-tuned polynomial for each; it costs some 50 to 150 ns a call.
package libm

import "math"

// A dd is the number hi + lo, where hi is that sum rounded.
type dd struct{ hi, lo float64 }

// sum2 returns a + b without any error.
func sum2(a, b float64) dd {
	s := a + b
	v := s - a
	return dd{s, (a - (s - v)) + (b - v)}
}

// fast2 is sum2 for |a| >= |b|.
func fast2(a, b float64) dd {
	s := a + b
	return dd{s, b - (s - a)}
}

// prod2 returns a * b without any error, underflow aside.
func prod2(a, b float64) dd {
	p := a * b
	return dd{p, math.FMA(a, b, -p)}
}

func (x dd) add(y dd) dd {
	s, t := sum2(x.hi, y.hi), sum2(x.lo, y.lo)
	s = fast2(s.hi, s.lo+t.hi)
	return fast2(s.hi, s.lo+t.lo)
}

func (x dd) addf(y float64) dd {
	s := sum2(x.hi, y)
	return fast2(s.hi, s.lo+x.lo)
}

func (x dd) neg() dd     { return dd{-x.hi, -x.lo} }
func (x dd) sub(y dd) dd { return x.add(y.neg()) }

func (x dd) mul(y dd) dd {
	p := prod2(x.hi, y.hi)
	return fast2(p.hi, p.lo+(x.hi*y.lo+x.lo*y.hi))
}

func (x dd) mulf(y float64) dd {
	p := prod2(x.hi, y)
	return fast2(p.hi, p.lo+x.lo*y)
}

// scale multiplies by a power of two.
func (x dd) scale(p float64) dd { return dd{x.hi * p, x.lo * p} }

func (x dd) div(y dd) dd {
	q := x.hi / y.hi
	r := x.sub(y.mulf(q))
	q2 := r.hi / y.hi
	r = r.sub(y.mulf(q2))
	return fast2(q, q2).addf(r.hi / y.hi)
}

func (x dd) sqrt() dd {
	if x.hi == 0 {
		return dd{}
	}
	y := math.Sqrt(x.hi)
	r := x.sub(prod2(y, y))
	return fast2(y, r.hi/(2*y))
}

// ldexp rounds x * 2^k to a float64, once even where that is subnormal.
func (x dd) ldexp(k int) float64 {
	const least = -1022
	exponent := int(math.Float64bits(x.hi)>>52&0x7ff) - 1023 + k
	switch {
	case exponent >= least && exponent < 1023:
		// Two steps, because 2^k alone may be out of range.
		half := k / 2
		return x.hi * pow2(half) * pow2(k-half)
	case exponent >= 1023:
		return math.Ldexp(x.hi, k)
	case exponent < least-60:
		return math.Ldexp(x.hi, k)
	}
	// A number whose unit in the last place is that of subnormals makes the addition round as they do.
	unit := math.Copysign(math.Ldexp(1, least-k), x.hi)
	s := sum2(unit, x.hi)
	return math.Ldexp((s.hi+(s.lo+x.lo))-unit, k)
}

// pow2 returns 2^k for -1022 <= k <= 1023.
func pow2(k int) float64 { return math.Float64frombits(uint64(k+1023) << 52) }

// Constants, as many float64 as their uses need.
var (
	ln2        = dd{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}
	ln2byTable = dd{0x1.62e42fefa39efp-9, 0x1.abc9e3b39803fp-64}
	ln10       = dd{0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53}
	log2e      = dd{0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56}
	log10e     = dd{0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57}
	pi         = dd{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53}
	halfPi     = dd{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}
	halfLn2π   = dd{0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55}
	sixth      = dd{0x1.5555555555555p-3, 0x1.5555555555555p-57}
	one        = dd{1, 0}
)
