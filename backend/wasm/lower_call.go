package wasm

import (
	"slices"

	"accc/backend/wasm/ssa"
	"accc/dialects/llvm"
	"accc/ir"
)

// variadicType is the type of the callee of an llvm.call that takes variable arguments, or nil.
func variadicType(o *ir.Op) *llvm.FuncType {
	if a, ok := o.Attr("var_callee_type").(*ir.TypeAttr); ok {
		if t, ok := a.Type.(*llvm.FuncType); ok && t.Variadic {
			return t
		}
	}
	return nil
}

func init() {
	handlers["func.call"] = func(l *lowerer, o *ir.Op) {
		l.call(o, symbolName(o.Attr("callee")), l.flatten(o.Operands()))
	}
	handlers["func.call_indirect"] = func(l *lowerer, o *ir.Op) {
		params, results, _ := callableType(o.Operand(0).Type())
		sig, err := signature(params, results, false)
		l.check(err)
		l.callPointer(o, l.one(o.Operand(0)), &sig, l.flatten(o.Operands()[1:]))
	}
	handlers["llvm.call"] = lowerLLVMCall
	handlers["llvm.intr.vastart"] = func(l *lowerer, o *ir.Op) {
		if !l.fn.variadic {
			l.fail("va_start in a function without variable arguments")
		}
		slots := l.b.Func().Param(len(l.fn.sig.Params) - 1)
		l.storeInto(o.Operand(0), slots)
	}
	handlers["llvm.intr.vaend"] = func(l *lowerer, o *ir.Op) {}
	handlers["llvm.intr.vacopy"] = func(l *lowerer, o *ir.Op) {
		from := l.address(l.one(o.Operand(1)))
		l.storeInto(o.Operand(0), l.b.Access(ssa.I64Load, 0, from))
	}
}

// storeInto writes an i64 where a pointer points.
func (l *lowerer) storeInto(p *ir.Value, v *ssa.Value) {
	l.b.Access(ssa.I64Store, 0, l.address(l.one(p)), v)
}

func (l *lowerer) flatten(vals []*ir.Value) []*ssa.Value {
	var out []*ssa.Value
	for _, v := range vals {
		out = append(out, l.get(v)...)
	}
	return out
}

// results returns the results of a call.
func (l *lowerer) results(o *ir.Op, call *ssa.Value) {
	vals := l.b.Results(call)
	for _, r := range o.Results() {
		ls := l.leaves(r.Type())
		out := make([]*ssa.Value, len(ls))
		for i, lf := range ls {
			out[i] = l.narrow(vals[i], lf)
		}
		vals = vals[len(ls):]
		l.set(r, out...)
	}
}

// call calls a function by name; functions of the C library that are an instruction or two are expanded inline.
func (l *lowerer) call(o *ir.Op, name string, args []*ssa.Value) {
	if callee := l.c.symbols[name]; callee != nil && isFunc(callee) && !hasBody(callee) && o.NumResults() <= 1 {
		v, ok := l.constantCall(o, name, args)
		if !ok {
			v, ok = l.builtin(name, args)
		}
		if ok {
			if o.NumResults() == 1 {
				l.set(o.Result(0), v)
			}
			return
		}
	}
	if global, set, ok := taskGlobal(name); ok {
		if l.c.tasks == nil {
			l.c.tasks = map[string]bool{}
		}
		l.c.tasks[global] = true
		if set {
			l.b.SetGlobal(global, args[0])
		} else {
			l.set(o.Result(0), l.b.Global(global, ssa.I32))
		}
		return
	}
	if tag, ok := l.c.opts.Log[name]; ok {
		l.logged(tag, args)
		return
	}
	if name == Guard && l.c.opts.Guards != nil {
		l.guard(args)
		return
	}
	f, err := l.c.function(name, nil)
	l.check(err)
	if !sameTypes(args, f.sig.Params) {
		l.fail("a call of %s with arguments of other types", name)
	}
	call := l.b.Call(name, &f.sig, args...)
	if l.mismatched(o, f.sig.Results) {
		// A call without a declaration in sight: C takes its result for an int (C89 §3.3.2.2).
		for _, r := range o.Results() {
			if r.HasUses() {
				l.fail("the result of %s is used as another type than it has", name)
			}
		}
		return
	}
	l.results(o, call)
}

