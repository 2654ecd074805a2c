package build

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// Int is an integer constant of an integer or index type.
func (x *Builder) Int(v int64, t ir.Type) *ir.Value { return arith.Int(x.B, t, v) }

// Idx is an index constant.
func (x *Builder) Idx(v int64) *ir.Value { return arith.Int(x.B, ir.Index(), v) }

// I32, Bool and Float are constants of these types.
func (x *Builder) I32(v int64) *ir.Value { return arith.Int(x.B, ir.I32(), v) }

func (x *Builder) Bool(v bool) *ir.Value {
	return x.Op(arith.Constant, nil, []ir.Type{ir.I1()}, Attr("value", ir.Bool(v))).Result(0)
}

func (x *Builder) Float(v float64, t ir.Type) *ir.Value { return arith.Float(x.B, t, v) }

// ConstantOf is the number that a value is known to be.
func ConstantOf(v *ir.Value) (int64, bool) {
	if v == nil {
		return 0, false
	}
	for v.Op() != nil && v.Op().Is(fir.Convert) {
		v = v.Op().Operand(0)
	}
	a, ok := arith.ConstantValue(v).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Value, true
}

// Contract is the flag that arithmetic on reals carries, as flang has it.
func Contract() ir.NamedAttr { return Attr("fastmath", arith.FastMathEnum.Attr(32)) }

// AddI, SubI and MulI are arithmetic on integers, folded where both operands are constants of type index.
func (x *Builder) AddI(a, b *ir.Value) *ir.Value {
	if v, ok := ConstantOf(b); ok {
		if v == 0 {
			return a
		}
		if w, ok := ConstantOf(a); ok && a.Type() == ir.Index() {
			return x.Idx(v + w)
		}
	}
	return x.Op1(arith.AddI, a.Type(), a, b)
}

func (x *Builder) SubI(a, b *ir.Value) *ir.Value {
	if v, ok := ConstantOf(b); ok {
		if v == 0 {
			return a
		}
		if w, ok := ConstantOf(a); ok && a.Type() == ir.Index() {
			return x.Idx(w - v)
		}
	}
	return x.Op1(arith.SubI, a.Type(), a, b)
}

func (x *Builder) MulI(a, b *ir.Value) *ir.Value {
	if v, ok := ConstantOf(b); ok {
		if v == 1 {
			return a
		}
		if w, ok := ConstantOf(a); ok && a.Type() == ir.Index() {
			return x.Idx(v * w)
		}
	}
	return x.Op1(arith.MulI, a.Type(), a, b)
}

// CmpI compares integers; the predicate is one of arith's.
func (x *Builder) CmpI(pred int, a, b *ir.Value) *ir.Value {
	return x.Op(arith.CmpI, []*ir.Value{a, b}, []ir.Type{ir.I1()}, arith.Predicate(pred)).Result(0)
}

// SelectOp is a where c is true, b elsewhere.
func (x *Builder) SelectOp(c, a, b *ir.Value) *ir.Value {
	return x.Op1(arith.Select, a.Type(), c, a, b)
}

// AtLeastZero clamps a number of elements at zero.
func (x *Builder) AtLeastZero(v *ir.Value) *ir.Value {
	if c, ok := ConstantOf(v); ok && v.Type() == ir.Index() {
		return x.Idx(max(0, c))
	}
	zero := x.Int(0, v.Type())
	return x.SelectOp(x.CmpI(arith.SGT, v, zero), v, zero)
}

// Not and And are those of conditions.
func (x *Builder) Not(v *ir.Value) *ir.Value { return x.Op1(arith.XOrI, ir.I1(), v, x.Bool(true)) }

func (x *Builder) And(a, b *ir.Value) *ir.Value {
	return x.Op1(arith.AndI, ir.I1(), a, b)
}
