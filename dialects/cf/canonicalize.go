package cf

import "accc/ir"

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

// decideBranch: a branch whose condition is known, or whose ways are the same, has one way.
func decideBranch(o *ir.Op, rw *ir.Rewriter) bool {
	if c, ok := constant(o.Operand(0)); ok {
		if c.Value != 0 {
			goTo(o, 0, rw)
		} else {
			goTo(o, 1, rw)
		}
		return true
	}
	if o.Successors()[0] == o.Successors()[1] && sameValues(o.Group(1), o.Group(2)) {
		goTo(o, 0, rw)
		return true
	}
	return false
}

func sameValues(a, b []*ir.Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
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
	if dest == b || b.Region().Entry() == dest || dest.Region() != b.Region() {
		return false
	}
	for _, p := range b.Region().Blocks() {
		for _, s := range p.Successors() {
			if s == dest && p != b {
				return false
			}
		}
	}
	for i, a := range dest.Args() {
		if a == o.Operand(i) {
			return false
		}
		a.ReplaceAllUses(o.Operand(i))
	}
	rw.Erase(o)
	for _, in := range dest.Ops() {
		in.MoveToEnd(b)
		if rw.Changed != nil {
			rw.Changed(in)
		}
	}
	dest.Erase()
	return true
}
