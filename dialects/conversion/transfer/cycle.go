package transfer

import (
	"slices"

	"accc/dialects/cf"
	"accc/ir"
)

// Loops that are blocks with branches, as loops with exits are, and those of Fortran that have a condition.

// A cycle is a loop of blocks that is entered by one branch and ends at one place.
type cycle struct {
	// enter is the branch to the header.
	enter          *ir.Op
	header, after  *ir.Block
	blocks         []*ir.Block
	latches, exits []*ir.Block // the blocks that go back to the header, and to what follows
	dominance      *ir.Dominance
	from           map[*ir.Block][]*ir.Block // where each block of the region is reached from
}

// headers are the blocks of host code at which loops may begin, outer ones first.
func (a *analysis) headers(module *ir.Op) (list []*ir.Block) {
	d := ir.NewDominance()
	ir.Walk(module, func(o *ir.Op) bool {
		if !isHost(o) {
			return false
		}
		for _, r := range o.Regions() {
			if len(r.Blocks()) == 1 || !a.hasCompute(o) {
				continue
			}
			// A loop is not entered but through its header, so that those around it come first.
			from := sources(r)
			for _, b := range d.ReversePostorder(r) {
				if slices.ContainsFunc(from[b], func(p *ir.Block) bool { return isBack(d, p, b) }) {
					list = append(list, b)
				}
			}
		}
		return true
	})
	return list
}

// hasCompute reports whether there is a compute construct in an operation.
func (a *analysis) hasCompute(o *ir.Op) (some bool) {
	ir.Walk(o, func(in *ir.Op) bool {
		some = some || a.lang.isCompute(in) || a.hasConstructs(in)
		return !some
	})
	return some
}

// computes reports whether there is a compute construct in a block.
func (a *analysis) computes(b *ir.Block) bool {
	for o := b.First(); o != nil; o = o.Next() {
		if a.hasCompute(o) {
			return true
		}
	}
	return false
}

// sources are the blocks from which each block of a region is reached.
func sources(r *ir.Region) map[*ir.Block][]*ir.Block {
	from := map[*ir.Block][]*ir.Block{}
	for _, b := range r.Blocks() {
		for i, next := range b.Successors() {
			if !slices.Contains(b.Successors()[:i], next) {
				from[next] = append(from[next], b)
			}
		}
	}
	return from
}

// isBack reports whether a block ends with a branch to another one that dominates it.
func isBack(d *ir.Dominance, from, to *ir.Block) bool {
	return d.Reachable(from) && slices.Contains(from.Successors(), to) && d.BlockDominates(to, from)
}

// cycleAt is the loop with a header; nil if a data construct cannot be around it.
func (a *analysis) cycleAt(header *ir.Block) *cycle {
	region := header.Region()
	if a.from[region] == nil { // a loop that was put into a construct takes its blocks out of their region
		a.dominance, a.from = ir.NewDominance(), map[*ir.Region]map[*ir.Block][]*ir.Block{region: sources(region)}
	}
	c := &cycle{header: header, blocks: []*ir.Block{header}, dominance: a.dominance, from: a.from[region]}
	var outside []*ir.Block
	for _, p := range c.from[header] {
		switch {
		case isBack(c.dominance, p, header):
			c.latches = append(c.latches, p)
			c.grow(p)
		default:
			outside = append(outside, p)
		}
	}
	if !slices.ContainsFunc(c.blocks, a.computes) {
		return nil
	}
	if len(outside) != 1 || !outside[0].Terminator().Is(cf.Br) || len(header.Args()) > 0 {
		return nil
	}
	c.enter = outside[0].Terminator()
	for _, next := range header.Successors() {
		if !slices.Contains(c.blocks, next) {
			c.after = next
		}
	}
	c.leaveBy()
	order := region.Blocks()
	slices.SortFunc(c.blocks, func(x, y *ir.Block) int { return slices.Index(order, x) - slices.Index(order, y) })
	for _, b := range c.blocks {
		t := b.Terminator()
		for i, next := range b.Successors() {
			if slices.Contains(c.blocks, next) {
				continue
			}
			if c.after != next || len(ir.SuccessorOperands(t, i)) > 0 {
				return nil
			}
			c.exits = append(c.exits, b)
		}
		if c.isUsedOutside(b) {
			return nil
		}
	}
	if !slices.Contains(c.exits, header) || slices.Contains(c.latches, header) {
		return nil
	}
	return c
}

