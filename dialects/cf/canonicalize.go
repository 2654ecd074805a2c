package cf

import (
	"slices"

	"accc/dialects/arith"
	"accc/ir"
)

// constant is the value of an integer constant, whatever dialect defines it.
func constant(v *ir.Value) (*ir.IntegerAttr, bool) {
	a, ok := ir.ConstantValue(v).(*ir.IntegerAttr)
	return a, ok
}

// goTo replaces a terminator by a branch to its successor i.
func goTo(o *ir.Op, i int, rw *ir.Rewriter) {
	b, _ := ir.As[ir.BranchLike](o)
	lo, hi := b.SuccessorOperands(o, i)
	rw.SetBefore(o)
	rw.Loc = o.Loc
	rw.Op(Br, ir.With{Operands: o.Operands()[lo:hi], Succs: []*ir.Block{o.Successors()[i]}})
	rw.Erase(o)
}

// ways are the terminators that lead to a block, once for each way.
func ways(b *ir.Block) (out []*ir.Op) {
	for _, p := range b.Region().Blocks() {
		for _, s := range p.Successors() {
			if s == b {
				out = append(out, p.Last())
			}
		}
	}
	return out
}

// onlyWay is the terminator that leads to a block when there is just one way, or nil.
func onlyWay(b *ir.Block) *ir.Op {
	if w := ways(b); len(w) == 1 {
		return w[0]
	}
	return nil
}

// passed is where a branch to a block leads, with vals for its arguments, when all that the block does is branch on; ok
// is false when it does more.
func passed(b *ir.Block, vals []*ir.Value) (*ir.Block, []*ir.Value, bool) {
	o := b.First()
	if !o.Is(Br) || o.Successors()[0] == b {
		return b, vals, false
	}
	for _, a := range b.Args() {
		for u := a.FirstUse(); u != nil; u = u.Next() {
			if u.Owner() != o {
				return b, vals, false
			}
		}
	}
	out := o.Operands()
	for i, v := range out {
		if v.Block() == b {
			out[i] = vals[v.Index()]
		}
	}
	return o.Successors()[0], out, true
}

// passThrough: a branch to a block that only branches on leads where that leads.
func passThrough(o *ir.Op, rw *ir.Rewriter) bool {
	if o.Successors()[0] == o.Parent() {
		return false
	}
	dest, vals, ok := passed(o.Successors()[0], o.Operands())
	if ok {
		rw.Op(Br, ir.With{Operands: vals, Succs: []*ir.Block{dest}})
		rw.Erase(o)
	}
	return ok
}

// decideBranch: a branch whose condition is known has one way.
func decideBranch(o *ir.Op, rw *ir.Rewriter) bool {
	c, ok := constant(o.Operand(0))
	if !ok {
		return false
	}
	if c.Value != 0 {
		goTo(o, 0, rw)
	} else {
		goTo(o, 1, rw)
	}
	return true
}

// passThroughBranch is passThrough for both ways of a branch.
func passThroughBranch(o *ir.Op, rw *ir.Rewriter) bool {
	yes, yesVals, first := passed(o.Successors()[0], o.Group(1))
	no, noVals, second := passed(o.Successors()[1], o.Group(2))
	if !first && !second {
		return false
	}
	w := ir.With{Groups: [][]*ir.Value{{o.Operand(0)}, yesVals, noVals}, Succs: []*ir.Block{yes, no}}
	if weights := o.Attr("branch_weights"); weights != nil {
		w.Attrs = []ir.NamedAttr{{Name: "branch_weights", Value: weights}}
	}
	rw.Op(CondBr, w)
	rw.Erase(o)
	return true
}

// sameWays: a branch both of whose ways lead to one block has one way, and chooses what it passes to the block.
func sameWays(o *ir.Op, rw *ir.Rewriter) bool {
	dest := o.Successors()[0]
	if dest != o.Successors()[1] {
		return false
	}
	yes, no := o.Group(1), o.Group(2)
	if !slices.Equal(yes, no) {
		for _, w := range ways(dest) {
			if w != o {
				return false
			}
		}
		for i := range yes {
			if yes[i] != no[i] {
				chosen := rw.Op(arith.Select, ir.With{Operands: []*ir.Value{o.Operand(0), yes[i], no[i]}, Types: []ir.Type{yes[i].Type()}})
				yes[i] = chosen.Result(0)
			}
		}
	}
	rw.Op(Br, ir.With{Operands: yes, Succs: []*ir.Block{dest}})
	rw.Erase(o)
	return true
}

