package offloadtorun

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// single are the operations that WebAssembly does in one instruction.
var single = map[*ir.OpDef]int64{
	arith.Dialect.Lookup("addi"): llvm.RMWAdd, arith.Dialect.Lookup("subi"): llvm.RMWSub, arith.Dialect.Lookup("andi"): llvm.RMWAnd,
	arith.Dialect.Lookup("ori"): llvm.RMWOr, arith.Dialect.Lookup("xori"): llvm.RMWXor,
}

// SectionAtomic is the critical section of atomic operations on values that no single access moves. No program can name it so.
const SectionAtomic = "atomic construct"

// atomic replaces an atomic operation. Reads and writes of a scalar are single accesses, which WebAssembly makes
// whole; the others become a loop around a compare and exchange. Values of more than a word take turns.
func (h *host) atomic(o *ir.Op) {
	l, e := h.lowering, build.Before(o)
	if !isWord(atomicType(o)) {
		h.exclusive(o)
		return
	}
	switch o.Def() {
	case offload.AtomicRead:
		e.Loc = updated(o, o.Loc)
		o.Result(0).ReplaceAllUses(atomicLoad(e, o.Result(0).Type(), o.Operand(0)))
		o.Erase()
	case offload.AtomicWrite:
		e.Loc = updated(o, o.Loc)
		atomicStore(e, o.Operand(0), o.Operand(1))
		o.Erase()
	default:
		if !modify(o) && l.flatten(o) {
			l.exchange(o)
		}
	}
}

// atomicType is the type of the value that an atomic operation is about.
func atomicType(o *ir.Op) ir.Type {
	if o.Is(offload.AtomicWrite) {
		return o.Operand(0).Type()
	}
	return o.Result(0).Type()
}

// isWord reports whether one instruction moves a value of a type whole. Complex numbers are structures, and are not moved so.
func isWord(t ir.Type) bool {
	switch t.(type) {
	case *llvm.StructType, *ir.ComplexType:
		return false
	}
	return arith.Width(t) <= 64
}

// exclusive makes an atomic operation a critical section, which is that of all such operations.
func (h *host) exclusive(o *ir.Op) {
	if o.Is(offload.AtomicUpdate) && !h.flatten(o) {
		return
	}
	e := build.Before(o)
	e.Loc = updated(o, o.Loc)
	enter := func(e build.Emit, fn string) {
		h.runtime(e, fn, e.I32(int64(h.site(Site{Directive: "atomic", Loc: o.Loc}))), e.I32(h.section(SectionAtomic)))
	}
	enter(e, FnLock)
	switch o.Def() {
	case offload.AtomicRead:
		o.Result(0).ReplaceAllUses(e.Load(o.Result(0).Type(), o.Operand(0)))
	case offload.AtomicWrite:
		e.Store(o.Operand(0), o.Operand(1))
	default:
		old := e.Load(o.Result(0).Type(), o.Operand(0))
		fresh := build.Inline(o, o.Region(0), []*ir.Value{old})[0]
		e = build.Before(o)
		e.Loc = updated(o, o.Loc)
		e.Store(fresh, o.Operand(0))
		o.Result(0).ReplaceAllUses(old)
		o.Result(1).ReplaceAllUses(fresh)
	}
	enter(e, FnUnlock)
	o.Erase()
}

// update is what an atomic update does.
type update struct {
	def   *ir.OpDef // the operation on the old value and x; nil: the new value is x
	x     *ir.Value
	after *ir.Op // that results in the new value; nil: none does
}

// simple finds what an update does, if it is nothing but "old op x", with an x that does not depend on old, or "x".
func simple(o *ir.Op) (u update, ok bool) {
	r := o.Region(0)
	t := o.Result(0).Type()
	if w := arith.Width(t); len(r.Blocks()) != 1 || w != 32 && w != 64 || !ir.IsInteger(t, 0) {
		return u, false
	}
	block := r.Entry()
	old, yield := block.Arg(0), block.Last()
	if yield.NumOperands() != 1 {
		return u, false
	}
	next := yield.Operand(0)
	if !build.Defines(o, next) {
		return update{x: next}, block.First() == yield
	}
	d := next.Op()
	if d == nil || d.Parent() != block || d.NumOperands() != 2 || !old.HasOneUse() {
		return u, false
	}
	if _, known := single[d.Def()]; !known {
		return u, false
	}
	switch {
	case d.Operand(0) == old:
		return update{d.Def(), d.Operand(1), d}, true
	case d.Operand(1) == old && d.Def().Has(ir.Commutative):
		return update{d.Def(), d.Operand(0), d}, true
	}
	return u, false
}

// updated is where the element is that an atomic operation updates, or the location of the computation where it is a whole variable, whose
// address has the location of its declaration.
func updated(o *ir.Op, computation ir.Location) ir.Location {
	address := o.Operand(0)
	if o.Is(offload.AtomicWrite) {
		address = o.Operand(1)
	}
	at, directive := address.Op(), ir.File(o.Loc)
	if at == nil || !at.Is(llvm.GEP) {
		return computation
	}
	if element := ir.File(at.Loc); element == nil || directive != nil && element.Line == directive.Line {
		return computation
	}
	return at.Loc
}

