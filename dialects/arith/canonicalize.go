package arith

import "accc/ir"

// integerOf is the constant that v is, if it is one of at most 64 bits.
func integerOf(v *ir.Value) (int64, bool) {
	a, ok := ConstantValue(v).(*ir.IntegerAttr)
	if !ok || a.Big != nil || width(v.Type()) == 0 {
		return 0, false
	}
	return a.Value, true
}

// defined is the operation that defines v, if it is of a definition.
func defined(v *ir.Value, def *ir.OpDef) *ir.Op {
	if o := v.Op(); o.Is(def) {
		return o
	}
	return nil
}

// splat makes a constant of the type of o's result.
func splat(o *ir.Op, rw *ir.Rewriter, n int64) *ir.Value {
	t := o.Result(0).Type()
	return rw.Op(Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, wrap(n, width(t)))}}, Types: []ir.Type{t}}).Result(0)
}

// become replaces o by an operation on two values.
func become(o *ir.Op, rw *ir.Rewriter, def *ir.OpDef, flags ir.Attribute, vals ...*ir.Value) bool {
	w := ir.With{Operands: vals, Types: []ir.Type{o.Result(0).Type()}}
	if flags != nil {
		w.Attrs = []ir.NamedAttr{{Name: "overflowFlags", Value: flags}}
	}
	rw.Replace(o, rw.Op(def, w).Result(0))
	return true
}

// both are the overflow flags that two operations have.
func both(a, b *ir.Op) ir.Attribute {
	x, _ := OverflowEnum.Of(a.Attr("overflowFlags"))
	y, _ := OverflowEnum.Of(b.Attr("overflowFlags"))
	return OverflowEnum.Attr(x & y)
}

// A reassociation is what an operation on a constant is, one of whose operands is an operation on a constant: of the
// outer and the inner constant, and the other operand x of the inner one, it is result(x, constant), or
// result(constant, x) if the constant is first.
type reassociation struct {
	outer, inner   *ir.OpDef
	outerConstant  int // number of the operand that is a constant
	innerConstant  int
	result         *ir.OpDef
	resultConstant int
	value          func(outer, inner int64) int64
}

var (
	sum        = func(o, i int64) int64 { return o + i }
	difference = func(o, i int64) int64 { return o - i }
	negated    = func(o, i int64) int64 { return i - o }
)

// reassociate returns the pattern of a reassociation.
func (r reassociation) pattern(o *ir.Op, rw *ir.Rewriter) bool {
	inner := defined(o.Operand(1-r.outerConstant), r.inner)
	n, ok := integerOf(o.Operand(r.outerConstant))
	if inner == nil || !ok {
		return false
	}
	m, ok := integerOf(inner.Operand(r.innerConstant))
	if !ok {
		return false
	}
	c, x := splat(o, rw, r.value(n, m)), inner.Operand(1-r.innerConstant)
	vals := []*ir.Value{x, c}
	if r.resultConstant == 0 {
		vals = []*ir.Value{c, x}
	}
	return become(o, rw, r.result, both(o, inner), vals...)
}

// timesMinusOne: what is added to the product of a value and -1 is subtracted by that value.
func timesMinusOne(product int) func(o *ir.Op, rw *ir.Rewriter) bool {
	return func(o *ir.Op, rw *ir.Rewriter) bool {
		m := defined(o.Operand(product), MulI)
		if m == nil {
			return false
		}
		if n, ok := integerOf(m.Operand(1)); !ok || signed(n, width(m.Result(0).Type())) != -1 {
			return false
		}
		return become(o, rw, SubI, OverflowEnum.Attr(0), o.Operand(1-product), m.Operand(0))
	}
}

// lessItself: a - b - a is -b.
func lessItself(o *ir.Op, rw *ir.Rewriter) bool {
	inner := defined(o.Operand(0), SubI)
	if inner == nil || inner.Operand(0) != o.Operand(1) || width(o.Result(0).Type()) == 0 {
		return false
	}
	return become(o, rw, SubI, both(o, inner), splat(o, rw, 0), inner.Operand(1))
}