// mismatched reports whether a call expects other results than the function has.
func (l *lowerer) mismatched(o *ir.Op, results []ssa.Type) bool {
	var want []ssa.Type
	for _, r := range o.Results() {
		for _, lf := range l.leaves(r.Type()) {
			want = append(want, lf.t)
		}
	}
	return len(want) > 0 && !slices.Equal(want, results)
}

// constantCall is the result of a call that is known from its arguments.
func (l *lowerer) constantCall(o *ir.Op, name string, args []*ssa.Value) (*ssa.Value, bool) {
	if l.c.opts.Constant == nil || o.NumResults() != 1 || o.Result(0).Type() != ir.I32() {
		return nil, false
	}
	var vals []int64
	for _, a := range args {
		v, ok := a.IsConst()
		if !ok || !a.Type.IsInt() {
			return nil, false
		}
		vals = append(vals, v)
	}
	v, ok := l.c.opts.Constant(name, vals)
	if !ok {
		return nil, false
	}
	return l.i32(v), true
}

func sameTypes(args []*ssa.Value, params []ssa.Type) bool {
	if len(args) != len(params) {
		return false
	}
	for i, a := range args {
		if a.Type != params[i] {
			return false
		}
	}
	return true
}

// callPointer calls what a pointer to a function designates: directly if it is known.
func (l *lowerer) callPointer(o *ir.Op, p *ssa.Value, sig *ssa.Signature, args []*ssa.Value) {
	if !sameTypes(args, sig.Params) {
		l.fail("a call through a pointer with arguments of other types")
	}
	l.results(o, l.b.CallIndirect(sig, l.b.Op(ssa.I32WrapI64, p), args...))
}

func lowerLLVMCall(l *lowerer, o *ir.Op) {
	operands := o.Operands()
	if lo, hi := o.GroupRange(0); hi > lo {
		operands = operands[lo:hi]
	}
	name := symbolName(o.Attr("callee"))
	var pointer *ssa.Value
	if name == "" {
		if len(operands) == 0 {
			l.fail("a call of nothing")
		}
		pointer = l.one(operands[0])
		operands = operands[1:]
	}
	var args []*ssa.Value
	t := variadicType(o)
	if t == nil {
		args = l.flatten(operands)
	} else {
		n := min(len(t.Params), len(operands))
		args = append(l.flatten(operands[:n]), l.slots(operands[n:]))
	}
	if pointer == nil {
		l.call(o, name, args)
		return
	}
	var sig ssa.Signature
	for _, a := range args {
		sig.Params = append(sig.Params, a.Type)
	}
	for _, r := range o.Results() {
		for _, lf := range l.leaves(r.Type()) {
			sig.Results = append(sig.Results, lf.t)
		}
	}
	l.callPointer(o, pointer, &sig, args)
}

// slots stores variable arguments in the frame, 8 bytes each, and returns their address.
func (l *lowerer) slots(operands []*ir.Value) *ssa.Value {
	addr := l.b.Op(ssa.I64ExtendI32U, l.b.Op(ssa.I32Add, l.base, l.i32(l.argSlots)))
	at := l.address(addr)
	for i, v := range operands {
		lf := l.leaf(v.Type())
		x := l.one(v)
		switch lf.t {
		case ssa.I32:
			x = l.resize(x, lf, leaf{t: ssa.I64, bits: 64}, lf.bits > 1)
		case ssa.F32:
			x = l.b.Op(ssa.F64PromoteF32, x)
		}
		op := ssa.I64Store
		if x.Type == ssa.F64 {
			op = ssa.F64Store
		}
		l.b.Access(op, 0, l.b.Op(ssa.I32Add, at, l.i32(int64(8*i))), x)
	}
	return addr
}

// library calls a mathematical function of the C library by the name it has for double; that for float ends in f.
func (l *lowerer) library(name string, t ssa.Type, args []*ssa.Value) *ssa.Value {
	if t == ssa.F32 {
		name += "f"
	}
	if v, ok := l.builtin(name, args); ok {
		return v
	}
	sig := &ssa.Signature{Results: []ssa.Type{t}}
	for _, a := range args {
		sig.Params = append(sig.Params, a.Type)
	}
	f, err := l.c.function(name, sig)
	l.check(err)
	return l.b.Call(name, &f.sig, args...)
}
