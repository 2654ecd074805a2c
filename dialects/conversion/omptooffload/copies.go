package omptooffload

import (
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
)

// The copies of a construct are those of variables that its clauses name.
type copies struct {
	*code
	// o is the construct, for messages; at is where the copies are made.
	o, at *ir.Op
	// ends free what the copies hold.
	ends       []func(at *ir.Op)
	reductions []reduction
	// values are the copies, in the order of the arguments of the region.
	values []*ir.Value
	// made are the variables on the stack that hold them, for a detector of races.
	made []*ir.Value
	// outer are the copies of the wrappers around this one, in which clauses name the variables outside of all of them.
	outer *copies
	// origin is the variable of which an item of a private clause is a copy; nil: the item says it.
	origin func(x omp.Item) *ir.Value
	// given is the copy of an item of private clauses that there is already; nil: of none.
	given func(item int) *ir.Value
	// ofLoop tells that the construct is a loop, whose copies may be conditional.
	ofLoop       bool
	conditionals []conditional
	// tasks tells that tasks take part in the reductions.
	tasks bool
	stack *ir.Value
}

// A reduction is a variable with the copy of this thread.
type reduction struct {
	recipe         *ir.Op
	byRef          bool
	variable, copy *ir.Value
	// kept tells that what the copy holds outlives the construct.
	kept *bool
	// merge folds a copy into the variable where there is no recipe.
	merge func(at *ir.Op, copy *ir.Value)
}

// recipe finds a recipe by its symbol.
func (c *code) recipe(o *ir.Op, s *ir.SymbolRefAttr) *ir.Op {
	if s == nil {
		c.fail(o.Errorf("has no recipe"))
		return nil
	}
	r := c.symbols[s.Root]
	if r == nil {
		c.fail(o.ErrorCode(ir.CodeSymbol, "refers to the recipe @%s, which is not there", s.Root))
	}
	return r
}

// make makes the copies that the clauses of an operation ask for, and passes them to its region.
func (k *copies) make(o *ir.Op) {
	private, reduced := items(o, omp.SlotPrivate, omp.PrivateClause, omp.PrivateMap), items(o, omp.SlotReduction, omp.ReductionClause)
	number := 0 // of the item of private clauses
	for _, a := range omp.EntryArgs(o) {
		var v *ir.Value
		switch a.Clause {
		case omp.PrivateClause, omp.PrivateMap:
			if k.given != nil {
				v = k.given(number)
			}
			if v == nil {
				last := k.at.Prev()
				v = k.private(o, private[number])
				k.mark(last, private[number].Value)
			}
			number++
		case omp.ReductionClause:
			last := k.at.Prev()
			v = k.reduction(o, reduced[0])
			k.mark(last, reduced[0].Value)
			reduced = reduced[1:]
		default:
			continue
		}
		if v != nil {
			a.Inner.ReplaceAllUses(v)
		}
		k.values = append(k.values, v)
	}
}

// mark tells a detector of races of the memory of a copy, which is made after an operation.
func (k *copies) mark(after *ir.Op, original *ir.Value) {
	if !k.opts.Races {
		return
	}
	name := memory.NameOf(original)
	if o := original.Op(); name == "" && o != nil && o.Is(offload.Enter) {
		name = o.Operand(0).Op().StringAttr("name") // that of the range
	}
	k.made = append(k.made, build.MarkCopies(after, k.at, name)...)
}

// items are those of a clause, none where the operation has no such clause.
func items(o *ir.Op, s omp.Slot, clauses ...*omp.Clause) []omp.Item {
	for _, c := range clauses {
		if omp.Takes(o.Def(), c) {
			return s.Of(o).Items
		}
	}
	return nil
}

