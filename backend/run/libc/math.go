package libc

import (
	"math"
	"slices"

	"accc/backend/run/libm"
)

// math.h, C23 7.12. Every function exists for double, for float (name and "f") and for long double (name and "l"),
// which is a double here. The float functions round the double result once more, which keeps them within 0.51 units in
// the last place. errno is never set: math_errhandling is 0.
var mathHeader = header{"math.h", slices.Concat(
	realRows("double %s(double x)", []real1{
		{"acos", "arc cosine", libm.Acos},
		{"acosh", "inverse hyperbolic cosine", outside1(math.Acosh)},
		{"asin", "arc sine", libm.Asin},
		{"asinh", "inverse hyperbolic sine", math.Asinh},
		{"atan", "arc tangent", libm.Atan},
		{"atanh", "inverse hyperbolic tangent", outside1(math.Atanh)},
		{"cbrt", "cube root", libm.Cbrt},
		{"ceil", "the least integer not below x", math.Ceil},
		{"cos", "cosine", libm.Cos},
		{"cosh", "hyperbolic cosine", libm.Cosh},
		{"erf", "error function", math.Erf},
		{"erfc", "complement of the error function", math.Erfc},
		{"exp", "e to the power of x", libm.Exp},
		{"exp10", "10 to the power of x", libm.Exp10},
		{"exp2", "2 to the power of x", libm.Exp2},
		{"expm1", "exp(x) - 1", math.Expm1},
		{"fabs", "absolute value", math.Abs},
		{"floor", "the greatest integer not above x", math.Floor},
		{"j0", "Bessel function of the first kind, order 0", math.J0},
		{"j1", "Bessel function of the first kind, order 1", libm.J1},
		{"gamma", "lgamma under its old name", lgamma},
		{"lgamma", "logarithm of the absolute value of the gamma function", lgamma},
		{"log", "natural logarithm", libm.Log},
		{"log10", "logarithm to base 10", libm.Log10},
		{"log1p", "log(1 + x)", outside1(math.Log1p)},
		{"log2", "logarithm to base 2", libm.Log2},
		{"logb", "the binary exponent", math.Logb},
		{"nearbyint", "x rounded to an integer, halves to even", math.RoundToEven},
		{"rint", "x rounded to an integer, halves to even", math.RoundToEven},
		{"round", "x rounded to an integer, halves away from zero", math.Round},
		{"significand", "x scaled into [1, 2)", significand},
		{"sin", "sine", libm.Sin},
		{"sinh", "hyperbolic sine", libm.Sinh},
		{"sqrt", "square root", math.Sqrt},
		{"tan", "tangent", outside1(libm.Tan)},
		{"tanh", "hyperbolic tangent", libm.Tanh},
		{"tgamma", "gamma function", libm.Gamma},
		{"trunc", "x without its fraction", math.Trunc},
		{"y0", "Bessel function of the second kind, order 0", libm.Y0},
		{"y1", "Bessel function of the second kind, order 1", math.Y1},
	}, ofOne),
	realRows("double %s(double x, double y)", []real2{
		{"atan2", "the angle of the point (y, x)", outside2(libm.Atan2)},
		{"copysign", "x with the sign of y", math.Copysign},
		{"fdim", "x - y, or 0 when that is negative", fdim},
		{"fmax", "the greater of two numbers", fmax},
		{"fmin", "the lesser of two numbers", fmin},
		{"fmod", "the remainder of x / y truncated", outside2(math.Mod)},
		{"drem", "the remainder of x / y rounded", outside2(math.Remainder)},
		{"hypot", "sqrt(x*x + y*y)", outside2(libm.Hypot)},
		{"pow", "x to the power of y", libm.Pow},
		{"remainder", "the remainder of x / y rounded", outside2(math.Remainder)},
	}, ofTwo),
	realRows("long %s(double x)", []real1{
		{"lrint", "x rounded to a long, halves to even", math.RoundToEven},
		{"lround", "x rounded to a long, halves away from zero", math.Round},
	}, toInteger),
	realRows("long long %s(double x)", []real1{
		{"llrint", "x rounded to a long long, halves to even", math.RoundToEven},
		{"llround", "x rounded to a long long, halves away from zero", math.Round},
	}, toInteger),
	mixedRows,
)}

