package libm

import "math"

// J1 returns the Bessel function of the first kind of order 1, which is odd.
func J1(x float64) float64 {
	if x < 0 {
		return -math.J1(-x)
	}
	return math.J1(x)
}

// Y0 returns the Bessel function of the second kind of order 0.
func Y0(x float64) float64 {
	if x > 0 && x < 0x1p-27 {
		const eulerLn2 = 0.57721566490153286061 - math.Ln2
		return 2 / math.Pi * (Log(x) + eulerLn2)
	}
	return math.Y0(x)
}
