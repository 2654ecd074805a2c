package libm

import "math"

// shifted is where Stirling's series is exact to all digits.
const shifted = 30

// stirling returns log(gamma(x)) for x >= shifted.
func stirling(x dd) dd {
	log := logDD(x)
	r := x.addf(-0.5).mul(log).sub(x).add(halfLn2π)
	inverse := one.div(x)
	z := inverse.hi * inverse.hi
	tail := 1.0 / 156
	for _, c := range [...]float64{-691.0 / 360360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360} {
		tail = tail*z + c
	}
	return r.add(inverse.div(dd{12, 0}).addf(inverse.hi * z * tail))
}

// gammaDD returns m and k with gamma(x) = m * 2^k, for 0 < x < 180.
func gammaDD(x dd) (m dd, k int) {
	product, e := one, 0
	for x.hi < shifted {
		product = product.mul(x)
		x = x.addf(1)
	}
	if f, exponent := math.Frexp(product.hi); f != 0 {
		e = exponent
		product = dd{math.Ldexp(product.hi, -e), math.Ldexp(product.lo, -e)}
	}
	m, k = expParts(stirling(x))
	return m.div(product), k - e
}

// sinPi returns sin(pi x).
func sinPi(x float64) dd {
	r := math.Remainder(x, 2) // exact
	sign := 1.0
	if r < 0 {
		r, sign = -r, -1
	}
	if r > 0.5 {
		r = 1 - r // exact: r is in (0.5, 1]
	}
	var s dd
	if r > 0.25 {
		_, s = sinCos(pi.mul(sum2(0.5, -r)))
	} else {
		s, _ = sinCos(pi.mulf(r))
	}
	return s.scale(sign)
}

// Gamma returns the gamma function.
func Gamma(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x
	case x == 0:
		return math.Copysign(math.Inf(1), x)
	case x < 0 && math.Trunc(x) == x:
		return math.NaN()
	case x > 180:
		return math.Inf(1)
	case x < -190:
		return math.Copysign(0, sinPi(x).hi)
	case math.Abs(x) < 0x1p-70:
		return 1 / x
	case x > 0:
		m, k := gammaDD(dd{x, 0})
		return m.ldexp(k)
	}
	// Reflection.
	m, k := gammaDD(sum2(1, -x))
	return pi.div(sinPi(x).mul(m)).ldexp(-k)
}

// Lgamma returns the logarithm of the absolute value of the gamma function and its sign.
func Lgamma(x float64) (v float64, sign int) {
	sign = 1
	if x == 0 && math.Signbit(x) || x < 0 && finite(x) && sinPi(x).hi < 0 {
		sign = -1
	}
	switch {
	case math.IsNaN(x):
		return x, 1
	case math.IsInf(x, 0) || x == 0 || x < 0 && math.Trunc(x) == x:
		return math.Inf(1), sign
	case x == 1 || x == 2:
		return 0, 1
	case math.Abs(x) < 0x1p-70:
		return -Log(math.Abs(x)), sign
	case x > 1e305:
		return math.Lgamma(x)
	case x > 0:
		return lgammaDD(dd{x, 0}).hi, 1
	}
	// Reflection.
	s := sinPi(x).scale(float64(sign))
	return logDD(pi.div(s)).sub(lgammaDD(sum2(1, -x))).hi, sign
}

// lgammaDD returns log(gamma(x)) for x > 0.
func lgammaDD(x dd) dd {
	if x.hi >= shifted {
		return stirling(x)
	}
	m, k := gammaDD(x)
	return logDD(dd{math.Ldexp(m.hi, k), math.Ldexp(m.lo, k)})
}
