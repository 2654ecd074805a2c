package acctorun

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

// loop replaces an acc.loop by blocks: the private copies in front, the loops, the reductions behind.
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
	for _, v := range o.GetAll("reductionOperands") {
		r := v.Op()
		if r == nil || !r.Is(acc.Reduction) {
			continue
		}
		if dim >= 0 && b.f.Attr(kernelAttr) == nil {
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

// markStack saves the top of the stack in front of a loop whose private copies have a size that is not constant: the loop
// may run often, and storage lives until the function returns otherwise.
func (b *body) markStack(o *ir.Op) *ir.Value {
	varies := false
	for _, group := range []string{"privateOperands", "firstprivateOperands", "reductionOperands"} {
		for _, v := range o.GetAll(group) {
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

// privates makes the private copies that a construct asks for, in front of at, and gives them to its region.
func (b *body) privates(o, at *ir.Op) {
	for _, group := range []string{"privateOperands", "firstprivateOperands"} {
		for _, v := range o.GetAll(group) {
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

// nest makes the loops of an acc.loop with control: all iterations of the nest, or this gang's block of them.
func (b *body) nest(o *ir.Op, dim int) {
	head, loc := o.Parent(), o.Loc
	chunk := levelsOf(o).chunk
	lbs, ubs, steps := o.GetAll("lowerbound"), o.GetAll("upperbound"), o.GetAll("step")
	var inclusive []int64
	if d, ok := o.Attr("inclusiveUpperbound").(*ir.DenseArrayAttr); ok {
		inclusive = d.Values
	}
	e := before(o)
	levels := make([]level, len(lbs))
	for i := range lbs {
		lv := level{lb: lbs[i], step: steps[i]}
		lv.count = trip(e, lbs[i], ubs[i], steps[i], i < len(inclusive) && inclusive[i] != 0)
		if c, ok := ir.ConstantInt(steps[i]); ok {
			lv.down = c < 0
		} else {
			lv.up = e.cmp(arith.SGT, steps[i], e.constant(steps[i].Type(), 0))
		}
		levels[i] = lv
	}

	after := cut(o)
	region := head.Region()
	entry := o.Region(0).Entry()
	at := head // new blocks go behind it

	// This gang's block of the iterations: first and last in each level, counted from zero.
	var first, last []*ir.Value
	var again *ir.Block // where the next chunk begins
	e = end(head, loc)
	if dim >= 0 {
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
			test := &ir.Block{}
			again = &ir.Block{}
			region.InsertAfter(test, at)
			region.InsertAfter(start, test)
			n := test.AddArg(ir.I64(), loc)
			e.br(test, gang)
			e = end(test, loc)
			lo = e.mul(n, size)
			e.condBr(e.cmp(arith.SLT, lo, total), start, nil, after, nil)
			e = end(again, loc)
			e.br(test, e.add(n, gangs))
			e = end(start, loc)
			hi = e.arith("minsi", e.add(lo, size), total)
		} else {
			size := e.arith("divsi", e.sub(e.add(total, gangs), one), gangs)
			lo = e.arith("minsi", e.mul(gang, size), total)
			hi = e.arith("minsi", e.add(lo, size), total)
			region.InsertAfter(start, at)
			e.condBr(e.cmp(arith.SLT, lo, hi), start, nil, after, nil)
		}
		at = start
		e = end(start, loc)
		first, last = digits(e, lo, levels), digits(e, e.sub(hi, one), levels)
	}

	var latch *ir.Block // where the body of the level around goes on
	var onFirst, onLast *ir.Value
	exit := after
	if again != nil {
		region.InsertAfter(again, at)
		exit = again
	}
	for i, lv := range levels {
		t := lv.lb.Type()
		from, count := lv.lb, lv.count
		var stop *ir.Value
		if first == nil {
			stop = e.add(from, e.mul(e.cast(count, t), lv.step))
		} else {
			lo, hi := first[i], last[i]
			if i > 0 {
				lo = e.choose(onFirst, lo, e.i64(0))
				hi = e.choose(onLast, hi, e.sub(count, e.i64(1)))
			}
			from = e.add(lv.lb, e.mul(e.cast(lo, t), lv.step))
			stop = e.add(lv.lb, e.mul(e.cast(e.add(hi, e.i64(1)), t), lv.step))
		}
		// The end is lb + count*step exactly, so the test needs no more than "not yet there".
		test, inside, step := &ir.Block{}, &ir.Block{}, &ir.Block{}
		for _, blk := range []*ir.Block{test, inside} {
			region.InsertAfter(blk, at)
			at = blk
		}
		iv := test.AddArg(t, loc)
		e.br(test, from)
		e = end(test, loc)
		e.condBr(lv.runs(e, iv, stop), inside, nil, exit, nil)
		// The latch stands behind everything inside; put there when the inside is complete.
		region.InsertAfter(step, at)
		e = end(step, loc)
		e.br(test, e.add(iv, lv.step))
		latch, exit = step, step

		e = end(inside, loc)
		if first != nil && i+1 < len(levels) {
			onF := e.cmp(arith.EQ, iv, e.add(lv.lb, e.mul(e.cast(first[i], t), lv.step)))
			onL := e.cmp(arith.EQ, iv, e.add(lv.lb, e.mul(e.cast(last[i], t), lv.step)))
			if i > 0 {
				onF, onL = e.arith("andi", onF, onFirst), e.arith("andi", onL, onLast)
			}
			onFirst, onLast = onF, onL
		}
		entry.Arg(i).ReplaceAllUses(iv)
	}
	for range levels {
		entry.RemoveArg(0)
	}
	spill(o.Region(0), at, func(e emit, t *ir.Op) { e.br(latch) })
	e.br(entry)
	o.Erase()
}

// runs tells whether the loop goes on at iv.
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
