package acctorun

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

// A fold is a reduction over the gangs of a kernel: each gang fills a copy of its own, and after the launch the
// copies are folded into the variable.
type fold struct {
	op     *ir.Op // the reduction operation, for its type and bounds
	recipe *ir.Op
	target *ir.Value // the variable, where the kernel finds it
	copy   *ir.Value // this gang's
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

// inline copies the code of a region before at, with args for the entry's arguments, and returns what it yields.
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
	// The arguments of the clone are replaced by the values given.
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

// privateCopy makes the private copy of a private, firstprivate or reduction operation before at; original is the
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

// original is the first argument of a recipe's init region: null when the region does not use it, so that the variable
// need not exist.
func (b *body) original(r *ir.Op, v *ir.Value, at *ir.Op) *ir.Value {
	if args := r.Region(0).Entry().Args(); len(args) > 0 && args[0].HasUses() {
		return v
	}
	return before(at).null()
}

// combine folds a private copy into a variable before at.
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

// isPrivate reports whether an address is that of a variable of this gang alone.
func (b *body) isPrivate(v *ir.Value) bool {
	for v.Op() != nil && v.Op().Is(llvm.GEP) {
		v = v.Op().Operand(0)
	}
	return v.Op() != nil && v.Op().Is(llvm.Alloca) && b.inside(v)
}

// leadsToPrivate reports whether an address comes from a pointer that is set to a variable of this gang and to nothing else.
func (b *body) leadsToPrivate(v *ir.Value) bool {
	for v != nil && v.Op() != nil {
		switch o := v.Op(); {
		case o.Is(llvm.GEP):
			v = o.Operand(0)
		case o.Is(llvm.Load):
			v = onlyStored(o.Operand(0))
		default:
			return b.isPrivate(v)
		}
	}
	return false
}

// onlyStored is the value that a variable has wherever it is read: nil when it is set at several points, or its
// address escapes.
func onlyStored(variable *ir.Value) *ir.Value {
	if variable.Op() == nil || !variable.Op().Is(llvm.Alloca) {
		return nil
	}
	var value *ir.Value
	for u := variable.FirstUse(); u != nil; u = u.Next() {
		switch o := u.Owner(); {
		case o.Is(llvm.Load):
		case o.Is(llvm.Store) && u.Index() == 1 && value == nil:
			value = o.Operand(0)
		default:
			return nil
		}
	}
	return value
}

// inside reports whether a value is defined in the function.
func (b *body) inside(v *ir.Value) bool { return b.f.IsAncestorOf(v.ParentBlock().ParentOp()) }

// fold makes the copy of this gang for a reduction over gangs into a shared variable: one for each variable, however often
// the loop runs.
func (b *body) fold(o, loop *ir.Op, target *ir.Value) *ir.Value {
	r := b.recipeOf(o)
	if r == nil {
		return nil
	}
	if b.leadsToPrivate(target) {
		b.fail(o.ErrorCode(codeUnsupported, "a reduction over gangs into memory that each gang has for itself"))
		return nil
	}
	if w := b.onHost(target, map[*ir.Value]bool{}); w != nil {
		target = w
	}
	for _, f := range b.folds {
		if f.target == target && f.recipe == r {
			return f.copy
		}
	}
	at := b.f.Region(0).Entry().First()
	if last := b.invariantBounds(o); last != nil {
		at = last.Next()
	} else if slices.ContainsFunc(o.GetAll("bounds"), func(v *ir.Value) bool { return defines(b.f, v) }) {
		// The section is known at the loop only; that will do when the loop runs once.
		at = loop
		if loop.ParentOp() != b.f || onCycle(loop.Parent()) {
			b.unsupported(o, "a reduction over gangs, inside another loop, into a section that is computed in the construct")
			return nil
		}
	}
	out := inline(at, r.Region(0), append([]*ir.Value{b.original(r, target, at)}, o.GetAll("bounds")...))
	if len(out) == 0 {
		return nil
	}
	f := &fold{op: o, recipe: r, target: target, copy: out[0]}
	b.folds = append(b.folds, f)
	return f.copy
}

// onCycle reports whether a block can be run again.
func onCycle(b *ir.Block) bool {
	seen := map[*ir.Block]bool{}
	work := append([]*ir.Block(nil), b.Successors()...)
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if x == b {
			return true
		}
		if !seen[x] {
			seen[x] = true
			work = append(work, x.Successors()...)
		}
	}
	return false
}

// Partials. What a gang leaves is, for each fold: the address of the variable's first byte, the extents of its section, and the
// value. So the combine function needs nothing else.

// isWhole reports whether a recipe makes a copy of the type of the variable: a section of an array whose length is known does,
// what is reached through a pointer or has a variable length does not.
func isWhole(o *ir.Op) bool {
	a, ok := acc.VarType(o).(*llvm.ArrayType)
	return len(o.GetAll("bounds")) == 0 || ok && a.Len > 0
}

// header is the number of bytes before the value.
func (f *fold) header() int64 { return 8 + 8*int64(len(f.op.GetAll("bounds"))) }

