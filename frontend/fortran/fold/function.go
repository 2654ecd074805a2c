package fold

import (
	"go/constant"
	"go/token"
	"math"
	"math/bits"
	"strings"

	"accc/frontend"
)

// A Call is a call of an intrinsic function with scalars that are constant.
type Call struct {
	Name string
	Type Type // of the result
	// Args are the arguments by dummy argument, nil where none is given. First is the type of the first one that is
	// given.
	Args  []constant.Value
	First Type
}

// A rule computes a function. All required arguments have values.
type rule func(c *Call) constant.Value

// Function computes an elemental function, or another one whose value depends on those of scalars alone; nil if it has
// no value or is not known.
func Function(c *Call) constant.Value {
	if f := rules[c.Name]; f != nil {
		return f(c)
	}
	var values []constant.Value
	for _, v := range c.Args {
		if v != nil {
			values = append(values, v)
		}
	}
	if len(values) == 0 {
		return nil
	}
	x := values[0]
	switch c.Name {
	case "int", "ifix", "idint", "int2", "int8":
		return Convert(realPart(x), c.Type)
	case "nint", "idnint", "floor", "ceiling":
		v, _ := constant.Float64Val(constant.ToFloat(realPart(x)))
		round := map[string]func(float64) float64{"nint": math.Round, "idnint": math.Round, "floor": math.Floor, "ceiling": math.Ceil}[c.Name]
		return Convert(finite(round(v), 8), c.Type)
	case "real", "dble", "float", "sngl", "dfloat":
		return Convert(x, c.Type)
	case "abs", "iabs", "dabs", "cabs", "cdabs", "zabs":
		if x.Kind() != constant.Complex && constant.Sign(x) < 0 {
			return constant.UnaryOp(token.SUB, x, 0)
		}
		if x.Kind() == constant.Complex {
			re, _ := constant.Float64Val(constant.Real(x))
			im, _ := constant.Float64Val(constant.Imag(x))
			return finite(math.Hypot(re, im), c.Type.Kind)
		}
		return x
	case "max", "min", "max0", "min0":
		out := Convert(x, c.Type)
		for _, y := range values[1:] {
			y = Convert(y, c.Type)
			if out == nil || y == nil || out.Kind() == constant.String {
				return nil
			}
			if constant.Compare(y, token.GTR, out) == (strings.HasPrefix(c.Name, "max")) {
				out = y
			}
		}
		return out
	case "mod", "modulo", "amod", "dmod":
		return modulo(c, values)
	case "iand", "ior", "ieor":
		if values[0].Kind() == constant.Int && values[1].Kind() == constant.Int {
			return constant.BinaryOp(x, map[string]token.Token{"iand": token.AND, "ior": token.OR, "ieor": token.XOR}[c.Name], values[1])
		}
	case "not":
		if x.Kind() == constant.Int {
			return constant.UnaryOp(token.XOR, x, 0)
		}
	case "char", "achar":
		if i, ok := constant.Int64Val(x); ok && i >= 0 && i < 256 {
			return constant.MakeString(string([]byte{byte(i)}))
		}
	case "ichar", "iachar":
		if s := constant.StringVal(x); len(s) > 0 {
			return constant.MakeInt64(int64(s[0]))
		}
	case "len_trim":
		return constant.MakeInt64(int64(len(strings.TrimRight(constant.StringVal(x), " "))))
	case "trim":
		return constant.MakeString(strings.TrimRight(constant.StringVal(x), " "))
	case "logical":
		return x
	case "merge":
		if len(values) == 3 && values[2].Kind() == constant.Bool {
			if constant.BoolVal(values[2]) {
				return values[0]
			}
			return values[1]
		}
	case "cmplx", "dcmplx":
		im := constant.Value(constant.MakeInt64(0))
		if len(values) > 1 && x.Kind() != constant.Complex && len(c.Args) > 1 && c.Args[1] != nil {
			im = values[1]
		}
		if x.Kind() == constant.Complex {
			return x
		}
		return constant.BinaryOp(constant.ToComplex(x), token.ADD, constant.MakeImag(constant.ToFloat(im)))
	default:
		if g := realFunctions[c.Name]; g != nil && c.Type.Class == frontend.Real && len(values) == 1 {
			v, _ := constant.Float64Val(constant.ToFloat(x))
			return finite(g(v), c.Type.Kind)
		}
	}
	return nil
}

