package c

import (
	"slices"
	"strings"

	"accc/dialects/llvm"
	mathdialect "accc/dialects/math"
	front "accc/frontend/c"
	"accc/ir"

	"modernc.org/cc/v4"
)

// mathOps are the library functions that have an operation of the math dialect; each exists for
// double, with f for float and with l for long double.
var mathOps = map[string]*ir.OpDef{
	"sqrt": mathdialect.Sqrt, "fabs": mathdialect.AbsF, "floor": mathdialect.Floor, "ceil": mathdialect.Ceil, "trunc": mathdialect.Trunc,
	"rint": mathdialect.RoundEven, "nearbyint": mathdialect.RoundEven, "fma": mathdialect.FMA, "copysign": mathdialect.CopySign,
}

// memoryOps are the library functions that have an operation of the llvm dialect.
var memoryOps = map[string]*ir.OpDef{"memcpy": llvm.Memcpy, "memmove": llvm.Memmove, "memset": llvm.Memset}

// builtins are the compiler's own functions.
var builtins map[string]func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value

func init() {
	builtins = map[string]func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value{
		"__builtin_va_start": (*fn).vaStart,
		"__builtin_va_end":   (*fn).vaEnd,
		"__builtin_va_copy":  (*fn).vaCopy,
		"__builtin_alloca":   (*fn).dynamicAlloca,
		"__builtin_expect": func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
			x.discard(args[1])
			return x.scalar(args[0], n.Type())
		},
		"__builtin_unreachable": func(*fn, *cc.PostfixExpression, []cc.ExpressionNode) *ir.Value { return nil },
		"__builtin_trap": func(x *fn, _ *cc.PostfixExpression, _ []cc.ExpressionNode) *ir.Value {
			x.op(llvm.Trap, nil, nil)
			return nil
		},
		"__builtin_prefetch": func(x *fn, _ *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
			for _, a := range args {
				x.discard(a)
			}
			return nil
		},
	}
	for name, def := range map[string]*ir.OpDef{"popcount": mathdialect.CtPop, "clz": mathdialect.Ctlz, "ctz": mathdialect.Cttz} {
		for suffix, t := range map[string]func(*cc.AST) cc.Type{
			"":   func(a *cc.AST) cc.Type { return a.UInt },
			"l":  func(a *cc.AST) cc.Type { return a.ULong },
			"ll": func(a *cc.AST) cc.Type { return a.ULongLong },
		} {
			builtins["__builtin_"+name+suffix] = func(x *fn, n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
				v := x.scalar(args[0], t(x.unit.AST))
				x.b.Loc = x.point(n)
				return x.resize(x.op1(def, []*ir.Value{v}, v.Type()), 32, false)
			}
		}
	}
	addBuiltins()
}

func arguments(n *cc.PostfixExpression) (list []cc.ExpressionNode) {
	for a := n.ArgumentExpressionList; a != nil; a = a.ArgumentExpressionList {
		list = append(list, a.AssignmentExpression)
	}
	return list
}

// callee is the function that an expression names, or nil.
func callee(e cc.ExpressionNode) *cc.Declarator {
	if p, ok := strip(e).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
		if d, ok := p.ResolvedTo().(*cc.Declarator); ok && d.Type().Kind() == cc.Function {
			return d
		}
	}
	return nil
}

// call evaluates a call. The result is nil for void, and the address of the result for records.
func (x *fn) call(n *cc.PostfixExpression) *ir.Value {
	args := arguments(n)
	d := callee(n.PostfixExpression)
	if d == nil {
		return x.indirectCall(n, args)
	}
	name := d.Name()
	if b := builtins[name]; b != nil {
		return b(x, n, args)
	}
	base, isBuiltin := strings.CutPrefix(name, "__builtin_")
	if isBuiltin {
		if v, done := x.libraryOp(base, n, args); done {
			return v
		}
	}
	if isBuiltin && !front.LibraryBuiltin(base) || strings.HasPrefix(name, "__sync_") || strings.HasPrefix(name, "__atomic_") {
		x.unsupported(n, "the compiler's function '%s'", name)
	}
	var f *function
	if isBuiltin {
		f = x.libraryFunction(base, d)
	} else {
		f = x.functionOf(d)
	}
	if choice := x.omp.Callee(f.name, n); choice != nil {
		return x.callVariant(f, choice, n, args)
	}
	if f.def == nil {
		if v, done := x.libraryOp(name, n, args); done {
			return v
		}
	}
	x.resolve(f, args, n)
	vals, tmp := x.arguments(f.sig, args)
	x.b.Loc = x.point(n)
	return resultOf(x.callFunction(f, vals), tmp)
}

