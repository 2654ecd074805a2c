package fortran

import (
	"go/constant"
	"go/token"
	"math"
	"math/big"
	"strings"

	"accc/frontend"
)

const (
	goInt = token.INT
	goAdd = token.ADD
)

// maxBits bounds the size of folded integers.
const maxBits = 256

// convert is a constant in another type, nil if it has none.
func convert(v constant.Value, t Type) constant.Value {
	if v == nil {
		return nil
	}
	switch t.Class {
	case frontend.Integer:
		switch v.Kind() {
		case constant.Float:
			f, _ := constant.Float64Val(v)
			if math.IsInf(f, 0) || math.IsNaN(f) {
				return nil
			}
			i, _ := big.NewFloat(math.Trunc(f)).Int(nil)
			return constant.Make(i)
		case constant.Int:
			return v
		}
	case frontend.Real:
		switch v.Kind() {
		case constant.Float, constant.Int:
			return rounded(v, t.Kind)
		case constant.Complex:
			return rounded(constant.Real(v), t.Kind)
		}
	case frontend.Complex:
		if c := constant.ToComplex(v); c.Kind() == constant.Complex {
			return c
		}
	case frontend.Logical:
		if v.Kind() == constant.Bool {
			return v
		}
	case frontend.Character:
		if v.Kind() != constant.String {
			return nil
		}
		s := constant.StringVal(v)
		switch {
		case t.Len < 0 || int64(len(s)) == t.Len || t.Len > 1<<20:
			return v
		case int64(len(s)) > t.Len:
			return constant.MakeString(s[:t.Len])
		}
		return constant.MakeString(s + strings.Repeat(" ", int(t.Len)-len(s)))
	}
	return nil
}

// rounded is a real constant as its kind can hold it.
func rounded(v constant.Value, kind int) constant.Value {
	f := constant.ToFloat(v)
	if f.Kind() != constant.Float {
		return nil
	}
	x, _ := constant.Float64Val(f)
	if kind <= 4 {
		x = float64(float32(x))
	}
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return constant.MakeFloat64(x)
}

func foldUnary(n *Node) constant.Value {
	v := n.Args[0].Value
	if v == nil {
		return nil
	}
	switch {
	case n.Text == ".not." && v.Kind() == constant.Bool:
		return constant.UnaryOp(token.NOT, v, 0)
	case n.Text == "+":
		return v
	case n.Text == "-" && (v.Kind() == constant.Int || v.Kind() == constant.Float || v.Kind() == constant.Complex):
		return constant.UnaryOp(token.SUB, v, 0)
	}
	return nil
}

var foldTokens = map[string]token.Token{
	"+": token.ADD, "-": token.SUB, "*": token.MUL, "/": token.QUO,
	"==": token.EQL, "/=": token.NEQ, "<": token.LSS, "<=": token.LEQ, ">": token.GTR, ">=": token.GEQ,
}

func foldBinary(op string, n *Node) constant.Value {
	a, b := n.Args[0].Value, n.Args[1].Value
	if a == nil || b == nil {
		return nil
	}
	t := wider(n.Args[0].Type, n.Args[1].Type)
	switch {
	case op == "//":
		if x, y := constant.StringVal(a), constant.StringVal(b); len(x)+len(y) < 1<<20 {
			return constant.MakeString(x + y)
		}
		return nil
	case connective[op]:
		if a.Kind() != constant.Bool || b.Kind() != constant.Bool {
			return nil
		}
		x, y := constant.BoolVal(a), constant.BoolVal(b)
		return constant.MakeBool(map[string]bool{".and.": x && y, ".or.": x || y, ".eqv.": x == y, ".neqv.": x != y, ".xor.": x != y}[op])
	case relational[op]:
		if a.Kind() == constant.String && b.Kind() == constant.String {
			x, y := strings.TrimRight(constant.StringVal(a), " "), strings.TrimRight(constant.StringVal(b), " ")
			return constant.MakeBool(constant.Compare(constant.MakeString(x), foldTokens[op], constant.MakeString(y)))
		}
		x, y := convert(a, t), convert(b, t)
		if x == nil || y == nil {
			return nil
		}
		return constant.MakeBool(constant.Compare(x, foldTokens[op], y))
	case op == "**":
		return foldPower(a, b, n)
	}
	x, y := convert(a, t), convert(b, t)
	if x == nil || y == nil {
		return nil
	}
	if op == "/" {
		if constant.Sign(y) == 0 {
			return nil
		}
		if t.Class == frontend.Integer {
			return constant.BinaryOp(x, token.QUO_ASSIGN, y) // truncates
		}
	}
	out := constant.BinaryOp(x, foldTokens[op], y)
	if t.Class == frontend.Integer && constant.BitLen(out) > maxBits {
		return nil
	}
	return convert(out, n.Type)
}

