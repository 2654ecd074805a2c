package pass

import (
	"slices"

	"accc/ir"
)

// liveness is what live operations need: themselves, and the arguments of blocks that they use.
type liveness struct {
	ops     map[*ir.Op]bool
	args    map[*ir.Value]bool
	changed bool
}

// eraseDeadness erases the operations of regions, and the arguments of blocks, that no live operation needs, even where
// they need one another.
func eraseDeadness(regions []*ir.Region, rw *ir.Rewriter) bool {
	l := &liveness{ops: map[*ir.Op]bool{}, args: map[*ir.Value]bool{}}
	for l.changed = true; l.changed; {
		l.changed = false
		for _, r := range regions {
			l.region(r)
		}
	}
	return l.erase(regions, rw)
}

func (l *liveness) setOp(o *ir.Op) {
	if !l.ops[o] {
		l.ops[o], l.changed = true, true
	}
}

func (l *liveness) setArg(a *ir.Value) {
	if !l.args[a] {
		l.args[a], l.changed = true, true
	}
}

// region goes over the operations of a region from the last to the first: users before what they use.
func (l *liveness) region(r *ir.Region) {
	for _, b := range ir.Postorder(r) {
		for o := b.Last(); o != nil; o = o.Prev() {
			l.op(o)
		}
		if len(r.Blocks()) == 1 || b == r.Entry() {
			continue // what enters the region is not known here
		}
		for _, a := range b.Args() {
			if !l.args[a] && l.used(a) {
				l.setArg(a)
			}
		}
	}
}

func (l *liveness) op(o *ir.Op) {
	for _, r := range o.Regions() {
		l.region(r)
	}
	switch {
	case o.IsTerminator():
		l.setOp(o)
		if _, ok := ir.As[ir.BranchMutator](o); !ok {
			for _, s := range o.Successors() {
				for _, a := range s.Args() {
					l.setArg(a)
				}
			}
			return
		}
		l.producedArgs(o)
	case l.ops[o]:
	case !ir.IsRemovable(o), slices.ContainsFunc(o.Results(), l.used):
		l.setOp(o)
	}
}

// producedArgs marks the arguments that a branch makes itself rather than passing an operand.
func (l *liveness) producedArgs(o *ir.Op) {
	for i, s := range o.Successors() {
		for _, a := range s.Args()[:len(s.Args())-len(ir.SuccessorOperands(o, i))] {
			l.setArg(a)
		}
	}
}

// used reports whether a live operation uses v other than to pass it to an argument that is not live.
func (l *liveness) used(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.Next() {
		if l.ops[u.Owner()] && !l.passesToDead(u) {
			return true
		}
	}
	return false
}

// passesToDead reports whether an operand of a branch goes to an argument that is not live.
func (l *liveness) passesToDead(u *ir.Operand) bool {
	o := u.Owner()
	if !o.IsTerminator() || len(o.Successors()) == 0 {
		return false
	}
	b, ok := ir.As[ir.BranchMutator](o)
	if !ok {
		return false
	}
	for i, s := range o.Successors() {
		if lo, hi := b.SuccessorOperands(o, i); u.Index() >= lo && u.Index() < hi {
			return !l.args[s.Arg(len(s.Args())-(hi-lo)+u.Index()-lo)]
		}
	}
	return false
}

// erase erases what is not live.
func (l *liveness) erase(regions []*ir.Region, rw *ir.Rewriter) bool {
	changed := false
	for _, r := range regions {
		for _, b := range ir.Postorder(r) {
			if len(r.Blocks()) > 1 {
				l.dropOperands(b.Last())
			}
			for o := b.Last(); o != nil; {
				prev := o.Prev()
				if l.ops[o] {
					changed = l.erase(o.Regions(), rw) || changed
				} else {
					dropResultUses(o)
					rw.Erase(o)
					changed = true
				}
				o = prev
			}
		}
		for i, b := range r.Blocks() {
			if i == 0 {
				continue
			}
			for a := len(b.Args()) - 1; a >= 0; a-- {
				if !l.args[b.Arg(a)] {
					b.RemoveArg(a)
					changed = true
				}
			}
		}
	}
	return changed
}

// dropResultUses makes the users of o, which are as dead as it is, use nothing.
func dropResultUses(o *ir.Op) {
	for _, r := range o.Results() {
		for u := r.FirstUse(); u != nil; u = r.FirstUse() {
			u.Set(nil)
		}
	}
}

// dropOperands takes the operands of a branch away that it passes to dead arguments.
func (l *liveness) dropOperands(o *ir.Op) {
	if o == nil {
		return
	}
	if _, ok := ir.As[ir.BranchMutator](o); !ok {
		return
	}
	for i, s := range o.Successors() {
		vals := ir.SuccessorOperands(o, i)
		first := len(s.Args()) - len(vals)
		var kept []*ir.Value
		for j, v := range vals {
			if l.args[s.Arg(first+j)] {
				kept = append(kept, v)
			}
		}
		if len(kept) != len(vals) {
			ir.SetSuccessorOperands(o, i, kept)
		}
	}
}