// A real1 and a real2 are functions of real numbers under their names for double.
type real1 struct {
	name, doc string
	f         func(float64) float64
}

type real2 struct {
	name, doc string
	f         func(x, y float64) float64
}

// A realType is one of the three real types of C. A long double is computed as a double and stored as one, in the
// first half of the bytes that the ABI reserves.
type realType struct {
	suffix string // of the names of its functions
	ctype  string
	single bool   // 32 bits
	size   uint64 // in memory, in bytes
}

var variants = []realType{{"", "double", false, 8}, {"f", "float", true, 4}, {"l", "long double", false, 16}}

// argument reads argument i of a call, in single precision or not; setReal stores a result.
func argument(s []uint64, i int, single bool) float64 {
	if single {
		return float64(f32(s[i]))
	}
	return f64(s[i])
}

func setReal(s []uint64, v float64, single bool) {
	if single {
		s[0] = toF32(float32(v))
		return
	}
	s[0] = toF64(v)
}

func (r real1) about() (name, doc string) { return r.name, r.doc }
func (r real2) about() (name, doc string) { return r.name, r.doc }

// realRows makes the three rows of each function. proto is the prototype for double with %s for the name.
func realRows[R interface{ about() (name, doc string) }](proto string, functions []R, wrap func(f R, single bool) func(*Env, []uint64)) []row {
	var rows []row
	for _, f := range functions {
		name, doc := f.about()
		for _, v := range variants {
			rows = append(rows, row{variant(proto, name, v.suffix, v.ctype), doc, pure, wrap(f, v.single)})
		}
	}
	return rows
}

func ofOne(r real1, single bool) func(*Env, []uint64) {
	f := r.f
	if single {
		return func(_ *Env, s []uint64) { s[0] = toF32(float32(f(float64(f32(s[0]))))) }
	}
	return func(_ *Env, s []uint64) { s[0] = toF64(f(f64(s[0]))) }
}

func ofTwo(r real2, single bool) func(*Env, []uint64) {
	f := r.f
	return func(_ *Env, s []uint64) { setReal(s, f(argument(s, 0, single), argument(s, 1, single)), single) }
}

// toInteger wraps a rounding; what does not fit is the least integer, as on x86-64.
func toInteger(r real1, single bool) func(*Env, []uint64) {
	f := r.f
	return func(_ *Env, s []uint64) {
		v := f(argument(s, 0, single))
		n := int64(math.MinInt64)
		if v >= math.MinInt64 && v < -math.MinInt64 {
			n = int64(v)
		}
		s[0] = uint64(n)
	}
}

// mixedRows are the functions whose parameters are not all of one type.
var mixedRows = func() []row {
	var rows []row
	for _, v := range variants {
		add := func(proto, name, doc string, f flags, do func(e *Env, s []uint64, single bool)) {
			rows = append(rows, row{variant(proto, name, v.suffix, v.ctype), doc, f,
				func(e *Env, s []uint64) { do(e, s, v.single) }})
		}
		add("double %s(double x, double y, double z)", "fma", "x*y + z rounded once", pure, fma)
		add("double %s(double x, int *exponent)", "frexp", "split into a fraction in [0.5, 1) and an exponent", device, frexp)
		add("double %s(double x, int n)", "ldexp", "x * 2^n", pure, ldexp)
		add("double %s(double x, int n)", "scalbn", "x * 2^n", pure, ldexp)
		add("double %s(double x, long n)", "scalbln", "x * 2^n", pure, scalbln)
		add("double %s(double x, double *whole)", "modf", "split into an integer and a fraction", device, modf)
		add("int %s(double x)", "ilogb", "the binary exponent as an int", pure, ilogb)
		add("double %s(double x, double y)", "nextafter", "the neighbour of x in the direction of y", pure, nextafter)
		add("double %s(double x, double y, int *quotient)", "remquo", "remainder, and the low bits of the quotient", device, remquo)
		add("double %s(const char *tag)", "nan", "a quiet NaN", device, nan)
		add("void %s(double x, double *sine, double *cosine)", "sincos", "sine and cosine", device, sincos)
		add("double %s(int n, double x)", "jn", "Bessel function of the first kind, order n", pure, bessel(math.Jn))
		add("double %s(int n, double x)", "yn", "Bessel function of the second kind, order n", pure, bessel(math.Yn))
	}
	const lgammaDoc = "lgamma, and the sign of the gamma function"
	return append(rows,
		row{"double lgamma_r(double x, int *sign)", lgammaDoc, device, func(e *Env, s []uint64) { lgammaR(e, s, false) }},
		row{"float lgammaf_r(float x, int *sign)", lgammaDoc, device, func(e *Env, s []uint64) { lgammaR(e, s, true) }},
		row{"float nexttowardf(float x, long double y)", "nextafter", pure, nexttowardf},
		row{"double nexttoward(double x, long double y)", "nextafter", pure, func(e *Env, s []uint64) { nextafter(e, s, false) }},
		row{"long double nexttowardl(long double x, long double y)", "nextafter", pure, func(e *Env, s []uint64) { nextafter(e, s, false) }},
	)
}()

