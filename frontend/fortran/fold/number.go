package fold

import (
	"go/constant"
	"go/token"
	"math"

	"accc/frontend"
)

func realPart(v constant.Value) constant.Value {
	if v.Kind() == constant.Complex {
		return constant.Real(v)
	}
	return v
}

func modulo(c *Call, values []constant.Value) constant.Value {
	a, b := values[0], values[1]
	if c.Type.Class == frontend.Real && constant.Sign(b) != 0 {
		x, _ := constant.Float64Val(constant.ToFloat(a))
		y, _ := constant.Float64Val(constant.ToFloat(b))
		out := math.Mod(x, y)
		if c.Name == "modulo" && out != 0 && (out < 0) != (y < 0) {
			out += y
		}
		return finite(out, c.Type.Kind)
	}
	if b.Kind() != constant.Int || a.Kind() != constant.Int || constant.Sign(b) == 0 {
		return nil
	}
	out := constant.BinaryOp(a, token.REM, b)
	if c.Name == "modulo" && constant.Sign(out)*constant.Sign(b) < 0 {
		out = constant.BinaryOp(out, token.ADD, b)
	}
	return out
}

func sign(c *Call) constant.Value {
	if c.Args[0].Kind() == constant.Complex || c.Args[1].Kind() == constant.Complex {
		return nil
	}
	if constant.Sign(c.Args[1]) == 0 && c.Type.Class == frontend.Real {
		return nil // constants here have no negative zero
	}
	v := c.Args[0]
	if constant.Sign(v) < 0 {
		v = constant.UnaryOp(token.SUB, v, 0)
	}
	if constant.Sign(c.Args[1]) < 0 {
		v = constant.UnaryOp(token.SUB, v, 0)
	}
	return Convert(v, c.Type)
}

func dim(c *Call) constant.Value {
	d := constant.BinaryOp(c.Args[0], token.SUB, c.Args[1])
	if constant.Sign(d) < 0 {
		d = constant.MakeInt64(0)
	}
	return Convert(d, c.Type)
}

func partOf(f func(constant.Value) constant.Value) rule {
	return func(c *Call) constant.Value {
		return Convert(f(constant.ToComplex(c.Args[0])), c.Type)
	}
}

func conjugate(c *Call) constant.Value {
	z := constant.ToComplex(c.Args[0])
	return constant.BinaryOp(constant.Real(z), token.SUB, constant.MakeImag(constant.Imag(z)))
}
