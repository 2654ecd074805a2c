package acctorun

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

// A fold is a reduction over the gangs of a kernel: each gang fills a copy of its own, and after the launch the
// copies are folded into the variable.
type fold struct {
	recipe *ir.Op
	bounds []*ir.Value
	target *ir.Value // the variable on the device
	copy   *ir.Value // this gang's
	size   int64
	offset int64 // of the copy among the partials of one gang
}

// recipeOf finds the recipe of a private, firstprivate or reduction operation.
func (l *lowering) recipeOf(o *ir.Op) *ir.Op {
	s, ok := o.Attr("recipe").(*ir.SymbolRefAttr)
	if !ok {
		l.fail(o.Errorf("has no recipe"))
		return nil
	}
	r := l.symbols[s.Root]
	if r == nil {
		l.fail(o.ErrorCode(ir.CodeSymbol, "refers to the recipe @%s, which is not there", s.Root))
		return nil
	}
	if !llvm.IsPtr(o.Result(0).Type()) {
		l.unsupported(o, "private copies of what is not a pointer")
		return nil
	}
	return r
}

// inline copies the code of a region in front of at, with args in place of the entry's arguments, and gives what it
// yields.
func inline(at *ir.Op, r *ir.Region, args []*ir.Value) []*ir.Value {
	m := ir.NewMapping()
	for i, a := range r.Entry().Args() {
		if i < len(args) {
			m.Values[a] = args[i]
		}
	}
	if len(r.Blocks()) == 1 {
		var out []*ir.Value
		for _, o := range r.Entry().Ops() {
			if o.IsTerminator() {
				for _, v := range o.Operands() {
					out = append(out, m.Lookup(v))
				}
				break
			}
			at.Parent().InsertBefore(o.Clone(m), at)
		}
		return out
	}
	head := at.Parent()
	after := head.Split(at)
	tmp := &ir.Region{}
	r.CloneInto(tmp, m)
	entry := tmp.Entry()
	// The arguments of the clone stand for the values given.
	for i, a := range entry.Args() {
		if i < len(args) {
			a.ReplaceAllUses(args[i])
		}
	}
	for len(entry.Args()) > 0 {
		entry.RemoveArg(len(entry.Args()) - 1)
	}
	var out []*ir.Value
	spill(tmp, head, func(e emit, t *ir.Op) {
		if out == nil {
			for _, v := range t.Operands() {
				out = append(out, after.AddArg(v.Type(), t.Loc))
			}
		}
		e.br(after, t.Operands()...)
	})
	end(head, at.Loc).br(entry)
	return out
}

// privateCopy makes the private copy of a private, firstprivate or reduction operation in front of at; original is the
// variable in the terms of this function. The operation's users get the copy.
func (b *body) privateCopy(o, at *ir.Op, original *ir.Value) *ir.Value {
	r := b.recipeOf(o)
	if r == nil {
		return nil
	}
	args := append([]*ir.Value{b.original(r, original, at)}, o.GetAll("bounds")...)
	out := inline(at, r.Region(0), args)
	if len(out) == 0 {
		b.fail(r.Errorf("has an init region that yields nothing"))
		return nil
	}
	private := out[0]
	if r.Is(acc.FirstprivateRecipe) {
		inline(at, r.Region(1), append([]*ir.Value{original, private}, o.GetAll("bounds")...))
	}
	o.Result(0).ReplaceAllUses(private)
	return private
}

// original is the first argument of a recipe's init region: null when the region does not look at it, so that the variable
// need not be there.
func (b *body) original(r *ir.Op, v *ir.Value, at *ir.Op) *ir.Value {
	if args := r.Region(0).Entry().Args(); len(args) > 0 && args[0].HasUses() {
		return v
	}
	return before(at).null()
}

// combine folds a private copy into a variable in front of at.
func (b *body) combine(o, at *ir.Op, target, private *ir.Value) {
	r := b.recipeOf(o)
	if r == nil {
		return
	}
	combineWith(r, o.GetAll("bounds"), at, target, private)
}

func combineWith(r *ir.Op, bounds []*ir.Value, at *ir.Op, target, private *ir.Value) {
	inline(at, r.Region(1), append([]*ir.Value{target, private}, bounds...))
}

// isPrivate tells whether an address is that of a variable of this gang alone.
func (b *body) isPrivate(v *ir.Value) bool {
	for v.Op() != nil {
		switch v.Op().Def().FullName {
		case "llvm.alloca":
			return b.inside(v)
		case "llvm.getelementptr":
			v = v.Op().Operand(0)
		default:
			return false
		}
	}
	return false
}

// inside tells whether a value is defined in the function.
func (b *body) inside(v *ir.Value) bool { return b.f.IsAncestorOf(v.ParentBlock().ParentOp()) }