// variant writes a prototype for another real type.
func variant(proto, name, suffix, ctype string) string {
	var out []byte
	for i := 0; i < len(proto); {
		switch {
		case len(proto)-i >= 2 && proto[i:i+2] == "%s":
			out = append(append(out, name...), suffix...)
			i += 2
		case len(proto)-i >= 6 && proto[i:i+6] == "double":
			out = append(out, ctype...)
			i += 6
		default:
			out = append(out, proto[i])
			i++
		}
	}
	return string(out)
}

// outside1 and outside2 set the sign of NaN results to the one they have with glibc on x86, which printf shows: that
// of the argument that is a NaN, else negative.
func outside1(f func(float64) float64) func(float64) float64 {
	return func(x float64) float64 {
		v := f(x)
		if math.IsNaN(v) {
			return signedNaN(!math.IsNaN(x) || math.Signbit(x))
		}
		return v
	}
}

func outside2(f func(x, y float64) float64) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		v := f(x, y)
		switch {
		case !math.IsNaN(v):
			return v
		case math.IsNaN(x):
			return signedNaN(math.Signbit(x))
		}
		return signedNaN(!math.IsNaN(y) || math.Signbit(y))
	}
}

func signedNaN(negative bool) float64 {
	if negative {
		return math.Float64frombits(0xFFF8 << 48)
	}
	return math.Float64frombits(0x7FF8 << 48)
}

func significand(x float64) float64 {
	if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) {
		return x
	}
	fraction, _ := math.Frexp(x)
	return 2 * fraction
}

func lgamma(x float64) float64 {
	v, _ := libm.Lgamma(x)
	return v
}

func fdim(x, y float64) float64 {
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	if x <= y {
		return 0
	}
	return x - y
}

// fmax and fmin return the other argument when one is NaN, unlike Go's.

func fmax(x, y float64) float64 {
	switch {
	case math.IsNaN(x):
		return y
	case math.IsNaN(y):
		return x
	}
	return math.Max(x, y)
}

func fmin(x, y float64) float64 {
	switch {
	case math.IsNaN(x):
		return y
	case math.IsNaN(y):
		return x
	}
	return math.Min(x, y)
}

func fma(_ *Env, s []uint64, single bool) {
	x, y, z := argument(s, 0, single), argument(s, 1, single), argument(s, 2, single)
	if !single {
		s[0] = toF64(math.FMA(x, y, z))
		return
	}
	// The product is exact in double; rounding the sum to odd makes the second rounding harmless.
	product := x * y
	sum := product + z
	virtual := sum - product
	lost := (product - (sum - virtual)) + (z - virtual)
	if lost != 0 && !math.IsInf(sum, 0) && math.Float64bits(sum)&1 == 0 {
		towards := math.Inf(1)
		if lost < 0 {
			towards = math.Inf(-1)
		}
		sum = math.Nextafter(sum, towards)
	}
	s[0] = toF32(float32(sum))
}

