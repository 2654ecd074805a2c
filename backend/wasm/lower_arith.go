package wasm

import (
	"accc/backend/wasm/ssa"
	"accc/ir"
)

// extend sets the upper bits of a value of a leaf's width: to the sign, or to zero. An i1 is zero-extended already.
func (l *lowerer) extend(v *ssa.Value, lf leaf, signed bool) *ssa.Value {
	if lf.bits == 0 || lf.bits == 8*lf.t.Size() {
		return v
	}
	k := intOps(lf.t)
	if !signed {
		return l.b.Op(k.and, v, l.b.Int(lf.t, 1<<lf.bits-1))
	}
	switch {
	case lf.bits == 1:
		return l.b.Op(k.sub, l.b.Int(lf.t, 0), v)
	case lf.bits == 8:
		return l.b.Op(pick(lf.t, ssa.I32Extend8S, ssa.I64Extend8S), v)
	case lf.bits == 16:
		return l.b.Op(pick(lf.t, ssa.I32Extend16S, ssa.I64Extend16S), v)
	}
	n := l.b.Int(lf.t, int64(8*lf.t.Size()-lf.bits))
	return l.b.Op(k.shrS, l.b.Op(k.shl, v, n), n)
}

// operations by type.
type typedOps struct {
	add, sub, mul, divS, divU, remS, remU, and, or, xor, shl, shrS, shrU ssa.Op
	eq, ne, ltS, ltU, gtS, gtU, leS, leU, geS, geU, eqz                  ssa.Op
	clz, ctz, popcnt                                                     ssa.Op
}

// The opcodes of i64 follow those of i32 in the same order.
func intOps(t ssa.Type) typedOps {
	a, c := ssa.Op(0), ssa.Op(0)
	if t == ssa.I64 {
		a, c = ssa.I64Add-ssa.I32Add, ssa.I64Eq-ssa.I32Eq
	}
	return typedOps{
		ssa.I32Add + a, ssa.I32Sub + a, ssa.I32Mul + a, ssa.I32DivS + a, ssa.I32DivU + a, ssa.I32RemS + a, ssa.I32RemU + a,
		ssa.I32And + a, ssa.I32Or + a, ssa.I32Xor + a, ssa.I32Shl + a, ssa.I32ShrS + a, ssa.I32ShrU + a,
		ssa.I32Eq + c, ssa.I32Ne + c, ssa.I32LtS + c, ssa.I32LtU + c, ssa.I32GtS + c, ssa.I32GtU + c, ssa.I32LeS + c, ssa.I32LeU + c,
		ssa.I32GeS + c, ssa.I32GeU + c, ssa.I32Eqz + c, ssa.I32Clz + a, ssa.I32Ctz + a, ssa.I32Popcnt + a,
	}
}

// narrow brings the result of an operation into the form of its width: only an i1 needs it.
func (l *lowerer) narrow(v *ssa.Value, lf leaf) *ssa.Value {
	if lf.bits == 1 {
		return l.b.Op(ssa.I32And, v, l.i32(1))
	}
	return v
}

// scalar registers a handler for an operation on scalars with one result.
func scalar(name string, h func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value) {
	handlers[name] = func(l *lowerer, o *ir.Op) {
		args := make([]*ssa.Value, o.NumOperands())
		for i := range args {
			args[i] = l.one(o.Operand(i))
		}
		t := o.Result(0).Type()
		if len(args) > 0 {
			t = o.Operand(0).Type()
		}
		l.set(o.Result(0), h(l, o, l.leaf(t), args))
	}
}

// both registers the same operation of the arith and the llvm dialect.
func both(arith, llvm string, h func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value) {
	if arith != "" {
		scalar("arith."+arith, h)
	}
	if llvm != "" {
		scalar("llvm."+llvm, h)
	}
}