// callFunction calls a function by its name.
func (x *fn) callFunction(f *function, args []*ir.Value) *ir.Op {
	if f.variadic {
		return variadicCall(x.b, f.name, nil, f.sig, args)
	}
	return directCall(x.b, f.name, f.sig, args)
}

// resultOf is the value of a call, where it is stored at tmp, that address.
func resultOf(o *ir.Op, tmp *ir.Value) *ir.Value {
	if tmp != nil {
		return tmp
	}
	if o.NumResults() > 0 {
		return o.Result(0)
	}
	return nil
}

// functionOf is the function that d declares.
func (l *lowerer) functionOf(d *cc.Declarator) *function {
	f := l.funcs[d.Name()]
	if f == nil {
		f = l.noteFunction(d, nil)
	}
	return f
}

// resolve settles how f is called: by its definition or declaration, or where that says nothing
// of the parameters, by the promoted types of the arguments of the first call.
func (x *fn) resolve(f *function, args []cc.ExpressionNode, at cc.Node) {
	x.use(f)
	x.settled(f)
	if f.sig == nil && f.def == nil && !prototyped(f.typ) {
		x.borrow(f, len(args))
	}
	if f.sig == nil {
		var types []cc.Type
		for _, a := range args {
			types = append(types, x.promoteArgument(typeOf(a)))
		}
		f.sig = x.lowerer.signature(f.typ, types)
	}
	if n := len(f.sig.params); len(args) < n || len(args) > n && !f.sig.variadic && prototyped(f.typ) {
		x.unsupported(at, "call of '%s' with %d arguments instead of %d", f.name, len(args), n)
	}
}

// borrow gives a function that is declared without a prototype the library's one, if it returns what the declaration says.
func (x *fn) borrow(f *function, args int) {
	t := front.LibraryFunction(f.name, args)
	if t == nil || isAggregate(t.Result()) || isAggregate(f.typ.Result()) {
		return
	}
	theirs, ours := x.lowerer.signature(t, nil), x.lowerer.signature(f.typ, nil)
	if slices.Equal(theirs.results, ours.results) {
		f.typ, f.variadic = t, t.IsVariadic()
	}
}

// prototyped reports whether a function type says how many parameters there are.
func prototyped(t *cc.FunctionType) bool { return len(t.Parameters()) > 0 || t.MaxArgs() >= 0 }

// promoteArgument is the type an argument without a parameter is passed as (C17 6.5.2.2p6).
func (x *fn) promoteArgument(t cc.Type) cc.Type {
	if t.VectorSize() > 0 {
		return t
	}
	switch t.Kind() {
	case cc.Float, cc.Float32:
		return x.unit.AST.Double
	}
	if cc.IsIntegerType(t) {
		return promote(t)
	}
	return t
}

// arguments evaluates the arguments of a call, and makes room for a record result.
func (x *fn) arguments(sig *signature, args []cc.ExpressionNode) (vals []*ir.Value, tmp *ir.Value) {
	if sig.sret {
		tmp = x.alloca(sig.result, 0)
		vals = append(vals, tmp)
	}
	for i, a := range args {
		if i >= len(sig.params) && !sig.variadic {
			x.discard(a) // the definition, which has no prototype, has no such parameter
			continue
		}
		t := x.promoteArgument(typeOf(a))
		if i < len(sig.params) {
			t = sig.params[i]
		}
		if isAggregate(t) {
			v := x.argumentCopy(a, t)
			vals = append(vals, v)
			continue
		}
		v := x.scalar(a, t)
		if v == nil {
			x.unsupported(a, "argument without a value")
		}
		vals = append(vals, v)
	}
	return vals, tmp
}

// argumentCopy is a copy of a record for a parameter to live in.
func (x *fn) argumentCopy(a cc.ExpressionNode, t cc.Type) *ir.Value {
	if isComplex(t) {
		re, im := x.complexAs(a, t)
		tmp := x.alloca(t, 0)
		x.storeComplex(tmp, t, re, im)
		return tmp
	}
	v := x.aggregate(a)
	tmp := x.alloca(t, 0)
	x.copy(tmp, v, t)
	return tmp
}

