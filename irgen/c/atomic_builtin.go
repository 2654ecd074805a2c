package c

import (
	"accc/dialects/arith"
	"accc/dialects/llvm"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// The atomic functions of GNU C, on the host and in kernels, where the gangs run at the same time. All are sequentially consistent,
// which is right for every order that a program asks for. The value of a call that frontend/c casts to the right type is the object's as
// a long long.

// atomicTarget evaluates the pointer to an object that is accessed atomically.
func (x *fn) atomicTarget(n *cc.PostfixExpression, args []cc.ExpressionNode) (addr *ir.Value, t cc.Type) {
	p := typeOf(args[0])
	if p.Kind() != cc.Ptr {
		x.unsupported(n, "an atomic access by a value of type %s, expected a pointer", p)
	}
	t = elem(p)
	ok := cc.IsScalarType(t) && !isComplex(t)
	if ok {
		switch w := bits(x.stored(t)); w {
		case 8, 16, 32, 64, 0: // 0: a pointer
		default:
			ok = false
		}
	}
	if !ok {
		x.unsupported(n, "an atomic access to an object of type %s", t)
	}
	return x.scalar(args[0], p), t
}

// word is the integer type that holds the bits of an object.
func (x *fn) word(t cc.Type) ir.Type {
	if t.Kind() == cc.Ptr {
		return ir.I64()
	}
	return ir.Int(bits(x.stored(t)))
}

// toWord returns the bits of a value of the scalar type t.
func (x *fn) toWord(v *ir.Value, t cc.Type) *ir.Value {
	switch {
	case t.Kind() == cc.Ptr:
		return x.op1(llvm.PtrToInt, []*ir.Value{v}, ir.I64())
	case isReal(t):
		return x.op1(arith.Bitcast, []*ir.Value{v}, x.word(t))
	}
	return x.toStored(v, t)
}

// asLong is the result of a call that frontend/c casts to t, for the bits of a value.
func (x *fn) asLong(n *cc.PostfixExpression, w *ir.Value, t cc.Type) *ir.Value {
	if isReal(t) {
		x.unsupported(n, "an atomic operation with a value of type %s", t)
	}
	return x.resize(w, 64, t.Kind() != cc.Ptr && t.Kind() != cc.Bool && cc.IsSignedInteger(t))
}

// atomicValue evaluates an argument that is converted to the type of the object, as its bits.
func (x *fn) atomicValue(e cc.ExpressionNode, t cc.Type) *ir.Value {
	return x.toWord(x.scalar(e, t), t)
}

func (x *fn) rmw(kind int64, addr, v *ir.Value) *ir.Value {
	return x.op1(llvm.AtomicRMW, []*ir.Value{addr, v}, v.Type(), attr("bin_op", llvm.AtomicEnum.Attr(kind)), llvm.Ordering("ordering", llvm.SeqCst))
}

// exchangeIf stores v if the object has the bits want; it returns the previous bits and whether v was stored.
func (x *fn) exchangeIf(addr, want, v *ir.Value) (found, stored *ir.Value) {
	pair := x.op1(llvm.CmpXchg, []*ir.Value{addr, want, v}, literalStruct(v.Type(), ir.I1()),
		llvm.Ordering("success_ordering", llvm.SeqCst), llvm.Ordering("failure_ordering", llvm.SeqCst))
	part := func(i int64, t ir.Type) *ir.Value {
		return x.op1(llvm.ExtractValue, []*ir.Value{pair}, t, attr("position", ir.DenseArray(ir.I64(), []int64{i})))
	}
	return part(0, v.Type()), part(1, ir.I1())
}

func orderedAccess(t ir.Type) []ir.NamedAttr {
	return []ir.NamedAttr{llvm.Ordering("ordering", llvm.SeqCst), attr("alignment", ir.Integer(ir.I64(), sizeOf(t)))}
}

func (x *fn) orderedLoad(addr *ir.Value, t ir.Type) *ir.Value {
	return x.op1(llvm.Load, []*ir.Value{addr}, t, orderedAccess(t)...)
}

func (x *fn) orderedStore(addr, v *ir.Value) {
	x.op(llvm.Store, []*ir.Value{v, addr}, nil, orderedAccess(v.Type())...)
}

// atomicFetch is __atomic_fetch_op, or __atomic_op_fetch, whose value is the new one.
func atomicFetch(kind int64, newer bool) builtinFunc {
	return func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
		addr, t := x.atomicTarget(n, args)
		if kind != llvm.RMWXchg && (isReal(t) || t.Kind() == cc.Bool) {
			x.unsupported(n, "atomic arithmetic on an object of type %s", t)
		}
		var v *ir.Value
		if t.Kind() == cc.Ptr && kind != llvm.RMWXchg {
			v = x.scalar(args[1], x.unit.AST.Long) // bytes, as gcc has it
		} else {
			v = x.atomicValue(args[1], t)
		}
		x.b.Loc = x.point(n)
		old := x.rmw(kind, addr, v)
		if !newer {
			return x.asLong(n, old, t)
		}
		w := old.Type()
		two := func(def *ir.OpDef) *ir.Value { return x.op1(def, []*ir.Value{old, v}, w) }
		switch kind {
		case llvm.RMWAdd:
			old = two(arith.AddI)
		case llvm.RMWSub:
			old = two(arith.SubI)
		case llvm.RMWAnd:
			old = two(arith.AndI)
		case llvm.RMWOr:
			old = two(arith.OrI)
		case llvm.RMWXor:
			old = two(arith.XOrI)
		case llvm.RMWNand:
			old = x.op1(arith.XOrI, []*ir.Value{two(arith.AndI), x.int(-1, w)}, w)
		}
		return x.asLong(n, old, t)
	}
}

