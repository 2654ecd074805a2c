package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// loop replaces an acc.loop: the private copies before, the loops, the reductions after.
func (b *body) loop(o *ir.Op, used int) {
	dim := b.takes(o, used)
	if dim >= 0 {
		used |= 1 << dim
		b.takesGangs = true
	}
	next := o.Next()
	saved := map[*ir.Value]*ir.Value{}
	mark := b.markStack(o)
	b.copies = nil
	b.privates(o, o)
	for _, v := range acc.SlotReduction.Operands(o) {
		r := v.Op()
		if r == nil || !r.Is(acc.Reduction) {
			continue
		}
		if dim >= 0 && !b.f.Is(offload.Launch) {
			// OpenACC 3.3 §2.9.11: the routine would return before the gangs are done.
			b.fail(r.ErrorCode(codeUnsupported, "a gang loop in a routine cannot reduce"))
			continue
		}
		shared, outer := acc.Var(r), acc.Var(r)
		if to, ok := b.rename[shared]; ok {
			outer = to
		}
		private := b.privateCopy(r, o, outer)
		if private == nil {
			continue
		}
		target := outer
		if dim >= 0 && !b.isPrivate(outer) {
			target = b.fold(r, o, outer)
		}
		if target != nil {
			b.combine(r, next, target, private)
		}
		if b.rename == nil {
			b.rename = map[*ir.Value]*ir.Value{}
		}
		saved[shared] = b.rename[shared]
		b.rename[shared] = private
	}

	if mark != nil {
		build.Before(next).Make(llvm.Dialect, "intr.stackrestore", ir.With{Operands: []*ir.Value{mark}})
	}

	copies := b.copies
	var inner []*ir.Op
	for _, blk := range o.Region(0).Blocks() {
		for x := blk.First(); x != nil; x = x.Next() {
			inner = append(inner, outermost(x)...)
		}
	}
	switch {
	case len(o.GetAll("lowerbound")) > 0:
		b.nest(o, dim, copies)
	case dim >= 0:
		b.alone(o, dim)
	default:
		unwrap(o)
	}
	b.each(inner, used)
	for shared, to := range saved {
		if to == nil {
			delete(b.rename, shared)
		} else {
			b.rename[shared] = to
		}
	}
}

// markStack saves the top of the stack before a loop whose private copies have a size that is not constant: the loop
// may run often, and the copies would otherwise live until the function returns.
func (b *body) markStack(o *ir.Op) *ir.Value {
	varies := false
	for _, slot := range acc.CopySlots {
		for _, v := range slot.Operands(o) {
			if p := v.Op(); p != nil && isCopyOp(p) && len(p.GetAll("bounds")) > 0 && !isWhole(p) {
				varies = true
			}
		}
	}
	if !varies {
		return nil
	}
	return build.Before(o).Value(llvm.Dialect, "intr.stacksave", build.Ptr())
}

// privates makes the private copies of a construct, before at, and passes them to its region.
func (b *body) privates(o, at *ir.Op) {
	for _, slot := range []acc.Slot{acc.SlotPrivate, acc.SlotFirstprivate} {
		for _, v := range slot.Operands(o) {
			if p := v.Op(); p != nil && (p.Is(acc.Private) || p.Is(acc.Firstprivate)) {
				b.privateCopy(p, at, acc.Var(p))
			}
		}
	}
}

// alone makes the first gang run a loop that cannot be cut into blocks, because its iterations cannot be counted in
// front.
func (b *body) alone(o *ir.Op, dim int) {
	head, loc := o.Parent(), o.Loc
	after := build.Cut(o)
	entry := o.Region(0).Entry()
	build.Spill(o.Region(0), head, func(e build.Emit, t *ir.Op) { e.Br(after) })
	o.Erase()
	e := build.End(head, loc)
	e.CondBr(e.Cmp(arith.EQ, b.gang[dim], e.I32(0)), entry, nil, after, nil)
}

// nest makes an offload.loop of an acc.loop with control, shared among the gangs of a dimension unless that is
// negative. With a tile clause the gangs share the loops over tiles (OpenACC 3.3 §2.9.8). copies are those that the loop makes.
func (b *body) nest(o *ir.Op, dim int, copies []*ir.Value) {
	e := build.Before(o)
	d := ir.NewDraft(offload.Loop)
	d.Add("from", o.GetAll("lowerbound")...)
	d.Add("to", o.GetAll("upperbound")...)
	d.Add("step", o.GetAll("step")...)
	d.Add("tile", tileSizes(e, o)...)
	if dim >= 0 {
		d.Add("rank", b.gang[dim])
		d.Add("size", b.gangs[dim])
		if chunk := levelsOf(o).chunk; chunk != nil {
			d.Add("chunk", e.Cast(chunk, ir.I64()))
		}
	}
	d.Set("inclusive", o.Attr("inclusiveUpperbound"))
	d.Set("unsigned", o.Attr(accc.Unsigned.Name))
	if b.opts.Races {
		kind := b.beside(o, dim)
		if kind&offload.BesideLanes != 0 {
			d.Add("own", build.Lanes(o, copies)...)
		}
		if kind != 0 {
			d.Set("beside", ir.Integer(ir.I64(), kind))
		}
		d.Set(offload.Directive, ir.String(directiveName(o)))
	}
	loop := d.Insert(e.Builder, o.Loc)
	loop.Region(0).Take(o.Region(0))
	yields(loop.Region(0))
	o.Erase()
}

// beside says who may run iterations of a loop at the same time; 0: nobody.
func (b *body) beside(o *ir.Op, dim int) int64 {
	lv := levelsOf(o)
	if dim >= 0 {
		kind := offload.BesideThreads
		if lv.static {
			size := int64(0)
			if lv.chunk != nil {
				size, _ = ir.ConstantInt(lv.chunk)
			}
			kind |= offload.BesideStatic | size<<offload.BesideChunk
		}
		if o == b.share && b.verdict != nil && !lv.independent {
			kind |= offload.BesideSeveral
		}
		return kind
	}
	if b.gang != nil && !lv.seq && (lv.worker || lv.vector || lv.independent || !lv.auto && b.parallel) {
		return offload.BesideLanes
	}
	if b.gang == nil && !lv.seq && (lv.worker || lv.vector) && b.f != nil && b.f.Attr("acc.routine_info") != nil {
		return offload.BesideLanes | offload.BesideSeveral
	}
	return 0
}

// yields replaces what ends the blocks of a region of the acc dialect.
func yields(r *ir.Region) {
	for _, b := range r.Blocks() {
		if t := b.Last(); t != nil && (t.Is(acc.Yield) || t.Is(acc.Terminator)) {
			loc := t.Loc
			t.Erase()
			build.End(b, loc).Op(offload.Yield, ir.With{})
		}
	}
}

// starSize is the size of tiles where the program leaves it to us.
const starSize = 32

// tileSizes are the sizes of the tile clause of a loop, as i64: nil when it has none that is about all of its levels.
func tileSizes(e build.Emit, o *ir.Op) []*ir.Value {
	t := acc.SlotTile.Choose(target, o)
	if !t.Found || len(t.Values) != len(o.GetAll("lowerbound")) {
		return nil
	}
	var out []*ir.Value
	for _, v := range t.Values {
		c, known := ir.ConstantInt(v)
		switch {
		case known && c > 0:
			out = append(out, e.I64(c))
		case known:
			out = append(out, e.I64(starSize))
		default:
			out = append(out, e.Arith("maxsi", e.Cast(v, ir.I64()), e.I64(1)))
		}
	}
	return out
}
