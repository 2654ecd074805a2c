package c

import (
	"math"

	"accc/dialects/arith"
	"accc/dialects/llvm"
	mathdialect "accc/dialects/math"
	"accc/ir"

	"modernc.org/cc/v4"
)

// The compiler's functions of GNU C, beyond those of call.go. frontend/c declares them, and makes the calls of functions whose type
// depends on their arguments casts of calls of __accc_ functions, which work with the bits of a value.

type builtinFunc = func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value

// libraryFunction is the function of the C library that the compiler's own function d calls.
func (l *lowerer) libraryFunction(name string, d *cc.Declarator) *function {
	f := l.funcs[name]
	if f == nil {
		l.alone()
		t := d.Type().(*cc.FunctionType)
		f = &function{name: name, typ: t, variadic: t.IsVariadic()}
		l.funcs[name] = f
		l.symbols[name] = true
	}
	return f
}

// addBuiltins adds the functions of this file to those of call.go.
func addBuiltins() {
	ignored := func(x *fn, _ *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
		for _, a := range args {
			x.discard(a)
		}
		return nil
	}
	for name, f := range map[string]builtinFunc{
		"__builtin___clear_cache": ignored,
		// The argument of assume is not evaluated.
		"__builtin_assume":     func(*fn, *cc.PostfixExpression, []cc.ExpressionNode) *ir.Value { return nil },
		"__builtin_fpclassify": (*fn).fpclassify,
		"__builtin_bswap16":    (*fn).byteSwap, "__builtin_bswap32": (*fn).byteSwap, "__builtin_bswap64": (*fn).byteSwap,
		"__builtin_isunordered": compareReals("uno"), "__builtin_islessgreater": compareReals("one"),

		"__accc_atomic_fence": func(x *fn, n *cc.PostfixExpression, _ []cc.ExpressionNode) *ir.Value {
			x.b.Loc = x.point(n)
			x.op(llvm.Fence, nil, nil, llvm.Ordering("ordering", llvm.SeqCst))
			return nil
		},
		"__accc_atomic_get":          (*fn).atomicGet,
		"__accc_atomic_put":          (*fn).atomicPut,
		"__accc_atomic_load":         (*fn).atomicLoadInto,
		"__accc_atomic_store":        (*fn).atomicStoreFrom,
		"__accc_atomic_exchange":     (*fn).atomicExchange,
		"__accc_atomic_cas":          (*fn).atomicCompareExchange,
		"__accc_atomic_cas_from":     (*fn).atomicCompareExchange,
		"__accc_atomic_cas_value":    (*fn).atomicCompareSwap,
		"__accc_atomic_cas_bool":     (*fn).atomicCompareSwap,
		"__accc_atomic_test_and_set": (*fn).atomicTestAndSet,
		"__accc_atomic_clear":        (*fn).atomicClear,
	} {
		builtins[name] = f
	}
	for op, kind := range map[string]int64{"add": llvm.RMWAdd, "sub": llvm.RMWSub, "and": llvm.RMWAnd, "or": llvm.RMWOr, "xor": llvm.RMWXor,
		"nand": llvm.RMWNand, "xchg": llvm.RMWXchg} {
		builtins["__accc_atomic_fetch_"+op] = atomicFetch(kind, false)
		builtins["__accc_atomic_new_"+op] = atomicFetch(kind, true)
	}
	for _, suffix := range []string{"", "f", "l"} {
		builtins["__builtin_isnan"+suffix] = (*fn).isNaN
		builtins["__builtin_isinf"+suffix] = (*fn).isInfinite
		builtins["__builtin_signbit"+suffix] = (*fn).signBit
	}
	builtins["__builtin_isinf_sign"] = (*fn).isInfinite
	builtins["__builtin_isfinite"], builtins["__builtin_finite"] = (*fn).isFinite, (*fn).isFinite
	builtins["__builtin_isnormal"] = (*fn).isNormal
	for _, suffix := range []string{"", "l", "ll"} {
		builtins["__builtin_ffs"+suffix] = (*fn).findFirstSet
		builtins["__builtin_clrsb"+suffix] = (*fn).redundantSignBits
		builtins["__builtin_parity"+suffix] = (*fn).parity
		for _, sign := range []string{"s", "u"} {
			for op, f := range overflowing {
				builtins["__builtin_"+sign+op+suffix+"_overflow"] = overflowBuiltin(f, true, true)
			}
		}
	}
	for op, f := range overflowing {
		builtins["__builtin_"+op+"_overflow"] = overflowBuiltin(f, false, true)
		builtins["__builtin_"+op+"_overflow_p"] = overflowBuiltin(f, false, false)
	}
}

