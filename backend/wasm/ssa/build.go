package ssa

import "slices"

// Var is a variable of the function under construction: it may be written many times.
type Var int

type pendingPhi struct {
	v   Var
	phi *Value
}

type constKey struct {
	t    Type
	bits int64
}

// A Builder makes a function. Variables become values by looking for the definition that reaches a read; where
// several might, phis are made, and those that turn out to be superfluous are removed by Finish.
type Builder struct {
	folder
	Block *Block // where values go
	Pos   Pos    // of the values made
	types []Type
}

// NewBuilder starts a function; values go to its entry block.
func NewBuilder(name string, sig Signature) *Builder {
	f := NewFunc(name, sig)
	b := &Builder{Block: f.Entry()}
	b.folder = folder{f: f, emit: b.emit}
	f.Entry().sealed = true
	return b
}

// Func is the function under construction.
func (b *Builder) Func() *Func { return b.f }

// NewVar makes a variable. Reading it before any write yields zero.
func (b *Builder) NewVar(t Type) Var {
	b.types = append(b.types, t)
	return Var(len(b.types) - 1)
}

// NewBlock makes a block to be filled later.
func (b *Builder) NewBlock() *Block { return b.f.NewBlock() }

func (b *Builder) emit(op Op, t Type, aux int64, args ...*Value) *Value {
	v := b.Block.Add(op, t, aux, args...)
	v.Pos = b.Pos
	return v
}

// Op appends an operation whose types the table knows, or what it folds to.
func (b *Builder) Op(op Op, args ...*Value) *Value { return b.make(op, args...) }

// Access appends a load, store or atomic access with a constant offset.
func (b *Builder) Access(op Op, offset int64, args ...*Value) *Value {
	return b.emit(op, op.Info().Result, offset, args...)
}

// AccessAs is [Builder.Access] for an object of a class.
func (b *Builder) AccessAs(c Class, op Op, offset int64, args ...*Value) *Value {
	v := b.Access(op, offset, args...)
	v.Class = c
	return v
}

// Select appends a choice.
func (b *Builder) Select(cond, x, y *Value) *Value { return b.choose(cond, x, y) }

// Call appends a call of a function by name. Its results are given by [Builder.Results].
func (b *Builder) Call(name string, sig *Signature, args ...*Value) *Value {
	v := b.emit(Call, resultType(sig), 0, args...)
	v.Sym, v.Sig = name, sig
	return v
}

// CallIndirect appends a call through the table; target is an i32.
func (b *Builder) CallIndirect(sig *Signature, target *Value, args ...*Value) *Value {
	v := b.emit(CallIndirect, resultType(sig), 0, append(args[:len(args):len(args)], target)...)
	v.Sig = sig
	return v
}

func resultType(sig *Signature) Type {
	if len(sig.Results) == 1 {
		return sig.Results[0]
	}
	return Void
}

// Results are the results of a call.
func (b *Builder) Results(call *Value) []*Value {
	switch len(call.Sig.Results) {
	case 0:
		return nil
	case 1:
		return []*Value{call}
	}
	out := make([]*Value, len(call.Sig.Results))
	for i, t := range call.Sig.Results {
		out[i] = b.emit(Result, t, int64(i), call)
	}
	return out
}

// Global reads a global of the module.
func (b *Builder) Global(name string, t Type) *Value {
	v := b.emit(GlobalGet, t, 0)
	v.Sym = name
	return v
}

// SetGlobal writes a global of the module.
func (b *Builder) SetGlobal(name string, x *Value) {
	b.emit(GlobalSet, Void, 0, x).Sym = name
}

// Log appends an entry of the log: an i32 with a word, or an i64.
func (b *Builder) Log(x *Value, word int64) {
	if x.Type == I64 {
		b.emit(Log64, Void, 0, x)
		return
	}
	b.emit(Log32, Void, word, x)
}

// Guard tests that so many bytes at an address may be accessed.
func (b *Builder) Guard(address *Value, size int64, write bool) {
	b.emit(GuardAt, Void, GuardOf(size, write), address)
}

// Ended reports whether the current block already has its end.
func (b *Builder) Ended() bool { return b.Block.Kind != Open }

