package acctooffload

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/dialects/llvm"
	"accc/dialects/offload"
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

// privateCopy makes the private copy of a private, firstprivate or reduction operation before at; original is the
// variable in the terms of this function. The operation's users get the copy.
func (b *body) privateCopy(o, at *ir.Op, original *ir.Value) *ir.Value {
	r := b.recipeOf(o)
	if r == nil {
		return nil
	}
	args := append([]*ir.Value{b.original(r, original, at)}, o.GetAll("bounds")...)
	last := at.Prev()
	out := build.Inline(at, r.Region(0), args)
	if len(out) == 0 {
		b.fail(r.Errorf("has an init region that yields nothing"))
		return nil
	}
	private := out[0]
	if r.Is(acc.FirstprivateRecipe) {
		build.Inline(at, r.Region(1), append([]*ir.Value{original, private}, o.GetAll("bounds")...))
	}
	o.Result(0).ReplaceAllUses(private)
	if b.opts.Races {
		b.copies = append(b.copies, build.MarkCopies(last, at, o.StringAttr("name"))...)
	}
	return private
}

// original is the first argument of a recipe's init region: null when the region does not use it, so that the variable
// need not exist.
func (b *body) original(r *ir.Op, v *ir.Value, at *ir.Op) *ir.Value {
	if args := r.Region(0).Entry().Args(); len(args) > 0 && args[0].HasUses() {
		return v
	}
	return build.Before(at).Null()
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
	build.Inline(at, r.Region(1), append([]*ir.Value{target, private}, bounds...))
}

// isPrivate reports whether an address is that of a variable of this gang alone.
func (b *body) isPrivate(v *ir.Value) bool {
	for v.Op() != nil && v.Op().Is(llvm.GEP) {
		v = v.Op().Operand(0)
	}
	return v.Op() != nil && v.Op().Is(llvm.Alloca) && b.inside(v)
}

// leadsToPrivate reports whether an address comes from a pointer that is set to a variable of this gang and to nothing
// else.
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

// fold makes the copy of this gang for a reduction over gangs into a shared variable: one for each variable, however
// often the loop runs.
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
	} else if slices.ContainsFunc(o.GetAll("bounds"), func(v *ir.Value) bool { return build.Defines(b.f, v) }) {
		// The section is known at the loop only; that will do when the loop runs once.
		at = loop
		if loop.ParentOp() != b.f || onCycle(loop.Parent()) {
			b.unsupported(o, "a reduction over gangs, inside another loop, into a section that is computed in the construct")
			return nil
		}
	}
	out := build.Inline(at, r.Region(0), append([]*ir.Value{b.original(r, target, at)}, o.GetAll("bounds")...))
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

// isWhole reports whether a recipe makes a copy of the type of the variable: a section of an array whose length is
// known does, what is reached through a pointer or has a variable length does not.
func isWhole(o *ir.Op) bool {
	a, ok := acc.VarType(o).(*llvm.ArrayType)
	return len(o.GetAll("bounds")) == 0 || ok && a.Len > 0
}

// extents are the lengths of the dimensions of what is reduced, innermost first, as i64 values of the host code; ok is
// false where one is computed in the construct.
func (f *fold) extents(b *body) (out []*ir.Value, ok bool) {
	e := b.host
	for _, x := range f.op.GetAll("bounds") {
		v := e.I64(1)
		if d := x.Op(); d != nil && d.Is(acc.Bounds) && d.Get("extent") != nil {
			extent := d.Get("extent")
			n, constant := ir.ConstantInt(extent)
			switch {
			case constant:
				v = e.I64(n)
			case build.Defines(b.f, extent):
				b.unsupported(f.op, "a reduction over gangs into a section whose length is computed in the construct")
				return nil, false
			default:
				v = e.Positive(e.Cast(extent, ir.I64()))
			}
		}
		out = append(out, v)
	}
	return out, true
}

// bytes is the size of a value with the extents.
func (f *fold) bytes(e build.Emit, extents []*ir.Value) *ir.Value {
	t := acc.VarType(f.op)
	if isWhole(f.op) {
		extents = nil
	}
	for range extents {
		if a, ok := t.(*llvm.ArrayType); ok {
			t = a.Elem
		}
	}
	size, err := section.Size(t)
	if err != nil {
		size = 0
	}
	n := e.I64(size)
	for _, x := range extents {
		n = e.Mul(n, x)
	}
	return n
}

// combineGangs tells, before the end of a launch, what this gang leaves for the reductions over gangs.
func (b *body) combineGangs(ret *ir.Op) {
	e := build.Before(ret)
	for _, f := range b.folds {
		extents, ok := f.extents(b)
		if !ok {
			return
		}
		into, own := f.target, f.copy
		if !isWhole(f.op) {
			s, err := b.section(e, f.op)
			if err != nil {
				b.fail(err)
				return
			}
			if s.Offset != nil {
				into, own = e.Offset(into, s.Offset), e.Offset(own, s.Offset)
			}
		}
		o := e.Op(offload.Combine, ir.With{Groups: [][]*ir.Value{{into}, {own}, {f.bytes(b.host, extents)}, extents}, Types: []ir.Type{}, Loc: f.op.Loc})
		args := []ir.Type{into.Type(), own.Type()}
		for range extents {
			args = append(args, ir.I64())
		}
		entry := o.Region(0).AddBlock(args...)
		build.End(entry, f.op.Loc).Op(offload.Yield, ir.With{})
		combineWith(f.recipe, wholeBounds(entry.Last(), entry.Args()[2:]), entry.Last(), entry.Arg(0), entry.Arg(1))
	}
}

// wholeBounds are bounds of all elements of dimensions with these extents, made before at.
func wholeBounds(at *ir.Op, extents []*ir.Value) (bounds []*ir.Value) {
	if len(extents) == 0 {
		return nil
	}
	e := build.Before(at)
	zero, one := e.Constant(ir.Index(), 0), e.Constant(ir.Index(), 1)
	for _, n := range extents {
		n = e.Cast(n, ir.Index())
		b := e.Op(acc.Bounds, ir.With{Groups: [][]*ir.Value{{zero}, {e.Sub(n, one)}, {n}, {one}, {zero}}, Types: []ir.Type{acc.DataBounds()}})
		bounds = append(bounds, b.Result(0))
	}
	return bounds
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
		e := build.Before(o)
		number := func(name string) *ir.Value {
			if v := def.Get(name); v != nil {
				return e.Cast(v, ir.Index())
			}
			return nil
		}
		v := number(part)
		lower, upper, one := number("lowerbound"), number("upperbound"), e.Constant(ir.Index(), 1)
		if lower == nil {
			lower = e.Constant(ir.Index(), 0)
		}
		switch {
		case v != nil:
		case part == "extent" && upper != nil:
			v = e.Add(e.Sub(upper, lower), one)
		case part == "upperbound" && def.Get("extent") != nil:
			v = e.Sub(e.Add(lower, number("extent")), one)
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