// leaveBy adds the blocks by which the loop is left early: what comes before an exit from it.
func (c *cycle) leaveBy() {
	isInside := func(b *ir.Block) bool { return slices.Contains(c.blocks, b) }
	for changed := true; changed; {
		changed = false
		var next []*ir.Block
		for _, b := range c.blocks {
			next = append(next, b.Successors()...)
		}
		for _, b := range next {
			if isInside(b) || b == c.after || len(b.Successors()) == 0 || b == c.header.Region().Entry() || !c.dominance.BlockDominates(c.header, b) {
				continue
			}
			outside := slices.ContainsFunc(c.from[b], func(p *ir.Block) bool { return !isInside(p) })
			if !outside && !slices.ContainsFunc(b.Successors(), func(n *ir.Block) bool { return !isInside(n) && n != c.after }) {
				c.blocks = append(c.blocks, b)
				changed = true
			}
		}
	}
}

// grow adds the blocks that a block of the loop is reached from.
func (c *cycle) grow(b *ir.Block) {
	if slices.Contains(c.blocks, b) {
		return
	}
	c.blocks = append(c.blocks, b)
	for _, p := range c.from[b] {
		if c.dominance.Reachable(p) {
			c.grow(p)
		}
	}
}

// isUsedOutside reports whether a value of a block is used after the loop.
func (c *cycle) isUsedOutside(b *ir.Block) bool {
	values := slices.Clone(b.Args())
	for o := b.First(); o != nil; o = o.Next() {
		values = append(values, o.Results()...)
	}
	return slices.ContainsFunc(values, func(v *ir.Value) bool {
		return slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return !c.holds(u) })
	})
}

func (c *cycle) holds(o *ir.Op) bool {
	for ; o != nil; o = o.ParentOp() {
		if slices.Contains(c.blocks, o.Parent()) {
			return true
		}
	}
	return false
}

// always reports whether each iteration executes a block that ends normally.
func (c *cycle) always(b *ir.Block) bool {
	return slices.Contains(c.blocks, b) && !slices.ContainsFunc(c.latches, func(l *ir.Block) bool { return !c.dominance.BlockDominates(b, l) })
}

// isRepeated reports whether one iteration may execute a block again.
func (c *cycle) isRepeated(b *ir.Block) bool {
	seen := map[*ir.Block]bool{c.header: true}
	var reaches func(from *ir.Block) bool
	reaches = func(from *ir.Block) bool {
		for _, next := range from.Successors() {
			if next == b {
				return true
			}
			if slices.Contains(c.blocks, next) && !seen[next] {
				seen[next] = true
				if reaches(next) {
					return true
				}
			}
		}
		return false
	}
	return b != c.header && reaches(b)
}

// first reports whether the first iteration executes a block if there is one.
func (c *cycle) first(b *ir.Block) bool {
	return !slices.ContainsFunc(c.exits, func(e *ir.Block) bool { return e != c.header && !c.dominance.BlockDominates(b, e) })
}

// condition is the value that says whether the loop has an iteration; nil if it is not that simple.
func (c *cycle) condition() *ir.Value {
	t := c.header.Terminator()
	if !t.Is(cf.CondBr) || !slices.Contains(c.blocks, t.Successors()[0]) || slices.Contains(c.blocks, t.Successors()[1]) {
		return nil
	}
	return t.Operand(0)
}

// moveInto makes the loop the region of a construct, which is before the branch to it. The branch goes to the end of the region's first block.
func (c *cycle) moveInto(first *ir.Block, terminator *ir.OpDef) {
	r := first.Region()
	leave := c.enter.Clone(ir.NewMapping())
	leave.SetSuccessor(0, c.after)
	before := c.enter.Parent()
	c.enter.MoveToEnd(first)
	before.Append(leave)
	for _, b := range c.blocks {
		r.Append(b)
	}
	end := r.AddBlock()
	ir.NewDraft(terminator).Insert(ir.At(end), c.enter.Loc)
	for _, b := range c.blocks {
		for i, next := range b.Successors() {
			if next == c.after {
				b.Terminator().SetSuccessor(i, end)
			}
		}
	}
}
