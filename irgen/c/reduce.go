package c

import (
	"math"

	"accc/dialects/arith"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// flatten is the type at the bottom of arrays and how many objects of it t holds.
func flatten(t cc.Type) (elem cc.Type, n int64) {
	n = 1
	for {
		a, isArray := t.(*cc.ArrayType)
		if !isArray {
			return t, n
		}
		n *= max(a.Len(), 0)
		t = a.Elem()
	}
}

// eachScalar runs f for every scalar of count (nil: one) objects of type t, members of structs included. f gets the
// lvalue of the scalar in each of the objects that begin at the addresses at.
func (x *fn) eachScalar(t cc.Type, count *ir.Value, f func(at []lvalue), at ...*ir.Value) {
	e, n := flatten(t)
	if n == 1 && count == nil {
		x.eachMember(e, f, at)
		return
	}
	x.countedLoop(x.total(n, count), func(i *ir.Value) {
		index := x.op1(arith.IndexCast, []*ir.Value{i}, ir.I64())
		moved := make([]*ir.Value, len(at))
		for k, p := range at {
			moved[k] = x.gep(p, x.types.memory(e), index)
		}
		x.eachMember(e, f, moved)
	})
}

// eachMember is eachScalar for an object that is not an array.
func (x *fn) eachMember(t cc.Type, f func(at []lvalue), at []*ir.Value) {
	if v := front.VectorType(t); v != nil {
		for i := range int(v.Lanes()) {
			lvalues := make([]lvalue, len(at))
			for k, p := range at {
				lvalues[k] = lvalue{addr: x.laneAddr(p, v, i), typ: x.elemOf(v)}
			}
			f(lvalues)
		}
		return
	}
	r, ok := t.(*cc.StructType)
	if !ok {
		if t.Kind() == cc.Union {
			panic(unsupportedType{"reduction of type " + t.String()})
		}
		lvalues := make([]lvalue, len(at))
		for k, p := range at {
			lvalues[k] = lvalue{addr: p, typ: t}
		}
		f(lvalues)
		return
	}
	for i := range r.NumFields() {
		field := r.FieldByIndex(i)
		if field.Name() == "" {
			continue // the padding of bit-fields
		}
		lvalues := make([]lvalue, len(at))
		for k, p := range at {
			lvalues[k] = x.member(p, t, field)
		}
		if lvalues[0].bit != nil || cc.IsScalarType(field.Type()) && field.Type().VectorSize() <= 0 {
			f(lvalues)
			continue
		}
		inner := make([]*ir.Value, len(at))
		for k := range lvalues {
			inner[k] = lvalues[k].addr
		}
		x.eachScalar(field.Type(), nil, f, inner...)
	}
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
func (x *fn) neutral(p lvalue, op string) {
	t := p.typ
	if isComplex(t) {
		part := x.types.complexPart(t)
		re, ok := map[string]float64{"+": 0, "*": 1, "&&": 1, "||": 0}[op]
		if !ok {
			panic(unsupportedType{"reduction with " + op + " of type " + t.String()})
		}
		pt := x.types.value(part)
		first := x.number(re, pt)
		x.storeComplex(p.addr, t, first, x.zero(pt))
		return
	}
	x.store(p, x.neutralValue(t, op))
}

// neutralValue is the value that a reduction of real numbers or integers begins with.
func (x *fn) neutralValue(t cc.Type, op string) *ir.Value {
	v := x.types.value(t)
	if isReal(t) {
		f := map[string]float64{"+": 0, "*": 1, "max": math.Inf(-1), "min": math.Inf(1), "&&": 1, "||": 0}
		c, ok := f[op]
		if !ok {
			panic(unsupportedType{"reduction with " + op + " of type " + t.String()})
		}
		return constantOp(x.b, realAttr(cc.Float64Value(c), v), v).Result(0)
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
	return x.int(c, v)
}

// number is a whole number as a constant of a scalar type.
func (x *fn) number(v float64, t ir.Type) *ir.Value {
	if ir.IsFloat(t) {
		return constantOp(x.b, realAttr(cc.Float64Value(v), t), t).Result(0)
	}
	return x.int(int64(v), t)
}

// combine folds the scalar at from into the one at into.
func (x *fn) combine(into, from lvalue, op string) {
	t := into.typ
	if isComplex(t) {
		part := x.types.complexPart(t)
		ar, ai := x.loadComplex(into.addr, t)
		br, bi := x.loadComplex(from.addr, t)
		if join := logical[op]; join != nil {
			c := x.op1(join, []*ir.Value{x.complexTruth(ar, ai, part), x.complexTruth(br, bi, part)}, ir.I1())
			x.storeComplex(into.addr, t, x.convert(c, x.boolType(), part), x.zero(x.types.value(part)))
			return
		}
		re, im := x.complexOp(arithmetic[op], ar, ai, br, bi, part)
		x.storeComplex(into.addr, t, re, im)
		return
	}
	x.store(into, x.combineValues(x.load(into), x.load(from), t, op))
}

// combineValues joins two real numbers or integers.
func (x *fn) combineValues(a, b *ir.Value, t cc.Type, op string) *ir.Value {
	switch op {
	case "max", "min":
		rel := relGT
		if op == "min" {
			rel = relLT
		}
		return x.op1(arith.Select, []*ir.Value{x.compare(rel, a, b, t), a, b}, a.Type())
	case "&&", "||":
		c := x.op1(logical[op], []*ir.Value{x.truth(a, t), x.truth(b, t)}, ir.I1())
		return x.convert(c, x.boolType(), t)
	}
	// In the promoted type, as the program's own a op= b: _Bool stays 0 or 1.
	w := t
	if cc.IsIntegerType(t) {
		w = promote(t)
	}
	return x.convert(x.binary(arithmetic[op], x.convert(a, t, w), x.convert(b, t, w), w), w, t)
}

// arithmetic are the operators of reductions that are those of the language.
var arithmetic = map[string]operator{"+": opAdd, "*": opMul, "&": opAnd, "|": opOr, "^": opXor}

// logical are the operations that join truth values.
var logical = map[string]*ir.OpDef{"&&": arith.AndI, "||": arith.OrI}

// complexTruth reports whether a complex number is not zero.
func (x *fn) complexTruth(re, im *ir.Value, part cc.Type) *ir.Value {
	return x.op1(arith.OrI, []*ir.Value{x.truth(re, part), x.truth(im, part)}, ir.I1())
}