// decidedBefore: where the only way leads that a branch on the same condition chose, the condition is known.
func decidedBefore(o *ir.Op, rw *ir.Rewriter) bool {
	// The branch is looked for among those on the condition first: to find all ways to a block takes a walk over the region.
	b := o.Parent()
	isWay := func(p *ir.Op) bool { return p.Is(CondBr) && slices.Contains(p.Successors(), b) }
	if !slices.ContainsFunc(o.Operand(0).Users(), isWay) {
		return false
	}
	p := onlyWay(b)
	if !p.Is(CondBr) || p.Operand(0) != o.Operand(0) {
		return false
	}
	if p.Successors()[0] == o.Parent() {
		goTo(o, 0, rw)
	} else {
		goTo(o, 1, rw)
	}
	return true
}

// knownBehind: in a block that only one way of a branch leads to, the condition is known.
func knownBehind(o *ir.Op, rw *ir.Rewriter) bool {
	changed := false
	for i, b := range o.Successors() {
		var known *ir.Value
		var users []*ir.Operand
		for u := o.Operand(0).FirstUse(); u != nil; u = u.Next() {
			if u.Owner().Parent() == b {
				users = append(users, u)
			}
		}
		if len(users) == 0 || onlyWay(b) == nil {
			continue
		}
		for _, u := range users {
			if known == nil {
				known = rw.Op(arith.Constant, ir.With{Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Bool(i == 0)}}, Types: []ir.Type{ir.I1()}}).Result(0)
			}
			u.Set(known)
			rw.Modified(u.Owner())
			changed = true
		}
	}
	return changed
}

// decideSwitch: a switch on a known value, or without cases, has one way.
func decideSwitch(o *ir.Op, rw *ir.Rewriter) bool {
	if len(o.Successors()) == 1 {
		goTo(o, 0, rw)
		return true
	}
	c, ok := constant(o.Operand(0))
	if !ok {
		return false
	}
	to := 0
	for i, v := range CaseValues(o) {
		if v == c.Value {
			to = i + 1
			break
		}
	}
	goTo(o, to, rw)
	return true
}

// mergeSuccessor: a block whose only way leads to a block that nothing else leads to takes it in.
func mergeSuccessor(o *ir.Op, rw *ir.Rewriter) bool {
	b, dest := o.Parent(), o.Successors()[0]
	if dest == b || b.Region().Entry() == dest || dest.Region() != b.Region() || onlyWay(dest) == nil {
		return false
	}
	for i, a := range dest.Args() {
		if a == o.Operand(i) {
			return false
		}
	}
	for i, a := range dest.Args() {
		rw.ReplaceAllUses(a, o.Operand(i))
	}
	for _, in := range dest.Ops() {
		in.MoveToEnd(b)
		rw.Modified(in)
	}
	dest.Erase()
	rw.Erase(o)
	return true
}

// reachedWay: a branch does not go where nothing is reached.
func reachedWay(o *ir.Op, rw *ir.Rewriter) bool {
	for i, s := range o.Successors() {
		if first := s.First(); first != nil && first.Def().FullName == "ub.unreachable" {
			goTo(o, 1-i, rw)
			return true
		}
	}
	return false
}

// holds: what is asserted and known holds.
func holds(o *ir.Op, rw *ir.Rewriter) bool {
	if c, ok := constant(o.Operand(0)); !ok || c.Value == 0 {
		return false
	}
	rw.Erase(o)
	return true
}

func init() {
	type patterns = []func(*ir.Op, *ir.Rewriter) bool
	Br.Canonicalize = patterns{mergeSuccessor, passThrough}
	CondBr.Canonicalize = patterns{decideBranch, passThroughBranch, sameWays, decidedBefore, knownBehind, reachedWay}
	Switch.Canonicalize = patterns{decideSwitch}
	Assert.Canonicalize = patterns{holds}
	Dialect.Constant = arith.Dialect.Constant
}