// afterExtension: a bitwise operation on two values that were extended is the extension of the operation.
func afterExtension(ext *ir.OpDef) func(o *ir.Op, rw *ir.Rewriter) bool {
	return func(o *ir.Op, rw *ir.Rewriter) bool {
		a, b := defined(o.Operand(0), ext), defined(o.Operand(1), ext)
		if a == nil || b == nil || a.Operand(0).Type() != b.Operand(0).Type() {
			return false
		}
		narrow := rw.Op(o.Def(), ir.With{Operands: []*ir.Value{a.Operand(0), b.Operand(0)}, Types: []ir.Type{a.Operand(0).Type()}})
		return become(o, rw, ext, nil, narrow.Result(0))
	}
}

// opposite are the predicates that are true where others are not.
var opposite = map[int64]int64{EQ: NE, NE: EQ, SLT: SGE, SLE: SGT, SGT: SLE, SGE: SLT, ULT: UGE, ULE: UGT, UGT: ULE, UGE: ULT}

// notCompared: what is not equal is different.
func notCompared(o *ir.Op, rw *ir.Rewriter) bool {
	c := defined(o.Operand(0), CmpI)
	if n, ok := integerOf(o.Operand(1)); c == nil || !ok || n != 1 || o.Result(0).Type() != ir.I1() {
		return false
	}
	p := CmpIEnum.Attr(opposite[c.IntAttr("predicate")])
	made := rw.Op(CmpI, ir.With{Operands: c.Operands(), Attrs: []ir.NamedAttr{{Name: "predicate", Value: p}}, Types: []ir.Type{ir.I1()}})
	rw.Replace(o, made.Result(0))
	return true
}

// compareNarrow: values that were extended alike are equal if they were before.
func compareNarrow(ext *ir.OpDef) func(o *ir.Op, rw *ir.Rewriter) bool {
	return func(o *ir.Op, rw *ir.Rewriter) bool {
		a, b := defined(o.Operand(0), ext), defined(o.Operand(1), ext)
		p := o.IntAttr("predicate")
		if a == nil || b == nil || a.Operand(0).Type() != b.Operand(0).Type() || p != EQ && p != NE {
			return false
		}
		made := rw.Op(CmpI, ir.With{Operands: []*ir.Value{a.Operand(0), b.Operand(0)},
			Attrs: []ir.NamedAttr{{Name: "predicate", Value: o.Attr("predicate")}}, Types: []ir.Type{o.Result(0).Type()}})
		rw.Replace(o, made.Result(0))
		return true
	}
}

// castOf: a conversion of another one is one conversion of what that converts.
func castOf(inner, result *ir.OpDef, ok func(from, to ir.Type) bool) func(o *ir.Op, rw *ir.Rewriter) bool {
	return func(o *ir.Op, rw *ir.Rewriter) bool {
		in := defined(o.Operand(0), inner)
		if in == nil || !ok(in.Operand(0).Type(), o.Result(0).Type()) {
			return false
		}
		return become(o, rw, result, nil, in.Operand(0))
	}
}

func anyTypes(_, _ ir.Type) bool { return true }

// roundtrip: a conversion that undoes another one.
func roundtrip(o *ir.Op, rw *ir.Rewriter) bool {
	in := defined(o.Operand(0), o.Def())
	if in == nil || in.Operand(0).Type() != o.Result(0).Type() {
		return false
	}
	rw.Replace(o, in.Operand(0))
	return true
}

// chosenTwice: of a value that the same condition chose only one is ever chosen.
func chosenTwice(arm int) func(o *ir.Op, rw *ir.Rewriter) bool {
	return func(o *ir.Op, rw *ir.Rewriter) bool {
		in := defined(o.Operand(arm), Select)
		if in == nil || in.Operand(0) != o.Operand(0) {
			return false
		}
		vals := o.Operands()
		vals[arm] = in.Operand(arm)
		return become(o, rw, Select, nil, vals...)
	}
}

// chosenByNot: a condition that is negated chooses the other value.
func chosenByNot(o *ir.Op, rw *ir.Rewriter) bool {
	x := defined(o.Operand(0), XOrI)
	if x == nil {
		return false
	}
	if n, ok := integerOf(x.Operand(1)); !ok || n != 1 {
		return false
	}
	return become(o, rw, Select, nil, x.Operand(0), o.Operand(2), o.Operand(1))
}

