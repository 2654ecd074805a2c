package libm

import "math"

// Cbrt returns the cube root.
func Cbrt(x float64) float64 {
	if x == 0 || !finite(x) {
		return x
	}
	fraction, e := math.Frexp(x)
	// Make the exponent a multiple of three.
	shift := ((e % 3) + 3) % 3
	m := math.Ldexp(fraction, shift)
	y := math.Cbrt(m)
	missing := dd{m, 0}.sub(prod2(y, y).mulf(y))
	return math.Ldexp(fast2(y, missing.hi/(3*y*y)).hi, (e-shift)/3)
}

// Hypot returns sqrt(x*x + y*y).
func Hypot(x, y float64) float64 {
	if !finite(x) || !finite(y) || x == 0 || y == 0 {
		return math.Hypot(x, y)
	}
	a, b := max(math.Abs(x), math.Abs(y)), min(math.Abs(x), math.Abs(y))
	_, e := math.Frexp(a)
	a, b = math.Ldexp(a, -e), math.Ldexp(b, -e)
	return prod2(a, a).add(prod2(b, b)).sqrt().ldexp(e)
}
