package libm

import "math"

const tableSize = 256

// powers has 2^(j/256).
var powers = func() (t [tableSize]dd) {
	root := dd{2, 0}
	for n := tableSize; n > 1; n /= 2 {
		root = root.sqrt()
	}
	t[0] = one
	for j := 1; j < tableSize; j++ {
		t[j] = t[j/2].mul(t[j/2]) // by halving, so that errors do not add up
		if j%2 == 1 {
			t[j] = t[j].mul(root)
		}
	}
	return t
}()

// limit is beyond every argument for which exp is neither 0 nor infinite.
const limit = 800

// split returns n and r with x = n ln2/256 + r, |r| <= ln2/512.
func split(x dd) (n int, r dd) {
	k := math.RoundToEven(x.hi * (tableSize * log2e.hi))
	p := prod2(k, ln2byTable.hi)
	r = sum2(x.hi-p.hi, (x.lo-p.lo)-k*ln2byTable.lo)
	return int(k), r
}

// expSeries returns exp(r) - 1 for |r| < 1/128; the error is 2^-62 of 1.
func expSeries(r dd) float64 {
	x := r.hi
	return x + (r.lo + x*x*(1.0/2+x*(1.0/6+x*(1.0/24+x*(1.0/120+x*(1.0/720))))))
}

// expExact is expSeries with an error below 2^-85.
func expExact(r dd) dd {
	r2 := r.mul(r)
	r3 := r2.mul(r)
	x := r.hi
	tail := 1.0/24 + x*(1.0/120+x*(1.0/720+x*(1.0/5040+x*(1.0/40320+x*(1.0/362880)))))
	return r.add(r2.scale(0.5).add(r3.mul(sixth).addf(r2.hi * r2.hi * tail)))
}

// expDD returns exp(x) where neither that nor its error is near over- or underflow.
func expDD(x dd) dd {
	m, k := expParts(x)
	return dd{math.Ldexp(m.hi, k), math.Ldexp(m.lo, k)}
}

// expParts returns m and k with exp(x) = m * 2^k, |x| <= limit.
func expParts(x dd) (m dd, k int) {
	n := math.RoundToEven(x.hi * (tableSize * log2e.hi))
	r := x.sub(ln2byTable.mulf(n))
	p := powers[int(n)&(tableSize-1)]
	return p.add(p.mul(expExact(r))), int(n) >> tableBits
}

const tableBits = 8

// power rounds 2^(n/256) (1 + p).
func power(n int, p float64) float64 {
	t := powers[n&(tableSize-1)]
	return fast2(t.hi, t.lo+t.hi*p).ldexp(n >> tableBits)
}

// expOf rounds exp(x).
func expOf(x dd) float64 {
	switch {
	case math.Abs(x.hi) <= limit:
		n, r := split(x)
		return power(n, expSeries(r))
	case math.IsNaN(x.hi):
		return x.hi
	case x.hi > limit:
		return math.Inf(1)
	}
	return 0
}

// Exp returns e^x.
func Exp(x float64) float64 { return expOf(dd{x, 0}) }

// Exp2 returns 2^x.
func Exp2(x float64) float64 {
	if !(math.Abs(x) <= 2*limit) {
		return expOf(dd{x, 0})
	}
	n := math.RoundToEven(x * tableSize)
	return power(int(n), expSeries(ln2.mulf(x-n/tableSize)))
}

// Exp10 returns 10^x.
func Exp10(x float64) float64 {
	if !(math.Abs(x) <= limit) {
		return expOf(dd{x, 0})
	}
	return expOf(ln10.mulf(x))
}

// The hyperbolic functions are written with exp(x) - 1 in the forms that keep its accuracy for small x. C libraries
// compute them the same way, which matters more to a program that compares its output than the last half unit.

// beyond is where exp(-x) is negligible next to exp(x).
const beyond = 22

// Sinh returns the hyperbolic sine.
func Sinh(x float64) float64 {
	a, half := math.Abs(x), math.Copysign(0.5, x)
	switch {
	case !finite(x) || a < 0x1p-28:
		return x
	case a < beyond:
		t := math.Expm1(a)
		if a < 1 {
			return half * (2*t - t*t/(t+1))
		}
		return half * (t + t/(t+1))
	}
	return expHalf(a, half)
}

// Cosh returns the hyperbolic cosine.
func Cosh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case !finite(x):
		return a
	case a < math.Ln2/2:
		t := math.Expm1(a)
		w := 1 + t
		if a < 0x1p-55 {
			return w
		}
		return 1 + t*t/(w+w)
	case a < beyond:
		t := Exp(a)
		return 0.5*t + 0.5/t
	}
	return expHalf(a, 0.5)
}

// expHalf returns half * exp(a) without overflow on the way.
func expHalf(a, half float64) float64 {
	if a < 709 {
		return half * Exp(a)
	}
	w := Exp(0.5 * a)
	return half * w * w
}

// Tanh returns the hyperbolic tangent.
func Tanh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < 0x1p-55:
		return x
	case a >= beyond:
		return math.Copysign(1, x)
	case a >= 1:
		return math.Copysign(1-2/(math.Expm1(2*a)+2), x)
	}
	t := math.Expm1(-2 * a)
	return math.Copysign(-t/(t+2), x)
}