// room is the number of bytes of a value with the given extents, a multiple of 8.
func (f *fold) room(e emit, extents []*ir.Value) *ir.Value {
	t := acc.VarType(f.op)
	if !isWhole(f.op) {
		for range extents {
			if a, ok := t.(*llvm.ArrayType); ok {
				t = a.Elem
			}
		}
	}
	size, err := sizeOf(t)
	if err != nil {
		size = 0
	}
	if isWhole(f.op) {
		return e.i64((size + 7) &^ 7)
	}
	n := e.i64(size)
	for _, x := range extents {
		n = e.mul(n, x)
	}
	return e.arith("andi", e.add(n, e.i64(7)), e.i64(-8))
}

// extents are the lengths of the dimensions, innermost first, as i64.
func (f *fold) extents(e emit) []*ir.Value {
	var out []*ir.Value
	for _, b := range f.op.GetAll("bounds") {
		v := e.i64(1)
		if d := b.Op(); d != nil && d.Is(acc.Bounds) && d.Get("extent") != nil {
			v = e.copyConstant(d.Get("extent"), ir.I64())
		}
		out = append(out, v)
	}
	return out
}

// copyConstant converts an integer; a constant is made again, so that it may come from another function.
func (e emit) copyConstant(v *ir.Value, t ir.Type) *ir.Value {
	if c, ok := ir.ConstantInt(v); ok {
		return e.constant(t, c)
	}
	return e.cast(v, t)
}

// stride is the number of bytes of what one gang leaves, as a value of the host code.
func (b *body) stride(e emit) *ir.Value {
	total := e.i64(0)
	for _, f := range b.folds {
		for _, x := range f.op.GetAll("bounds") {
			if d := x.Op(); d != nil && d.Get("extent") != nil && !isConstant(d.Get("extent")) && defines(b.f, d.Get("extent")) {
				b.unsupported(f.op, "a reduction over gangs into a section whose length is computed in the construct")
				return total
			}
		}
		total = e.add(total, e.add(e.i64(f.header()), f.room(e, f.extents(e))))
	}
	return total
}

// leave writes the results of this gang, before the return. partials is this gang's part.
func (b *body) leave(at *ir.Op, partials *ir.Value) {
	e := before(at)
	for _, f := range b.folds {
		start, private := f.target, f.copy
		if !isWhole(f.op) {
			sec, err := b.section(e, f.op)
			if err != nil {
				b.fail(err)
				return
			}
			if sec.offset != nil {
				start, private = e.offset(start, sec.offset), e.offset(private, sec.offset)
			}
		}
		e.store(start, partials)
		extents := f.extents(e)
		for i, x := range extents {
			e.store(x, e.offset(partials, e.i64(int64(8+8*i))))
		}
		size := f.room(e, extents)
		n, _ := sizeOf(acc.VarType(f.op))
		if isWhole(f.op) {
			e.memcpy(e.offset(partials, e.i64(f.header())), private, e.i64(n))
		} else {
			sec, _ := b.section(e, f.op)
			e.memcpy(e.offset(partials, e.i64(f.header())), private, sec.size)
		}
		partials = e.offset(partials, e.add(e.i64(f.header()), size))
	}
}

// combineKernel makes the function that folds what the gangs of a kernel left: (gangs: i32, stride: i64, partials: ptr).
func (l *lowering) combineKernel(name string, loc ir.Location, folds []*fold) *ir.Op {
	f := l.newFunc(name, []ir.Type{ir.I32(), ir.I64(), ptr()}, nil, false)
	f.SetAttr(accc.Kernel.Name, ir.Unit())
	f.Loc = loc
	entry := f.Region(0).Entry()
	test, run, done := f.Region(0).AddBlock(ir.I64()), f.Region(0).AddBlock(), f.Region(0).AddBlock()
	end(done, loc).ret()
	e := end(entry, loc)
	gangs := e.cast(entry.Arg(0), ir.I64())
	e.br(test, e.i64(0))
	g := test.Arg(0)
	e = end(test, loc)
	e.condBr(e.cmp(arith.SLT, g, gangs), run, nil, done, nil)
	e = end(run, loc)
	at := e.offset(entry.Arg(2), e.mul(g, entry.Arg(1)))
	e.br(test, e.add(g, e.i64(1)))
	back := run.Last()
	for _, x := range folds {
		e := before(back)
		target := e.load(ptr(), at)
		var extents, bounds []*ir.Value
		zero, one := e.constant(ir.Index(), 0), e.constant(ir.Index(), 1)
		for i := range x.op.GetAll("bounds") {
			n := e.load(ir.I64(), e.offset(at, e.i64(int64(8+8*i))))
			extents = append(extents, n)
			ext := e.cast(n, ir.Index())
			b := e.Op(acc.Bounds, ir.With{Groups: [][]*ir.Value{{zero}, {e.sub(ext, one)}, {ext}, {one}, {zero}}, Types: []ir.Type{acc.DataBounds()}})
			bounds = append(bounds, b.Result(0))
		}
		value := e.offset(at, e.i64(x.header()))
		at = e.offset(value, x.room(e, extents))
		combineWith(x.recipe, bounds, back, target, value)
	}
	return f
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
