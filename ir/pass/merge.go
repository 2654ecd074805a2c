package pass

import (
	"slices"

	"accc/ir"
)

// mergeBlocks makes one block of those of a region, and of the regions inside it, that do the same and go to the same
// blocks. Values that differ become arguments.
func mergeBlocks(regions []*ir.Region) bool {
	changed := false
	for work := slices.Clone(regions); len(work) > 0; {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for mergeEqual(r) {
			changed = true
		}
		for _, b := range r.Blocks() {
			for o := b.First(); o != nil; o = o.Next() {
				work = append(work, o.Regions()...)
			}
		}
	}
	return changed
}

// mergeEqual merges the blocks of one region once.
func mergeEqual(r *ir.Region) bool {
	if len(r.Blocks()) < 2 {
		return false
	}
	var clusters []*cluster
	for _, b := range r.Blocks()[1:] {
		if !isMergeable(b) {
			continue
		}
		l := newLines(b)
		if !slices.ContainsFunc(clusters, func(c *cluster) bool { return c.add(l) }) {
			clusters = append(clusters, &cluster{leader: l})
		}
	}
	changed := false
	for _, c := range clusters {
		changed = c.merge() || changed
	}
	return changed
}

// isMergeable reports whether another block may do the work of b: it holds no regions, and its arguments are its own.
func isMergeable(b *ir.Block) bool {
	for o := b.First(); o != nil; o = o.Next() {
		if slices.ContainsFunc(o.Regions(), func(r *ir.Region) bool { return !r.Empty() }) {
			return false
		}
	}
	return !slices.ContainsFunc(b.Args(), func(a *ir.Value) bool { return isUsedOutside(a, b) })
}

// isUsedOutside reports whether an operation of another block uses v.
func isUsedOutside(v *ir.Value, b *ir.Block) bool {
	for u := v.FirstUse(); u != nil; u = u.Next() {
		if u.Owner().Parent() != b {
			return true
		}
	}
	return false
}

// lines are the operations of a block, with the order of the values that are defined in it.
type lines struct {
	block *ir.Block
	ops   []*ir.Op
	order map[*ir.Value]int
}

func newLines(b *ir.Block) *lines {
	l := &lines{block: b, ops: b.Ops(), order: map[*ir.Value]int{}}
	for _, a := range b.Args() {
		l.order[a] = len(l.order)
	}
	for _, o := range l.ops {
		for _, v := range o.Results() {
			l.order[v] = len(l.order)
		}
	}
	return l
}

// A place is an operand of a block: the number of the operation, and of its operand.
type place struct{ op, operand int }

// A cluster is blocks that do the same as the first of them, but for the values at some places.
type cluster struct {
	leader *lines
	rest   []*lines
	differ []place // in order
}

// add adds a block that does the same as the leader.
func (c *cluster) add(l *lines) bool {
	lead := c.leader
	if len(lead.ops) != len(l.ops) || !slices.Equal(lead.block.Successors(), l.block.Successors()) ||
		!slices.EqualFunc(lead.block.Args(), l.block.Args(), func(a, b *ir.Value) bool { return a.Type() == b.Type() }) {
		return false
	}
	var differ []place
	for i, x := range lead.ops {
		y := l.ops[i]
		if !isSameBut(x, y) {
			return false
		}
		for j := range x.NumOperands() {
			v, w := x.Operand(j), y.Operand(j)
			if v == w {
				continue
			}
			a, inside := lead.order[v]
			b, also := l.order[w]
			if v.Type() != w.Type() || inside != also || inside && a != b {
				return false
			}
			if inside {
				continue
			}
			if !isKnownBefore(v, lead.block) || !isKnownBefore(w, l.block) {
				return false
			}
			differ = append(differ, place{i, j})
		}
		for j := range x.NumResults() {
			if isUsedOutside(x.Result(j), lead.block) || isUsedOutside(y.Result(j), l.block) {
				return false
			}
		}
	}
	for _, p := range differ {
		if !slices.Contains(c.differ, p) {
			c.differ = append(c.differ, p)
		}
	}
	c.rest = append(c.rest, l)
	return true
}

// isSameBut reports whether two operations are equal but for the values of their operands.
func isSameBut(x, y *ir.Op) bool {
	if x.Def() != y.Def() || x.NumOperands() != y.NumOperands() || x.NumResults() != y.NumResults() ||
		!slices.Equal(x.Segments(), y.Segments()) || !slices.Equal(x.ResultSegments(), y.ResultSegments()) ||
		!slices.Equal(x.DiscardableAttrs(), y.DiscardableAttrs()) {
		return false
	}
	for i := range x.Def().Attrs {
		if x.Prop(i) != y.Prop(i) {
			return false
		}
	}
	return slices.EqualFunc(x.Results(), y.Results(), func(a, b *ir.Value) bool { return a.Type() == b.Type() })
}

// isKnownBefore reports whether a block that leads to b may pass v: v is not a result of the branch itself.
func isKnownBefore(v *ir.Value, b *ir.Block) bool {
	d := v.Op()
	return d == nil || !d.IsTerminator() || !slices.Contains(d.Successors(), b)
}

// merge makes the leader do the work of the other blocks.
func (c *cluster) merge() bool {
	if len(c.rest) == 0 {
		return false
	}
	all := append([]*lines{c.leader}, c.rest...)
	if len(c.differ) > 0 {
		if slices.ContainsFunc(all, func(l *lines) bool { return !canPass(edges(l.block)) }) {
			return false
		}
		slices.SortFunc(c.differ, func(a, b place) int {
			if a.op != b.op {
				return a.op - b.op
			}
			return a.operand - b.operand
		})
		passed := c.arguments(all)
		for i, l := range all {
			for _, e := range edges(l.block) {
				ir.SetSuccessorOperands(e.op, e.index, append(slices.Clone(ir.SuccessorOperands(e.op, e.index)), passed[i]...))
			}
		}
	}
	for _, l := range c.rest {
		for _, e := range edges(l.block) {
			e.op.SetSuccessor(e.index, c.leader.block)
		}
		dropBlock(l.block)
	}
	return true
}

// canPass reports whether the operands that branches pass can be replaced.
func canPass(in []branchEdge) bool {
	return !slices.ContainsFunc(in, func(e branchEdge) bool {
		_, ok := ir.As[ir.BranchMutator](e.op)
		return !ok
	})
}

// arguments gives the leader an argument for each place at which the blocks differ, or one for several that always have
// the same value, and returns what the branches to each block pass.
func (c *cluster) arguments(all []*lines) [][]*ir.Value {
	passed := make([][]*ir.Value, len(all))
	at := map[*ir.Value][]int{} // of the leader's values: the arguments made for them
	made := len(c.leader.block.Args())
	for _, p := range c.differ {
		v := c.leader.ops[p.op].Operand(p.operand)
		same := -1
		for _, k := range at[v] {
			if !slices.ContainsFunc(seq(len(all)), func(i int) bool { return passed[i][k] != all[i].ops[p.op].Operand(p.operand) }) {
				same = k
			}
			break // only the first is tried, as in mlir-opt: it keeps the work linear
		}
		if same < 0 {
			same = len(passed[0])
			at[v] = append(at[v], same)
			for i, l := range all {
				passed[i] = append(passed[i], l.ops[p.op].Operand(p.operand))
			}
			c.leader.block.AddArg(v.Type(), v.Loc())
		}
		c.leader.ops[p.op].SetOperand(p.operand, c.leader.block.Arg(made+same))
	}
	return passed
}

func seq(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}