// modify replaces an update by one instruction if it is simple.
func modify(o *ir.Op) bool {
	u, ok := simple(o)
	if !ok {
		return false
	}
	e := build.Before(o)
	kind := int64(llvm.RMWXchg)
	if u.def != nil {
		if at := updated(o, u.after.Loc); ir.File(at) != nil {
			e.Loc = at // of the expression, not of the directive
		}
		kind = single[u.def]
		// The computation of x does not use the old value, so it can move before the update.
		m := ir.NewMapping()
		for _, y := range o.Region(0).Entry().Ops() {
			if y != u.after && !y.IsTerminator() {
				o.Parent().InsertBefore(y.Clone(m), o)
			}
		}
		u.x = m.Lookup(u.x)
	}
	old := e.Make(llvm.Dialect, "atomicrmw", ir.With{Operands: []*ir.Value{o.Operand(0), u.x}, Types: []ir.Type{u.x.Type()},
		Attrs: []ir.NamedAttr{{Name: "bin_op", Value: llvm.AtomicEnum.Attr(kind)}, llvm.Ordering("ordering", llvm.SeqCst), directiveMark}}).Result(0)
	o.Result(0).ReplaceAllUses(old)
	if after := o.Result(1); after.HasUses() {
		v := u.x
		if u.def != nil {
			v = e.Value(arith.Dialect, u.def.ShortName(), u.x.Type(), old, u.x)
		}
		after.ReplaceAllUses(v)
	}
	o.Erase()
	return true
}

// exchange replaces an update by a loop that computes the new value from the old one until no other thread has changed
// the variable in between.
func (l *lowering) exchange(o *ir.Op) {
	t := o.Result(0).Type()
	width := arith.Width(t)
	if llvm.IsPtr(t) {
		width = 64
	}
	if width != 8 && width != 16 && width != 32 && width != 64 {
		l.unsupported(o, "an atomic operation on this type")
		return
	}
	word, x := ir.Type(ir.Int(width)), o.Operand(0)
	head, loc := o.Parent(), o.Loc
	if y := o.Region(0).Entry().Last(); y.NumOperands() == 1 && y.Operand(0).Op() != nil && ir.File(y.Operand(0).Op().Loc) != nil {
		loc = updated(o, y.Operand(0).Op().Loc) // of the expression, not of the directive
	}
	after := head.Split(o.Next())
	try := &ir.Block{}
	head.Region().InsertAfter(try, head)
	seen := try.AddArg(word, loc)
	e := build.End(head, loc)
	e.Br(try, atomicLoad(e, word, x))

	e = build.End(try, loc)
	value := fromWord(e, seen, t)
	e.Br(after)
	jump := try.Last()
	out := build.Inline(jump, o.Region(0), []*ir.Value{value})
	at := jump.Parent()
	jump.Erase()
	e = build.End(at, loc)
	res := e.Make(llvm.Dialect, "cmpxchg", ir.With{Operands: []*ir.Value{x, seen, toWord(e, out[0], word)},
		Types: []ir.Type{llvm.Struct(word, ir.I1())},
		Attrs: []ir.NamedAttr{llvm.Ordering("success_ordering", llvm.SeqCst), llvm.Ordering("failure_ordering", llvm.SeqCst), directiveMark}}).Result(0)
	done := &ir.Block{}
	head.Region().InsertAfter(done, e.Block())
	e.CondBr(extract(e, res, ir.I1(), 1), done, nil, try, []*ir.Value{extract(e, res, word, 0)})
	build.End(done, loc).Br(after)
	o.Result(0).ReplaceAllUses(value)
	o.Result(1).ReplaceAllUses(out[0])
	o.Erase()
}

// atomicLoad and atomicStore are single accesses that are neither moved nor merged.
func atomicLoad(e build.Emit, t ir.Type, p *ir.Value) *ir.Value {
	return e.Make(llvm.Dialect, "load", ir.With{Operands: []*ir.Value{p}, Types: []ir.Type{t}, Attrs: atomicAttrs(t)}).Result(0)
}

func atomicStore(e build.Emit, v, p *ir.Value) {
	e.Make(llvm.Dialect, "store", ir.With{Operands: []*ir.Value{v, p}, Attrs: atomicAttrs(v.Type())})
}

func atomicAttrs(t ir.Type) []ir.NamedAttr {
	size, _ := llvm.SizeOf(t)
	return []ir.NamedAttr{llvm.Ordering("ordering", llvm.SeqCst), {Name: "alignment", Value: ir.Integer(ir.I64(), size)}, directiveMark}
}

func extract(e build.Emit, v *ir.Value, t ir.Type, i int64) *ir.Value {
	return e.Make(llvm.Dialect, "extractvalue", ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: "position", Value: ir.DenseArray(ir.I64(), []int64{i})}}}).Result(0)
}

// fromWord and toWord convert between a value and the integer of its bits.
func fromWord(e build.Emit, v *ir.Value, t ir.Type) *ir.Value {
	switch {
	case v.Type() == t:
		return v
	case llvm.IsPtr(t):
		return e.Value(llvm.Dialect, "inttoptr", t, v)
	}
	return e.Value(arith.Dialect, "bitcast", t, v)
}

func toWord(e build.Emit, v *ir.Value, word ir.Type) *ir.Value {
	switch {
	case v.Type() == word:
		return v
	case llvm.IsPtr(v.Type()):
		return e.Value(llvm.Dialect, "ptrtoint", word, v)
	}
	return e.Value(arith.Dialect, "bitcast", word, v)
}