func foldPower(a, b constant.Value, n *Node) constant.Value {
	if n.Type.Class == frontend.Integer {
		e, ok := constant.Int64Val(b)
		if !ok || a.Kind() != constant.Int {
			return nil
		}
		switch {
		case e < 0:
			switch x, _ := constant.Int64Val(a); x {
			case 1:
				return a
			case -1:
				if e%2 == 0 {
					return constant.MakeInt64(1)
				}
				return a
			case 0:
				return nil
			}
			return constant.MakeInt64(0)
		case e*int64(constant.BitLen(a)) > maxBits:
			return nil
		}
		out := constant.MakeInt64(1)
		for range e {
			out = constant.BinaryOp(out, token.MUL, a)
		}
		return out
	}
	if n.Type.Class != frontend.Real {
		return nil
	}
	x, _ := constant.Float64Val(constant.ToFloat(a))
	y, _ := constant.Float64Val(constant.ToFloat(b))
	return finite(math.Pow(x, y), n.Type.Kind)
}

func finite(x float64, kind int) constant.Value {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return rounded(constant.MakeFloat64(x), kind)
}

// ofBits is the number of a type that has the given bits, nil if there is none.
func ofBits(bits constant.Value, t Type) constant.Value {
	u, _ := constant.Uint64Val(bits)
	switch {
	case t.Class == frontend.Real && t.Kind == 4:
		return finite(float64(math.Float32frombits(uint32(u))), 4)
	case t.Class == frontend.Real && t.Kind == 8:
		return finite(math.Float64frombits(u), 8)
	case t.Class == frontend.Integer && t.Kind <= 8:
		unused := 64 - 8*t.Kind
		return constant.MakeInt64(int64(u<<unused) >> unused)
	}
	return nil
}

// realFunctions are the elemental functions of one real argument that are folded.
var realFunctions = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "exp": math.Exp, "log": math.Log, "log10": math.Log10, "sin": math.Sin, "cos": math.Cos, "tan": math.Tan,
	"asin": math.Asin, "acos": math.Acos, "atan": math.Atan, "sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh,
	"dsqrt": math.Sqrt, "dexp": math.Exp, "dlog": math.Log, "dsin": math.Sin, "dcos": math.Cos, "dtan": math.Tan, "datan": math.Atan,
	"dacos": math.Acos, "dasin": math.Asin, "gamma": math.Gamma, "aint": math.Trunc, "anint": math.Round,
}

// integerModel are the largest integers by kind.
func hugeInteger(kind int) constant.Value {
	one := constant.MakeInt64(1)
	return constant.BinaryOp(constant.Shift(one, token.SHL, uint(8*kind-1)), token.SUB, one)
}

