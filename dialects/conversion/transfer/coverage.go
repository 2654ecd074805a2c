package transfer

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/dialects/scf"
	"accc/ir"
	"accc/sym"
)

// A coverage follows what a construct does with a section on the device, in the order in which it does: which of it is certain to be
// written, and whether something is read before.
type coverage struct {
	*view
	object object
	root   string
	// section is what the clause maps.
	section region
	// written are the regions that are certain to be written at this point of the construct, in this iteration of loops.
	written []region
	// loops are those around the point whose variables are counted, outermost first.
	loops []iteration
	// host: the point is in code of the host.
	host bool
	// read is an operation that may read what is not written before, or nil.
	read *ir.Op
}

// An iteration is that of a loop that runs: the symbol of its variable, and how many values that takes; nil: unknown.
type iteration struct {
	symbol string
	count  sym.Poly
}

// cover follows a construct; ok is false where the section of a clause is not understood.
func (v *view) cover(entry *ir.Op, x object) (c *coverage, ok bool) {
	c = &coverage{view: v, object: x, host: v.lang.isData(v.construct) || isDeclare(v.construct)}
	if c.root, c.section, ok = v.mapped(entry); !ok {
		return nil, false
	}
	if isDeclare(v.construct) {
		c.declaredRegion()
	}
	for _, r := range v.construct.Regions() {
		c.region(r)
	}
	return c, true
}

// whole reports whether all of the section is written.
func (c *coverage) whole() bool { return c.has(c.section) }

// has reports whether what is written has a region.
func (c *coverage) has(r region) bool {
	r = c.dense(r)
	list := make([]region, 0, len(c.written))
	for _, w := range c.written {
		w = c.dense(w)
		for again := true; again; {
			if again = false; c.covers(w, r) {
				return true
			}
			for i, x := range list {
				if both, ok := joined(x, w); ok {
					list, w, again = slices.Delete(list, i, i+1), both, true
					break
				}
			}
		}
		list = append(list, w)
	}
	return false
}

// mostWritten bounds the regions that are remembered.
const mostWritten = 32

// region follows blocks. What is written in a block is written in those that it dominates.
func (c *coverage) region(r *ir.Region) {
	if len(r.Blocks()) == 1 {
		c.block(r.Entry())
		return
	}
	d := ir.NewDominance()
	after := map[*ir.Block][]region{}
	before := c.written
	var last *ir.Block
	exits := 0
	for _, b := range d.ReversePostorder(r) {
		c.written = slices.Clone(before)
		if up := d.Idom(b); up != nil {
			c.written = slices.Clone(after[up])
		}
		c.block(b)
		after[b] = c.written
		if len(b.Successors()) == 0 {
			last = b
			exits++
		}
	}
	c.written = before
	if exits == 1 {
		c.written = after[last]
	}
}

func (c *coverage) block(b *ir.Block) {
	for o := b.First(); o != nil; o = o.Next() {
		c.op(o)
	}
}

// op follows an operation.
func (c *coverage) op(o *ir.Op) {
	x, accesses := ir.As[ir.Accesses](o)
	_, region := ir.As[*acc.ComputeRegion](o)
	_, entry := ir.As[*acc.DataEntry](o)
	_, wrapper := ir.As[*omp.Wrapper](o)
	switch {
	case accesses && c.host, o.Is(acc.UpdateDevice), o.Is(acc.Getdeviceptr): // the host has memory of its own
	case accesses:
		c.accesses(o, x)
	case entry, o.Is(omp.MapInfo):
		c.entry(o)
	case o.Is(acc.Loop) || o.Is(omp.LoopNest) || o.Is(fir.DoLoop) || o.Is(scf.For):
		c.own(o)
		c.loop(o)
	case o.Is(scf.While):
		c.while(o)
	case o.Is(scf.If), o.Is(fir.If):
		for _, r := range o.Regions() {
			before := slices.Clone(c.written)
			c.region(r)
			c.written = before
		}
	case region, o.Is(acc.Data), o.Is(omp.Target), o.Is(omp.TargetData), o.Is(omp.Teams), o.Is(omp.Parallel), wrapper:
		c.own(o)
		host := c.host
		c.host = host && !c.lang.isCompute(o)
		for _, r := range o.Regions() {
			c.region(r)
		}
		c.host = host
	default:
		c.other(o)
	}
}

