package initial

import (
	"go/constant"
	"math"

	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
)

// Float is a constant as a floating-point number.
func Float(v constant.Value) (float64, bool) {
	v = constant.ToFloat(v)
	if v.Kind() != constant.Float && v.Kind() != constant.Int {
		return 0, false
	}
	f, _ := constant.Float64Val(v)
	return f, !math.IsNaN(f)
}

// Dense is an array of constants as an attribute; those that are nil are zero.
func Dense(list []constant.Value, t front.Type, elem ir.Type, extents []int64) ir.Attribute {
	to := elem
	if t.Class == frontend.Logical {
		to = ir.Int(t.Kind * 8)
	}
	if t.Class == frontend.Complex || t.Bytes() == 16 {
		return nil
	}
	elems := make([]ir.Attribute, len(list))
	zero := zeroAttr(to)
	splat := true
	for i, v := range list {
		if elems[i] = Attr(v, t, to, zero); elems[i] == nil {
			return nil
		}
		splat = splat && elems[i] == elems[0]
	}
	shape := make([]int64, len(extents))
	for i, e := range extents {
		shape[len(extents)-1-i] = e
	}
	tensor := ir.Tensor(shape, to, nil)
	if len(elems) == 0 {
		return nil
	}
	if splat {
		return ir.DenseElements(tensor, true, elems[:1])
	}
	return ir.DenseElements(tensor, false, elems)
}

func zeroAttr(t ir.Type) ir.Attribute {
	if ir.IsFloat(t) {
		return ir.FloatValue(t, 0)
	}
	return ir.Integer(t, 0)
}

// Attr is a constant as an attribute, nil if it has none.
func Attr(v constant.Value, t front.Type, to ir.Type, zero ir.Attribute) ir.Attribute {
	if v == nil {
		return zero
	}
	switch t.Class {
	case frontend.Integer:
		if i, ok := constant.Int64Val(constant.ToInt(v)); ok {
			return ir.Integer(to, wrapInt(i, t.Kind*8))
		}
		if u, ok := constant.Uint64Val(constant.ToInt(v)); ok {
			return ir.Integer(to, wrapInt(int64(u), t.Kind*8))
		}
	case frontend.Real:
		if f, ok := Float(v); ok {
			return ir.FloatValue(to, f)
		}
	case frontend.Logical:
		if v.Kind() == constant.Bool {
			if constant.BoolVal(v) {
				return ir.Integer(to, 1)
			}
			return ir.Integer(to, 0)
		}
	}
	return nil
}

// wrapInt keeps the low bits of an integer.
func wrapInt(v int64, bits int) int64 {
	if bits >= 64 {
		return v
	}
	return v << (64 - bits) >> (64 - bits)
}