// argument evaluates an argument of a function with a prototype: it is of the parameter's type.
func (x *fn) argument(n *cc.PostfixExpression, args []cc.ExpressionNode, i int) (*ir.Value, cc.Type) {
	t := typeOf(args[i])
	if f, ok := callee(n.PostfixExpression).Type().(*cc.FunctionType); ok && i < len(f.Parameters()) {
		t = f.Parameters()[i].Type()
	}
	v := x.scalar(args[i], t)
	x.b.Loc = x.point(n)
	return v, t
}

func (x *fn) asInt(v *ir.Value) *ir.Value { return x.resize(v, 32, false) }

// findFirstSet is ffs: the number of the lowest bit that is set, from 1.
func (x *fn) findFirstSet(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v, _ := x.argument(n, args, 0)
	count := x.asInt(x.op1(mathdialect.Cttz, []*ir.Value{v}, v.Type()))
	none := x.cmpi("eq", v, x.zero(v.Type()))
	return x.selectValue(none, x.int(0, ir.I32()), x.op1(arith.AddI, []*ir.Value{count, x.int(1, ir.I32())}, ir.I32()))
}

func (x *fn) redundantSignBits(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v, _ := x.argument(n, args, 0)
	sign := x.op1(arith.ShRSI, []*ir.Value{v, x.int(int64(width(v.Type())-1), v.Type())}, v.Type())
	same := x.op1(arith.XOrI, []*ir.Value{v, sign}, v.Type())
	count := x.asInt(x.op1(mathdialect.Ctlz, []*ir.Value{same}, v.Type()))
	return x.op1(arith.SubI, []*ir.Value{count, x.int(1, ir.I32())}, ir.I32())
}

func (x *fn) parity(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v, _ := x.argument(n, args, 0)
	count := x.asInt(x.op1(mathdialect.CtPop, []*ir.Value{v}, v.Type()))
	return x.op1(arith.AndI, []*ir.Value{count, x.int(1, ir.I32())}, ir.I32())
}

func (x *fn) selectValue(c, yes, no *ir.Value) *ir.Value {
	return x.op1(arith.Select, []*ir.Value{c, yes, no}, yes.Type())
}

// byteSwap exchanges neighbours of 8 bits, then of 16, then of 32.
func (x *fn) byteSwap(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v, _ := x.argument(n, args, 0)
	t := v.Type()
	for by, mask := range []int64{0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF} {
		shift := int64(8) << by
		if shift >= int64(width(t)) {
			break
		}
		m, s := x.int(mask, t), x.int(shift, t)
		low := x.op1(arith.ShLI, []*ir.Value{x.op1(arith.AndI, []*ir.Value{v, m}, t), s}, t)
		high := x.op1(arith.AndI, []*ir.Value{x.op1(arith.ShRUI, []*ir.Value{v, s}, t), m}, t)
		v = x.op1(arith.OrI, []*ir.Value{low, high}, t)
	}
	return v
}

// realArgument evaluates an argument of any real type; integers become double.
func (x *fn) realArgument(n *cc.PostfixExpression, e cc.ExpressionNode) *ir.Value {
	t := typeOf(e)
	if !isReal(t) {
		t = x.unit.AST.Double
	}
	v := x.scalar(e, t)
	x.b.Loc = x.point(n)
	return v
}

