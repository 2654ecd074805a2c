package acctorun

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

func isAtomic(o *ir.Op) bool {
	_, ok := ir.As[*acc.Atomic](o)
	return ok
}

// atomic replaces an atomic operation. Reads and writes of a scalar are single accesses, which WebAssembly makes
// whole; the others become a loop around a compare and exchange.
func (b *body) atomic(o *ir.Op) {
	e := before(o)
	switch o.Def() {
	case acc.AtomicRead:
		t := o.Attr("element_type").(*ir.TypeAttr).Type
		e.store(e.atomicLoad(t, o.Get("x")), o.Get("v"))
		o.Erase()
	case acc.AtomicWrite:
		e.atomicStore(o.Get("expr"), o.Get("x"))
		o.Erase()
	case acc.AtomicUpdate:
		b.exchange(o, o.Get("x"), o, nil, false)
	default:
		b.capture(o)
	}
}

// capture is a pair of atomic operations on one location: which value the read gets depends on the order.
func (b *body) capture(o *ir.Op) {
	var read, change *ir.Op
	readFirst := false
	for _, x := range o.Region(0).Entry().Ops() {
		switch x.Def() {
		case acc.AtomicRead:
			read, readFirst = x, change == nil
		case acc.AtomicUpdate, acc.AtomicWrite:
			change = x
		}
	}
	if read == nil || change == nil {
		b.fail(o.Errorf("must hold a read and an update or a write"))
		return
	}
	b.exchange(o, change.Get("x"), change, read.Get("v"), readFirst)
}

// single are the operations that WebAssembly does in one instruction.
var single = map[*ir.OpDef]int64{
	arith.Dialect.Lookup("addi"): llvm.RMWAdd, arith.Dialect.Lookup("subi"): llvm.RMWSub, arith.Dialect.Lookup("andi"): llvm.RMWAnd,
	arith.Dialect.Lookup("ori"): llvm.RMWOr, arith.Dialect.Lookup("xori"): llvm.RMWXor,
}

// simple finds the operation of an update that does nothing but "old op x", with an x that does not depend on old. It
// returns x.
func simple(change *ir.Op) (def *ir.OpDef, x *ir.Value) {
	if !change.Is(acc.AtomicUpdate) || len(change.Region(0).Blocks()) != 1 {
		return nil, nil
	}
	block := change.Region(0).Entry()
	old := block.Arg(0)
	yield := block.Last()
	if w := arith.Width(old.Type()); w != 32 && w != 64 || !ir.IsInteger(old.Type(), 0) || yield.NumOperands() != 1 || !old.HasOneUse() {
		return nil, nil
	}
	o := yield.Operand(0).Op()
	if o == nil || o.Parent() != block || o.NumOperands() != 2 {
		return nil, nil
	}
	if _, ok := single[o.Def()]; !ok {
		return nil, nil
	}
	switch {
	case o.Operand(0) == old:
		return o.Def(), o.Operand(1)
	case o.Operand(1) == old && o.Def().Has(ir.Commutative):
		return o.Def(), o.Operand(0)
	}
	return nil, nil
}

// modify replaces o by one instruction, when its change is simple or a write of an integer.
func (b *body) modify(o *ir.Op, x *ir.Value, change *ir.Op, capture *ir.Value, old bool) bool {
	e := before(o)
	rmw := func(kind int64, v *ir.Value) *ir.Value {
		return e.make(llvm.Dialect, "atomicrmw", ir.With{Operands: []*ir.Value{x, v}, Types: []ir.Type{v.Type()},
			Attrs: []ir.NamedAttr{{Name: "bin_op", Value: llvm.AtomicEnum.Attr(kind)}, llvm.Ordering("ordering", llvm.SeqCst), directiveMark}}).Result(0)
	}
	var before, after *ir.Value
	if change.Is(acc.AtomicWrite) {
		after = change.Get("expr")
		if w := arith.Width(after.Type()); w != 32 && w != 64 || !ir.IsInteger(after.Type(), 0) {
			return false
		}
		before = rmw(llvm.RMWXchg, after)
	} else {
		def, v := simple(change)
		if def == nil {
			return false
		}
		// The computation of v does not use the old value, so it can move before the update.
		m := ir.NewMapping()
		result := change.Region(0).Entry().Last().Operand(0).Op()
		for _, y := range change.Region(0).Entry().Ops() {
			if y != result && !y.IsTerminator() {
				o.Parent().InsertBefore(y.Clone(m), o)
			}
		}
		v = m.Lookup(v)
		before = rmw(single[def], v)
		after = e.value(arith.Dialect, def.ShortName(), v.Type(), before, v)
	}
	switch {
	case capture != nil && old:
		e.store(before, capture)
	case capture != nil:
		e.store(after, capture)
	}
	o.Erase()
	return true
}