// rules are the functions by name. All required arguments have values when a rule is called.
var rules = map[string]rule{
	"ibits":  ofIntegers(func(a []int64, _ uint) int64 { return int64(uint64(a[0]) >> uint(a[1]) & low(a[2])) }),
	"ibset":  ofIntegers(func(a []int64, _ uint) int64 { return a[0] | 1<<uint(a[1]) }),
	"ibclr":  ofIntegers(func(a []int64, _ uint) int64 { return a[0] &^ (1 << uint(a[1])) }),
	"ishftc": ofIntegers(circular),
	"shifta": ofIntegers(func(a []int64, _ uint) int64 { return a[0] >> uint(a[1]) }),
	"shiftl": ofIntegers(func(a []int64, _ uint) int64 { return a[0] << uint(a[1]) }),
	"lshift": ofIntegers(func(a []int64, _ uint) int64 { return a[0] << uint(a[1]) }),
	"rshift": ofIntegers(func(a []int64, _ uint) int64 { return a[0] >> uint(a[1]) }),
	"shiftr": ofIntegers(func(a []int64, w uint) int64 { return int64(masked(a[0], w) >> uint(a[1])) }),
	"ishft":  ofIntegers(shiftBoth),
	"dshiftl": ofIntegers(func(a []int64, w uint) int64 {
		return int64(uint64(a[0])<<uint(a[2]) | masked(a[1], w)>>(w-uint(a[2])))
	}),
	"dshiftr": ofIntegers(func(a []int64, w uint) int64 {
		return int64(uint64(a[0])<<(w-uint(a[2])) | masked(a[1], w)>>uint(a[2]))
	}),
	"merge_bits": ofIntegers(func(a []int64, _ uint) int64 { return a[0]&a[2] | a[1]&^a[2] }),
	"maskl": func(c *Call) constant.Value {
		a, ok := integersOf(c.Args[:1])
		if !ok || c.Type.Kind > 8 {
			return nil
		}
		w := int64(8 * c.Type.Kind)
		return Wrapped(constant.MakeInt64(int64(low(w)&^low(w-a[0]))), c.Type)
	},
	"maskr":   ofIntegers(func(a []int64, _ uint) int64 { return int64(low(a[0])) }),
	"popcnt":  ofIntegers(func(a []int64, w uint) int64 { return int64(bits.OnesCount64(masked(a[0], w))) }),
	"poppar":  ofIntegers(func(a []int64, w uint) int64 { return int64(bits.OnesCount64(masked(a[0], w)) & 1) }),
	"leadz":   ofIntegers(func(a []int64, w uint) int64 { return int64(bits.LeadingZeros64(masked(a[0], w))) - int64(64-w) }),
	"trailz":  ofIntegers(func(a []int64, w uint) int64 { return min(int64(bits.TrailingZeros64(masked(a[0], w))), int64(w)) }),
	"and":     ofIntegers(func(a []int64, _ uint) int64 { return a[0] & a[1] }),
	"or":      ofIntegers(func(a []int64, _ uint) int64 { return a[0] | a[1] }),
	"xor":     ofIntegers(func(a []int64, _ uint) int64 { return a[0] ^ a[1] }),
	"btest":   ofBitsTest(func(a, b uint64) bool { return a>>b&1 != 0 }),
	"bge":     ofBitsTest(func(a, b uint64) bool { return a >= b }),
	"bgt":     ofBitsTest(func(a, b uint64) bool { return a > b }),
	"ble":     ofBitsTest(func(a, b uint64) bool { return a <= b }),
	"blt":     ofBitsTest(func(a, b uint64) bool { return a < b }),
	"sign":    sign,
	"isign":   sign,
	"dsign":   sign,
	"dim":     dim,
	"idim":    dim,
	"ddim":    dim,
	"repeat":  repeat,
	"index":   ofText(indexOf),
	"scan":    ofText(scanFor(true)),
	"verify":  ofText(scanFor(false)),
	"adjustl": ofText(func(t []string, _ bool) constant.Value { return adjusted(t[0], strings.TrimLeft(t[0], " "), false) }),
	"adjustr": ofText(func(t []string, _ bool) constant.Value { return adjusted(t[0], strings.TrimRight(t[0], " "), true) }),
	"lnblnk": ofText(func(t []string, _ bool) constant.Value {
		return constant.MakeInt64(int64(len(strings.TrimRight(t[0], " "))))
	}),
	"new_line": ofText(func([]string, bool) constant.Value {
		return constant.MakeString("\n")
	}),
	"lge": compareText(func(c int) bool { return c >= 0 }),
	"lgt": compareText(func(c int) bool { return c > 0 }),
	"lle": compareText(func(c int) bool { return c <= 0 }),
	"llt": compareText(func(c int) bool { return c < 0 }),

	"hypot":  ofReals(func(a []float64, _ int) float64 { return math.Hypot(a[0], a[1]) }),
	"atan2":  ofReals(func(a []float64, _ int) float64 { return arctangent(a) }),
	"datan2": ofReals(func(a []float64, _ int) float64 { return arctangent(a) }),
	"atan": ofReals(func(a []float64, _ int) float64 {
		if len(a) > 1 {
			return arctangent(a)
		}
		return math.Atan(a[0])
	}),
	"erf":         ofReals(func(a []float64, _ int) float64 { return math.Erf(a[0]) }),
	"erfc":        ofReals(func(a []float64, _ int) float64 { return math.Erfc(a[0]) }),
	"erfc_scaled": ofReals(func(a []float64, _ int) float64 { return math.Exp(a[0]*a[0]) * math.Erfc(a[0]) }),
	"log_gamma":   ofReals(func(a []float64, _ int) float64 { v, _ := math.Lgamma(a[0]); return v }),
	"bessel_j0":   ofReals(func(a []float64, _ int) float64 { return math.J0(a[0]) }),
	"bessel_j1":   ofReals(func(a []float64, _ int) float64 { return math.J1(a[0]) }),
	"bessel_y0":   ofReals(func(a []float64, _ int) float64 { return math.Y0(a[0]) }),
	"bessel_y1":   ofReals(func(a []float64, _ int) float64 { return math.Y1(a[0]) }),
	"bessel_jn":   ofReals(func(a []float64, _ int) float64 { return ofOrder(math.Jn, a) }),
	"bessel_yn":   ofReals(func(a []float64, _ int) float64 { return ofOrder(math.Yn, a) }),
	"asinh":       ofReals(func(a []float64, _ int) float64 { return math.Asinh(a[0]) }),
	"acosh":       ofReals(func(a []float64, _ int) float64 { return math.Acosh(a[0]) }),
	"atanh":       ofReals(func(a []float64, _ int) float64 { return math.Atanh(a[0]) }),
	"alog":        ofReals(func(a []float64, _ int) float64 { return math.Log(a[0]) }),
	"alog10":      ofReals(func(a []float64, _ int) float64 { return math.Log10(a[0]) }),
	"dlog10":      ofReals(func(a []float64, _ int) float64 { return math.Log10(a[0]) }),
	"dint":        ofReals(func(a []float64, _ int) float64 { return math.Trunc(a[0]) }),
	"dnint":       ofReals(func(a []float64, _ int) float64 { return math.Round(a[0]) }),
	"dprod":       ofReals(func(a []float64, _ int) float64 { return a[0] * a[1] }),
	"fraction":    ofReals(func(a []float64, _ int) float64 { f, _ := modelOf(a[0]); return f }),
	"exponent":    ofReals(func(a []float64, _ int) float64 { _, e := modelOf(a[0]); return float64(e) }),
	"scale":       ofReals(func(a []float64, _ int) float64 { return math.Ldexp(a[0], int(a[1])) }),
	"set_exponent": ofReals(func(a []float64, _ int) float64 {
		f, _ := modelOf(a[0])
		return math.Ldexp(f, int(a[1]))
	}),
	"spacing": ofReals(func(a []float64, kind int) float64 { return spacingOf(a[0], kind) }),
	"rrspacing": ofReals(func(a []float64, kind int) float64 {
		f, _ := modelOf(a[0])
		return math.Ldexp(math.Abs(f), digitsOf(kind))
	}),
	"nearest": ofReals(func(a []float64, kind int) float64 { return nearestTo(a[0], a[1], kind) }),
	"aimag":   partOf(constant.Imag), "imag": partOf(constant.Imag), "dimag": partOf(constant.Imag), "imagpart": partOf(constant.Imag),
	"realpart": partOf(constant.Real), "dreal": partOf(constant.Real), "conjg": conjugate, "dconjg": conjugate,
	"is_iostat_end": ofCode(-1), "is_iostat_eor": ofCode(-2),
}