// Jump ends the block.
func (b *Builder) Jump(to *Block) {
	b.end(Jump, nil)
	b.Block.Connect(to)
}

// If ends the block; a constant condition makes it a jump.
func (b *Builder) If(cond *Value, then, els *Block) {
	if c, ok := cond.IsConst(); ok {
		if c != 0 {
			b.Jump(then)
		} else {
			b.Jump(els)
		}
		return
	}
	if cond.Op == I32Eqz || cond.Op == I64Eqz && cond.Type == I32 {
		if cond.Op == I32Eqz {
			cond, then, els = cond.Args[0], els, then
		}
	}
	b.end(If, cond)
	b.Block.Connect(then)
	b.Block.Connect(els)
}

// Switch ends the block: i, unsigned, chooses among the targets, of which the last is also taken when i is too big.
func (b *Builder) Switch(i *Value, targets []*Block) {
	b.end(Switch, i)
	for _, t := range targets {
		b.Block.Connect(t)
	}
}

// Return ends the block.
func (b *Builder) Return(vals ...*Value) {
	b.end(Return, nil)
	b.Block.Results = append([]*Value(nil), vals...)
	for _, v := range vals {
		v.Uses++
	}
}

// Unreachable ends the block with a trap; why is kept for whoever explains it.
func (b *Builder) Unreachable(why int64) {
	b.end(Unreachable, nil)
	b.Block.Aux = why
}

func (b *Builder) end(k Kind, control *Value) {
	if b.Block.Kind != Open {
		panic("ssa: block ended twice")
	}
	b.Block.Kind = k
	b.Block.Pos = b.Pos
	b.Block.SetControl(control)
}

// Write sets the value of a variable from here on.
func (b *Builder) Write(v Var, x *Value) {
	if b.Block.defs == nil {
		b.Block.defs = map[Var]*Value{}
	}
	b.Block.defs[v] = x
}

// Read is the value of a variable here.
func (b *Builder) Read(v Var) *Value { return b.read(b.Block, v) }

func (b *Builder) read(blk *Block, v Var) *Value {
	if x, ok := blk.defs[v]; ok {
		return x.resolve()
	}
	var x *Value
	switch {
	case !blk.sealed:
		x = blk.AddPhi(b.types[v])
		blk.incomplete = append(blk.incomplete, pendingPhi{v, x})
	case len(blk.Preds) == 0:
		x = b.constant(b.types[v], 0)
	case len(blk.Preds) == 1:
		x = b.readAbove(blk, v)
	default:
		x = blk.AddPhi(b.types[v])
		b.define(blk, v, x)
		x = b.complete(blk, v, x)
	}
	b.define(blk, v, x)
	return x
}

// readAbove follows a chain of blocks with one predecessor each. A chain that comes back to where it was is a cycle that
// nothing leads to.
func (b *Builder) readAbove(blk *Block, v Var) *Value {
	top := blk
	for n := 0; top.sealed && len(top.Preds) == 1; n++ {
		if _, ok := top.defs[v]; ok {
			break
		}
		if n > len(b.f.Blocks) {
			return b.constant(b.types[v], 0)
		}
		top = top.Preds[0].Block
	}
	x := b.read(top, v)
	for ; blk != top; blk = blk.Preds[0].Block {
		b.define(blk, v, x)
	}
	return x
}

func (b *Builder) define(blk *Block, v Var, x *Value) {
	if blk.defs == nil {
		blk.defs = map[Var]*Value{}
	}
	blk.defs[v] = x
}

// complete sets the arguments of a phi; a phi of one value only is replaced by it.
func (b *Builder) complete(blk *Block, v Var, phi *Value) *Value {
	for _, p := range blk.Preds {
		x := b.read(p.Block, v)
		x.Uses++
		phi.Args = append(phi.Args, x)
	}
	if same := soleArg(phi); same != nil {
		phi.forward = same
		return same
	}
	return phi
}

// Seal says that the block has all its predecessors.
func (b *Builder) Seal(blk *Block) {
	if blk.sealed {
		return
	}
	blk.sealed = true
	for _, p := range blk.incomplete {
		b.complete(blk, p.v, p.phi)
	}
	blk.incomplete = nil
}

