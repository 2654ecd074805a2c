package jump

import (
	"fmt"
	"slices"

	"accc/dialects/arith"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// The runtime calls.
const (
	// FnBegin () -> i64: a number for this activation of a function that calls setjmp.
	FnBegin = "__accc_begin_jumps"
	// FnSet (state, activation, number): the call of setjmp with that number, from 1 on, fills the state.
	FnSet = "__accc_set_jump"
	// FnCall (piece, frame, activation) -> i64: calls the piece with the frame. The result is 0, or has the number of the call of setjmp
	// that it has jumped to in its upper half, and the value that setjmp returns there in its lower one.
	FnCall = "__accc_call_jump"
	// FnEnclose (kind) -> depth, and FnDisclose (depth): what no jump may leave begins and ends. The kind is an index of Kinds.
	FnEnclose  = "__accc_enclose"
	FnDisclose = "__accc_disclose"
)

// Signature returns the letters of the parameters and results of a runtime call: i, l and p are i32, i64 and ptr.
func Signature(name string) (params, results string) {
	switch name {
	case FnBegin:
		return "", "l"
	case FnSet:
		return "pli", ""
	case FnCall:
		return "ppl", "l"
	case FnEnclose:
		return "i", "i"
	case FnDisclose:
		return "i", ""
	}
	return "", ""
}

// setters are the names of setjmp, those in the headers of glibc among them.
var setters = map[string]bool{"setjmp": true, "_setjmp": true, "__sigsetjmp": true}

// Options say what is known of functions.
type Options struct {
	MayJump  func(name string) bool // of those without a body: may end by a jump
	Enclosed []string               // of a parallel region or a task: no jump may leave them
}

// Lower rewrites the functions of a module that call setjmp. A module without any stays as it is.
func Lower(module *ir.Op, opts Options) error {
	l := &lowering{module: module}
	functions := setting(module)
	if len(functions) == 0 {
		return nil
	}
	l.jumping = jumping(module, opts.MayJump)
	declare(module, FnBegin, FnSet, FnCall, FnEnclose, FnDisclose)
	for _, f := range functions {
		if err := l.function(f); err != nil {
			return err
		}
	}
	for _, name := range opts.Enclosed {
		if f := ir.SymbolIn(module, name); f != nil && !f.Region(0).Empty() {
			enclose(f.Region(0), 0)
		}
	}
	return nil
}

// setting are the functions that call setjmp.
func setting(module *ir.Op) (out []*ir.Op) {
	for _, f := range module.Region(0).Entry().Ops() {
		if build.IsFunction(f) && len(settersIn(f)) > 0 {
			out = append(out, f)
		}
	}
	return out
}

func declare(module *ir.Op, names ...string) {
	for _, name := range names {
		if ir.SymbolIn(module, name) == nil {
			params, results := Signature(name)
			build.Function(module, name, types(params), types(results), true)
		}
	}
}

func types(letters string) []ir.Type {
	out := []ir.Type{}
	for _, c := range letters {
		out = append(out, map[rune]ir.Type{'i': ir.I32(), 'l': ir.I64(), 'p': build.Ptr()}[c])
	}
	return out
}

func settersIn(f *ir.Op) (out []*ir.Op) {
	ir.Walk(f, func(o *ir.Op) bool {
		if setters[callee(o)] {
			out = append(out, o)
		}
		return true
	})
	return out
}

// callee is the name of the function that an operation calls; "" if it calls none, or one through a pointer.
func callee(o *ir.Op) string {
	if c, ok := ir.As[ir.CallLike](o); ok && c.Callee(o) != nil {
		return c.Callee(o).Root
	}
	return ""
}

type lowering struct {
	module  *ir.Op
	jumping func(call *ir.Op) bool
	pieces  int
}

// function rewrites a function that calls setjmp.
func (l *lowering) function(f *ir.Op) error {
	if err := flatten(f); err != nil {
		return err
	}
	entry := f.Region(0).Entry()
	e := build.Before(entry.First())
	activation := e.Call(FnBegin, []ir.Type{ir.I64()}).Result(0)

	var again []*ir.Block // what follows each call of setjmp; its argument is the value
	for i, o := range settersIn(f) {
		head := o.Parent()
		after := build.Cut(o)
		e := build.End(head, o.Loc)
		e.Call(FnSet, nil, o.Operand(0), activation, e.I32(int64(i+1)))
		e.Br(after, e.I32(0))
		o.Erase()
		again = append(again, after)
	}
	var calls []*ir.Op
	after := reachable(again)
	for _, b := range f.Region(0).Blocks() {
		if after[b] {
			calls = append(calls, slices.DeleteFunc(b.Ops(), func(o *ir.Op) bool { return !l.jumping(o) })...)
		}
	}
	if len(calls) == 0 {
		return nil
	}
	dispatch := dispatcher(f, again)
	for _, c := range calls {
		l.call(c, entry, activation, dispatch)
	}
	demote(f)
	return nil
}

// flatten turns the structured operations of a function into blocks, outer ones first.
func flatten(f *ir.Op) error {
	var structured []*ir.Op
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Def().Dialect == scf.Dialect && !o.IsTerminator() {
			structured = append(structured, o)
		}
		return true
	})
	for _, o := range structured {
		if !build.FlattenOne(o) {
			return o.Errorf("not yet handled: setjmp in a function with %s", o.Name())
		}
	}
	return nil
}

