package fold

import (
	"go/constant"
	"go/token"
	"math"
	"strings"

	"accc/frontend"
)

// maxBits bounds the size of integers.
const maxBits = 256

// maxText bounds the length of characters.
const maxText = 1 << 20

// tokens are the operators that package constant has, too.
var tokens = map[string]token.Token{
	"+": token.ADD, "-": token.SUB, "*": token.MUL, "/": token.QUO,
	"==": token.EQL, "/=": token.NEQ, "<": token.LSS, "<=": token.LEQ, ">": token.GTR, ">=": token.GEQ,
}

// connectives are the logical operators.
var connectives = map[string]func(x, y bool) bool{
	".and.":  func(x, y bool) bool { return x && y },
	".or.":   func(x, y bool) bool { return x || y },
	".eqv.":  func(x, y bool) bool { return x == y },
	".neqv.": func(x, y bool) bool { return x != y },
	".xor.":  func(x, y bool) bool { return x != y },
}

// relations are the operators that compare.
var relations = map[string]bool{"==": true, "/=": true, "<": true, "<=": true, ">": true, ">=": true}

// Unary applies a unary operator: + - .not.; nil if the operand has no value or not of the right type.
func Unary(op string, v constant.Value) constant.Value {
	if v == nil {
		return nil
	}
	switch {
	case op == ".not." && v.Kind() == constant.Bool:
		return constant.UnaryOp(token.NOT, v, 0)
	case op == "+":
		return v
	case op == "-" && (v.Kind() == constant.Int || v.Kind() == constant.Float || v.Kind() == constant.Complex):
		return constant.UnaryOp(token.SUB, v, 0)
	}
	return nil
}

// Binary applies a binary operator, by its canonical spelling. The operands are converted to a common type; t is that
// of the result.
func Binary(op string, a, b constant.Value, common, t Type) constant.Value {
	if a == nil || b == nil {
		return nil
	}
	switch {
	case op == "//":
		if x, y := constant.StringVal(a), constant.StringVal(b); len(x)+len(y) < maxText {
			return constant.MakeString(x + y)
		}
		return nil
	case connectives[op] != nil:
		if a.Kind() != constant.Bool || b.Kind() != constant.Bool {
			return nil
		}
		return constant.MakeBool(connectives[op](constant.BoolVal(a), constant.BoolVal(b)))
	case relations[op]:
		if a.Kind() == constant.String && b.Kind() == constant.String {
			x, y := strings.TrimRight(constant.StringVal(a), " "), strings.TrimRight(constant.StringVal(b), " ")
			return constant.MakeBool(constant.Compare(constant.MakeString(x), tokens[op], constant.MakeString(y)))
		}
		x, y := Convert(a, common), Convert(b, common)
		if x == nil || y == nil {
			return nil
		}
		return constant.MakeBool(constant.Compare(x, tokens[op], y))
	case op == "**":
		return power(a, b, t)
	}
	x, y := Convert(a, common), Convert(b, common)
	if x == nil || y == nil {
		return nil
	}
	if op == "/" {
		if constant.Sign(y) == 0 {
			return nil
		}
		if common.Class == frontend.Integer {
			return constant.BinaryOp(x, token.QUO_ASSIGN, y) // truncates
		}
	}
	out := constant.BinaryOp(x, tokens[op], y)
	if common.Class == frontend.Integer && constant.BitLen(out) > maxBits {
		return nil
	}
	return Convert(out, t)
}

func power(a, b constant.Value, t Type) constant.Value {
	if t.Class == frontend.Integer {
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
	if t.Class != frontend.Real {
		return nil
	}
	x, _ := constant.Float64Val(constant.ToFloat(a))
	y, _ := constant.Float64Val(constant.ToFloat(b))
	return finite(math.Pow(x, y), t.Kind)
}