func (x *fn) realConstant(f float64, t ir.Type) *ir.Value {
	return constantOp(x.b, ir.FloatValue(t, f), t).Result(0)
}

func (x *fn) magnitude(v *ir.Value) *ir.Value {
	return x.op1(mathdialect.AbsF, []*ir.Value{v}, v.Type())
}

func (x *fn) isNaN(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v := x.realArgument(n, args[0])
	return x.asInt(x.cmpf("uno", v, v))
}

// isInfinite is 1 for infinity, -1 for that below zero, as gcc has it.
func (x *fn) isInfinite(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v := x.realArgument(n, args[0])
	above := x.asInt(x.cmpf("oeq", v, x.infinity(v.Type())))
	below := x.asInt(x.cmpf("oeq", x.op1(arith.NegF, []*ir.Value{v}, v.Type()), x.infinity(v.Type())))
	return x.op1(arith.SubI, []*ir.Value{above, below}, ir.I32())
}

func (x *fn) infinity(t ir.Type) *ir.Value { return x.realConstant(math.Inf(1), t) }

func (x *fn) isFinite(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v := x.realArgument(n, args[0])
	return x.asInt(x.cmpf("olt", x.magnitude(v), x.infinity(v.Type())))
}

// leastNormal is the least number of a type that is normal.
func (x *fn) leastNormal(t ir.Type) *ir.Value {
	if bits(t) == 32 {
		return x.realConstant(0x1p-126, t)
	}
	return x.realConstant(0x1p-1022, t)
}

func (x *fn) isNormal(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v := x.magnitude(x.realArgument(n, args[0]))
	finite := x.cmpf("olt", v, x.infinity(v.Type()))
	return x.asInt(x.op1(arith.AndI, []*ir.Value{finite, x.cmpf("oge", v, x.leastNormal(v.Type()))}, ir.I1()))
}

// fpclassify chooses one of its first five arguments: for NaN, infinite, normal, subnormal and zero.
func (x *fn) fpclassify(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	if len(args) != 6 {
		x.unsupported(n, "__builtin_fpclassify with %d arguments instead of 6", len(args))
	}
	var class []*ir.Value
	for _, a := range args[:5] {
		class = append(class, x.scalar(a, x.unit.AST.Int))
	}
	v := x.magnitude(x.realArgument(n, args[5]))
	out := x.selectValue(x.cmpf("oge", v, x.leastNormal(v.Type())), class[2], class[3])
	out = x.selectValue(x.cmpf("oeq", v, x.zero(v.Type())), class[4], out)
	out = x.selectValue(x.cmpf("oeq", v, x.infinity(v.Type())), class[1], out)
	return x.selectValue(x.cmpf("uno", v, v), class[0], out)
}

func (x *fn) signBit(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v := x.realArgument(n, args[0])
	w := ir.Int(bits(v.Type()))
	return x.asInt(x.cmpi("slt", x.op1(arith.Bitcast, []*ir.Value{v}, w), x.zero(w)))
}

// compareReals is a comparison of real numbers by a predicate.
func compareReals(predicate string) builtinFunc {
	return func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
		t := x.common(typeOf(args[0]), typeOf(args[1]), n)
		if !isReal(t) {
			t = x.unit.AST.Double
		}
		a, b := x.scalar(args[0], t), x.scalar(args[1], t)
		x.b.Loc = x.point(n)
		return x.asInt(x.cmpf(predicate, a, b))
	}
}

// A wide is an integer of 128 bits, in two of 64.
type wide struct{ low, high *ir.Value }

// widen evaluates an integer with its sign.
func (x *fn) widen(v *ir.Value, t cc.Type) wide {
	signed := t.Kind() != cc.Bool && cc.IsSignedInteger(t)
	v = x.resize(v, 64, signed)
	if !signed {
		return wide{v, x.int(0, ir.I64())}
	}
	return wide{v, x.op1(arith.ShRSI, []*ir.Value{v, x.int(63, ir.I64())}, ir.I64())}
}