// Finish completes the function: all blocks are sealed, unreachable ones and superfluous phis are removed.
// Blocks that have no end are ended as unreachable.
func (b *Builder) Finish() *Func {
	for i := 0; i < len(b.f.Blocks); i++ {
		blk := b.f.Blocks[i]
		if blk.Kind == Open {
			b.Block = blk
			b.Unreachable(0)
		}
	}
	for _, blk := range b.f.Blocks {
		b.Seal(blk)
	}
	for _, blk := range b.f.Blocks {
		blk.defs = nil
	}
	b.f.removeUnreachable()
	b.f.removePhis()
	return b.f
}

// soleArg is the one value that a phi can be, other than itself, or nil.
func soleArg(phi *Value) *Value {
	var same *Value
	for _, a := range phi.Args {
		a = a.resolve()
		if a == phi || a == same {
			continue
		}
		if same != nil {
			return nil
		}
		same = a
	}
	return same
}

// removePhis replaces phis of a single value until none is left, then applies all replacements.
func (f *Func) removePhis() {
	// Few rounds are enough for most functions; deep nests of loops would need as many as they have levels.
	changed := true
	for round := 0; changed && round < 4; round++ {
		changed = false
		for _, b := range f.Blocks {
			for _, v := range b.Phis() {
				if v.forward == nil {
					if same := soleArg(v); same != nil {
						v.forward = same
						changed = true
					}
				}
			}
		}
	}
	if changed {
		f.forwardPhis()
	}
	f.applyForwards()
}

// forwardPhis replaces phis of a single value, and visits the users of what has been replaced again.
func (f *Func) forwardPhis() {
	var work []*Value
	users := map[*Value][]*Value{} // the phis that use a phi, or what has been replaced by it
	for _, b := range f.Blocks {
		for _, v := range b.Phis() {
			if v.forward != nil {
				continue
			}
			work = append(work, v)
			for _, a := range v.Args {
				if r := a.resolve(); r.Op == Phi && r != v {
					users[r] = append(users[r], v)
				}
			}
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v.forward != nil {
			continue
		}
		same := soleArg(v)
		if same == nil {
			continue
		}
		v.forward = same
		again := users[v]
		delete(users, v)
		work = append(work, again...)
		if r := same.resolve(); r.Op == Phi {
			more := users[r]
			if len(more) < len(again) {
				more, again = again, more
			}
			users[r] = append(more, again...)
		}
	}
}

// applyForwards makes all users of replaced values use what replaced them, and removes the replaced values.
func (f *Func) applyForwards() {
	for _, b := range f.Blocks {
		kept := b.Values[:0]
		for _, v := range b.Values {
			if v.forward != nil {
				v.dropArgs()
				continue
			}
			for i, a := range v.Args {
				if a.forward != nil {
					v.SetArg(i, a.resolve())
				}
			}
			kept = append(kept, v)
		}
		clear(b.Values[len(kept):])
		b.Values = kept
		if b.Control != nil && b.Control.forward != nil {
			b.SetControl(b.Control.resolve())
		}
		for i, r := range b.Results {
			if r.forward != nil {
				r.Uses--
				b.Results[i] = r.resolve()
				b.Results[i].Uses++
			}
		}
	}
}

// removeUnreachable drops the blocks that no path from the entry leads to.
func (f *Func) removeUnreachable() {
	seen := make([]bool, f.nextBlock)
	work := []*Block{f.Entry()}
	seen[f.Entry().ID] = true
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs {
			if !seen[s.Block.ID] {
				seen[s.Block.ID] = true
				work = append(work, s.Block)
			}
		}
	}
	for _, b := range f.Blocks {
		if !seen[b.ID] {
			for i := range b.Succs {
				b.unlink(i)
			}
			b.Succs = nil
		}
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *Block) bool {
		if seen[b.ID] {
			return false
		}
		b.SetControl(nil)
		for _, r := range b.Results {
			r.Uses--
		}
		for _, v := range b.Values {
			v.dropArgs()
		}
		return true
	})
}
