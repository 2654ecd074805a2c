package c

import (
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"

	"modernc.org/cc/v4"
)

// An operator is a binary operator of C on arithmetic operands of one type.
type operator int

const (
	opAdd operator = iota
	opSub
	opMul
	opDiv
	opRem
	opShl
	opShr
	opAnd
	opXor
	opOr
)

// operators are the operations for signed integers, unsigned integers and reals; nil where C has none.
var operators = [...]struct{ signed, unsigned, real *ir.OpDef }{
	opAdd: {arith.AddI, arith.AddI, arith.AddF},
	opSub: {arith.SubI, arith.SubI, arith.SubF},
	opMul: {arith.MulI, arith.MulI, arith.MulF},
	opDiv: {arith.DivSI, arith.DivUI, arith.DivF},
	opRem: {arith.RemSI, arith.RemUI, nil},
	opShl: {arith.ShLI, arith.ShLI, nil},
	opShr: {arith.ShRSI, arith.ShRUI, nil},
	opAnd: {arith.AndI, arith.AndI, nil},
	opXor: {arith.XOrI, arith.XOrI, nil},
	opOr:  {arith.OrI, arith.OrI, nil},
}

// A relation is a comparison of C.
type relation int

const (
	relEQ relation = iota
	relNE
	relLT
	relGT
	relLE
	relGE
)

// relations are the predicates of arith.cmpi (signed, unsigned) and arith.cmpf. A comparison with
// a NaN is false, except !=.
var relations = [...]struct{ signed, unsigned, real string }{
	relEQ: {"eq", "eq", "oeq"},
	relNE: {"ne", "ne", "une"},
	relLT: {"slt", "ult", "olt"},
	relGT: {"sgt", "ugt", "ogt"},
	relLE: {"sle", "ule", "ole"},
	relGE: {"sge", "uge", "oge"},
}

// binary applies an operator to two values of type t, for shifts the second already has its width.
func (x *fn) binary(op operator, a, b *ir.Value, t cc.Type) *ir.Value {
	row := operators[op]
	name := row.unsigned
	switch {
	case isReal(t):
		name = row.real
	case cc.IsSignedInteger(t):
		name = row.signed
	}
	if name == nil {
		panic(unsupportedType{"this operator on " + t.String()}) // C has none either
	}
	return x.op1(name, []*ir.Value{a, b}, a.Type())
}

func isReal(t cc.Type) bool { return cc.IsFloatingPointType(t) }

// compare returns the i1 of a comparison of two values of the type t.
func (x *fn) compare(rel relation, a, b *ir.Value, t cc.Type) *ir.Value {
	row := relations[rel]
	switch {
	case isReal(t):
		return x.cmpf(row.real, a, b)
	case t.Kind() == cc.Ptr:
		return x.icmp(row.unsigned, a, b)
	case cc.IsSignedInteger(t):
		return x.cmpi(row.signed, a, b)
	}
	return x.cmpi(row.unsigned, a, b)
}

// convert turns a value of the scalar type from into the scalar type to (C17 6.3.1, 6.3.2).
func (x *fn) convert(v *ir.Value, from, to cc.Type) *ir.Value {
	from, to = from.Decay(), to.Decay()
	target := x.types.value(to)
	switch {
	case to.Kind() == cc.Bool:
		return x.truth(v, from)
	case from.Kind() == cc.Ptr && to.Kind() == cc.Ptr:
		return v
	case from.Kind() == cc.Ptr && cc.IsIntegerType(to):
		return x.op1(llvm.PtrToInt, []*ir.Value{v}, target)
	case to.Kind() == cc.Ptr && cc.IsIntegerType(from):
		return x.op1(llvm.IntToPtr, []*ir.Value{x.resize(v, 64, cc.IsSignedInteger(from))}, target)
	case cc.IsIntegerType(from) && cc.IsIntegerType(to):
		return x.resize(v, width(target), from.Kind() != cc.Bool && cc.IsSignedInteger(from))
	case cc.IsIntegerType(from) && isReal(to):
		if from.Kind() != cc.Bool && cc.IsSignedInteger(from) {
			return x.op1(arith.SIToFP, []*ir.Value{v}, target)
		}
		return x.op1(arith.UIToFP, []*ir.Value{v}, target)
	case isReal(from) && cc.IsIntegerType(to):
		return x.realToInt(v, to)
	case isReal(from) && isReal(to):
		switch a, b := bits(v.Type()), bits(target); {
		case a < b:
			return x.op1(arith.ExtF, []*ir.Value{v}, target)
		case a > b:
			return x.op1(arith.TruncF, []*ir.Value{v}, target)
		}
		return v
	}
	panic(unsupportedType{"conversion from " + from.String() + " to " + to.String()})
}

