package firtollvm

import (
	"math"

	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// A procedure value is the address of a function. One of an internal procedure that uses variables of its host is a closure: three
// words in the frame of the instance of the host, which lives as long as such a value may be used (Fortran 2018 §15.5.2.9). Its
// address with the sign bit set, which no other address has, is the value. The words are the function to call, which has the type that
// callers expect and takes the host's variables from a slot, the variables, and the slot. Who calls, or hands the value to C,
// enters the closure: puts the variables into the slot, and goes on with the function.
const (
	closureFunc = 8 * iota
	closureHost
	closureSlot
	closureSize
)

func init() {
	handlers[fir.EmboxProc] = func(c *converter, o *ir.Op) {
		f := c.get(o, o.Get("func"))
		if h := o.Get("host"); h != nil {
			f = c.closure(o, c.get(o, h))
		}
		c.set(o, f)
	}
	handlers[fir.UnboxProc] = func(c *converter, o *ir.Op) {
		p := c.get(o, o.Operand(0))
		c.vals[o.Result(0)] = c.enter(o, p)
		c.vals[o.Result(1)] = c.hostOf(o, p)
		c.done(o)
	}
	// Calls through pointers as C has them, which is linked with Fortran, are what they become.
	for _, def := range []*ir.OpDef{fn.Constant, fn.CallIndirect, builtin.UnrealizedConversionCast} {
		handlers[def] = func(*converter, *ir.Op) {}
	}
	handlers[fir.BoxProcHost] = func(c *converter, o *ir.Op) { c.set(o, c.hostOf(o, c.get(o, o.Operand(0)))) }
}

// isProcedure reports whether a type is that of procedure values.
func isProcedure(t ir.Type) bool {
	w, ok := t.(*fir.WrapType)
	return ok && w.Mnemonic() == "boxproc"
}

// procedureAddress converts box_addr of a procedure. For calls the closure is entered where they are.
func (c *converter) procedureAddress(o *ir.Op) {
	p := c.get(o, o.Operand(0))
	for _, u := range o.Result(0).Users() {
		if !u.Is(fir.Call) || u.Operand(0) != o.Result(0) {
			p = c.enter(o, p)
			break
		}
	}
	c.set(o, p)
}

// callTarget is the address to call for a function value.
func (c *converter) callTarget(o *ir.Op, target *ir.Value) *ir.Value {
	def := origin(target)
	if def != nil && def.Is(fir.BoxAddr) && isProcedure(def.Operand(0).Type()) {
		return c.enter(o, c.get(o, def.Operand(0)))
	}
	return c.get(o, target)
}

// origin is the operation that makes a value, but for conversions of its type.
func origin(v *ir.Value) *ir.Op {
	def := v.Op()
	for def != nil && def.Is(fir.Convert) {
		def = def.Operand(0).Op()
	}
	return def
}

// closure makes the closure of an internal procedure for the instance of its host that runs.
func (c *converter) closure(o *ir.Op, host *ir.Value) *ir.Value {
	def := origin(o.Get("func"))
	if def == nil || !def.Is(fir.AddressOf) {
		c.unsupported(o, "a procedure value with variables of its host")
	}
	name := def.Attr("symbol").(*ir.SymbolRefAttr).Root
	f := c.symbols[name]
	if f == nil || !f.Is(fn.Func) {
		c.unsupported(o, "a procedure value of %s", name)
	}
	slot, entry := name+".host", name+".thunk"
	ft := f.Attr("function_type").(*ir.TypeAttr).Type.(*ir.FunctionType)
	sig := c.signatureOf(f, ft.Inputs, ft.Results, isFortran(name))
	outer := sig.params[:len(sig.params)-1]
	if c.symbols[entry] == nil {
		c.newGlobal(slot, datum{bytes: make([]byte, 8)}, 8)
		t := c.newFunc(entry, outer, sig.results, true)
		t.SetAttr("sym_visibility", ir.String("private"))
		b := t.Region(0).Entry()
		e := end(b, o.Loc)
		r := e.call(c.external(name), sig.results, append(b.Args(), e.load(llvm.Ptr(), e.addressOf(slot)))...)
		e.ret(r.Results()...)
	}
	at := local(o, llvm.Array(closureSize, ir.I8()))
	e := before(o)
	v := e.make(fn.Dialect, "constant", ir.With{Types: []ir.Type{ir.Func(outer, sig.results)},
		Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Symbol(entry)}}}).Result(0)
	e.store(e.unrealized(llvm.Ptr(), v), e.field(at, closureFunc))
	e.store(host, e.field(at, closureHost))
	e.store(e.addressOf(slot), e.field(at, closureSlot))
	return e.offset(at, e.i64(math.MinInt64))
}

// enter makes a closure ready to be called and returns the function to call; other procedure values are that function.
func (c *converter) enter(o *ir.Op, p *ir.Value) *ir.Value {
	if isFunction(p) {
		return p
	}
	return c.ifClosure(o, p, p, func(e emit, at *ir.Value) *ir.Value {
		e.store(e.load(llvm.Ptr(), e.field(at, closureHost)), e.load(llvm.Ptr(), e.field(at, closureSlot)))
		return e.load(llvm.Ptr(), e.field(at, closureFunc))
	})
}

// hostOf is the address of the host's variables that a procedure value holds, null if there are none.
func (c *converter) hostOf(o *ir.Op, p *ir.Value) *ir.Value {
	if isFunction(p) {
		return before(o).null()
	}
	return c.ifClosure(o, p, before(o).null(), func(e emit, at *ir.Value) *ir.Value {
		return e.load(llvm.Ptr(), e.field(at, closureHost))
	})
}

// isFunction reports whether a procedure value is known to be no closure.
func isFunction(p *ir.Value) bool {
	return p.Op() != nil && p.Op().Is(builtin.UnrealizedConversionCast)
}

// ifClosure returns what yes makes at the words of a closure, and no where the value p is not one.
func (c *converter) ifClosure(o *ir.Op, p, no *ir.Value, yes func(e emit, at *ir.Value) *ir.Value) *ir.Value {
	e := before(o)
	bits := e.value(llvm.Dialect, "ptrtoint", ir.I64(), p)
	branch := e.make(scf.Dialect, "if", ir.With{Operands: []*ir.Value{e.cmp(arith.SLT, bits, e.i64(0))}, Types: []ir.Type{llvm.Ptr()}, Regions: 2})
	then := end(branch.Region(0).AddBlock(), o.Loc)
	v := yes(then, then.offset(p, then.i64(math.MinInt64)))
	then.make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{v}})
	end(branch.Region(1).AddBlock(), o.Loc).make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{no}})
	return branch.Result(0)
}
