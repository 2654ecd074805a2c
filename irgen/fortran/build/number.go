package build

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	mathdialect "accc/dialects/math"
	"accc/ir"
)

// ComplexOf is the complex number of two parts.
func (x *Builder) ComplexOf(re, im *ir.Value, t ir.Type) *ir.Value {
	elem := t.(*ir.ComplexType).Elem
	v := x.Insert(x.Undefined(t), x.Convert(re, elem), 0)
	return x.Insert(v, x.Convert(im, elem), 1)
}

// Conjugate is the conjugate of a complex number.
func (x *Builder) Conjugate(z *ir.Value) *ir.Value {
	elem := z.Type().(*ir.ComplexType).Elem
	im := x.Op(arith.NegF, []*ir.Value{x.Extract(z, 1, elem)}, []ir.Type{elem}, Contract()).Result(0)
	return x.Insert(z, im, 1)
}

// Comparisons are the predicates of relational operators: of integers, and of reals.
var Comparisons = map[string][2]int{
	"==": {arith.EQ, arith.OEQ}, "/=": {arith.NE, arith.UNE}, "<": {arith.SLT, arith.OLT},
	"<=": {arith.SLE, arith.OLE}, ">": {arith.SGT, arith.OGT}, ">=": {arith.SGE, arith.OGE},
}

// Arithmetic are the operations of operators: on integers, reals and complex numbers.
var Arithmetic = map[string][3]*ir.OpDef{
	"+": {arith.AddI, arith.AddF, fir.Addc}, "-": {arith.SubI, arith.SubF, fir.Subc},
	"*": {arith.MulI, arith.MulF, fir.Mulc}, "/": {arith.DivSI, arith.DivF, fir.Divc},
}

// Compare compares two numbers of any types.
func (x *Builder) Compare(pred [2]int, a, b *ir.Value) *ir.Value {
	t := x.CommonType(a.Type(), b.Type())
	a, b = x.Convert(a, t), x.Convert(b, t)
	switch {
	case ir.IsFloat(t):
		return x.Op(arith.CmpF, []*ir.Value{a, b}, []ir.Type{ir.I1()}, arith.FloatPredicate(pred[1]), Contract()).Result(0)
	case IsComplexType(t):
		return x.Op(fir.Cmpc, []*ir.Value{a, b}, []ir.Type{ir.I1()}, arith.FloatPredicate(pred[1]), Contract()).Result(0)
	}
	return x.CmpI(pred[0], a, b)
}

// CommonType is the type in which two numbers meet.
func (x *Builder) CommonType(a, b ir.Type) ir.Type {
	order := func(t ir.Type) (int, int) {
		switch t := t.(type) {
		case *ir.ComplexType:
			return 3, arith.Width(t.Elem)
		case *ir.FloatType:
			return 2, arith.Width(t)
		}
		return 1, arith.Width(t)
	}
	oa, wa := order(a)
	ob, wb := order(b)
	switch {
	case oa == ob && wb > wa, ob > oa:
		a, b = b, a
		oa, ob, wa, wb = ob, oa, wb, wa
	}
	if oa == 3 && ob >= 2 && wb > wa {
		if c, ok := b.(*ir.ComplexType); ok {
			return c
		}
		return ir.ComplexOf(b)
	}
	return a
}

// ComplexPower raises a complex number with the library.
func (x *Builder) ComplexPower(a, b *ir.Value, to ir.Type) *ir.Value {
	kind := "c"
	if to.(*ir.ComplexType).Elem == ir.F64() {
		kind = "z"
	}
	a = x.Convert(a, to)
	if ir.IsInteger(b.Type(), 0) {
		name := "_FortranA" + kind + "powi"
		if b.Type() == ir.I64() {
			name = "_FortranA" + kind + "powk"
		} else {
			b = x.Convert(b, ir.I32())
		}
		x.module.DeclareFunction(name, ir.Func([]ir.Type{to, b.Type()}, []ir.Type{to}), "fir.runtime")
		return x.CallOp(name, []ir.Type{to}, []*ir.Value{a, b}).Result(0)
	}
	name := "cpow"
	if kind == "c" {
		name = "cpowf"
	}
	b = x.Convert(b, to)
	x.module.DeclareFunction(name, ir.Func([]ir.Type{to, to}, []ir.Type{to}), "fir.runtime")
	return x.CallOp(name, []ir.Type{to}, []*ir.Value{a, b}).Result(0)
}