func init() {
	type choose = func(typedOps) ssa.Op
	// Operations that need no more than the low bits of their operands.
	for _, r := range []struct {
		arith, llvm string
		op          choose
	}{
		{"addi", "add", func(k typedOps) ssa.Op { return k.add }}, {"subi", "sub", func(k typedOps) ssa.Op { return k.sub }},
		{"muli", "mul", func(k typedOps) ssa.Op { return k.mul }}, {"andi", "and", func(k typedOps) ssa.Op { return k.and }},
		{"ori", "or", func(k typedOps) ssa.Op { return k.or }}, {"xori", "xor", func(k typedOps) ssa.Op { return k.xor }},
	} {
		both(r.arith, r.llvm, func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			return l.narrow(l.b.Op(r.op(intOps(lf.t)), x[0], x[1]), lf)
		})
	}
	// Operations on extended operands.
	for _, r := range []struct {
		arith, llvm string
		signed      bool
		op          choose
	}{
		{"divsi", "sdiv", true, func(k typedOps) ssa.Op { return k.divS }}, {"divui", "udiv", false, func(k typedOps) ssa.Op { return k.divU }},
		{"remsi", "srem", true, func(k typedOps) ssa.Op { return k.remS }}, {"remui", "urem", false, func(k typedOps) ssa.Op { return k.remU }},
	} {
		both(r.arith, r.llvm, func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			return l.narrow(l.b.Op(r.op(intOps(lf.t)), l.extend(x[0], lf, r.signed), l.extend(x[1], lf, r.signed)), lf)
		})
	}
	both("shli", "shl", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.narrow(l.b.Op(intOps(lf.t).shl, x[0], l.extend(x[1], lf, false)), lf)
	})
	both("shrsi", "ashr", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.narrow(l.b.Op(intOps(lf.t).shrS, l.extend(x[0], lf, true), l.extend(x[1], lf, false)), lf)
	})
	both("shrui", "lshr", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.narrow(l.b.Op(intOps(lf.t).shrU, l.extend(x[0], lf, false), l.extend(x[1], lf, false)), lf)
	})
	both("cmpi", "icmp", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.compare(int(o.IntAttr("predicate")), lf, x[0], x[1])
	})
	both("cmpf", "fcmp", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.compareFloats(int(o.IntAttr("predicate")), x[0], x[1])
	})
	for _, r := range []struct {
		arith, llvm string
		pred        int
	}{{"minsi", "intr.smin", 2}, {"maxsi", "intr.smax", 4}, {"minui", "intr.umin", 6}, {"maxui", "intr.umax", 8}} {
		both(r.arith, r.llvm, func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			return l.b.Select(l.compare(r.pred, lf, x[0], x[1]), x[0], x[1])
		})
	}
	roundingDivisions()
	conversions()
	constants()
	floats()
	handlers["arith.select"] = lowerSelect
	handlers["llvm.select"] = lowerSelect
}

// compare computes an integer comparison by its predicate: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge.
func (l *lowerer) compare(pred int, lf leaf, x, y *ssa.Value) *ssa.Value {
	k := intOps(lf.t)
	ops := [...]ssa.Op{k.eq, k.ne, k.ltS, k.leS, k.gtS, k.geS, k.ltU, k.leU, k.gtU, k.geU}
	if pred < 0 || pred >= len(ops) {
		l.fail("not yet handled: comparison %d", pred)
	}
	signed := pred >= 2 && pred <= 5
	return l.b.Op(ops[pred], l.extend(x, lf, signed), l.extend(y, lf, signed))
}

// compareFloats computes a floating-point comparison by its predicate: false, the ordered oeq ogt oge olt ole one ord,
// the unordered ueq ugt uge ult ule une uno, true.
func (l *lowerer) compareFloats(pred int, x, y *ssa.Value) *ssa.Value {
	d := ssa.Op(0)
	if x.Type == ssa.F64 {
		d = ssa.F64Eq - ssa.F32Eq
	}
	cmp := func(op ssa.Op, a, b *ssa.Value) *ssa.Value { return l.b.Op(op+d, a, b) }
	not := func(v *ssa.Value) *ssa.Value { return l.b.Op(ssa.I32Eqz, v) }
	both := func(a, b *ssa.Value) *ssa.Value { return l.b.Op(ssa.I32And, a, b) }
	switch pred {
	case 0:
		return l.i32(0)
	case 1:
		return cmp(ssa.F32Eq, x, y)
	case 2:
		return cmp(ssa.F32Gt, x, y)
	case 3:
		return cmp(ssa.F32Ge, x, y)
	case 4:
		return cmp(ssa.F32Lt, x, y)
	case 5:
		return cmp(ssa.F32Le, x, y)
	case 6:
		return l.b.Op(ssa.I32Or, cmp(ssa.F32Lt, x, y), cmp(ssa.F32Gt, x, y))
	case 7:
		return both(cmp(ssa.F32Eq, x, x), cmp(ssa.F32Eq, y, y))
	case 8:
		return not(l.b.Op(ssa.I32Or, cmp(ssa.F32Lt, x, y), cmp(ssa.F32Gt, x, y)))
	case 9:
		return not(cmp(ssa.F32Le, x, y))
	case 10:
		return not(cmp(ssa.F32Lt, x, y))
	case 11:
		return not(cmp(ssa.F32Ge, x, y))
	case 12:
		return not(cmp(ssa.F32Gt, x, y))
	case 13:
		return cmp(ssa.F32Ne, x, y)
	case 14:
		return not(both(cmp(ssa.F32Eq, x, x), cmp(ssa.F32Eq, y, y)))
	}
	return l.i32(1)
}