func (x *fn) atomicGet(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	x.b.Loc = x.point(n)
	return x.asLong(n, x.orderedLoad(addr, x.word(t)), t)
}

func (x *fn) atomicPut(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	v := x.atomicValue(args[1], t)
	x.b.Loc = x.point(n)
	x.orderedStore(addr, v)
	return nil
}

// atomicLoadInto is __atomic_load(p, to).
func (x *fn) atomicLoadInto(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	to := x.rvalue(args[1])
	x.b.Loc = x.point(n)
	x.storeOp(to, x.orderedLoad(addr, x.word(t)), false)
	return nil
}

// atomicStoreFrom is __atomic_store(p, from).
func (x *fn) atomicStoreFrom(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	from := x.rvalue(args[1])
	x.b.Loc = x.point(n)
	x.orderedStore(addr, x.loadOp(from, x.word(t), false))
	return nil
}

// atomicExchange is __atomic_exchange(p, from, to).
func (x *fn) atomicExchange(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	from, to := x.rvalue(args[1]), x.rvalue(args[2])
	x.b.Loc = x.point(n)
	x.storeOp(to, x.rmw(llvm.RMWXchg, addr, x.loadOp(from, x.word(t), false)), false)
	return nil
}

// atomicCompareExchange is __atomic_compare_exchange(p, old, new), and that with _n, whose third argument is a value: what
// was found is stored to *old when it is something else.
func (x *fn) atomicCompareExchange(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	old := x.rvalue(args[1])
	var v *ir.Value
	if callee(n.PostfixExpression).Name() == "__accc_atomic_cas_from" {
		from := x.rvalue(args[2])
		v = x.loadOp(from, x.word(t), false)
	} else {
		v = x.atomicValue(args[2], t)
	}
	x.b.Loc = x.point(n)
	found, stored := x.exchangeIf(addr, x.loadOp(old, x.word(t), false), v)
	x.storeOp(old, found, false)
	return stored
}

// atomicCompareSwap is __sync_bool_compare_and_swap and __sync_val_compare_and_swap.
func (x *fn) atomicCompareSwap(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr, t := x.atomicTarget(n, args)
	old, v := x.atomicValue(args[1], t), x.atomicValue(args[2], t)
	x.b.Loc = x.point(n)
	found, stored := x.exchangeIf(addr, old, v)
	if callee(n.PostfixExpression).Name() == "__accc_atomic_cas_bool" {
		return stored
	}
	return x.asLong(n, found, t)
}

// atomicTestAndSet sets a byte, whatever the type of the object.
func (x *fn) atomicTestAndSet(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr := x.rvalue(args[0])
	x.b.Loc = x.point(n)
	return x.cmpi("ne", x.rmw(llvm.RMWXchg, addr, x.int(1, ir.I8())), x.int(0, ir.I8()))
}

func (x *fn) atomicClear(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	addr := x.rvalue(args[0])
	x.b.Loc = x.point(n)
	x.orderedStore(addr, x.int(0, ir.I8()))
	return nil
}

// fromWord is the value of the scalar type t that has these bits.
func (x *fn) fromWord(w *ir.Value, t cc.Type) *ir.Value {
	switch {
	case t.Kind() == cc.Ptr:
		return x.op1(llvm.IntToPtr, []*ir.Value{w}, ptrType())
	case isReal(t):
		return x.op1(arith.Bitcast, []*ir.Value{w}, x.types.value(t))
	}
	return x.fromStored(w, t)
}

// modify replaces the value of an lvalue by the result of f for it, in one atomic operation if e, which designates the
// lvalue, is an object of an _Atomic type. f may be called twice. It returns the value before and the one after.
func (x *fn) modify(e cc.ExpressionNode, p lvalue, f func(old *ir.Value) *ir.Value) (old, neu *ir.Value) {
	if p.bit != nil || !front.IsAtomic(e) {
		old = x.load(p)
		return old, x.store(p, f(old))
	}
	if w := bits(x.stored(p.typ)); w > 64 || isComplex(p.typ) {
		x.unsupported(e, "an atomic access to an object of type %s", p.typ)
	}
	w := x.word(p.typ)
	seen := x.allocaOf(w, 0)
	x.storeOp(seen, x.orderedLoad(p.addr, w), false)
	x.whileLoop(func() *ir.Value {
		before := x.loadOp(seen, w, false)
		found, stored := x.exchangeIf(p.addr, before, x.toWord(f(x.fromWord(before, p.typ)), p.typ))
		x.storeOp(seen, found, false)
		return x.not(stored)
	}, nil)
	old = x.fromWord(x.loadOp(seen, w, false), p.typ)
	return old, f(old)
}