// indirectCall calls through a pointer.
func (x *fn) indirectCall(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	ft, ok := elem(typeOf(n.PostfixExpression)).(*cc.FunctionType)
	if !ok {
		x.unsupported(n, "call of something that is no function")
	}
	p := x.rvalue(n.PostfixExpression)
	var types []cc.Type
	for _, a := range args {
		types = append(types, x.promoteArgument(typeOf(a)))
	}
	sig := x.lowerer.signature(ft, types)
	if len(args) < len(sig.params) || len(args) > len(sig.params) && !sig.variadic {
		x.unsupported(n, "call with %d arguments instead of %d", len(args), len(sig.params))
	}
	vals, tmp := x.arguments(sig, args)
	x.b.Loc = x.point(n)
	if sig.variadic {
		return resultOf(variadicCall(x.b, "", p, sig, vals), tmp)
	}
	return resultOf(indirectCall(x.b, p, sig, vals), tmp)
}

// functionAddress is the address of a function as a pointer.
func (x *fn) functionAddress(d *cc.Declarator, at cc.Node) *ir.Value {
	f := x.functionOf(d)
	x.use(f)
	x.settled(f)
	if f.sig == nil {
		f.sig = x.lowerer.signature(f.typ, nil)
	}
	x.b.Loc = x.point(at)
	return functionPointer(x.b, f.name, f.sig)
}

// libraryOp lowers a library function to an operation if there is one.
func (x *fn) libraryOp(name string, n *cc.PostfixExpression, args []cc.ExpressionNode) (*ir.Value, bool) {
	if op := memoryOps[name]; op != nil && len(args) == 3 && n.Type().Kind() == cc.Ptr {
		dst := x.scalar(args[0], typeOf(args[0]))
		var second *ir.Value
		if name == "memset" {
			second = x.scalar(args[1], x.unit.AST.UChar)
		} else {
			second = x.scalar(args[1], typeOf(args[1]))
		}
		size := x.scalar(args[2], x.unit.AST.ULong)
		x.b.Loc = x.point(n)
		memoryOp(x.b, op, dst, second, size)
		return dst, true
	}
	base := name
	t := cc.Type(x.unit.AST.Double)
	op := mathOps[base]
	if op == nil && len(name) > 1 {
		switch base = name[:len(name)-1]; name[len(name)-1] {
		case 'f':
			op, t = mathOps[base], x.unit.AST.Float
		case 'l':
			op, t = mathOps[base], x.unit.AST.LongDouble
		}
	}
	if op == nil || n.Type().Kind() != t.Kind() {
		return nil, false
	}
	var vals []*ir.Value
	for _, a := range args {
		vals = append(vals, x.scalar(a, t))
	}
	x.b.Loc = x.point(n)
	return x.op1(op, vals, x.types.value(t)), true
}

// A va_list is a pointer into the slots of 8 bytes that hold the arguments after the named ones.
const vaSlot = 8

func (x *fn) vaStart(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	if !x.fun.variadic {
		x.unsupported(n, "va_start in a function without ...")
	}
	x.op(llvm.VaStart, []*ir.Value{x.lvalue(args[0]).addr}, nil)
	return nil
}

func (x *fn) vaEnd(*cc.PostfixExpression, []cc.ExpressionNode) *ir.Value { return nil }

func (x *fn) vaCopy(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	v := x.rvalue(args[1])
	x.store(x.lvalue(args[0]), v)
	return nil
}

// vaArg advances to the next slot and returns the address of the argument, which is of type t: the slot itself, or for
// a record the content of the slot.
func (x *fn) vaArg(n *cc.PostfixExpression, t cc.Type) *ir.Value {
	list := x.lvalue(arguments(n)[0])
	slot := x.load(list)
	x.store(list, x.bytes(slot, vaSlot))
	if isAggregate(t) {
		return x.loadOp(slot, ptrType(), false)
	}
	return slot
}

// vaArgCall is the call in va_arg(list, type), which is *(type *)__builtin_va_arg_impl(list); nil if e, the operand of
// *, is not one.
func vaArgCall(e cc.ExpressionNode) *cc.PostfixExpression {
	c, ok := strip(e).(*cc.CastExpression)
	if !ok {
		return nil
	}
	p, ok := strip(c.CastExpression).(*cc.PostfixExpression)
	if !ok || p.Case != cc.PostfixExpressionCall {
		return nil
	}
	if d := callee(p.PostfixExpression); d == nil || d.Name() != "__builtin_va_arg_impl" {
		return nil
	}
	return p
}

func (x *fn) dynamicAlloca(n *cc.PostfixExpression, args []cc.ExpressionNode) *ir.Value {
	size := x.scalar(args[0], x.unit.AST.ULong)
	return allocaOp(x.b, ir.I8(), size, 16).Result(0)
}
