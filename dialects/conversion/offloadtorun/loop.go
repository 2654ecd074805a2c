package offloadtorun

import (
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/ir"
)

// A level is one loop of a nest.
type level struct {
	lb, step *ir.Value
	count    *ir.Value // i64
	up       *ir.Value // i1: counts upwards; nil: known
	down     bool      // when known
}

// loop replaces an offload.loop by blocks: all iterations, or the part of the rank that comes here. With tiles there
// are loops over tiles, which are shared, and inside of them those over the elements of a tile.
func (h *host) loop(o *ir.Op) {
	head, loc := o.Parent(), o.Loc
	from, to, steps := o.GetAll("from"), o.GetAll("to"), o.GetAll("step")
	unsigned, inclusive := flagsOf(o, "unsigned"), flagsOf(o, "inclusive")
	numbered := len(o.Region(0).Entry().Args()) > len(from)
	e := build.Before(o)
	levels, variables := make([]level, len(from)), make([]*level, len(from))
	for i, count := range counts(e, o) {
		lv := level{lb: from[i], step: steps[i], count: count}
		if unsigned(i) || numbered || passesEnd(from[i].Type(), to[i], steps[i], inclusive(i)) {
			// Values beyond the largest of the signed type, or to be numbered: the iterations are counted, and their values
			// follow.
			variables[i] = &lv
			levels[i] = level{lb: e.I64(0), step: e.I64(1), count: lv.count}
			continue
		}
		if c, ok := ir.ConstantInt(steps[i]); ok {
			lv.down = c < 0
		} else {
			lv.up = e.Cmp(arith.SGT, steps[i], e.Constant(steps[i].Type(), 0))
		}
		levels[i] = lv
	}
	shared, tiles := levels, o.GetAll("tile")
	if len(tiles) > 0 {
		shared = make([]level, len(levels))
		for i, n := range tiles {
			count := e.Arith("divsi", e.Add(levels[i].count, e.Sub(n, e.I64(1))), n)
			shared[i] = level{lb: e.I64(0), step: e.I64(1), count: count}
		}
	}

	after := build.Cut(o)
	n := &nest{e: build.End(head, loc), exit: after}
	ivs := n.block(shared, n.mine(o, shared))
	for i, size := range tiles {
		e, lv := n.e, levels[i]
		lo := e.Mul(ivs[i], size)
		hi := e.Arith("minsi", e.Add(lo, size), lv.count)
		ivs[i] = n.open(lv, lv.at(e, lo), lv.at(e, hi))
	}
	if numbered {
		number := ivs[0]
		for i, lv := range levels[1:] {
			number = n.e.Add(n.e.Mul(number, lv.count), ivs[i+1])
		}
		ivs = append(ivs, number)
	}
	for i, v := range variables {
		if v != nil {
			ivs[i] = v.at(n.e, ivs[i])
		}
	}
	if h.opts.Races {
		h.iteration(n, o, ivs, levels, variables)
	}
	n.fill(o, ivs)
}

// passesEnd reports whether the variable of a loop may pass the end of its type after the last iteration, as the bound or the step tells:
// do i = 1, huge(i). Loops of 32 and 64 bits whose bound is not known and whose step is small are taken to end before.
func passesEnd(t ir.Type, to, step *ir.Value, inclusive bool) bool {
	width := arith.Width(t)
	if width == 0 {
		width = 64
	}
	c, known := ir.ConstantInt(step)
	unit := known && (c == 1 || c == -1)
	if unit && !inclusive {
		return false // the bound itself is the end
	}
	if width < 32 || known && !unit && (c > 1<<(width/2+4) || c < -1<<(width/2+4)) {
		return true
	}
	end, fixed := ir.ConstantInt(to)
	most := int64(1)<<(width-1) - 1
	return known && fixed && (c > 0 && end > most-c || c < 0 && end < -most-1-c)
}

// fill puts the region of an operation into the innermost loop, with these values for its arguments.
func (n *nest) fill(o *ir.Op, args []*ir.Value) {
	entry := o.Region(0).Entry()
	for i, v := range args {
		entry.Arg(i).ReplaceAllUses(v)
	}
	for range args {
		entry.RemoveArg(0)
	}
	build.Spill(o.Region(0), n.e.Block(), func(e build.Emit, t *ir.Op) {
		if t.Is(offload.Leave) {
			e.Insert(t.Clone(ir.NewMapping()))
			return
		}
		e.Br(n.exit)
	})
	n.e.Br(entry)
	o.Erase()
}

// counts are the numbers of iterations of the loops of a nest, as i64.
func counts(e build.Emit, o *ir.Op) []*ir.Value {
	from, to, steps := o.GetAll("from"), o.GetAll("to"), o.GetAll("step")
	inclusive, unsigned := flagsOf(o, "inclusive"), flagsOf(o, "unsigned")
	list := make([]*ir.Value, len(from))
	for i := range from {
		if unsigned(i) {
			list[i] = tripWide(e, unsignedWide(e, from[i]), unsignedWide(e, to[i]), e.Cast(steps[i], ir.I64()), inclusive(i), true)
		} else {
			list[i] = trip(e, from[i], to[i], steps[i], inclusive(i))
		}
	}
	return list
}

// unsignedWide is an unsigned number as an i64.
func unsignedWide(e build.Emit, v *ir.Value) *ir.Value {
	if w := arith.Width(v.Type()); w > 0 && w < 64 {
		return e.Value(arith.Dialect, "extui", ir.I64(), v)
	}
	return e.Cast(v, ir.I64())
}