// chosenBit: one or zero by a condition is the condition, as a number; false or true is its negation.
func chosenBit(o *ir.Op, rw *ir.Rewriter) bool {
	t := o.Result(0).Type()
	a, ok := integerOf(o.Operand(1))
	b, ok2 := integerOf(o.Operand(2))
	if !ok || !ok2 || t == ir.Index() || o.Operand(0).Type() != ir.I1() {
		return false
	}
	switch {
	case t == ir.I1() && a == 0 && b == 1:
		return become(o, rw, XOrI, nil, o.Operand(0), o.Operand(2))
	case t == ir.I1():
		return false
	case a == 1 && b == 0:
		return become(o, rw, ExtUI, nil, o.Operand(0))
	case a == 0 && b == 1:
		one := rw.Op(Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Bool(true)}}, Types: []ir.Type{ir.I1()}})
		not := rw.Op(XOrI, ir.With{Operands: []*ir.Value{o.Operand(0), one.Result(0)}, Types: []ir.Type{ir.I1()}})
		return become(o, rw, ExtUI, nil, not.Result(0))
	}
	return false
}

func init() {
	for _, r := range []reassociation{
		{AddI, AddI, 1, 1, AddI, 1, sum},
		{AddI, SubI, 1, 1, AddI, 1, difference},
		{AddI, SubI, 1, 0, SubI, 0, sum},
		{SubI, AddI, 1, 1, AddI, 1, negated},
		{SubI, AddI, 0, 1, SubI, 0, difference},
		{SubI, SubI, 1, 1, SubI, 1, sum},
		{SubI, SubI, 1, 0, SubI, 0, negated},
		{SubI, SubI, 0, 1, SubI, 0, sum},
		{SubI, SubI, 0, 0, AddI, 1, difference},
		{MulI, MulI, 1, 1, MulI, 1, func(o, i int64) int64 { return o * i }},
	} {
		r.outer.Canonicalize = append(r.outer.Canonicalize, r.pattern)
	}
	for _, p := range []struct {
		def      *ir.OpDef
		patterns []func(*ir.Op, *ir.Rewriter) bool
	}{
		{AddI, []func(*ir.Op, *ir.Rewriter) bool{timesMinusOne(1), timesMinusOne(0)}},
		{SubI, []func(*ir.Op, *ir.Rewriter) bool{lessItself}},
		{AndI, []func(*ir.Op, *ir.Rewriter) bool{afterExtension(ExtUI), afterExtension(ExtSI)}},
		{OrI, []func(*ir.Op, *ir.Rewriter) bool{afterExtension(ExtUI), afterExtension(ExtSI)}},
		{XOrI, []func(*ir.Op, *ir.Rewriter) bool{notCompared, afterExtension(ExtUI), afterExtension(ExtSI)}},
		{CmpI, []func(*ir.Op, *ir.Rewriter) bool{compareNarrow(ExtSI), compareNarrow(ExtUI)}},
		{Select, []func(*ir.Op, *ir.Rewriter) bool{chosenTwice(1), chosenTwice(2), chosenByNot, chosenBit}},
		{ExtSI, []func(*ir.Op, *ir.Rewriter) bool{castOf(ExtUI, ExtUI, anyTypes)}},
		{TruncI, []func(*ir.Op, *ir.Rewriter) bool{castOf(ExtSI, ExtSI, widens), castOf(ExtUI, ExtUI, widens)}},
		{IndexCast, []func(*ir.Op, *ir.Rewriter) bool{roundtrip, castOf(ExtSI, IndexCast, anyTypes)}},
		{IndexCastUI, []func(*ir.Op, *ir.Rewriter) bool{roundtrip, castOf(ExtUI, IndexCastUI, anyTypes)}},
		{Bitcast, []func(*ir.Op, *ir.Rewriter) bool{castOf(Bitcast, Bitcast, anyTypes)}},
		{TruncF, []func(*ir.Op, *ir.Rewriter) bool{castOfNumber(SIToFP), castOfNumber(UIToFP)}},
	} {
		p.def.Canonicalize = append(p.def.Canonicalize, p.patterns...)
	}
}

func widens(from, to ir.Type) bool { return width(from) > 0 && width(from) < width(to) }

// castOfNumber: an integer is converted to the type that it is rounded to, if it is used for nothing else.
func castOfNumber(from *ir.OpDef) func(o *ir.Op, rw *ir.Rewriter) bool {
	return func(o *ir.Op, rw *ir.Rewriter) bool {
		return o.Operand(0).HasOneUse() && castOf(from, from, anyTypes)(o, rw)
	}
}
