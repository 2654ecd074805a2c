package libfortran

import (
	"fmt"
	"math"
)

// Functions of scalars.

// A model tells what a floating-point model needs (Fortran 2018 §16.4).
type model struct {
	digits int
	tiny   float64
	infExp int64 // what exponent returns for infinities and NaNs
}

var (
	single = model{24, 0x1p-126, math.MaxInt32}
	double = model{53, 0x1p-1022, math.MaxInt32}
)

// exponent is that of x in the model, where fractions are in [1/2, 1).
func (f model) exponent(x float64) int64 {
	switch {
	case x == 0:
		return 0
	case math.IsInf(x, 0) || math.IsNaN(x):
		return f.infExp
	}
	_, e := math.Frexp(x)
	return int64(e)
}

func (f model) fraction(x float64) float64 {
	if math.IsInf(x, 0) {
		return math.NaN()
	}
	m, _ := math.Frexp(x)
	return m
}

func (f model) setExponent(x float64, i int64) float64 {
	if x == 0 {
		return x
	}
	return scale(f.fraction(x), i)
}

func (f model) spacing(x float64) float64 {
	switch {
	case math.IsInf(x, 0) || math.IsNaN(x):
		return math.NaN()
	case x == 0:
		return f.tiny
	}
	_, e := math.Frexp(x)
	return max(math.Ldexp(1, e-f.digits), f.tiny)
}

func (f model) rrspacing(x float64) float64 {
	switch {
	case math.IsInf(x, 0) || math.IsNaN(x):
		return math.NaN()
	case x == 0:
		return 0
	}
	m, _ := math.Frexp(x)
	return math.Ldexp(math.Abs(m), f.digits)
}

// scale is x * 2**i.
func scale(x float64, i int64) float64 {
	return math.Ldexp(x, int(min(max(i, -10000), 10000)))
}

// modulo has the sign of p (Fortran 2018 §16.9.135).
func modulo(a, p float64) float64 {
	r := math.Mod(a, p)
	if r == 0 {
		return math.Copysign(0, p)
	}
	if (r < 0) != (p < 0) {
		r += p
	}
	return r
}

// erfcScaled is exp(x**2) * erfc(x).
func erfcScaled(x float64) float64 {
	if x < 25 {
		return math.Exp(x*x) * math.Erfc(x)
	}
	// The asymptotic series: the terms shrink fast for such x.
	t := 1 / (2 * x * x)
	sum, term := 1.0, 1.0
	for k := 1.0; k < 8; k++ {
		term *= -(2*k - 1) * t
		sum += term
	}
	return sum / (x * math.Sqrt(math.Pi))
}

// power is x**n by repeated squaring; a negative exponent takes the reciprocal of the result, as gfortran does for default
// integers, or with first that of x, as for other kinds and complex numbers.
func power[T float | complex64 | complex128](x T, n int64, first bool) T {
	u := uint64(n)
	if n < 0 {
		u = -u
		if first {
			x = 1 / x
		}
	}
	result := T(1)
	for {
		if u&1 != 0 {
			result = T(result * x)
		}
		if u >>= 1; u == 0 {
			break
		}
		x = T(x * x)
	}
	if n < 0 && !first {
		return 1 / result
	}
	return result
}

// f32s and f64s make functions of one real argument.
func unary32(f func(x float64) float64) func(e *Env, s []uint64) {
	return func(_ *Env, s []uint64) { s[0] = fromF32(float32(f(float64(toF32(s[0]))))) }
}

func unary64(f func(x float64) float64) func(e *Env, s []uint64) {
	return func(_ *Env, s []uint64) { s[0] = fromF64(f(toF64(s[0]))) }
}