// flagsOf reads an attribute with a flag for each loop of a nest.
func flagsOf(o *ir.Op, name string) func(i int) bool {
	a, ok := o.Attr(name).(*ir.DenseArrayAttr)
	return func(i int) bool { return ok && a.Values[i] != 0 }
}

// A nest is loops being made from the outside in.
type nest struct {
	e    build.Emit // at the end of the innermost block so far
	exit *ir.Block  // where the innermost loop goes when it is done
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
	n.e.Br(test, from)
	// The end is lb + count*step exactly, so the test needs no more than "not yet there".
	e := build.End(test, loc)
	e.CondBr(lv.runs(e, iv, stop), inside, nil, n.exit, nil)
	e = build.End(step, loc)
	e.Br(test, e.Add(iv, lv.step))
	n.e, n.exit = build.End(inside, loc), step
	return iv
}

// A stretch is the iterations from first to last of a nest, each taken apart into levels and counted from zero.
type stretch struct{ first, last []*ir.Value }

// mine makes what finds the iterations of a nest that are done here; nil: all. With a chunk, control comes back here
// for the next one.
func (n *nest) mine(o *ir.Op, levels []level) *stretch {
	ranks, sizes, chunk := o.GetAll("rank"), o.GetAll("size"), o.Get("chunk")
	if lo, hi := o.Get("first"), o.Get("end"); lo != nil {
		n.guard(lo, hi)
		return n.stretch(lo, hi, levels)
	}
	if len(ranks) == 0 {
		return nil
	}
	e := n.e
	total := levels[0].count
	for _, lv := range levels[1:] {
		total = e.Mul(total, lv.count)
	}
	rank, size := e.Cast(e.Flat(ranks, sizes), ir.I64()), e.Cast(e.Product(sizes), ir.I64())
	if chunk != nil {
		lo, hi := n.inTurn(total, rank, size, chunk)
		return n.stretch(lo, hi, levels)
	}
	length := e.Arith("divsi", e.Sub(e.Add(total, size), e.I64(1)), size)
	lo := e.Arith("minsi", e.Mul(rank, length), total)
	hi := e.Arith("minsi", e.Add(lo, length), total)
	n.guard(lo, hi)
	return n.stretch(lo, hi, levels)
}

// guard goes on only if a range of iterations is not empty.
func (n *nest) guard(lo, hi *ir.Value) {
	start := &ir.Block{}
	n.append(start)
	n.e.CondBr(n.e.Cmp(arith.SLT, lo, hi), start, nil, n.exit, nil)
	n.e = build.End(start, n.e.Loc)
}

// inTurn goes round the chunks of a rank. The number of an iteration alone says who takes it: loops with chunks of one
// size agree.
func (n *nest) inTurn(total, rank, size, chunk *ir.Value) (lo, hi *ir.Value) {
	e, loc := n.e, n.e.Loc
	length := e.Arith("maxsi", chunk, e.I64(1))
	test, start, again := &ir.Block{}, &ir.Block{}, &ir.Block{}
	n.append(test, start, again)
	k := test.AddArg(ir.I64(), loc)
	e.Br(test, rank)
	e = build.End(test, loc)
	lo = e.Mul(k, length)
	e.CondBr(e.Cmp(arith.SLT, lo, total), start, nil, n.exit, nil)
	e = build.End(again, loc)
	e.Br(test, e.Add(k, size))
	n.e, n.exit = build.End(start, loc), again
	return lo, n.e.Arith("minsi", n.e.Add(lo, length), total)
}

// stretch takes a range of iterations apart.
func (n *nest) stretch(lo, hi *ir.Value, levels []level) *stretch {
	return &stretch{digits(n.e, lo, levels), digits(n.e, n.e.Sub(hi, n.e.I64(1)), levels)}
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
			lo = e.Choose(onFirst, lo, e.I64(0))
			hi = e.Choose(onLast, hi, e.Sub(lv.count, e.I64(1)))
		}
		iv := n.open(lv, lv.at(e, lo), lv.at(e, e.Add(hi, e.I64(1))))
		ivs = append(ivs, iv)
		if e = n.e; i+1 < len(levels) {
			onF := e.Cmp(arith.EQ, iv, lv.at(e, s.first[i]))
			onL := e.Cmp(arith.EQ, iv, lv.at(e, s.last[i]))
			if i > 0 {
				onF, onL = e.Arith("andi", onF, onFirst), e.Arith("andi", onL, onLast)
			}
			onFirst, onLast = onF, onL
		}
	}
	return ivs
}

// at is the value of the variable in an iteration, counted from zero.
func (lv level) at(e build.Emit, n *ir.Value) *ir.Value {
	return e.Add(lv.lb, e.Mul(e.Cast(n, lv.lb.Type()), lv.step))
}

// runs reports whether the loop goes on at iv.
func (lv level) runs(e build.Emit, iv, stop *ir.Value) *ir.Value {
	switch {
	case lv.up != nil:
		return e.Choose(lv.up, e.Cmp(arith.SLT, iv, stop), e.Cmp(arith.SGT, iv, stop))
	case lv.down:
		return e.Cmp(arith.SGT, iv, stop)
	}
	return e.Cmp(arith.SLT, iv, stop)
}

// digits takes the number of an iteration of a nest apart: the iteration of each level.
func digits(e build.Emit, n *ir.Value, levels []level) []*ir.Value {
	out := make([]*ir.Value, len(levels))
	for i := len(levels) - 1; i > 0; i-- {
		out[i] = e.Arith("remsi", n, levels[i].count)
		n = e.Arith("divsi", n, levels[i].count)
	}
	out[0] = n
	return out
}
