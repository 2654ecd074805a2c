package fortran

import (
	"go/constant"
	"go/token"
	"math"
	"math/bits"
	"strings"

	"accc/frontend"
)

// Elemental functions of constants other than those of fold.go.

// A scalarRule computes a function of constants; the arguments are by dummy argument, nil where none is given.
type scalarRule func(n *Node, args []constant.Value) constant.Value

// integersOf are arguments as integers of 64 bits; ok is false if one is not an integer.
func integersOf(args []constant.Value) (out []int64, ok bool) {
	for _, v := range args {
		if v == nil {
			out = append(out, 0)
			continue
		}
		i, exact := constant.Int64Val(constant.ToInt(v))
		if v.Kind() != constant.Int || !exact {
			return nil, false
		}
		out = append(out, i)
	}
	return out, true
}

// ofIntegers is a function of integers whose result has the type of the call; width is the number of bits of the first argument.
func ofIntegers(f func(a []int64, width uint) int64) scalarRule {
	return func(n *Node, args []constant.Value) constant.Value {
		a, ok := integersOf(args)
		if !ok {
			return nil
		}
		width := uint(8 * n.Type.Kind)
		if len(n.Args) > 1 && n.Args[1].Type.Class == frontend.Integer {
			width = uint(8 * n.Args[1].Type.Kind)
		}
		if width > 64 {
			return nil
		}
		return wrapped(constant.MakeInt64(f(a, width)), n.Type)
	}
}

// ofBitsTest is a comparison of bits.
func ofBitsTest(f func(a, b uint64) bool) scalarRule {
	return func(_ *Node, args []constant.Value) constant.Value {
		a, ok := integersOf(args)
		if !ok || len(a) < 2 {
			return nil
		}
		return constant.MakeBool(f(uint64(a[0]), uint64(a[1])))
	}
}