// exchange replaces o by a loop that computes the new value of x from the old one with change (an update, or a write)
// until no other thread has changed x in between. If capture is not nil, the old or the new value is stored there.
func (b *body) exchange(o *ir.Op, x *ir.Value, change *ir.Op, capture *ir.Value, old bool) {
	if b.modify(o, x, change, capture, old) {
		return
	}
	var t ir.Type
	if change.Is(acc.AtomicWrite) {
		t = change.Get("expr").Type()
	} else {
		t = change.Region(0).Entry().Arg(0).Type()
	}
	width := arith.Width(t)
	if llvm.IsPtr(t) {
		width = 64
	}
	if width != 8 && width != 16 && width != 32 && width != 64 {
		b.unsupported(o, "an atomic operation on this type")
		return
	}
	word := ir.Type(ir.Int(width))
	head, loc := o.Parent(), o.Loc
	// Other values that the region of a capture or update computes belong in the loop.
	after := head.Split(o.Next())
	try := &ir.Block{}
	head.Region().InsertAfter(try, head)
	seen := try.AddArg(word, loc)
	e := end(head, loc)
	start := e.atomicLoad(word, x)
	e.br(try, start)

	e = end(try, loc)
	value := e.fromWord(seen, t)
	var next *ir.Value
	if change.Is(acc.AtomicWrite) {
		next = change.Get("expr")
	} else {
		e.br(after)
		jump := try.Last()
		out := inline(jump, change.Region(0), []*ir.Value{value})
		if len(out) == 0 {
			b.fail(change.Errorf("must yield the new value"))
			return
		}
		next = out[0]
		at := jump.Parent()
		jump.Erase()
		e = end(at, loc)
	}
	res := e.make(llvm.Dialect, "cmpxchg", ir.With{Operands: []*ir.Value{x, seen, e.toWord(next, word)},
		Types: []ir.Type{llvm.Struct(word, ir.I1())},
		Attrs: []ir.NamedAttr{llvm.Ordering("success_ordering", llvm.SeqCst), llvm.Ordering("failure_ordering", llvm.SeqCst), directiveMark}}).Result(0)
	done := &ir.Block{}
	head.Region().InsertAfter(done, e.Block())
	e.condBr(e.extract(res, ir.I1(), 1), done, nil, try, []*ir.Value{e.extract(res, word, 0)})
	e = end(done, loc)
	if capture != nil {
		if old {
			e.store(value, capture)
		} else {
			e.store(next, capture)
		}
	}
	e.br(after)
	o.Erase()
}

// atomicLoad and atomicStore are single accesses that are neither moved nor merged.
func (e emit) atomicLoad(t ir.Type, p *ir.Value) *ir.Value {
	return e.make(llvm.Dialect, "load", ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{t}, Attrs: atomicAttrs(t)}).Result(0)
}

func (e emit) atomicStore(v, p *ir.Value) {
	e.make(llvm.Dialect, "store", ir.With{Operands: []*ir.Value{v, p}, Attrs: atomicAttrs(v.Type())})
}

func atomicAttrs(t ir.Type) []ir.NamedAttr {
	size, _ := llvm.SizeOf(t)
	return []ir.NamedAttr{llvm.Ordering("ordering", llvm.SeqCst), {Name: "alignment", Value: ir.Integer(ir.I64(), size)}, directiveMark}
}

func (e emit) extract(v *ir.Value, t ir.Type, i int64) *ir.Value {
	return e.make(llvm.Dialect, "extractvalue", ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{i})}}}).Result(0)
}

// fromWord and toWord convert between a value and the integer of its bits.
func (e emit) fromWord(v *ir.Value, t ir.Type) *ir.Value {
	switch {
	case v.Type() == t:
		return v
	case llvm.IsPtr(t):
		return e.value(llvm.Dialect, "inttoptr", t, v)
	}
	return e.value(arith.Dialect, "bitcast", t, v)
}

func (e emit) toWord(v *ir.Value, word ir.Type) *ir.Value {
	switch {
	case v.Type() == word:
		return v
	case llvm.IsPtr(v.Type()):
		return e.value(llvm.Dialect, "ptrtoint", word, v)
	}
	return e.value(arith.Dialect, "bitcast", word, v)
}