// fold makes the copy of this gang for a reduction over gangs into a shared variable: one for each variable, however often
// the loop runs.
func (b *body) fold(o *ir.Op, target *ir.Value) *ir.Value {
	r := b.recipeOf(o)
	if r == nil {
		return nil
	}
	for _, f := range b.folds {
		if f.target == target && f.recipe == r {
			return f.copy
		}
	}
	size, err := sizeOf(acc.VarType(o))
	if err != nil || len(o.GetAll("bounds")) > 0 && !constantSize(o) {
		b.unsupported(o, "a reduction over gangs into a section whose length is not constant")
		return nil
	}
	f := &fold{recipe: r, target: target, size: size, bounds: o.GetAll("bounds")}
	for _, g := range b.folds {
		f.offset = max(f.offset, (g.offset+g.size+7)&^7)
	}
	at := b.f.Region(0).Entry().First()
	out := inline(at, r.Region(0), append([]*ir.Value{b.original(r, target, at)}, f.bounds...))
	if len(out) == 0 {
		return nil
	}
	f.copy = out[0]
	b.folds = append(b.folds, f)
	return f.copy
}

// constantSize tells whether the type of a variable with bounds is that of the whole array.
func constantSize(o *ir.Op) bool {
	_, ok := acc.VarType(o).(*llvm.ArrayType)
	return ok
}

// stride is the number of bytes of the partials of one gang.
func stride(folds []*fold) int64 {
	n := int64(0)
	for _, f := range folds {
		n = max(n, (f.offset+f.size+7)&^7)
	}
	return n
}

// leave writes this gang's copies to the partials, in front of the return.
func (b *body) leave(at *ir.Op, partials *ir.Value) {
	if len(b.folds) == 0 {
		return
	}
	e := before(at)
	mine := e.offset(partials, e.mul(e.cast(b.f.Region(0).Entry().Arg(0), ir.I64()), e.i64(stride(b.folds))))
	for _, f := range b.folds {
		e.memcpy(e.offset(mine, e.i64(f.offset)), f.copy, e.i64(f.size))
	}
}

// combiner fills a kernel's combine function, which has the kernel's parameters: for each gang in order, fold its partials.
// place gives the variable in the terms of the function.
func combiner(f *ir.Op, folds []*fold, place func(v *ir.Value, at *ir.Op) *ir.Value) {
	entry := f.Region(0).Entry()
	gangs, partials := entry.Arg(1), entry.Arg(4)
	loc := f.Loc
	end(entry, loc).ret()
	ret := entry.Last()
	targets := make([]*ir.Value, len(folds))
	for i, x := range folds {
		targets[i] = place(x.target, ret)
	}
	entry = ret.Parent()
	test, run, done := f.Region(0).AddBlock(ir.I64()), f.Region(0).AddBlock(), f.Region(0).AddBlock()
	e := before(ret)
	count := e.cast(gangs, ir.I64())
	e.br(test, e.i64(0))
	ret.MoveToEnd(done)
	g := test.Arg(0)
	e = end(test, loc)
	e.condBr(e.cmp(arith.SLT, g, count), run, nil, done, nil)
	e = end(run, loc)
	base := e.offset(partials, e.mul(g, e.i64(stride(folds))))
	e.br(test, e.add(g, e.i64(1)))
	back := run.Last()
	for i, x := range folds {
		ep := before(back)
		combineWith(x.recipe, x.bounds, back, targets[i], ep.offset(base, ep.i64(x.offset)))
	}
}

// readBounds replaces the operations with which recipes read bounds by what the bounds were made from.
func readBounds(f *ir.Op) {
	ir.Walk(f, func(o *ir.Op) bool {
		part, ok := boundsParts[o.Def()]
		if !ok {
			return true
		}
		def := o.Operand(0).Op()
		if def == nil || !def.Is(acc.Bounds) {
			return true
		}
		e := before(o)
		number := func(name string) *ir.Value {
			if v := def.Get(name); v != nil {
				return e.cast(v, ir.Index())
			}
			return nil
		}
		v := number(part)
		lower, upper, one := number("lowerbound"), number("upperbound"), e.constant(ir.Index(), 1)
		if lower == nil {
			lower = e.constant(ir.Index(), 0)
		}
		switch {
		case v != nil:
		case part == "extent" && upper != nil:
			v = e.add(e.sub(upper, lower), one)
		case part == "upperbound" && def.Get("extent") != nil:
			v = e.sub(e.add(lower, number("extent")), one)
		case part == "stride":
			v = one
		default:
			v = lower
		}
		o.Result(0).ReplaceAllUses(v)
		o.Erase()
		return true
	})
}

var boundsParts = map[*ir.OpDef]string{
	acc.GetLowerbound: "lowerbound", acc.GetUpperbound: "upperbound", acc.GetExtent: "extent", acc.GetStride: "stride",
}