// other follows an operation that is not known to be one of those that write what they say.
func (c *coverage) other(o *ir.Op) {
	e := newEffects()
	c.collect(o, e, true)
	if o.NumRegions() > 0 {
		ir.Walk(o, func(in *ir.Op) bool {
			if c.lang.isCompute(in) {
				e.add(c.device(in))
			}
			return true
		})
	}
	c.reads(o, e)
}

// reads notes an operation if its effects may be to read what is not written.
func (c *coverage) reads(o *ir.Op, e *effects) {
	if c.read == nil && e.reader(c.object) != nil && !c.whole() {
		c.read = o
	}
}

// own follows what a construct does besides running its region: copies and reductions of variables.
func (c *coverage) own(o *ir.Op) {
	e := newEffects()
	for _, x := range omp.EntryArgs(o) {
		if x.Clause != omp.MapEntry && x.Clause != omp.HostEval && leads(x.Outer.Type()) {
			objects, ok := c.reachable(x.Outer)
			e.touch(o, objects, ok, true, true)
		}
	}
	for _, v := range o.Operands() {
		if v.Op() != nil && v.Op().Is(acc.Reduction) {
			c.collect(v.Op(), e, true)
		}
	}
	c.reads(o, e)
}

// entry follows a data operation inside of the construct: the section is there already, so that a clause moves nothing.
func (c *coverage) entry(o *ir.Op) {
	if o.Is(omp.MapInfo) && (omp.IsData(o) || omp.IsByCopy(o)) || o.Is(acc.Private) {
		return
	}
	objects, ok := c.variable(o)
	meets := !ok || slices.ContainsFunc(objects, func(y object) bool { return !distinct(c.object, y) })
	if m := mappingOf(o); meets && (m.modified || m.unclear || m.action == otherAction && !o.Is(acc.Present)) && c.read == nil {
		c.read = o
	}
}

// accesses follows reads and writes.
func (c *coverage) accesses(o *ir.Op, x ir.Accesses) {
	list, plain := x.Accesses(o)
	if !plain {
		c.other(o)
		return
	}
	for _, x := range list {
		objects, known := c.objects(x.Addr)
		if known && !slices.ContainsFunc(objects, func(y object) bool { return !distinct(c.object, y) }) {
			continue
		}
		r, ok := c.at(x)
		switch {
		case x.Write && ok:
			if len(c.written) < mostWritten {
				c.written = append(c.written, r)
			}
		case x.Write, c.read != nil, c.whole(), ok && c.isWritten(r):
		default:
			c.read = o
		}
	}
}

// at is what an access is to, if that is in the section's memory.
func (c *coverage) at(x ir.Access) (region, bool) {
	root, offset, ok := c.address(x.Addr)
	if !ok || root != c.root {
		return region{}, false
	}
	by, ok := c.distance(ir.Derivation{Subscripts: x.Subscripts})
	size, ok2 := c.expr(x.Size)
	return region{base: offset.Plus(by, 1), size: size}, ok && ok2
}

// isWritten reports whether what is read is written before: the same element in this iteration, or all elements that the loops around read.
func (c *coverage) isWritten(r region) bool {
	if c.has(r) {
		return true
	}
	for _, l := range slices.Backward(c.loops) {
		if l.count == nil && r.base.Has(l.symbol) {
			return false
		}
		var ok bool
		if r, ok = r.over(l.symbol, l.count, true); !ok {
			return false
		}
		if c.has(r) {
			return true
		}
	}
	return false
}

// loop follows a loop whose variables are arguments of its region.
func (c *coverage) loop(o *ir.Op) {
	if c.counting(o, func() { c.region(o.Region(0)) }) {
		return
	}
	before := slices.Clone(c.written)
	for _, r := range o.Regions() {
		c.region(r)
	}
	c.written = before
}

