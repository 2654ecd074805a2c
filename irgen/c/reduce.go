package c

import (
	"math"

	"accc/dialects/arith"
	"accc/ir"

	"modernc.org/cc/v4"
)

// flatten is the scalar type at the bottom of arrays and how many of them t holds; ok is false for records.
func flatten(t cc.Type) (scalar cc.Type, n int64, ok bool) {
	n = 1
	for {
		a, isArray := t.(*cc.ArrayType)
		if !isArray {
			return t, n, t.Kind() != cc.Struct && t.Kind() != cc.Union
		}
		n *= max(a.Len(), 0)
		t = a.Elem()
	}
}

// eachScalar runs f for every scalar of count (nil: one) objects of type t at p.
func (x *fn) eachScalar(p *ir.Value, t cc.Type, count *ir.Value, f func(p *ir.Value, t cc.Type)) {
	s, n, ok := flatten(t)
	if !ok {
		panic(unsupportedType{"reduction of type " + t.String()})
	}
	if n == 1 && count == nil {
		f(p, s)
		return
	}
	x.countedLoop(x.total(n, count), func(i *ir.Value) {
		at := x.op1(arith.IndexCast, []*ir.Value{i}, ir.I64())
		f(x.gep(p, x.types.memory(s), at), s)
	})
}

// eachPair combines every scalar of the objects at from into those at into.
func (x *fn) eachPair(into, from *ir.Value, t cc.Type, count *ir.Value, op string) {
	s, n, ok := flatten(t)
	if !ok {
		panic(unsupportedType{"reduction of type " + t.String()})
	}
	if n == 1 && count == nil {
		x.combine(into, from, s, op)
		return
	}
	x.countedLoop(x.total(n, count), func(i *ir.Value) {
		at := x.op1(arith.IndexCast, []*ir.Value{i}, ir.I64())
		m := x.types.memory(s)
		x.combine(x.gep(into, m, at), x.gep(from, m, at), s, op)
	})
}

func (x *fn) total(n int64, count *ir.Value) *ir.Value {
	if count == nil {
		return x.int(n, ir.Index())
	}
	if n != 1 {
		count = x.op1(arith.MulI, []*ir.Value{count, x.int(n, ir.I64())}, ir.I64())
	}
	return x.op1(arith.IndexCast, []*ir.Value{count}, ir.Index())
}

// neutral stores the value that an operator starts with (OpenACC 3.3 §2.5.15).
func (x *fn) neutral(p *ir.Value, t cc.Type, op string) {
	if isComplex(t) {
		part := x.types.complexPart(t)
		re := map[string]float64{"+": 0, "*": 1}
		v, ok := re[op]
		if !ok {
			panic(unsupportedType{"reduction with " + op + " of type " + t.String()})
		}
		pt := x.types.value(part)
		x.storeComplex(p, t, constantOp(x.b, realAttr(cc.Float64Value(v), pt), pt).Result(0), x.zero(pt))
		return
	}
	v := x.types.value(t)
	if isReal(t) {
		f := map[string]float64{"+": 0, "*": 1, "max": math.Inf(-1), "min": math.Inf(1), "&&": 1, "||": 0}
		c, ok := f[op]
		if !ok {
			panic(unsupportedType{"reduction with " + op + " of type " + t.String()})
		}
		x.storeScalar(p, constantOp(x.b, realAttr(cc.Float64Value(c), v), v).Result(0), t)
		return
	}
	if !cc.IsIntegerType(t) {
		panic(unsupportedType{"reduction of type " + t.String()})
	}
	n := map[string]int64{"+": 0, "*": 1, "&": -1, "|": 0, "^": 0, "&&": 1, "||": 0}
	c, ok := n[op]
	w := width(v)
	switch {
	case ok:
	case op == "max" && cc.IsSignedInteger(t):
		c = -1 << (w - 1)
	case op == "max":
		c = 0
	case cc.IsSignedInteger(t):
		c = 1<<(w-1) - 1
	default:
		c = -1
	}
	x.storeScalar(p, x.int(c, v), t)
}

// combine folds the scalar at from into the one at into.
func (x *fn) combine(into, from *ir.Value, t cc.Type, op string) {
	arithmetic := map[string]operator{"+": opAdd, "*": opMul, "&": opAnd, "|": opOr, "^": opXor}
	if isComplex(t) {
		part := x.types.complexPart(t)
		ar, ai := x.loadComplex(into, t)
		br, bi := x.loadComplex(from, t)
		re, im := x.complexOp(arithmetic[op], ar, ai, br, bi, part)
		x.storeComplex(into, t, re, im)
		return
	}
	a, b := x.loadScalar(into, t), x.loadScalar(from, t)
	var v *ir.Value
	switch op {
	case "max", "min":
		rel := relGT
		if op == "min" {
			rel = relLT
		}
		v = x.op1(arith.Select, []*ir.Value{x.compare(rel, a, b, t), a, b}, a.Type())
	case "&&", "||":
		join := arith.AndI
		if op == "||" {
			join = arith.OrI
		}
		c := x.op1(join, []*ir.Value{x.truth(a, t), x.truth(b, t)}, ir.I1())
		v = x.convert(c, x.boolType(), t)
	default:
		// In the promoted type, as the program's own a op= b: _Bool stays 0 or 1.
		w := t
		if cc.IsIntegerType(t) {
			w = promote(t)
		}
		v = x.convert(x.binary(arithmetic[op], x.convert(a, t, w), x.convert(b, t, w), w), w, t)
	}
	x.storeScalar(into, v, t)
}
