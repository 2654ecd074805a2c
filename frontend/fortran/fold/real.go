package fold

import (
	"go/constant"
	"math"

	"accc/frontend"
)

// realFunctions are those of one real argument.
var realFunctions = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "exp": math.Exp, "log": math.Log, "log10": math.Log10, "sin": math.Sin, "cos": math.Cos, "tan": math.Tan,
	"asin": math.Asin, "acos": math.Acos, "atan": math.Atan, "sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh,
	"dsqrt": math.Sqrt, "dexp": math.Exp, "dlog": math.Log, "dsin": math.Sin, "dcos": math.Cos, "dtan": math.Tan, "datan": math.Atan,
	"dacos": math.Acos, "dasin": math.Asin, "gamma": math.Gamma, "aint": math.Trunc, "anint": math.Round,
}

// ofReals is a function of reals.
func ofReals(f func(a []float64, kind int) float64) rule {
	return func(c *Call) constant.Value {
		var list []float64
		for _, v := range c.Args {
			if v == nil {
				continue
			}
			x := constant.ToFloat(v)
			if x.Kind() != constant.Float && x.Kind() != constant.Int {
				return nil
			}
			y, _ := constant.Float64Val(x)
			list = append(list, y)
		}
		kind := c.Type.bytes()
		if c.First.Class == frontend.Real {
			kind = c.First.bytes()
		}
		return Convert(finite(f(list, kind), 8), c.Type)
	}
}

// modelOf takes a real apart: fraction in [0.5, 1) and exponent.
func modelOf(x float64) (float64, int) { return math.Frexp(x) }

func digitsOf(kind int) int {
	if kind == 4 {
		return 24
	}
	return 53
}

func leastExponent(kind int) int {
	if kind == 4 {
		return -125
	}
	return -1021
}

func spacingOf(x float64, kind int) float64 {
	_, e := modelOf(x)
	if x == 0 || e-digitsOf(kind) < leastExponent(kind)-1 {
		return math.Ldexp(1, leastExponent(kind)-1)
	}
	return math.Ldexp(1, e-digitsOf(kind))
}

func nearestTo(x, s float64, kind int) float64 {
	to := math.Inf(1)
	if s < 0 {
		to = math.Inf(-1)
	}
	if kind == 4 {
		return float64(math.Nextafter32(float32(x), float32(to)))
	}
	return math.Nextafter(x, to)
}

// ofOrder is a Bessel function of an order that is not too big to be computed here.
func ofOrder(f func(n int, x float64) float64, a []float64) float64 {
	if a[0] < 0 || a[0] > 1000 {
		return math.NaN()
	}
	return f(int(a[0]), a[1])
}

// arctangent is atan2, but of a zero, whose sign constants here do not have.
func arctangent(a []float64) float64 {
	if a[0] == 0 || a[1] == 0 {
		return math.NaN()
	}
	return math.Atan2(a[0], a[1])
}

func finite(x float64, kind int) constant.Value {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return rounded(constant.MakeFloat64(x), kind)
}