// foldIntrinsic computes an intrinsic function of constants; nil where it is not constant or not folded.
func foldIntrinsic(f *Intrinsic, n *Node, tied []*Node) constant.Value {
	if strings.HasPrefix(f.Name, "ieee_support_") {
		return constant.MakeBool(f.Name != "ieee_support_underflow_control")
	}
	a := first(tied)
	if a == nil {
		return nil
	}
	if v, known := foldInquiry(f, n, tied, a); known {
		return v
	}
	if n.Rank != 0 {
		return nil
	}
	if transformRules[f.Name] != nil {
		if out := evaluate(n, nil); out != nil && out.shape == nil {
			return out.list[0].Value
		}
		return nil
	}
	var values []constant.Value
	for _, x := range tied {
		if x == nil || x.Value == nil {
			if x == nil {
				continue
			}
			return nil
		}
		values = append(values, x.Value)
	}
	if rule := scalarRules[f.Name]; rule != nil {
		args := make([]constant.Value, len(tied))
		for i, a := range tied {
			if a != nil {
				args[i] = a.Value
			}
		}
		return rule(n, args)
	}
	x := values[0]
	switch f.Name {
	case "int", "ifix", "idint", "int2", "int8":
		return convert(realPart(x), n.Type)
	case "nint", "idnint", "floor", "ceiling":
		v, _ := constant.Float64Val(constant.ToFloat(realPart(x)))
		round := map[string]func(float64) float64{"nint": math.Round, "idnint": math.Round, "floor": math.Floor, "ceiling": math.Ceil}[f.Name]
		return convert(finite(round(v), 8), n.Type)
	case "real", "dble", "float", "sngl", "dfloat":
		return convert(x, n.Type)
	case "abs", "iabs", "dabs", "cabs", "cdabs", "zabs":
		if x.Kind() != constant.Complex && constant.Sign(x) < 0 {
			return constant.UnaryOp(token.SUB, x, 0)
		}
		if x.Kind() == constant.Complex {
			re, _ := constant.Float64Val(constant.Real(x))
			im, _ := constant.Float64Val(constant.Imag(x))
			return finite(math.Hypot(re, im), n.Type.Kind)
		}
		return x
	case "max", "min", "max0", "min0":
		out := convert(x, n.Type)
		for _, y := range values[1:] {
			y = convert(y, n.Type)
			if out == nil || y == nil || out.Kind() == constant.String {
				return nil
			}
			if constant.Compare(y, token.GTR, out) == (strings.HasPrefix(f.Name, "max")) {
				out = y
			}
		}
		return out
	case "mod", "modulo", "amod", "dmod":
		return foldModulo(f, n, values)
	case "iand", "ior", "ieor":
		if values[0].Kind() == constant.Int && values[1].Kind() == constant.Int {
			return constant.BinaryOp(x, map[string]token.Token{"iand": token.AND, "ior": token.OR, "ieor": token.XOR}[f.Name], values[1])
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
		if len(values) > 1 && x.Kind() != constant.Complex && tied[1] != nil {
			im = values[1]
		}
		if x.Kind() == constant.Complex {
			return x
		}
		return constant.BinaryOp(constant.ToComplex(x), token.ADD, constant.MakeImag(constant.ToFloat(im)))
	default:
		if g := realFunctions[f.Name]; g != nil && n.Type.Class == frontend.Real && len(values) == 1 {
			v, _ := constant.Float64Val(constant.ToFloat(x))
			return finite(g(v), n.Type.Kind)
		}
	}
	return nil
}

func realPart(v constant.Value) constant.Value {
	if v.Kind() == constant.Complex {
		return constant.Real(v)
	}
	return v
}

func foldModulo(f *Intrinsic, n *Node, values []constant.Value) constant.Value {
	a, b := values[0], values[1]
	if n.Type.Class == frontend.Real && constant.Sign(b) != 0 {
		x, _ := constant.Float64Val(constant.ToFloat(a))
		y, _ := constant.Float64Val(constant.ToFloat(b))
		out := math.Mod(x, y)
		if f.Name == "modulo" && out != 0 && (out < 0) != (y < 0) {
			out += y
		}
		return finite(out, n.Type.Kind)
	}
	if b.Kind() != constant.Int || a.Kind() != constant.Int || constant.Sign(b) == 0 {
		return nil
	}
	out := constant.BinaryOp(a, token.REM, b)
	if f.Name == "modulo" && constant.Sign(out)*constant.Sign(b) < 0 {
		out = constant.BinaryOp(out, token.ADD, b)
	}
	return out
}

// foldInquiry computes functions that ask for a property of the type or shape, for which the argument need not be constant.
func foldInquiry(f *Intrinsic, n *Node, tied []*Node, a *Node) (v constant.Value, known bool) {
	t := a.Type
	integer := func(x int) (constant.Value, bool) { return constant.MakeInt64(int64(x)), true }
	switch f.Name {
	case "kind":
		if t.Class == frontend.Unknown {
			return nil, true
		}
		return integer(t.Kind)
	case "bit_size", "storage_size":
		if s := t.Size(); s >= 0 {
			return integer(int(8 * s))
		}
		return nil, true
	case "huge":
		switch {
		case t.Class == frontend.Integer:
			return hugeInteger(t.Kind), true
		case t.Class == frontend.Real && t.Kind == 4:
			return constant.MakeFloat64(math.MaxFloat32), true
		case t.Class == frontend.Real && t.Kind >= 8:
			return constant.MakeFloat64(math.MaxFloat64), true
		}
		return nil, true
	case "tiny":
		if t.Kind == 4 {
			return constant.MakeFloat64(0x1p-126), true
		}
		return constant.MakeFloat64(0x1p-1022), true
	case "epsilon":
		if t.Kind == 4 {
			return constant.MakeFloat64(0x1p-23), true
		}
		return constant.MakeFloat64(0x1p-52), true
	case "digits":
		switch {
		case t.Class == frontend.Integer:
			return integer(8*t.Kind - 1)
		case t.Kind == 4:
			return integer(24)
		}
		return integer(53)
	case "precision":
		if t.Kind == 4 {
			return integer(6)
		}
		return integer(15)
	case "range":
		switch {
		case t.Class == frontend.Integer:
			return integer(int(float64(8*t.Kind-1) * math.Log10(2)))
		case t.Kind == 4:
			return integer(37)
		}
		return integer(307)
	case "radix":
		return integer(2)
	case "maxexponent", "minexponent":
		e := [2]int{128, -125}
		if t.Kind >= 8 {
			e = [2]int{1024, -1021}
		}
		if f.Name == "maxexponent" {
			return integer(e[0])
		}
		return integer(e[1])
	case "rank":
		if a.Rank >= 0 {
			return integer(a.Rank)
		}
		return nil, true
	case "len":
		if t.Len >= 0 && t.Class == frontend.Character {
			return constant.MakeInt64(t.Len), true
		}
		return nil, true
	case "size":
		return foldSize(f, tied, a), true
	case "lbound", "ubound":
		return foldBound(f, tied, a), true
	case "selected_int_kind":
		r, ok := integerValue(tied[0])
		if !ok {
			return nil, true
		}
		for i, limit := range []int64{2, 4, 9, 18, 38} {
			if r <= limit {
				return integer(1 << i)
			}
		}
		return integer(-1)
	case "selected_real_kind", "ieee_selected_real_kind":
		for _, a := range tied {
			if _, ok := integerValue(a); a != nil && !ok {
				return nil, true
			}
		}
		p, _ := integerValue(argumentOf(f, tied, "p"))
		r, _ := integerValue(argumentOf(f, tied, "r"))
		switch {
		case p <= 6 && r <= 37:
			return integer(4)
		case p <= 15 && r <= 307:
			return integer(8)
		case p <= 18 && r <= 4931:
			return integer(10)
		case p <= 33 && r <= 4931:
			return integer(16)
		case r > 4931 && p > 33:
			return integer(-3)
		case r > 4931:
			return integer(-2)
		}
		return integer(-1)
	case "selected_char_kind":
		if a.Value == nil || a.Value.Kind() != constant.String {
			return nil, true
		}
		switch strings.ToLower(strings.TrimRight(constant.StringVal(a.Value), " ")) {
		case "ascii", "default":
			return integer(1)
		case "iso_10646":
			return integer(4)
		}
		return integer(-1)
	}
	return nil, false
}

func foldSize(f *Intrinsic, tied []*Node, a *Node) constant.Value {
	if a.Shape == nil {
		return nil
	}
	if dim := argumentOf(f, tied, "dim"); dim != nil {
		d, ok := integerValue(dim)
		if !ok || d < 1 || d > int64(len(a.Shape)) || a.Shape[d-1] < 0 {
			return nil
		}
		return constant.MakeInt64(a.Shape[d-1])
	}
	if n := total(a.Shape); n >= 0 {
		return constant.MakeInt64(n)
	}
	return nil
}

func foldBound(f *Intrinsic, tied []*Node, a *Node) constant.Value {
	d, ok := integerValue(argumentOf(f, tied, "dim"))
	if !ok || d < 1 || a.Kind != NameExpr {
		return nil
	}
	low, high, ok := constantBounds(a, int(d-1))
	switch {
	case !ok:
		return nil
	case f.Name == "lbound":
		return constant.MakeInt64(low)
	}
	return constant.MakeInt64(high)
}