// private makes the private copy of an item.
func (k *copies) private(o *ir.Op, x omp.Item) *ir.Value {
	r := k.recipe(o, x.Recipe)
	if r == nil {
		return nil
	}
	v := k.memory(o, r)
	if v == nil {
		return nil
	}
	align(o, x.Value, v)
	k.variable(r)
	origin := x.Value
	if k.origin != nil {
		origin = k.origin(x)
	}
	if init := r.Region(0); !init.Empty() {
		v = build.Yielded(k.at, init, origin, v)
	}
	if first := r.Region(1); !first.Empty() {
		v = build.Yielded(k.at, first, origin, v)
	}
	if end := r.Region(2); !end.Empty() {
		k.ends = append(k.ends, func(at *ir.Op) { build.Inline(at, end, []*ir.Value{v}) })
	}
	if x.Modified("conditional") {
		k.conditional(o, r, origin, v)
	}
	return v
}

// memory is memory for a value of the type of a recipe.
func (k *copies) memory(o, r *ir.Op) *ir.Value {
	t, ok := r.Attr("type").(*ir.TypeAttr)
	if !ok || !llvm.Compatible(t.Type) {
		k.unsupported(o, "a copy of a variable of this type")
		return nil
	}
	return build.Before(k.at).Alloca(t.Type, 1)
}

// alignment is what an allocate clause asks for the copies of a variable, in bytes; 0: nothing.
func alignment(o *ir.Op, variable *ir.Value) (bytes int64) {
	for _, x := range items(o, omp.SlotAllocate, omp.Allocate) {
		if x.Value == variable {
			bytes = max(bytes, x.Number)
			if madeAllocator(x) {
				bytes = max(bytes, accc.AllocatorAlignment)
			}
		}
	}
	return bytes
}

// align makes a copy of a variable aligned as an allocate clause asks.
func align(o *ir.Op, variable, copy *ir.Value) {
	if n := alignment(o, variable); n > 0 && copy.Op() != nil && copy.Op().Is(llvm.Alloca) {
		copy.Op().SetAttr("alignment", ir.Integer(ir.I64(), n))
	}
}

// variable saves the top of the stack before the first copy whose size is not constant: the construct may run often, and the
// copies would otherwise live until the function returns.
func (k *copies) variable(recipe *ir.Op) {
	varies := false
	ir.Walk(recipe, func(o *ir.Op) bool {
		varies = varies || o.Is(llvm.Alloca) && !build.IsConstant(o.Operand(0))
		return !varies
	})
	if !varies || k.stack != nil {
		return
	}
	saved := build.Before(k.at).Value(llvm.Dialect, "intr.stacksave", build.Ptr())
	k.stack = saved
	k.ends = append(k.ends, func(at *ir.Op) {
		build.Before(at).Make(llvm.Dialect, "intr.stackrestore", ir.With{Operands: []*ir.Value{saved}})
	})
}

// reduction makes the copy of an item of a reduction clause, with the neutral value. A wrapper around has the same copy.
func (k *copies) reduction(o *ir.Op, x omp.Item) *ir.Value {
	for w := k.outer; w != nil; w = w.outer {
		for _, r := range w.reductions {
			if r.variable == x.Value {
				return r.copy
			}
		}
	}
	r := k.recipe(o, x.Recipe)
	if r == nil {
		return nil
	}
	v := k.neutral(o, r, x.ByRef, x.Value)
	if v != nil {
		kept := new(bool)
		k.reductions = append(k.reductions, reduction{recipe: r, byRef: x.ByRef, variable: x.Value, copy: v, kept: kept})
		k.ends = append(k.ends, func(at *ir.Op) {
			if !*kept {
				build.EndReduction(at, r, v)
			}
		})
	}
	return v
}

// neutral makes a copy of a variable with the neutral value of a reduction.
func (k *copies) neutral(o, r *ir.Op, byRef bool, variable *ir.Value) *ir.Value {
	k.variable(r)
	init := r.Region(build.ReductionInit)
	if init.Empty() {
		k.fail(r.Errorf("has no initial value"))
		return nil
	}
	if byRef {
		v := variable
		if alloc := r.Region(build.ReductionAlloc); !alloc.Empty() {
			v = build.Yielded(k.at, alloc, variable)
			align(o, variable, v)
		}
		return build.Neutral(k.at, r, byRef, variable, v)
	}
	v := k.memory(o, r)
	if v == nil {
		return nil
	}
	align(o, variable, v)
	return build.Neutral(k.at, r, byRef, variable, v)
}