// dispatcher makes the block that goes to what follows the call of setjmp which a jump has named.
func dispatcher(f *ir.Op, again []*ir.Block) *ir.Block {
	b := f.Region(0).AddBlock()
	jumped := b.AddArg(ir.I64(), f.Loc)
	e := build.End(b, f.Loc)
	number := e.Cast(e.Arith("shrui", jumped, e.I64(32)), ir.I32())
	value := e.Cast(jumped, ir.I32())
	for i, to := range again[:len(again)-1] {
		next := f.Region(0).AddBlock()
		e.CondBr(e.Cmp(arith.EQ, number, e.I32(int64(i+1))), to, []*ir.Value{value}, next, nil)
		e = build.End(next, f.Loc)
	}
	e.Br(again[len(again)-1], value)
	return b
}

// call makes one call through the runtime: what it has as operands goes through a frame on the stack, and so do its results.
func (l *lowering) call(c *ir.Op, entry *ir.Block, activation *ir.Value, dispatch *ir.Block) {
	var fields []ir.Type
	var passed []*ir.Value // operands; a pointer in place of the function that it is converted to
	for _, v := range c.Operands() {
		if _, function := v.Type().(*ir.FunctionType); function && v.Op().Is(builtin.UnrealizedConversionCast) {
			v = v.Op().Operand(0)
		}
		passed = append(passed, v)
		fields = append(fields, v.Type())
	}
	for _, v := range c.Results() {
		fields = append(fields, v.Type())
	}
	if len(fields) == 0 {
		fields = []ir.Type{ir.I8()} // a variable has a size
	}
	frame := llvm.Struct(fields...)
	name := l.piece(c, passed, frame)

	at := build.Before(entry.First()).Alloca(frame, 1)
	head := c.Parent()
	after := build.Cut(c)
	well := &ir.Block{}
	head.Region().InsertAfter(well, head)
	e := build.End(head, c.Loc)
	for i, v := range passed {
		e.Store(v, field(e, at, frame, i))
	}
	piece := e.Make(fn.Dialect, "constant", ir.With{Types: []ir.Type{ir.Func([]ir.Type{build.Ptr()}, nil)}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Symbol(name)}}}).Result(0)
	piece = e.Op(builtin.UnrealizedConversionCast, ir.With{Operands: []*ir.Value{piece}, Types: []ir.Type{build.Ptr()}}).Result(0)
	jumped := e.Call(FnCall, []ir.Type{ir.I64()}, piece, at, activation).Result(0)
	e.CondBr(e.Cmp(arith.EQ, jumped, e.I64(0)), well, nil, dispatch, []*ir.Value{jumped})
	e = build.End(well, c.Loc)
	var results []*ir.Value
	for i, v := range c.Results() {
		results = append(results, e.Load(v.Type(), field(e, at, frame, len(passed)+i)))
	}
	e.Br(after, results...)
	c.Erase()
}

// piece makes the function around a call.
func (l *lowering) piece(c *ir.Op, passed []*ir.Value, frame *llvm.StructType) string {
	l.pieces++
	name := fmt.Sprintf("__accc_jump_%d", l.pieces)
	f := build.Function(l.module, name, []ir.Type{build.Ptr()}, nil, false)
	f.Loc = c.Loc
	b := f.Region(0).Entry()
	e := build.End(b, c.Loc)
	m := ir.NewMapping()
	for i, v := range c.Operands() {
		m.Values[v] = e.Load(passed[i].Type(), field(e, b.Arg(0), frame, i))
		if v != passed[i] {
			inner := ir.NewMapping()
			inner.Values[passed[i]] = m.Values[v]
			cast := v.Op().Clone(inner)
			b.Append(cast)
			m.Values[v] = cast.Result(0)
			e = build.End(b, c.Loc)
		}
	}
	call := c.Clone(m)
	b.Append(call)
	e = build.End(b, c.Loc)
	for i, v := range call.Results() {
		e.Store(v, field(e, b.Arg(0), frame, len(passed)+i))
	}
	e.Ret()
	return name
}

// field is the address of a field of a frame.
func field(e build.Emit, at *ir.Value, frame *llvm.StructType, i int) *ir.Value {
	return e.Make(llvm.Dialect, "getelementptr", ir.With{Operands: []*ir.Value{at}, Types: []ir.Type{build.Ptr()},
		Attrs: []ir.NamedAttr{{Name: "elem_type", Value: ir.TypeValue(frame)},
			{Name: "rawConstantIndices", Value: ir.DenseArray(ir.I32(), []int64{0, int64(i)})}}}).Result(0)
}