// counting follows the body of a loop whose variables are arguments of its region; false if it has none.
func (c *coverage) counting(o *ir.Op, follow func()) bool {
	list := ir.CountersOf(o)
	if len(list) == 0 {
		return false
	}
	for _, x := range list {
		i := iteration{symbol: c.id(x.Var)}
		lower, ok := c.value(x.Lower)
		upper, ok2 := c.value(x.Upper)
		step := int64(0)
		by, ok3 := c.value(x.Step)
		if ok3 {
			step, ok3 = by.Constant()
		}
		value := sym.Of(i.symbol)
		if ok && ok2 && ok3 {
			i.count, value = counted(lower, upper, step, x.Inclusive, i.symbol)
		}
		c.counters[x.Var] = counter{value: value}
		c.loops = append(c.loops, i)
	}
	second, memory := c.second(o, list)
	c.body(len(list), follow)
	for _, x := range list {
		delete(c.counters, x.Var)
	}
	delete(c.counters, second)
	delete(c.counters, memory)
	return true
}

// second are the other variable of a loop of Fortran that counts the same in the type of the user's variable, and the memory of that, where each iteration
// sets it first; nil where there is none such.
func (c *coverage) second(o *ir.Op, list []ir.Counter) (second, memory *ir.Value) {
	args := o.Region(0).Entry().Args()
	first := c.counters[list[0].Var]
	if !o.Is(fir.DoLoop) || len(args) != 2 || len(o.GetAny("initArgs")) != 1 || len(o.Region(0).Blocks()) != 1 || first.value == nil {
		return nil, nil
	}
	init, ok := c.value(o.GetAny("initArgs")[0])
	lower, ok2 := c.value(list[0].Lower)
	result := o.Region(0).Entry().Last()
	sum := result.Operand(result.NumOperands() - 1).Op()
	if !ok || !ok2 || !init.Equal(lower) || sum == nil || !sum.Is(arith.AddI) {
		return nil, nil
	}
	step, ok := c.value(sum.Operand(1))
	by, ok2 := c.value(list[0].Step)
	if !ok || !ok2 || !step.Equal(by) {
		return nil, nil
	}
	memory = c.readOf(sum.Operand(0))
	if memory == nil {
		return nil, nil
	}
	var set *ir.Op
	s := c.storedAt(memory)
	for k, x := range s.by {
		switch {
		case !o.IsAncestorOf(x):
		case set != nil || s.values[k] != args[1] || x.Parent() != result.Parent():
			return nil, nil
		default:
			set = x
		}
	}
	if !s.ok || set == nil || !set.Before(sum.Operand(0).Op()) {
		return nil, nil
	}
	c.counters[args[1]] = counter{value: first.value}
	c.counters[memory] = counter{value: first.value, set: set, next: result}
	return args[1], memory
}

// counted is how many values a counter takes, nil if that is unknown, and its value over a symbol that counts them from 0.
func counted(lower, upper sym.Poly, step int64, inclusive bool, symbol string) (count, value sym.Poly) {
	count = upper.Plus(lower, -1)
	if step < 0 {
		count = lower.Plus(upper, -1)
	}
	if inclusive {
		count = count.Plus(sym.Const(1), 1)
	}
	value = lower.Plus(sym.Of(symbol), step)
	by := max(step, -step)
	switch n, constant := count.Constant(); {
	case by == 1:
		return count, value
	case by != 0 && constant && n > 0:
		return sym.Const((n + by - 1) / by), value
	case by != 0 && constant:
		return sym.Const(0), value
	}
	return nil, value
}

// body follows the body of a loop with variables, the last ones of c.loops. What it writes is written in all iterations when the loop ends.
func (c *coverage) body(variables int, follow func()) {
	before := slices.Clone(c.written)
	follow()
	made := c.written[min(len(before), len(c.written)):]
	loops := c.loops[len(c.loops)-variables:]
	c.loops = c.loops[:len(c.loops)-variables]
	c.written = before
	for _, r := range made {
		ok := true
		for _, l := range slices.Backward(loops) {
			if ok = ok && l.count != nil; ok {
				r, ok = r.over(l.symbol, l.count, c.atLeast(l.count, 1))
			}
		}
		if ok && len(c.written) < mostWritten {
			c.written = append(c.written, r)
		}
	}
}

