package pass

import "accc/ir"

// simplifyRegion removes blocks that cannot be reached, joins a block with its only predecessor,
// and drops block arguments that are unused or always the same value.
func simplifyRegion(r *ir.Region) bool {
	if len(r.Blocks()) < 2 {
		return false
	}
	changed := false
	dom := ir.NewDominance()
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		if !dom.Reachable(b) {
			dropBlock(b)
			changed = true
		}
	}
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		if b.Region() == r && b != r.Entry() {
			changed = simplifyArgs(b) || changed
		}
	}
	return joinBlocks(r) || changed
}

// dropBlock erases an unreachable block; what other unreachable blocks use of it goes first.
func dropBlock(b *ir.Block) {
	for _, o := range b.Ops() {
		for i := range o.NumOperands() {
			o.OperandUse(i).Set(nil)
		}
	}
	for _, o := range b.Ops() {
		for _, res := range o.Results() {
			for u := res.FirstUse(); u != nil; u = res.FirstUse() {
				u.Set(nil)
			}
		}
	}
	b.Erase()
}

// A branchEdge is one way into a block.
type branchEdge struct {
	op    *ir.Op
	index int
}

func edges(b *ir.Block) []branchEdge {
	var out []branchEdge
	for _, p := range b.Region().Blocks() {
		t := p.Last()
		if t == nil {
			continue
		}
		for i, s := range t.Successors() {
			if s == b {
				out = append(out, branchEdge{t, i})
			}
		}
	}
	return out
}

func simplifyArgs(b *ir.Block) bool {
	if len(b.Args()) == 0 {
		return false
	}
	in := edges(b)
	for _, e := range in {
		if _, ok := ir.As[ir.BranchMutator](e.op); !ok {
			return false
		}
	}
	changed := false
	for i := len(b.Args()) - 1; i >= 0; i-- {
		arg := b.Arg(i)
		if same := soleIncoming(arg, in, i); same != nil {
			arg.ReplaceAllUses(same)
		}
		if onlyFeedsItself(arg, in, i) {
			for _, e := range in {
				vals := ir.SuccessorOperands(e.op, e.index)
				ir.SetSuccessorOperands(e.op, e.index, append(append([]*ir.Value(nil), vals[:i]...), vals[i+1:]...))
			}
			b.RemoveArg(i)
			changed = true
		}
	}
	return changed
}

// soleIncoming is the value that every edge passes for the argument (the argument itself aside), or nil.
func soleIncoming(arg *ir.Value, in []branchEdge, i int) *ir.Value {
	var only *ir.Value
	for _, e := range in {
		v := ir.SuccessorOperands(e.op, e.index)[i]
		if v == arg || v == only {
			continue
		}
		if only != nil {
			return nil
		}
		only = v
	}
	if only == nil || !arg.HasUses() {
		return nil
	}
	return only
}

// onlyFeedsItself reports whether the argument is unused but for being passed on as itself.
func onlyFeedsItself(arg *ir.Value, in []branchEdge, i int) bool {
	for u := arg.FirstUse(); u != nil; u = u.Next() {
		self := false
		for _, e := range in {
			if e.op == u.Owner() {
				b, _ := ir.As[ir.BranchLike](e.op)
				lo, _ := b.SuccessorOperands(e.op, e.index)
				self = self || lo+i == u.Index()
			}
		}
		if !self {
			return false
		}
	}
	return true
}

// joinBlocks appends a block to its only predecessor when that leads nowhere else.
func joinBlocks(r *ir.Region) bool {
	changed := false
	preds := map[*ir.Block]int{}
	for _, b := range r.Blocks() {
		for _, s := range b.Successors() {
			preds[s]++
		}
	}
	for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
		for b.Region() == r {
			t := b.Last()
			if t == nil || len(t.Successors()) != 1 {
				break
			}
			s := t.Successors()[0]
			if s == b || s == r.Entry() || preds[s] != 1 || !ir.IsPlainBranch(t) {
				break
			}
			vals := ir.SuccessorOperands(t, 0)
			if len(vals) != len(s.Args()) {
				break
			}
			for i, a := range s.Args() {
				a.ReplaceAllUses(vals[i])
			}
			t.Erase()
			for _, o := range s.Ops() {
				o.MoveToEnd(b)
			}
			s.Erase()
			changed = true
		}
	}
	return changed
}