func roundingDivisions() {
	scalar("arith.ceildivui", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		k := intOps(lf.t)
		a, b := l.extend(x[0], lf, false), l.extend(x[1], lf, false)
		rem := l.b.Op(k.remU, a, b)
		return l.b.Op(k.add, l.b.Op(k.divU, a, b), l.asInt(lf.t, l.b.Op(k.ne, rem, l.b.Int(lf.t, 0))))
	})
	// The quotient rounds to zero; one is added or taken away where that was the wrong direction.
	signed := func(up bool) func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			k := intOps(lf.t)
			zero := l.b.Int(lf.t, 0)
			a, b := l.extend(x[0], lf, true), l.extend(x[1], lf, true)
			q, rem := l.b.Op(k.divS, a, b), l.b.Op(k.remS, a, b)
			sameSign := l.b.Op(k.geS, l.b.Op(k.xor, a, b), zero)
			inexact := l.b.Op(k.ne, rem, zero)
			if up {
				return l.b.Op(k.add, q, l.asInt(lf.t, l.b.Op(ssa.I32And, inexact, sameSign)))
			}
			return l.b.Op(k.sub, q, l.asInt(lf.t, l.b.Op(ssa.I32And, inexact, l.b.Op(ssa.I32Eqz, sameSign))))
		}
	}
	scalar("arith.ceildivsi", signed(true))
	scalar("arith.floordivsi", signed(false))
}

// asInt makes a number of a condition.
func (l *lowerer) asInt(t ssa.Type, cond *ssa.Value) *ssa.Value {
	if t == ssa.I64 {
		return l.b.Op(ssa.I64ExtendI32U, cond)
	}
	return cond
}

// resize converts an integer between widths.
func (l *lowerer) resize(v *ssa.Value, from, to leaf, signed bool) *ssa.Value {
	if to.bits > from.bits {
		v = l.extend(v, from, signed)
	}
	switch {
	case from.t == ssa.I32 && to.t == ssa.I64 && signed:
		v = l.b.Op(ssa.I64ExtendI32S, v)
	case from.t == ssa.I32 && to.t == ssa.I64:
		v = l.b.Op(ssa.I64ExtendI32U, v)
	case from.t == ssa.I64 && to.t == ssa.I32:
		v = l.b.Op(ssa.I32WrapI64, v)
	}
	return l.narrow(v, to)
}