// while follows a loop with a condition: one that counts a variable in memory, or any.
func (c *coverage) while(o *ir.Op) {
	if c.countingBy(o, func() { c.region(o.Region(1)) }) {
		return
	}
	c.region(o.Region(0))
	before := slices.Clone(c.written)
	c.region(o.Region(1))
	c.written = before
}

// countingBy follows the body of a loop that counts a variable in memory; false if it does not.
func (c *coverage) countingBy(o *ir.Op, follow func()) bool {
	root, i, n, ok := c.countedBy(o)
	if ok {
		c.counters[root] = n
		c.loops = append(c.loops, i)
		c.body(1, follow)
		delete(c.counters, root)
	}
	return ok
}

// countedBy is the variable of a loop that sets it before, compares it with a bound that does not change, and adds a constant to it at the end of
// its body.
func (c *coverage) countedBy(o *ir.Op) (root *ir.Value, i iteration, n counter, ok bool) {
	if len(o.Region(0).Blocks()) != 1 || len(o.Region(1).Blocks()) != 1 || len(o.Region(0).Entry().Args())+o.NumResults() > 0 {
		return nil, i, n, false
	}
	condition := o.Region(0).Entry().Last()
	for x := o.Region(0).Entry().First(); x != condition; x = x.Next() {
		if loaded(x) == nil && (!ir.IsPure(x) || x.NumRegions() > 0) {
			return nil, i, n, false
		}
	}
	if !condition.Is(scf.Condition) || condition.Operand(0).Op() == nil || !condition.Operand(0).Op().Is(arith.CmpI) {
		return nil, i, n, false
	}
	compare := condition.Operand(0).Op()
	root = c.readOf(compare.Operand(0))
	if root == nil {
		return nil, i, n, false
	}
	s := c.storedAt(root)
	var next *ir.Op
	for k, x := range s.by {
		if !o.IsAncestorOf(x) {
			continue
		}
		sum := s.values[k].Op()
		if next != nil || x.Parent() != o.Region(1).Entry() || sum == nil || !sum.Is(arith.AddI) || c.readOf(sum.Operand(0)) != root {
			return nil, i, n, false
		}
		next, n.value = x, nil
		step, constant := ir.ConstantInt(sum.Operand(1))
		first := c.setBefore(o, s)
		if !constant || first == nil {
			return nil, i, n, false
		}
		lower, ok := c.value(first)
		upper, ok2 := c.value(compare.Operand(1))
		i.symbol = c.id(o)
		if !ok || !ok2 {
			return nil, i, n, false
		}
		up := step > 0
		switch p := compare.IntAttr("predicate"); {
		case up && (p == arith.SLT || p == arith.ULT), !up && p == arith.SGT:
			i.count, n.value = counted(lower, upper, step, false, i.symbol)
		case up && (p == arith.SLE || p == arith.ULE), !up && p == arith.SGE:
			i.count, n.value = counted(lower, upper, step, true, i.symbol)
		}
	}
	n.next = next
	return root, i, n, s.ok && next != nil && n.value != nil
}

// readOf is the variable that a value is read from; nil for others.
func (c *coverage) readOf(v *ir.Value) *ir.Value {
	if v.Op() == nil || loaded(v.Op()) == nil {
		return nil
	}
	root, _ := c.original(loaded(v.Op()))
	return root
}

// setBefore is the value that a variable is set to last before a loop, in its block or before data constructs around it; nil where that is not known.
func (c *coverage) setBefore(loop *ir.Op, s *stored) *ir.Value {
	for o := loop; ; {
		if o.Prev() == nil {
			if o = o.ParentOp(); !isData(o) || len(o.Region(0).Blocks()) != 1 {
				return nil
			}
			continue
		}
		o = o.Prev()
		for k, x := range s.by {
			switch {
			case x == o:
				return s.values[k]
			case o.IsAncestorOf(x):
				return nil
			}
		}
	}
}