func init() {
	for kind, f := range map[int]model{4: single, 8: double} {
		letter, get, put, unary := "d", toF64, fromF64, unary64
		if kind == 4 {
			letter, unary = "f", unary32
			get = func(v uint64) float64 { return float64(toF32(v)) }
			put = func(v float64) uint64 { return fromF32(float32(v)) }
		}
		named := func(name string) string { return fmt.Sprintf("%s%d", name, kind) }
		one, two := letter+":"+letter, letter+letter+"pi:"+letter
		register(
			row{named("Exponent") + "_4", letter + ":i", device, func(_ *Env, s []uint64) { s[0] = fromI32(int32(f.exponent(get(s[0])))) }},
			row{named("Exponent") + "_8", letter + ":l", device, func(_ *Env, s []uint64) { s[0] = uint64(f.exponent(get(s[0]))) }},
			row{named("Fraction"), one, device, unary(f.fraction)},
			row{named("Spacing"), one, device, unary(f.spacing)},
			row{named("RRSpacing"), one, device, unary(f.rrspacing)},
			row{named("ErfcScaled"), one, device, unary(erfcScaled)},
			row{named("Scale"), letter + "l:" + letter, device, func(_ *Env, s []uint64) { s[0] = put(scale(get(s[0]), int64(s[1]))) }},
			row{named("SetExponent"), letter + "l:" + letter, device, func(_ *Env, s []uint64) { s[0] = put(f.setExponent(get(s[0]), int64(s[1]))) }},
			row{named("ModReal"), two, device, func(_ *Env, s []uint64) { s[0] = put(math.Mod(get(s[0]), get(s[1]))) }},
			row{named("ModuloReal"), two, device, func(_ *Env, s []uint64) { s[0] = put(modulo(get(s[0]), get(s[1]))) }},
			row{named("IsFinite"), letter + ":i", device, func(_ *Env, s []uint64) {
				x := get(s[0])
				s[0] = fromBool(!math.IsInf(x, 0) && !math.IsNaN(x))
			}},
			row{named("IsNaN"), letter + ":i", device, func(_ *Env, s []uint64) { s[0] = fromBool(math.IsNaN(get(s[0]))) }},
		)
		for _, to := range []struct {
			bits   int
			letter string
		}{{1, "i"}, {2, "i"}, {4, "i"}, {8, "l"}} {
			for name, round := range map[string]func(float64) float64{"Ceiling": math.Ceil, "Floor": math.Floor, "Nint": math.Round} {
				register(row{fmt.Sprintf("%s%d_%d", name, kind, to.bits), letter + ":" + to.letter, device, func(_ *Env, s []uint64) {
					v := int64(round(get(s[0])))
					if s[0] = uint64(v); to.bits < 8 {
						s[0] = fromI32(int32(v))
					}
				}})
			}
		}
	}
	for _, k := range []struct {
		kind   int
		letter string
	}{{1, "i"}, {2, "i"}, {4, "i"}, {8, "l"}} {
		sig := k.letter + k.letter + "pi:" + k.letter
		integer := func(f func(a, p int64) int64) func(e *Env, s []uint64) {
			return func(e *Env, s []uint64) {
				a, p := signed(s[0], k.kind), signed(s[1], k.kind)
				if p == 0 {
					e.failAt(s[2], s[3], "remainder of a division by zero")
				}
				v := int64(0)
				if p != -1 { // the least integer has no opposite
					v = f(a, p)
				}
				if s[0] = uint64(v); k.kind < 8 {
					s[0] = fromI32(int32(v))
				}
			}
		}
		register(
			row{fmt.Sprintf("ModInteger%d", k.kind), sig, device, integer(func(a, p int64) int64 { return a % p })},
			row{fmt.Sprintf("ModuloInteger%d", k.kind), sig, device, integer(func(a, p int64) int64 {
				if r := a % p; r != 0 && (r < 0) != (p < 0) {
					return r + p
				} else {
					return r
				}
			})},
		)
	}
	nearest32 := func(_ *Env, s []uint64) {
		toward := float32(math.Inf(-1))
		if s[1]&1 != 0 {
			toward = float32(math.Inf(1))
		}
		s[0] = fromF32(math.Nextafter32(toF32(s[0]), toward))
	}
	nearest64 := func(_ *Env, s []uint64) {
		toward := math.Inf(-1)
		if s[1]&1 != 0 {
			toward = math.Inf(1)
		}
		s[0] = fromF64(math.Nextafter(toF64(s[0]), toward))
	}
	register(
		// Exceptions of arithmetic are not recorded: raising one has no effect, and there is no function to query
		// them.
		row{"MapException", "i:i", device, func(*Env, []uint64) {}},
		row{"feraiseexcept", "i", device, func(*Env, []uint64) {}},
		row{"Nearest4", "fi:f", device, nearest32},
		row{"Nearest8", "di:d", device, nearest64},
		row{"FPow4i", "fi:f", device, func(_ *Env, s []uint64) { s[0] = fromF32(power(toF32(s[0]), int64(toInt(s[1])), false)) }},
		row{"FPow4k", "fl:f", device, func(_ *Env, s []uint64) { s[0] = fromF32(power(toF32(s[0]), int64(s[1]), true)) }},
		row{"FPow8i", "di:d", device, func(_ *Env, s []uint64) { s[0] = fromF64(power(toF64(s[0]), int64(toInt(s[1])), false)) }},
		row{"FPow8k", "dl:d", device, func(_ *Env, s []uint64) { s[0] = fromF64(power(toF64(s[0]), int64(s[1]), true)) }},
		// Complex powers: (result, base, exponent).
		row{"cpowi", "ppi", device, func(e *Env, s []uint64) {
			putC64(e.bytes(s[0], 8), power(getC64(e.bytes(s[1], 8)), int64(toInt(s[2])), true))
		}},
		row{"cpowk", "ppl", device, func(e *Env, s []uint64) { putC64(e.bytes(s[0], 8), power(getC64(e.bytes(s[1], 8)), int64(s[2]), true)) }},
		row{"zpowi", "ppi", device, func(e *Env, s []uint64) {
			putC128(e.bytes(s[0], 16), power(getC128(e.bytes(s[1], 16)), int64(toInt(s[2])), true))
		}},
		row{"zpowk", "ppl", device, func(e *Env, s []uint64) {
			putC128(e.bytes(s[0], 16), power(getC128(e.bytes(s[1], 16)), int64(s[2]), true))
		}},
		// (result, n1, n2, x, ..., file, line): the values of orders n1 to n2 at x
		row{"BesselJn_4", "piifffpi", device, bessels(asF32, math.Jn)},
		row{"BesselJn_8", "piidddpi", device, bessels(asF64, math.Jn)},
		row{"BesselYn_4", "piifffpi", device, bessels(asF32, math.Yn)},
		row{"BesselYn_8", "piidddpi", device, bessels(asF64, math.Yn)},
		row{"BesselJnX0_4", "piipi", device, besselsAtZero(asF32, math.Jn)},
		row{"BesselJnX0_8", "piipi", device, besselsAtZero(asF64, math.Jn)},
		row{"BesselYnX0_4", "piipi", device, besselsAtZero(asF32, math.Yn)},
		row{"BesselYnX0_8", "piipi", device, besselsAtZero(asF64, math.Yn)},
	)
}