// realToInt converts by way of a wider signed integer where there is one, as compilers for 64-bit
// machines do: results that C leaves undefined then agree with theirs.
func (x *fn) realToInt(v *ir.Value, to cc.Type) *ir.Value {
	w := width(x.types.value(to))
	if cc.IsSignedInteger(to) {
		wide := x.op1(arith.FPToSI, []*ir.Value{v}, ir.Int(max(w, 32)))
		return x.resize(wide, w, true)
	}
	if w == 64 {
		return x.op1(arith.FPToUI, []*ir.Value{v}, ir.I64())
	}
	wide := ir.I64()
	if w < 32 {
		wide = ir.I32()
	}
	return x.resize(x.op1(arith.FPToSI, []*ir.Value{v}, wide), w, true)
}

// resize changes the width of an integer value.
func (x *fn) resize(v *ir.Value, w int, signed bool) *ir.Value {
	have := width(v.Type())
	if have == w {
		return v
	}
	name := arith.ExtUI
	switch {
	case have > w:
		name = arith.TruncI
	case signed:
		name = arith.ExtSI
	}
	return x.op1(name, []*ir.Value{v}, ir.Int(w))
}

// truth is the i1 that tells whether a scalar differs from zero.
func (x *fn) truth(v *ir.Value, t cc.Type) *ir.Value {
	switch {
	case width(v.Type()) == 1:
		return v
	case isReal(t):
		return x.cmpf("une", v, x.zero(v.Type()))
	case t.Decay().Kind() == cc.Ptr:
		return x.icmp("ne", v, x.null())
	}
	// What was a comparison already needs none.
	if o := v.Op(); o != nil && o.Is(arith.ExtUI) && width(o.Operand(0).Type()) == 1 {
		c := o.Operand(0)
		if !v.HasUses() {
			o.Erase()
		}
		return c
	}
	return x.cmpi("ne", v, x.zero(v.Type()))
}

// fromTruth is the int 0 or 1 of an i1.
func (x *fn) fromTruth(v *ir.Value, t cc.Type) *ir.Value {
	if t.Kind() == cc.Bool {
		return v
	}
	return x.op1(arith.ExtUI, []*ir.Value{v}, x.types.value(t))
}

// common is the type in which two arithmetic operands are combined (C17 6.3.1.8).
func (x *fn) common(a, b cc.Type, at cc.Node) cc.Type {
	switch {
	case !cc.IsArithmeticType(a) || !cc.IsArithmeticType(b):
		x.unsupported(at, "arithmetic on %s and %s", a, b)
	case isComplex(a) != isComplex(b):
		// The domain does not change the precision: double with float _Complex is double _Complex.
		c, r := a, b
		if isComplex(b) {
			c, r = b, a
		}
		part := x.types.complexPart(c)
		switch {
		case isReal(r) && (!isReal(part) || r.Size() > part.Size()), !isReal(r) && !isReal(part) && !holds(part, promote(r)):
			x.unsupported(at, "arithmetic on %s and %s", a, b)
		}
		return c
	case a.Kind() == cc.LongDouble && b.Kind() != cc.LongDouble:
		return a
	}
	return cc.UsualArithmeticConversions(a, b)
}

// holds reports whether the integer type t is the common type of itself and the promoted type from.
func holds(t, from cc.Type) bool {
	return from.Size() < t.Size() || from.Size() == t.Size() && (!cc.IsSignedInteger(t) || cc.IsSignedInteger(from))
}

// boolType is _Bool, which cc/v4 cannot name.
type boolType struct{ cc.Type }

// Kind is cc.Bool.
func (boolType) Kind() cc.Kind { return cc.Bool }

func (x *fn) boolType() cc.Type { return boolType{x.unit.AST.UChar} }
