package libm

import "math"

// The table of logarithms: fractions in [1, 2) are cut into 256 parts, and each is multiplied by an inverse of its
// middle that has few bits, which makes the product with a float64 exact.
const logParts = 256

type logEntry struct {
	inverse float64
	log     dd // of 1/inverse
}

var logTable = func() (t [logParts]logEntry) {
	for j := range t {
		middle := 1 + (float64(j)+0.5)/logParts
		if middle > math.Sqrt2 {
			middle /= 2 // the fraction will be halved, so that the logarithm of numbers about 1 is not a difference
		}
		inverse := math.Round(logParts*2/middle) / (logParts * 2)
		if j == 0 || j == logParts-1 {
			inverse = 1
		}
		t[j] = logEntry{inverse, newtonLog(inverse).neg()}
	}
	return t
}()

// newtonLog returns log(x) for x in [0.5, 2], by one step of Newton's iteration for exp(y) = x.
func newtonLog(x float64) dd {
	if x == 1 {
		return dd{}
	}
	y := math.Log(x)
	t := expDD(dd{-y, 0}).mulf(x).addf(-1)
	return dd{y, 0}.add(t.sub(t.mul(t).scale(0.5)))
}

// logDD returns log(x) for a positive finite x; the error is below 2^-70 of the result.
func logDD(x dd) dd {
	e := 0
	if x.hi < 0x1p-1022 {
		x, e = x.scale(0x1p60), -60
	}
	pattern := math.Float64bits(x.hi)
	j := pattern >> 44 & (logParts - 1)
	e += int(pattern>>52) - 1023
	entry := &logTable[j]
	shift := -(int(pattern>>52) - 1023)
	if 1+(float64(j)+0.5)/logParts > math.Sqrt2 {
		e++
		shift--
	}
	// m = x * 2^shift, in two steps because the power alone may be out of range.
	half := shift / 2
	m := x.scale(pow2(half)).scale(pow2(shift - half))

	p := prod2(m.hi, entry.inverse)
	f := sum2(p.hi-1, p.lo+m.lo*entry.inverse)
	square := prod2(f.hi, f.hi)
	z := f.hi
	tail := 1.0/3 + z*(-1.0/4+z*(1.0/5+z*(-1.0/6+z*(1.0/7+z*(-1.0/8+z*(1.0/9))))))

	k := float64(e)
	a := sum2(k*ln2high, entry.log.hi)
	b := sum2(a.hi, f.hi)
	c := sum2(b.hi, -0.5*square.hi)
	rest := square.hi*z*tail - (0.5*square.lo + f.hi*f.lo)
	rest += f.lo + entry.log.lo + k*ln2low
	return fast2(c.hi, (a.lo+b.lo)+(c.lo+rest))
}

// ln2 in two parts of which the first, times an exponent, is exact.
const (
	ln2high = 0x1.62e42fefa38p-1
	ln2low  = 0x1.ef35793c7673p-45
)

// logOf returns the logarithm of x times a factor.
func logOf(x float64, factor dd) float64 {
	switch {
	case x > 0 && x <= math.MaxFloat64:
		return logDD(dd{x, 0}).mul(factor).hi
	case x == 0:
		return math.Inf(-1)
	case x < 0:
		return math.NaN()
	}
	return x
}

// Log returns the natural logarithm.
func Log(x float64) float64 {
	if x > 0 && x <= math.MaxFloat64 {
		return logDD(dd{x, 0}).hi
	}
	return logOf(x, one)
}

// Log10 returns the logarithm to base 10, as the sum of the parts for the exponent and for the fraction. That is not
// the most exact way, but the usual one: powers of ten return integers, and others the usual bits.
func Log10(x float64) float64 {
	if x <= 0 || !finite(x) {
		return logOf(x, one)
	}
	// log10(2) in two parts, the first with zeros at its end so that small multiples are exact.
	const high, low = 0x1.34413509f6p-2, 0x1.9fef311f12b36p-42
	fraction, e := math.Frexp(x)
	if e > 0 { // the fraction in [1, 2) for numbers from 1 on, in [1/2, 1) below
		fraction, e = 2*fraction, e-1
	}
	y := float64(e)
	return y*low + log10e.hi*Log(fraction) + y*high
}

// Log2 returns the logarithm to base 2.
func Log2(x float64) float64 {
	if fraction, e := math.Frexp(x); fraction == 0.5 {
		return float64(e - 1)
	}
	return logOf(x, log2e)
}

// Pow returns x^y.
func Pow(x, y float64) float64 {
	if x == 0 || x == 1 || y == 0 || y == 1 || !finite(x) || !finite(y) {
		return math.Pow(x, y)
	}
	sign := 1.0
	if x < 0 {
		if math.Trunc(y) != y {
			return math.NaN()
		}
		if math.Mod(y, 2) != 0 {
			sign = -1
		}
		x = -x
	}
	log := logDD(dd{x, 0})
	switch product := log.hi * y; {
	case product > limit:
		return math.Copysign(math.Inf(1), sign)
	case product < -limit:
		return math.Copysign(0, sign)
	}
	return math.Copysign(expOf(log.mulf(y)), sign)
}