// signed reads an integer of a kind from the stack.
func signed(v uint64, kind int) int64 {
	switch kind {
	case 1:
		return int64(int8(v))
	case 2:
		return int64(int16(v))
	case 4:
		return int64(int32(v))
	}
	return int64(v)
}

// bessels makes a vector of Bessel functions of consecutive orders; the start values of the call are not needed.
func bessels[T float](c codec[T], f func(n int, x float64) float64) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) {
		x := toF64(s[3])
		if c.size == 4 {
			x = float64(toF32(s[3]))
		}
		besselOrders(e, c, s, x, f)
	}
}

func besselsAtZero[T float](c codec[T], f func(n int, x float64) float64) func(e *Env, s []uint64) {
	return func(e *Env, s []uint64) { besselOrders(e, c, s, 0, f) }
}

// besselOrders stores f(n1, x) to f(n2, x).
func besselOrders[T float](e *Env, c codec[T], s []uint64, x float64, f func(n int, x float64) float64) {
	n1, n2 := toInt(s[1]), toInt(s[2])
	r := e.resultOf(s[0], c.code, c.size, int64(max(n2-n1+1, 0)))
	to := r.view().cursor()
	for n := n1; n <= n2; n++ {
		c.put(to.elem(), T(f(n, x)))
		to.next()
	}
}