func frexp(e *Env, s []uint64, single bool) {
	fraction, exponent := math.Frexp(argument(s, 0, single))
	e.store32(s[1], uint32(exponent))
	setReal(s, fraction, single)
}

func ldexp(_ *Env, s []uint64, single bool) {
	setReal(s, math.Ldexp(argument(s, 0, single), int(int32(s[1]))), single)
}

func scalbln(_ *Env, s []uint64, single bool) {
	const enough = 5000 // beyond it every finite number over- or underflows
	n := min(max(int64(s[1]), -enough), enough)
	setReal(s, math.Ldexp(argument(s, 0, single), int(n)), single)
}

func modf(e *Env, s []uint64, single bool) {
	x := argument(s, 0, single)
	whole := math.Trunc(x)
	fraction := math.Copysign(x-whole, x)
	if math.IsInf(x, 0) {
		fraction = math.Copysign(0, x)
	}
	e.storeReal(s[1], whole, single)
	setReal(s, fraction, single)
}

func (e *Env) storeReal(addr uint64, v float64, single bool) {
	if single {
		e.store32(addr, math.Float32bits(float32(v)))
		return
	}
	e.store64(addr, toF64(v))
}

func ilogb(_ *Env, s []uint64, single bool) {
	x := argument(s, 0, single)
	switch {
	case x == 0 || math.IsNaN(x):
		s[0] = toI32(math.MinInt32)
	case math.IsInf(x, 0):
		s[0] = toI32(math.MaxInt32)
	default:
		s[0] = toI32(int32(math.Ilogb(x)))
	}
}

func nextafter(_ *Env, s []uint64, single bool) {
	if single {
		s[0] = toF32(math.Nextafter32(f32(s[0]), f32(s[1])))
		return
	}
	s[0] = toF64(math.Nextafter(f64(s[0]), f64(s[1])))
}

// nexttowardf compares with y before it is rounded to a float.
func nexttowardf(_ *Env, s []uint64) {
	x, y := f32(s[0]), f64(s[1])
	switch {
	case x == 0 && y == 0:
		x = float32(y)
	case math.IsNaN(y):
		x = float32(y)
	case float64(x) < y:
		x = math.Nextafter32(x, float32(math.Inf(1)))
	case float64(x) > y:
		x = math.Nextafter32(x, float32(math.Inf(-1)))
	}
	s[0] = toF32(x)
}

func remquo(e *Env, s []uint64, single bool) {
	x, y := argument(s, 0, single), argument(s, 1, single)
	rest := math.Remainder(x, y)
	quotient := int32(0)
	if y != 0 && !math.IsInf(x, 0) && !math.IsNaN(x) && !math.IsNaN(y) && !math.IsInf(y, 0) {
		// x - rest is a multiple of y; three bits of how often are asked for.
		eighth := math.Abs(math.Mod(x, 8*y))
		count := int32(math.Round((eighth - math.Copysign(rest, rest*x)) / math.Abs(y)))
		quotient = count & 7
		if math.Signbit(x) != math.Signbit(y) {
			quotient = -quotient
		}
	}
	e.store32(s[2], uint32(quotient))
	setReal(s, rest, single)
}

func lgammaR(e *Env, s []uint64, single bool) {
	v, sign := libm.Lgamma(argument(s, 0, single))
	e.store32(s[1], uint32(sign))
	setReal(s, v, single)
}

func nan(e *Env, s []uint64, single bool) {
	e.cstring(s[0])
	setReal(s, math.NaN(), single)
}

func sincos(e *Env, s []uint64, single bool) {
	x, sine, cosine := argument(s, 0, single), s[1], s[2]
	e.storeReal(sine, libm.Sin(x), single)
	e.storeReal(cosine, libm.Cos(x), single)
}

func bessel(f func(int, float64) float64) func(*Env, []uint64, bool) {
	return func(_ *Env, s []uint64, single bool) {
		setReal(s, f(int(int32(s[0])), argument(s, 1, single)), single)
	}
}
