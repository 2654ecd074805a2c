package pass

import "accc/ir"

// simplifyRegions removes the blocks of regions, and of those inside them, that cannot be reached, then everything that
// no live operation needs. merge also makes blocks that do the same one, and drops the arguments of blocks that are always the
// same value.
func simplifyRegions(regions []*ir.Region, rw *ir.Rewriter, merge bool) bool {
	changed := dropUnreachable(regions)
	changed = eraseDeadness(regions, rw) || changed
	if merge {
		changed = mergeBlocks(regions) || changed
		changed = dropConstantArgs(regions) || changed
	}
	return changed
}

// dropUnreachable removes the blocks that cannot be reached.
func dropUnreachable(regions []*ir.Region) bool {
	changed := false
	for _, r := range regions {
		if len(r.Blocks()) > 1 {
			reached := map[*ir.Block]bool{}
			for _, b := range ir.Postorder(r) {
				reached[b] = true
			}
			for _, b := range append([]*ir.Block(nil), r.Blocks()...) {
				if !reached[b] {
					dropBlock(b)
					changed = true
				}
			}
		}
		for _, b := range r.Blocks() {
			for o := b.First(); o != nil; o = o.Next() {
				if o.NumRegions() > 0 {
					changed = dropUnreachable(o.Regions()) || changed
				}
			}
		}
	}
	return changed
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

// dropConstantArgs drops the arguments of blocks for which every way into the block passes the same value.
func dropConstantArgs(regions []*ir.Region) bool {
	changed := false
	for _, r := range regions {
		for i, b := range r.Blocks() {
			if i > 0 {
				changed = simplifyArgs(b) || changed
			}
			for o := b.First(); o != nil; o = o.Next() {
				if o.NumRegions() > 0 {
					changed = dropConstantArgs(o.Regions()) || changed
				}
			}
		}
	}
	return changed
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
		same := soleIncoming(arg, in, i)
		if same == nil {
			continue
		}
		arg.ReplaceAllUses(same)
		for _, e := range in {
			vals := ir.SuccessorOperands(e.op, e.index)
			ir.SetSuccessorOperands(e.op, e.index, append(append([]*ir.Value(nil), vals[:i]...), vals[i+1:]...))
		}
		b.RemoveArg(i)
		changed = true
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
	return only
}
