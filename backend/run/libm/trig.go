package libm

import (
	"math"
	"math/bits"
)

// steps is how many parts of 1 the table of sines has, entries how many it needs for a little beyond pi/4.
const (
	steps   = 256
	entries = 204
)

// A point is one entry of the table: the sine and cosine of j/256.
type point struct{ s, c dd }

var points = func() (t [entries]point) {
	first := point{sinExact(dd{1.0 / steps, 0}), cosExact(dd{1.0 / steps, 0}).addf(1)}
	t[0] = point{dd{}, one}
	for j := 1; j < entries; j++ {
		a, b := t[j/2], t[j-j/2] // by halving, so that errors do not add up
		if j == 1 {
			t[j] = first
			continue
		}
		t[j] = point{a.s.mul(b.c).add(a.c.mul(b.s)), a.c.mul(b.c).sub(a.s.mul(b.s))}
	}
	return t
}()

// sinExact returns sin(x) and cosExact cos(x) - 1, for |x| <= 1/256.

func sinExact(x dd) dd {
	x2 := x.mul(x)
	z := x2.hi
	x3 := x2.mul(x)
	return x.sub(x3.mul(sixth)).addf(x3.hi * z * (1.0/120 + z*(-1.0/5040+z*(1.0/362880))))
}

func cosExact(x dd) dd {
	x2 := x.mul(x)
	z := x2.hi
	return x2.scale(-0.5).addf(z * z * (1.0/24 + z*(-1.0/720+z*(1.0/40320))))
}

// near returns the entry next to r, of the sign of r, and what is left of r.
func near(r dd) (p point, x dd) {
	n := math.RoundToEven(r.hi * steps)
	p = points[int(math.Abs(n))]
	if n < 0 {
		p.s = p.s.neg()
	}
	return p, fast2(r.hi-n/steps, r.lo)
}

// sinCos returns sine and cosine for |r| up to a little beyond pi/4.
func sinCos(r dd) (s, c dd) {
	p, x := near(r)
	sx, cx := sinExact(x), cosExact(x)
	s = p.s.add(p.s.mul(cx).add(p.c.mul(sx)))
	c = p.c.add(p.c.mul(cx).sub(p.s.mul(sx)))
	return s, c
}

// sine rounds sin(r), and cosine cos(r), for |r| up to a little beyond pi/4.

func sine(r dd) float64 {
	const little = 1.0 / 16 // below, the entries of the table are too small to be added to
	if math.Abs(r.hi) < little {
		z := r.hi * r.hi
		return r.hi + (r.lo + r.hi*z*(-1.0/6+z*(1.0/120+z*(-1.0/5040+z*(1.0/362880+z*(-1.0/39916800))))))
	}
	p, x := near(r)
	return turn(p.s, p.c, x)
}

func cosine(r dd) float64 {
	p, x := near(r)
	return turn(p.c, p.s.neg(), x)
}

// turn rounds a cos(x) + b sin(x) for |x| <= 1/512, where a is not small.
func turn(a, b, x dd) float64 {
	z := x.hi * x.hi
	first := prod2(b.hi, x.hi)
	s := sum2(a.hi, first.hi)
	sx := x.lo + x.hi*z*(-1.0/6+z*(1.0/120))
	cx := z * (-1.0/2 + z*(1.0/24+z*(-1.0/720)))
	return s.hi + (s.lo + (a.lo + first.lo + b.lo*x.hi + b.hi*sx + a.hi*cx))
}

// reduce returns r and the quadrant q with x = r + (q + 4n) pi/2 and |r| <= pi/4.
func reduce(x float64) (r dd, q int) {
	const medium = 0x1p54
	switch a := math.Abs(x); {
	case a <= math.Pi/4:
		return dd{x, 0}, 0
	case a >= medium:
		r, q = reduceLarge(a)
		if x < 0 {
			return r.neg(), -q & 3
		}
		return r, q
	}
	// Three parts of pi/2: each product is exact, and what is cancelled is exact as well.
	const third, fourth = -0x1.f1976b7ed8fbcp-110, 0x1.4cf98e804177dp-164
	k := math.RoundToEven(x * (2 / math.Pi))
	for {
		p := prod2(k, halfPi.hi)
		r = sum2(x-p.hi, -p.lo)
		r = r.sub(prod2(k, halfPi.lo)).sub(prod2(k, third)).addf(-k * fourth)
		switch {
		case r.hi > math.Pi/4+1e-9:
			k++
		case r.hi < -math.Pi/4-1e-9:
			k--
		default:
			return r, int(int64(k) & 3)
		}
	}
}

// twoOverPi has the first 1280 bits of 2/pi, which is all that an argument below 2^1024 can need.
var twoOverPi = [20]uint64{
	0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
	0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
	0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
	0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
	0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
}