// combine folds a copy into a variable before at.
func (k *copies) combine(at *ir.Op, x reduction, copy *ir.Value) {
	if x.merge != nil {
		x.merge(at, copy)
		return
	}
	build.Combine(at, x.recipe, x.byRef, x.variable, copy)
}

// fold folds the copies of all threads of a team into the variables before at: each leaves the addresses of its copies, and
// one of them folds them in the order of the ranks.
func (k *copies) fold(at *ir.Op, kind int64) {
	if len(k.reductions) == 0 {
		return
	}
	e := build.Before(at)
	e.Loc = k.o.Loc
	own := e.Alloca(llvm.Array(int64(len(k.reductions)), build.Ptr()), 1)
	for i, x := range k.reductions {
		copy := x.copy
		if !x.byRef {
			// The value goes to memory here, so that the copy itself may be in a register in the loop.
			t := x.recipe.Region(build.ReductionCombine).Entry().Arg(0).Type()
			copy = e.Alloca(t, 1)
			e.Store(e.Load(t, x.copy), copy)
		}
		e.Store(copy, e.Offset(own, e.I64(8*int64(i))))
	}
	attrs := []ir.NamedAttr{{Name: "kind", Value: offload.TeamEnum.Attr(kind)}, {Name: offload.Directive, Value: ir.String(directive(k.o))}}
	all := e.Op(offload.Gather, ir.With{Operands: []*ir.Value{own}, Attrs: attrs, Types: []ir.Type{build.Ptr()}}).Result(0)
	_, size := k.position(at, kind)
	e = build.Before(at)
	e.Loc = k.o.Loc
	mine := e.Value(llvm.Dialect, "ptrtoint", ir.I64(), all)
	k.when(at, e.Cmp(arith.NE, mine, e.I64(0)), func(at *ir.Op) {
		e := build.Before(at)
		e.Loc = k.o.Loc
		body := loop(e, e.I64(0), e.Cast(size, ir.I64()))
		in := build.Before(body.Region(0).Entry().Last())
		theirs := in.Load(build.Ptr(), in.Offset(all, in.Mul(body.Region(0).Entry().Arg(0), in.I64(8))))
		for i, x := range k.reductions {
			end := body.Region(0).Blocks()[len(body.Region(0).Blocks())-1].Last()
			e := build.Before(end)
			k.combine(end, x, e.Load(build.Ptr(), e.Offset(theirs, e.I64(8*int64(i)))))
		}
		e.Op(offload.Gathered, ir.With{Attrs: attrs})
	})
}

// alone folds the copies into the variables before at: no other thread has copies.
func (k *copies) alone(at *ir.Op) {
	section := named(k.o, ir.NamedAttr{Name: "section", Value: ir.String("reduction")})
	launch := k.launchOf(at)
	locked := false
	for _, x := range k.reductions {
		d := x.variable.Op()
		// A variable from outside is that of all teams. A detector of races tells threads that run in order from one.
		locked = locked || launch != nil && (k.opts.Races || d == nil || !launch.IsAncestorOf(d))
	}
	if locked {
		build.Before(at).Op(offload.Lock, ir.With{Attrs: section})
	}
	for _, x := range k.reductions {
		k.combine(at, x, x.copy)
	}
	if locked {
		build.Before(at).Op(offload.Unlock, ir.With{Attrs: section})
	}
}

// end frees what the copies hold.
func (k *copies) end(at *ir.Op) {
	for i := len(k.ends) - 1; i >= 0; i-- {
		k.ends[i](at)
	}
}

// loop makes a loop that counts from a number to before another one, with an empty body.
func loop(e build.Emit, from, to *ir.Value) *ir.Op {
	d := ir.NewDraft(offload.Loop)
	d.Add("from", from)
	d.Add("to", to)
	d.Add("step", e.I64(1))
	o := d.Insert(e.Builder, e.Loc)
	build.End(o.Region(0).AddBlock(ir.I64()), e.Loc).Op(offload.Yield, ir.With{})
	return o
}