// Convert converts a number or logical to another type.
func (x *Builder) Convert(v *ir.Value, to ir.Type) *ir.Value {
	from := v.Type()
	if from == to {
		return v
	}
	fc, fromComplex := from.(*ir.ComplexType)
	tc, toComplex := to.(*ir.ComplexType)
	switch {
	case fromComplex && toComplex:
		return x.FirConvert(v, to)
	case fromComplex:
		return x.Convert(x.Extract(v, 0, fc.Elem), to)
	case toComplex:
		return x.ComplexOf(v, x.Float(0, tc.Elem), to)
	}
	return x.FirConvert(v, to)
}

// FloatOp applies an operation on reals, with flang's flag.
func (x *Builder) FloatOp(def *ir.OpDef, v ...*ir.Value) *ir.Value {
	return x.Op(def, v, []ir.Type{v[0].Type()}, Contract()).Result(0)
}

// CmpF compares reals; the predicate is one of arith's.
func (x *Builder) CmpF(pred int, a, b *ir.Value) *ir.Value {
	return x.Op(arith.CmpF, []*ir.Value{a, b}, []ir.Type{ir.I1()}, arith.FloatPredicate(pred)).Result(0)
}

// BitsOf is the width of a type of numbers.
func BitsOf(t ir.Type) int64 { return int64(arith.Width(t)) }

// Shifted applies a shift whose count is not negative; beyond the width the result is zero, or with the sign kept all signs.
func (x *Builder) Shifted(def *ir.OpDef, v, count *ir.Value) *ir.Value {
	t := v.Type()
	width := BitsOf(t)
	if n, ok := ConstantOf(count); ok && n >= 0 && n < width {
		return x.Op1(def, t, v, count)
	}
	in := x.CmpI(arith.ULT, count, x.Int(width, t))
	if def == arith.ShRSI {
		return x.Op1(def, t, v, x.SelectOp(in, count, x.Int(width-1, t)))
	}
	return x.SelectOp(in, x.Op1(def, t, v, count), x.Int(0, t))
}

// LowMask has its n low bits set.
func (x *Builder) LowMask(n *ir.Value, t ir.Type) *ir.Value {
	return x.Shifted(arith.ShRUI, x.Int(-1, t), x.Op1(arith.SubI, t, x.Int(BitsOf(t), t), n))
}

// Library calls a function of the C library by its name, see CName.
func (x *Builder) Library(name string, result ir.Type, args ...*ir.Value) *ir.Value {
	types := make([]ir.Type, len(args))
	for i, a := range args {
		types[i] = a.Type()
	}
	x.module.DeclareFunction(name, ir.Func(types, []ir.Type{result}), "fir.runtime")
	return x.Op(fir.Call, args, []ir.Type{result}, Attr("callee", ir.Symbol(name)), Contract()).Result(0)
}

// HasArithmetic reports whether values of a type can be computed with: not reals and complex numbers of less than 32 bits.
func HasArithmetic(t ir.Type) bool {
	if c, ok := t.(*ir.ComplexType); ok {
		t = c.Elem
	}
	return !ir.IsFloat(t) || t == ir.F32() || t == ir.F64()
}

// Part4 reports whether a real or complex type is of kind 4.
func Part4(t ir.Type) bool {
	if c, ok := t.(*ir.ComplexType); ok {
		t = c.Elem
	}
	return t == ir.F32()
}

// CName is the name of a C function for a type: with an f for real(4).
func CName(name string, t ir.Type) string {
	if Part4(t) {
		return name + "f"
	}
	return name
}

// Absolute is the absolute value of an integer or real.
func (x *Builder) Absolute(v *ir.Value) *ir.Value {
	t := v.Type()
	if ir.IsFloat(t) {
		return x.FloatOp(mathdialect.AbsF, v)
	}
	sign := x.Op1(arith.ShRSI, t, v, x.Int(int64(arith.Width(t))-1, t))
	return x.Op1(arith.SubI, t, x.Op1(arith.XOrI, t, v, sign), sign)
}

// Better is the greater or lesser of two numbers, by the predicates Greater or Lesser.
func (x *Builder) Better(preds [2]int, a, b *ir.Value) *ir.Value {
	if ir.IsFloat(a.Type()) {
		return x.SelectOp(x.CmpF(preds[1], a, b), a, b)
	}
	return x.SelectOp(x.CmpI(preds[0], a, b), a, b)
}

// The predicates of Better: of integers, and of reals.
var (
	Greater = [2]int{arith.SGT, arith.OGT}
	Lesser  = [2]int{arith.SLT, arith.OLT}
)