func conversions() {
	for _, r := range []struct {
		arith, llvm string
		signed      bool
	}{{"extsi", "sext", true}, {"extui", "zext", false}, {"trunci", "trunc", false}, {"index_cast", "", true}, {"index_castui", "", false},
		{"", "ptrtoint", false}, {"", "inttoptr", false}} {
		both(r.arith, r.llvm, func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			return l.resize(x[0], lf, l.leaf(o.Result(0).Type()), r.signed)
		})
	}
	toFloat := func(signed bool) func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			op := ssa.F32ConvertI32S
			if l.leaf(o.Result(0).Type()).t == ssa.F64 {
				op = ssa.F64ConvertI32S
			}
			if lf.t == ssa.I64 {
				op += 2
			}
			if !signed {
				op++
			}
			return l.b.Op(op, l.extend(x[0], lf, signed))
		}
	}
	both("sitofp", "sitofp", toFloat(true))
	both("uitofp", "uitofp", toFloat(false))
	both("fptosi", "fptosi", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.toInt(x[0], l.leaf(o.Result(0).Type()))
	})
	both("fptoui", "fptoui", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.toUnsigned(x[0], l.leaf(o.Result(0).Type()))
	})
	resizeFloat := func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		to := l.leaf(o.Result(0).Type())
		switch {
		case lf.t == ssa.F32 && to.t == ssa.F64:
			return l.b.Op(ssa.F64PromoteF32, x[0])
		case lf.t == ssa.F64 && to.t == ssa.F32:
			return l.b.Op(ssa.F32DemoteF64, x[0])
		}
		return x[0]
	}
	both("extf", "fpext", resizeFloat)
	both("truncf", "fptrunc", resizeFloat)
	both("bitcast", "bitcast", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		to := l.leaf(o.Result(0).Type())
		if lf.size != to.size {
			l.fail("a bitcast between sizes")
		}
		return l.reinterpret(x[0], to.t)
	})
	handlers["builtin.unrealized_conversion_cast"] = func(l *lowerer, o *ir.Op) {
		if o.NumOperands() != 1 || o.NumResults() != 1 {
			l.fail("not yet handled: a conversion cast of several values")
		}
		from, to := l.leaves(o.Operand(0).Type()), l.leaves(o.Result(0).Type())
		vals := l.get(o.Operand(0))
		if len(from) != len(to) {
			l.fail("not yet handled: a conversion cast that changes the number of scalars")
		}
		out := make([]*ssa.Value, len(vals))
		for i, v := range vals {
			if from[i].t.IsInt() && to[i].t.IsInt() {
				out[i] = l.resize(v, from[i], to[i], false)
			} else if out[i] = v; from[i].t != to[i].t {
				l.fail("not yet handled: a conversion cast between kinds of numbers")
			}
		}
		l.set(o.Result(0), out...)
	}
}

// toInt converts to a signed integer. What does not fit is undefined in C: the nearest number does not trap.
func (l *lowerer) toInt(x *ssa.Value, to leaf) *ssa.Value {
	op := pick(to.t, ssa.I32TruncSatF32S, ssa.I64TruncSatF32S)
	if x.Type == ssa.F64 {
		op += 2
	}
	return l.narrow(l.b.Op(op, x), to)
}

// toUnsigned converts to an unsigned integer. What is negative wraps around, and what is too big for 32 bits is cut to
// them, as programs that rely on their machine expect.
func (l *lowerer) toUnsigned(x *ssa.Value, to leaf) *ssa.Value {
	wide := leaf{t: ssa.I64, bits: 64}
	signed := l.toInt(x, wide)
	if to.bits <= 32 {
		return l.resize(signed, wide, to, false)
	}
	op := ssa.I64TruncSatF32U
	negative := ssa.F32Lt
	if x.Type == ssa.F64 {
		op, negative = ssa.I64TruncSatF64U, ssa.F64Lt
	}
	return l.b.Select(l.b.Op(negative, x, l.b.Bits(x.Type, 0)), signed, l.b.Op(op, x))
}

// reinterpret changes the type of the bits of a value to another one of the same size.
func (l *lowerer) reinterpret(v *ssa.Value, t ssa.Type) *ssa.Value {
	switch {
	case v.Type == t:
		return v
	case t == ssa.I32:
		return l.b.Op(ssa.I32ReinterpretF32, v)
	case t == ssa.I64:
		return l.b.Op(ssa.I64ReinterpretF64, v)
	case t == ssa.F32:
		return l.b.Op(ssa.F32ReinterpretI32, v)
	}
	return l.b.Op(ssa.F64ReinterpretI64, v)
}