func (x *fn) i64(def *ir.OpDef, a, b *ir.Value) *ir.Value {
	return x.op1(def, []*ir.Value{a, b}, ir.I64())
}

// overflowing are the operations that tell of an overflow: they are done with 128 bits.
var overflowing = map[string]func(x *fn, a, b wide) wide{
	"add": func(x *fn, a, b wide) wide {
		low := x.i64(arith.AddI, a.low, b.low)
		carry := x.resize(x.cmpi("ult", low, a.low), 64, false)
		return wide{low, x.i64(arith.AddI, x.i64(arith.AddI, a.high, b.high), carry)}
	},
	"sub": func(x *fn, a, b wide) wide {
		borrow := x.resize(x.cmpi("ult", a.low, b.low), 64, false)
		return wide{x.i64(arith.SubI, a.low, b.low), x.i64(arith.SubI, x.i64(arith.SubI, a.high, b.high), borrow)}
	},
	"mul": func(x *fn, a, b wide) wide {
		half, mask := x.int(32, ir.I64()), x.int(1<<32-1, ir.I64())
		upper := func(v *ir.Value) *ir.Value { return x.i64(arith.ShRUI, v, half) }
		lower := func(v *ir.Value) *ir.Value { return x.i64(arith.AndI, v, mask) }
		a0, a1, b0, b1 := lower(a.low), upper(a.low), lower(b.low), upper(b.low)
		p00, p01, p10 := x.i64(arith.MulI, a0, b0), x.i64(arith.MulI, a0, b1), x.i64(arith.MulI, a1, b0)
		middle := x.i64(arith.AddI, x.i64(arith.AddI, upper(p00), lower(p01)), lower(p10))
		high := x.i64(arith.AddI, x.i64(arith.AddI, x.i64(arith.MulI, a1, b1), upper(middle)), x.i64(arith.AddI, upper(p01), upper(p10)))
		high = x.i64(arith.AddI, high, x.i64(arith.AddI, x.i64(arith.MulI, a.high, b.low), x.i64(arith.MulI, a.low, b.high)))
		return wide{x.i64(arith.MulI, a.low, b.low), high}
	},
}

// overflowBuiltin is __builtin_op_overflow(a, b, result): it stores the low bits and tells whether they are not all. typed
// ones have parameters of one type; stores is false for those whose third argument only has the type.
func overflowBuiltin(f func(x *fn, a, b wide) wide, typed, stores bool) builtinFunc {
	return func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
		if len(args) != 3 {
			x.unsupported(n, "a call with %d arguments instead of 3", len(args))
		}
		to := typeOf(args[2])
		if stores {
			to = elem(to)
		}
		var operands [2]wide
		for i := range operands {
			t := typeOf(args[i])
			var v *ir.Value
			if typed {
				v, t = x.argument(n, args, i)
			} else if cc.IsIntegerType(t) {
				v = x.scalar(args[i], t)
			}
			if v == nil || !cc.IsIntegerType(to) || width(x.types.value(t)) > 64 || width(x.types.value(to)) > 64 {
				x.unsupported(n, "this overflow check on operands of type %s for a result of type %s", t, to)
			}
			operands[i] = x.widen(v, t)
		}
		var at *ir.Value
		if stores {
			at = x.scalar(args[2], typeOf(args[2]))
		}
		x.b.Loc = x.point(n)
		r := f(x, operands[0], operands[1])
		cut := x.resize(r.low, width(x.types.value(to)), false)
		if to.Kind() == cc.Bool {
			cut = x.resize(r.low, 1, false)
		}
		back := x.widen(cut, to)
		if stores {
			x.storeScalar(at, cut, to)
		}
		return x.op1(arith.OrI, []*ir.Value{x.cmpi("ne", back.low, r.low), x.cmpi("ne", back.high, r.high)}, ir.I1())
	}
}
