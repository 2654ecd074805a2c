package fold

import (
	"go/constant"
	"go/token"
	"math"
	"math/big"
	"strings"

	"accc/frontend"
)

// A Type is what the value of a scalar depends on.
type Type struct {
	Class frontend.Class
	Kind  int
	Len   int64 // of characters, -1 where it is not known
}

// bytes is the size with which a number, or a part of a complex one, is computed.
func (t Type) bytes() int {
	if t.Kind > 8 && (t.Class == frontend.Real || t.Class == frontend.Complex) {
		return 8
	}
	return t.Kind
}

// Convert is a constant in another type, nil if it has none.
func Convert(v constant.Value, t Type) constant.Value {
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

// Fits reports whether a real constant has a value in a type of integers, which nothing else defines the conversion of (Fortran 2018 §16.9.100).
// Other constants fit: those of integers are taken modulo the size of the type.
func Fits(v constant.Value, t Type) bool {
	if v == nil || v.Kind() != constant.Float || t.Class != frontend.Integer || t.Kind > 8 {
		return true
	}
	i := Convert(v, t)
	return i != nil && constant.Compare(Wrapped(i, t), token.EQL, i)
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

// Zero is the zero of a type: false for logicals, blanks for characters.
func Zero(t Type) constant.Value {
	switch t.Class {
	case frontend.Logical:
		return constant.MakeBool(false)
	case frontend.Character:
		return Convert(constant.MakeString(""), t)
	}
	return Convert(constant.MakeInt64(0), t)
}