func constants() {
	zero := func(l *lowerer, o *ir.Op) {
		ls := l.leaves(o.Result(0).Type())
		vals := make([]*ssa.Value, len(ls))
		for i, lf := range ls {
			vals[i] = l.b.Bits(lf.t, 0)
		}
		l.set(o.Result(0), vals...)
	}
	for _, name := range []string{"llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison"} {
		handlers[name] = zero
	}
	value := func(l *lowerer, o *ir.Op) {
		ls := l.leaves(o.Result(0).Type())
		if len(ls) != 1 {
			l.aggregateConstant(o, ls)
			return
		}
		lf := ls[0]
		switch a := o.Attr("value").(type) {
		case *ir.IntegerAttr:
			if a.Big != nil {
				l.fail("not yet handled: a constant of more than 64 bits")
			}
			v := a.Value
			if lf.bits == 1 {
				v &= 1
			}
			l.set(o.Result(0), l.b.Int(lf.t, v))
		case *ir.FloatAttr:
			l.set(o.Result(0), l.b.Bits(lf.t, int64(a.Bits)))
		default:
			l.aggregateConstant(o, ls)
		}
	}
	handlers["arith.constant"] = value
	handlers["llvm.mlir.constant"] = value
	address := func(attr string) func(l *lowerer, o *ir.Op) {
		return func(l *lowerer, o *ir.Op) {
			a, err := l.c.addressOf(o, attr)
			l.check(err)
			l.set(o.Result(0), l.i64(int64(a)))
		}
	}
	handlers["llvm.mlir.addressof"] = address("global_name")
	handlers["func.constant"] = address("value")
}

// aggregateConstant takes a constant that is not one number apart by way of its bytes.
func (l *lowerer) aggregateConstant(o *ir.Op, ls []leaf) {
	n := int64(0)
	for _, lf := range ls {
		n = max(n, lf.offset+lf.size)
	}
	buf := make([]byte, n)
	l.check(encode(buf, o.Result(0).Type(), o.Attr("value")))
	vals := make([]*ssa.Value, len(ls))
	for i, lf := range ls {
		vals[i] = l.b.Bits(lf.t, int64(getInt(buf[lf.offset:lf.offset+lf.size])))
	}
	l.set(o.Result(0), vals...)
}

func lowerSelect(l *lowerer, o *ir.Op) {
	cond := l.one(o.Operand(0))
	a, b := l.get(o.Operand(1)), l.get(o.Operand(2))
	out := make([]*ssa.Value, len(a))
	for i := range a {
		out[i] = l.b.Select(cond, a[i], b[i])
	}
	l.set(o.Result(0), out...)
}

func floats() {
	for _, r := range []struct {
		arith, llvm string
		f32, f64    ssa.Op
	}{
		{"addf", "fadd", ssa.F32Add, ssa.F64Add}, {"subf", "fsub", ssa.F32Sub, ssa.F64Sub},
		{"mulf", "fmul", ssa.F32Mul, ssa.F64Mul}, {"divf", "fdiv", ssa.F32Div, ssa.F64Div},
		{"maximumf", "intr.maximum", ssa.F32Max, ssa.F64Max}, {"minimumf", "intr.minimum", ssa.F32Min, ssa.F64Min},
		{"negf", "fneg", ssa.F32Neg, ssa.F64Neg},
	} {
		both(r.arith, r.llvm, func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
			return l.b.Op(floatOp(lf.t, r.f32, r.f64), x...)
		})
	}
	both("maxnumf", "intr.maxnum", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value { return l.fmax(x[0], x[1]) })
	both("minnumf", "intr.minnum", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value { return l.fmin(x[0], x[1]) })
	both("remf", "frem", func(l *lowerer, o *ir.Op, lf leaf, x []*ssa.Value) *ssa.Value {
		return l.library("fmod", lf.t, x)
	})
}

func floatOp(t ssa.Type, f32, f64 ssa.Op) ssa.Op {
	if t == ssa.F64 {
		return f64
	}
	return f32
}

// fmax is the larger number, or the one that is a number.
func (l *lowerer) fmax(x, y *ssa.Value) *ssa.Value {
	takeY := l.b.Op(ssa.I32Or, l.b.Op(floatOp(x.Type, ssa.F32Gt, ssa.F64Gt), y, x), l.b.Op(floatOp(x.Type, ssa.F32Ne, ssa.F64Ne), x, x))
	return l.b.Select(takeY, y, x)
}

// fmin is the smaller number, or the one that is a number.
func (l *lowerer) fmin(x, y *ssa.Value) *ssa.Value {
	takeY := l.b.Op(ssa.I32Or, l.b.Op(floatOp(x.Type, ssa.F32Lt, ssa.F64Lt), y, x), l.b.Op(floatOp(x.Type, ssa.F32Ne, ssa.F64Ne), x, x))
	return l.b.Select(takeY, y, x)
}