// reduceLarge is reduce for x >= 2^54, after Payne and Hanek: of the product x * 2/pi only the bits that are
// not whole turns are computed, and 190 of the fraction.
func reduceLarge(x float64) (r dd, q int) {
	pattern := math.Float64bits(x)
	m := pattern&(1<<52-1) | 1<<52
	e := int(pattern>>52) - 1075 // x = m * 2^e
	start := e - 2               // bits before this one times m are multiples of 4

	var w [4]uint64 // 256 bits of 2/pi from start on, the highest word first
	for i := range w {
		word, shift := start/64+i, uint(start%64)
		w[i] = twoOverPi[word] << shift
		if shift > 0 {
			w[i] |= twoOverPi[word+1] >> (64 - shift)
		}
	}
	var carry uint64
	for i := 3; i >= 0; i-- {
		hi, lo := bits.Mul64(w[i], m)
		var c uint64
		w[i], c = bits.Add64(lo, carry, 0)
		carry = hi + c
	}
	q = int(w[0] >> 62)
	w[0] &= 1<<62 - 1
	negative := w[0]>>61 != 0
	if negative { // at least one half: take the distance from the next quadrant
		q = (q + 1) & 3
		var borrow uint64
		for i := 3; i >= 0; i-- {
			w[i], borrow = bits.Sub64(0, w[i], borrow)
		}
		w[0] &= 1<<62 - 1
	}
	zeros, at := 0, 0
	for at < 2 && w[at] == 0 {
		zeros, at = zeros+64, at+1
	}
	shift := uint(bits.LeadingZeros64(w[at]))
	high, low := w[at]<<shift, uint64(0)
	if shift > 0 {
		high |= w[at+1] >> (64 - shift)
		low = w[at+1] << shift
		if at+2 < len(w) {
			low |= w[at+2] >> (64 - shift)
		}
	} else {
		low = w[at+1]
	}
	// The fraction has 254 bits; high begins at its bit zeros+shift-2.
	exponent := -(zeros + int(shift) - 2) - 64
	f := sum2(math.Ldexp(float64(high>>11), exponent+11), math.Ldexp(float64(high&(1<<11-1)), exponent))
	f = f.addf(math.Ldexp(float64(low>>11), exponent-64+11))
	if negative {
		f = f.neg()
	}
	return f.mul(halfPi), q
}

func finite(x float64) bool { return x-x == 0 }

// Sin returns the sine.
func Sin(x float64) float64 {
	switch {
	case !finite(x):
		return math.NaN()
	case math.Abs(x) < 0x1p-28:
		return x
	}
	switch r, q := reduce(x); q {
	case 0:
		return sine(r)
	case 1:
		return cosine(r)
	case 2:
		return -sine(r)
	default:
		return -cosine(r)
	}
}

// Cos returns the cosine.
func Cos(x float64) float64 {
	if !finite(x) {
		return math.NaN()
	}
	switch r, q := reduce(x); q {
	case 0:
		return cosine(r)
	case 1:
		return -sine(r)
	case 2:
		return -cosine(r)
	default:
		return sine(r)
	}
}

// Tan returns the tangent.
func Tan(x float64) float64 {
	switch {
	case !finite(x):
		return math.NaN()
	case math.Abs(x) < 0x1p-28:
		return x
	}
	r, q := reduce(x)
	s, c := sinCos(r)
	if q&1 == 1 {
		return c.div(s).neg().hi
	}
	return s.div(c).hi
}

// angle returns the angle of the point (x, y), both not negative and not both zero.
func angle(y, x dd) dd {
	if y.hi > x.hi {
		return halfPi.sub(angle(x, y))
	}
	// One step of Newton's iteration from a good start: the sine of what is missing.
	a := math.Atan2(y.hi, x.hi)
	s, c := sinCos(dd{a, 0})
	missing := y.mul(c).sub(x.mul(s)).div(x.mul(c).add(y.mul(s)))
	return missing.addf(a)
}

// Atan returns the arc tangent.
func Atan(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < 0x1p-28:
		return x
	case a > 0x1p70:
		return math.Copysign(halfPi.hi, x)
	}
	return math.Copysign(angle(dd{a, 0}, one).hi, x)
}

// Atan2 returns the angle of the point (x, y).
func Atan2(y, x float64) float64 {
	a, b := math.Abs(y), math.Abs(x)
	if math.IsNaN(x) || math.IsNaN(y) || a == 0 || b == 0 || math.IsInf(a, 0) || math.IsInf(b, 0) {
		return math.Atan2(y, x)
	}
	// Bring both near 1; where the quotient leaves the range of float64, one of them does not count.
	_, ea := math.Frexp(a)
	_, eb := math.Frexp(b)
	var r dd
	switch {
	case ea-eb > 100:
		r = halfPi
	case eb-ea > 60:
		if x > 0 {
			return math.Copysign(a/b, y)
		}
		r = pi
	default:
		r = angle(dd{math.Ldexp(a, -eb), 0}, dd{math.Ldexp(b, -eb), 0})
		if x < 0 {
			r = pi.sub(r)
		}
	}
	return math.Copysign(r.hi, y)
}

// Asin returns the arc sine.
func Asin(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a > 1:
		return math.NaN()
	case a < 0x1p-28:
		return x
	}
	return math.Copysign(angle(dd{a, 0}, complement(a)).hi, x)
}

// Acos returns the arc cosine.
func Acos(x float64) float64 {
	switch a := math.Abs(x); {
	case math.IsNaN(x) || a > 1:
		return math.NaN()
	case x < 0:
		return pi.sub(angle(complement(a), dd{a, 0})).hi
	default:
		return angle(complement(a), dd{a, 0}).hi
	}
}

// complement returns sqrt(1 - a^2).
func complement(a float64) dd { return one.sub(prod2(a, a)).sqrt() }
