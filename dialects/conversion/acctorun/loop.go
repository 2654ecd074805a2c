package acctorun

import (
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

// loop replaces an acc.loop by blocks: the private copies before, the loops, the reductions after.
func (b *body) loop(o *ir.Op, used int) {
	dim := b.takes(o, used)
	if dim >= 0 {
		used |= 1 << dim
		b.takesGangs = true
	}
	next := o.Next()
	saved := map[*ir.Value]*ir.Value{}
	mark := b.markStack(o)
	b.privates(o, o)
	for _, v := range acc.SlotReduction.Operands(o) {
		r := v.Op()
		if r == nil || !r.Is(acc.Reduction) {
			continue
		}
		if dim >= 0 && b.f.Attr(accc.Kernel.Name) == nil {
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
		before(next).make(llvm.Dialect, "intr.stackrestore", ir.With{Operands: []*ir.Value{mark}})
	}

	var inner []*ir.Op
	for _, blk := range o.Region(0).Blocks() {
		for x := blk.First(); x != nil; x = x.Next() {
			inner = append(inner, outermost(x)...)
		}
	}
	switch {
	case len(o.GetAll("lowerbound")) > 0:
		b.nest(o, dim)
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
	return before(o).value(llvm.Dialect, "intr.stacksave", ptr())
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

// alone makes the first gang run a loop that cannot be cut into blocks, because its iterations cannot be counted in front.
func (b *body) alone(o *ir.Op, dim int) {
	head, loc := o.Parent(), o.Loc
	after := cut(o)
	entry := o.Region(0).Entry()
	spill(o.Region(0), head, func(e emit, t *ir.Op) { e.br(after) })
	o.Erase()
	e := end(head, loc)
	e.condBr(e.cmp(arith.EQ, b.gang[dim], e.i32(0)), entry, nil, after, nil)
}

// A level is one loop of a nest.
type level struct {
	lb, step *ir.Value
	count    *ir.Value // i64
	up       *ir.Value // i1: counts upwards; nil: known
	down     bool      // when known
}

// nest makes the loops of an acc.loop with control: all iterations of the nest, or this gang's block of them. With a tile clause
// there are loops over tiles, which the gangs share, and inside of them those over the elements of a tile (OpenACC 3.3 §2.9.8).
func (b *body) nest(o *ir.Op, dim int) {
	head, loc := o.Parent(), o.Loc
	lbs, ubs, steps := o.GetAll("lowerbound"), o.GetAll("upperbound"), o.GetAll("step")
	var inclusive []int64
	if d, ok := o.Attr("inclusiveUpperbound").(*ir.DenseArrayAttr); ok {
		inclusive = d.Values
	}
	var unsigned []int64
	if d, ok := o.Attr(accc.Unsigned.Name).(*ir.DenseArrayAttr); ok {
		unsigned = d.Values
	}
	e := before(o)
	levels, variables := make([]level, len(lbs)), make([]*level, len(lbs))
	for i := range lbs {
		lv := level{lb: lbs[i], step: steps[i]}
		up := i < len(inclusive) && inclusive[i] != 0
		if i < len(unsigned) && unsigned[i] != 0 {
			// Values beyond the largest of the signed type: the iterations are counted, and their values follow.
			lv.count = tripWide(e, lbs[i], ubs[i], steps[i], up, true)
			variables[i] = &lv
			levels[i] = level{lb: e.i64(0), step: e.i64(1), count: lv.count}
			continue
		}
		lv.count = trip(e, lbs[i], ubs[i], steps[i], up)
		if c, ok := ir.ConstantInt(steps[i]); ok {
			lv.down = c < 0
		} else {
			lv.up = e.cmp(arith.SGT, steps[i], e.constant(steps[i].Type(), 0))
		}
		levels[i] = lv
	}
	shared := levels
	sizes := tileSizes(e, o)
	if sizes != nil {
		shared = make([]level, len(levels))
		for i, n := range sizes {
			count := e.arith("divsi", e.add(levels[i].count, e.sub(n, e.i64(1))), n)
			shared[i] = level{lb: e.i64(0), step: e.i64(1), count: count}
		}
	}

	after := cut(o)
	entry := o.Region(0).Entry()
	n := &nest{e: end(head, loc), exit: after}
	ivs := n.block(shared, b.mine(n, dim, shared, levelsOf(o).chunk))
	if sizes != nil {
		for i, lv := range levels {
			e := n.e
			lo := e.mul(ivs[i], sizes[i])
			hi := e.arith("minsi", e.add(lo, sizes[i]), lv.count)
			ivs[i] = n.open(lv, lv.at(e, lo), lv.at(e, hi))
		}
	}
	for i, v := range variables {
		if v != nil {
			ivs[i] = v.at(n.e, ivs[i])
		}
		entry.Arg(i).ReplaceAllUses(ivs[i])
	}
	for range levels {
		entry.RemoveArg(0)
	}
	spill(o.Region(0), n.e.Block(), func(e emit, t *ir.Op) { e.br(n.exit) })
	n.e.br(entry)
	o.Erase()
}

// starSize is the size of tiles where the program leaves it to us.
const starSize = 32

// tileSizes are the sizes of the tile clause of a loop, as i64: nil when it has none that is about all of its levels.
func tileSizes(e emit, o *ir.Op) []*ir.Value {
	t := acc.SlotTile.Choose(target, o)
	if !t.Found || len(t.Values) != len(o.GetAll("lowerbound")) {
		return nil
	}
	var out []*ir.Value
	for _, v := range t.Values {
		c, known := ir.ConstantInt(v)
		switch {
		case known && c > 0:
			out = append(out, e.i64(c))
		case known:
			out = append(out, e.i64(starSize))
		default:
			out = append(out, e.arith("maxsi", e.cast(v, ir.I64()), e.i64(1)))
		}
	}
	return out
}

// A nest is loops being made from the outside in.
type nest struct {
	e    emit      // at the end of the innermost block so far
	exit *ir.Block // where the innermost loop goes when it is done
}

// append inserts blocks after the current one.
func (n *nest) append(list ...*ir.Block) {
	at := n.e.Block()
	for _, b := range list {
		at.Region().InsertAfter(b, at)
		at = b
	}
}

// open makes a loop over a level, from a value to an exclusive end, and returns its variable.
func (n *nest) open(lv level, from, stop *ir.Value) *ir.Value {
	test, inside, step := &ir.Block{}, &ir.Block{}, &ir.Block{}
	n.append(test, inside, step)
	loc := n.e.Loc
	iv := test.AddArg(lv.lb.Type(), loc)
	n.e.br(test, from)
	// The end is lb + count*step exactly, so the test needs no more than "not yet there".
	e := end(test, loc)
	e.condBr(lv.runs(e, iv, stop), inside, nil, n.exit, nil)
	e = end(step, loc)
	e.br(test, e.add(iv, lv.step))
	n.e, n.exit = end(inside, loc), step
	return iv
}

// A stretch is the iterations from first to last of a nest, each taken apart into levels and counted from zero.
type stretch struct{ first, last []*ir.Value }

// mine makes what finds this gang's iterations of a nest whose gang dimension is dim; nil: all. With a chunk, the gang comes back here for
// the next one.
func (b *body) mine(n *nest, dim int, levels []level, chunk *ir.Value) *stretch {
	if dim < 0 {
		return nil
	}
	e, loc := n.e, n.e.Loc
	total := levels[0].count
	for _, lv := range levels[1:] {
		total = e.mul(total, lv.count)
	}
	gang, gangs := e.cast(b.gang[dim], ir.I64()), e.cast(b.gangs[dim], ir.I64())
	one := e.i64(1)
	start := &ir.Block{}
	var lo, hi *ir.Value
	if chunk != nil {
		// The number of an iteration alone says which gang takes it: loops with chunks of one size agree.
		size := e.arith("maxsi", e.cast(chunk, ir.I64()), one)
		test, again := &ir.Block{}, &ir.Block{}
		n.append(test, start, again)
		k := test.AddArg(ir.I64(), loc)
		e.br(test, gang)
		e = end(test, loc)
		lo = e.mul(k, size)
		e.condBr(e.cmp(arith.SLT, lo, total), start, nil, n.exit, nil)
		e = end(again, loc)
		e.br(test, e.add(k, gangs))
		n.exit = again
		e = end(start, loc)
		hi = e.arith("minsi", e.add(lo, size), total)
	} else {
		n.append(start)
		size := e.arith("divsi", e.sub(e.add(total, gangs), one), gangs)
		lo = e.arith("minsi", e.mul(gang, size), total)
		hi = e.arith("minsi", e.add(lo, size), total)
		e.condBr(e.cmp(arith.SLT, lo, hi), start, nil, n.exit, nil)
		e = end(start, loc)
	}
	n.e = e
	return &stretch{digits(e, lo, levels), digits(e, e.sub(hi, one), levels)}
}

// block makes the loops over levels, over all iterations or a part of them, and returns their variables.
func (n *nest) block(levels []level, s *stretch) []*ir.Value {
	var ivs []*ir.Value
	var onFirst, onLast *ir.Value // whether the levels around are at their first and last values
	for i, lv := range levels {
		e := n.e
		if s == nil {
			ivs = append(ivs, n.open(lv, lv.lb, lv.at(e, lv.count)))
			continue
		}
		lo, hi := s.first[i], s.last[i]
		if i > 0 {
			lo = e.choose(onFirst, lo, e.i64(0))
			hi = e.choose(onLast, hi, e.sub(lv.count, e.i64(1)))
		}
		iv := n.open(lv, lv.at(e, lo), lv.at(e, e.add(hi, e.i64(1))))
		ivs = append(ivs, iv)
		if e = n.e; i+1 < len(levels) {
			onF := e.cmp(arith.EQ, iv, lv.at(e, s.first[i]))
			onL := e.cmp(arith.EQ, iv, lv.at(e, s.last[i]))
			if i > 0 {
				onF, onL = e.arith("andi", onF, onFirst), e.arith("andi", onL, onLast)
			}
			onFirst, onLast = onF, onL
		}
	}
	return ivs
}

// at is the value of the variable in an iteration, counted from zero.
func (lv level) at(e emit, n *ir.Value) *ir.Value {
	return e.add(lv.lb, e.mul(e.cast(n, lv.lb.Type()), lv.step))
}

// runs reports whether the loop goes on at iv.
func (lv level) runs(e emit, iv, stop *ir.Value) *ir.Value {
	switch {
	case lv.up != nil:
		return e.choose(lv.up, e.cmp(arith.SLT, iv, stop), e.cmp(arith.SGT, iv, stop))
	case lv.down:
		return e.cmp(arith.SGT, iv, stop)
	}
	return e.cmp(arith.SLT, iv, stop)
}

// digits takes the number of an iteration of a nest apart: the iteration of each level.
func digits(e emit, n *ir.Value, levels []level) []*ir.Value {
	out := make([]*ir.Value, len(levels))
	for i := len(levels) - 1; i > 0; i-- {
		out[i] = e.arith("remsi", n, levels[i].count)
		n = e.arith("divsi", n, levels[i].count)
	}
	out[0] = n
	return out
}