// ofReals is a function of reals.
func ofReals(f func(a []float64, kind int) float64) scalarRule {
	return func(n *Node, args []constant.Value) constant.Value {
		var list []float64
		for _, v := range args {
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
		kind := n.Type.Bytes()
		if len(n.Args) > 1 && n.Args[1].Type.Class == frontend.Real {
			kind = n.Args[1].Type.Bytes()
		}
		return convert(finite(f(list, kind), 8), n.Type)
	}
}

// ofText is a function of characters.
func ofText(f func(text []string, back bool) constant.Value) scalarRule {
	return func(_ *Node, args []constant.Value) constant.Value {
		var text []string
		back := false
		for _, v := range args {
			switch {
			case v == nil:
			case v.Kind() == constant.String:
				text = append(text, constant.StringVal(v))
			case v.Kind() == constant.Bool:
				back = constant.BoolVal(v)
			}
		}
		return f(text, back)
	}
}

func low(n int64) uint64 {
	if n >= 64 {
		return math.MaxUint64
	}
	return 1<<uint(max(n, 0)) - 1
}

// masked keeps the bits of a kind.
func masked(v int64, width uint) uint64 { return uint64(v) & low(int64(width)) }

func circular(a []int64, width uint) int64 {
	size := int64(width)
	if len(a) > 2 && a[2] > 0 {
		size = a[2]
	}
	field := uint64(a[0]) & low(size)
	s := uint((a[1]%size + size) % size)
	turned := (field<<s | field>>(uint(size)-s)) & low(size)
	return int64(uint64(a[0])&^low(size) | turned)
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

func indexOf(text []string, back bool) constant.Value {
	if len(text) < 2 {
		return nil
	}
	if back {
		return constant.MakeInt64(int64(strings.LastIndex(text[0], text[1]) + 1))
	}
	return constant.MakeInt64(int64(strings.Index(text[0], text[1]) + 1))
}

// scanFor is scan, or verify if in is false.
func scanFor(in bool) func(text []string, back bool) constant.Value {
	return func(text []string, back bool) constant.Value {
		if len(text) < 2 {
			return nil
		}
		at := 0
		for i := range len(text[0]) {
			if (strings.IndexByte(text[1], text[0][i]) >= 0) == in && (at == 0 || back) {
				at = i + 1
			}
		}
		return constant.MakeInt64(int64(at))
	}
}

func compareText(f func(c int) bool) scalarRule {
	return ofText(func(text []string, _ bool) constant.Value {
		if len(text) < 2 {
			return nil
		}
		n := max(len(text[0]), len(text[1]))
		pad := func(s string) string { return s + strings.Repeat(" ", n-len(s)) }
		return constant.MakeBool(f(strings.Compare(pad(text[0]), pad(text[1]))))
	})
}

func foldSign(n *Node, args []constant.Value) constant.Value {
	if args[0].Kind() == constant.Complex || args[1].Kind() == constant.Complex {
		return nil
	}
	if constant.Sign(args[1]) == 0 && n.Type.Class == frontend.Real {
		return nil // constants here have no negative zero
	}
	v := args[0]
	if constant.Sign(v) < 0 {
		v = constant.UnaryOp(token.SUB, v, 0)
	}
	if constant.Sign(args[1]) < 0 {
		v = constant.UnaryOp(token.SUB, v, 0)
	}
	return convert(v, n.Type)
}

func foldDim(n *Node, args []constant.Value) constant.Value {
	d := constant.BinaryOp(args[0], token.SUB, args[1])
	if constant.Sign(d) < 0 {
		d = constant.MakeInt64(0)
	}
	return convert(d, n.Type)
}

func foldRepeat(_ *Node, args []constant.Value) constant.Value {
	count, ok := constant.Int64Val(args[1])
	if args[0].Kind() != constant.String || !ok || count < 0 || count*int64(len(constant.StringVal(args[0]))) > 1<<20 {
		return nil
	}
	return constant.MakeString(strings.Repeat(constant.StringVal(args[0]), int(count)))
}

// scalarRules are the functions by name. All required arguments have values when a rule is called.
var scalarRules = map[string]scalarRule{
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
	"maskl": func(n *Node, args []constant.Value) constant.Value {
		a, ok := integersOf(args[:1])
		if !ok || n.Type.Kind > 8 {
			return nil
		}
		w := int64(8 * n.Type.Kind)
		return wrapped(constant.MakeInt64(int64(low(w)&^low(w-a[0]))), n.Type)
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
	"sign":    foldSign,
	"isign":   foldSign,
	"dsign":   foldSign,
	"dim":     foldDim,
	"idim":    foldDim,
	"ddim":    foldDim,
	"repeat":  foldRepeat,
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
	"realpart": partOf(constant.Real), "dreal": partOf(constant.Real), "conjg": foldConjugate, "dconjg": foldConjugate,
	"is_iostat_end": ofCode(-1), "is_iostat_eor": ofCode(-2),
}

func ofCode(code int64) scalarRule {
	return func(_ *Node, args []constant.Value) constant.Value {
		i, ok := constant.Int64Val(args[0])
		return constant.MakeBool(ok && i == code)
	}
}

// shiftBoth is ishft: to the left, or to the right where the shift is negative.
func shiftBoth(a []int64, w uint) int64 {
	if a[1] < 0 {
		return int64(masked(a[0], w) >> uint(-a[1]))
	}
	return a[0] << uint(a[1])
}

func partOf(f func(constant.Value) constant.Value) scalarRule {
	return func(n *Node, args []constant.Value) constant.Value {
		return convert(f(constant.ToComplex(args[0])), n.Type)
	}
}

func foldConjugate(_ *Node, args []constant.Value) constant.Value {
	z := constant.ToComplex(args[0])
	return constant.BinaryOp(constant.Real(z), token.SUB, constant.MakeImag(constant.Imag(z)))
}

// adjusted moves the text to one side of the blanks that it had on the other.
func adjusted(text, kept string, right bool) constant.Value {
	blanks := strings.Repeat(" ", len(text)-len(kept))
	if right {
		return constant.MakeString(blanks + kept)
	}
	return constant.MakeString(kept + blanks)
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
