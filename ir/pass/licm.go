package pass

import "accc/ir"

// LICM moves operations without effects, whose operands are invariant in a loop, before the loop: out of the regions
// of loop-like operations and out of natural loops of blocks.
var LICM = Generic.Define(Pass{
	Name: "loop-invariant-code-motion",
	Doc:  "Move loop-invariant operations before the loop.",
	Run: func(op *ir.Op, _ Values) error {
		// Inner loops first: what leaves one may then leave the next.
		ir.WalkPost(op, func(o *ir.Op) {
			for _, r := range o.Regions() {
				hoistFromBlocks(r)
			}
			if l, ok := ir.As[ir.LoopLike](o); ok {
				for _, r := range l.LoopRegions(o) {
					hoistFromRegion(o, r)
				}
			}
		})
		return nil
	},
})

// hoistFromRegion moves invariant operations of r before loop.
func hoistFromRegion(loop *ir.Op, r *ir.Region) {
	inside := func(v *ir.Value) bool { return isInside(v, r) }
	for _, b := range r.Blocks() {
		for _, o := range b.Ops() {
			if hoistable(o) && invariant(o, inside) {
				o.MoveBefore(loop)
			}
		}
	}
}

func isInside(v *ir.Value, r *ir.Region) bool {
	b := v.ParentBlock()
	for b != nil {
		if b.Region() == r {
			return true
		}
		p := b.ParentOp()
		if p == nil {
			return false
		}
		b = p.Parent()
	}
	return false
}

func hoistable(o *ir.Op) bool {
	return !o.IsTerminator() && o.NumResults() > 0 && ir.IsPure(o) && ir.IsSpeculatable(o)
}

// invariant reports whether nothing that o uses, with everything inside it, is defined where inside says.
func invariant(o *ir.Op, inside func(*ir.Value) bool) bool {
	ok := true
	ir.Walk(o, func(in *ir.Op) bool {
		for i := range in.NumOperands() {
			v := in.Operand(i)
			if inside(v) && !(in != o && o.IsAncestorOf(ownerOf(v))) {
				ok = false
			}
		}
		return ok
	})
	return ok
}

func ownerOf(v *ir.Value) *ir.Op {
	if v.Op() != nil {
		return v.Op()
	}
	return v.Block().ParentOp()
}

// hoistFromBlocks moves invariant operations out of the natural loops of a region.
func hoistFromBlocks(r *ir.Region) {
	if len(r.Blocks()) < 2 {
		return
	}
	loops := NaturalLoops(r)
	// Innermost first.
	for i := len(loops) - 1; i >= 0; i-- {
		l := loops[i]
		if l.Preheader == nil {
			continue
		}
		at := l.Preheader.Last()
		inside := func(v *ir.Value) bool { return l.Blocks[v.ParentBlock()] }
		for _, b := range l.Order {
			for _, o := range b.Ops() {
				if o.NumRegions() == 0 && hoistable(o) && invariant(o, inside) {
					o.MoveBefore(at)
				}
			}
		}
	}
}

// A Loop is a natural loop: a header that dominates the blocks that lead back to it.
type Loop struct {
	Header *ir.Block
	Blocks map[*ir.Block]bool
	Order  []*ir.Block // the blocks, each before those it dominates
	// Preheader is the only block outside that leads to the header, and leads nowhere else; nil if there is none.
	Preheader *ir.Block
	Latches   []*ir.Block // blocks inside that lead to the header
}

// NaturalLoops finds the loops of a region, outer ones before those inside them.
func NaturalLoops(r *ir.Region) []*Loop {
	dom := ir.NewDominance()
	order := dom.ReversePostorder(r)
	preds := map[*ir.Block][]*ir.Block{}
	for _, b := range order {
		for _, s := range b.Successors() {
			preds[s] = append(preds[s], b)
		}
	}
	var loops []*Loop
	for _, h := range order {
		l := &Loop{Header: h, Blocks: map[*ir.Block]bool{h: true}}
		var outside []*ir.Block
		for _, p := range preds[h] {
			if dom.BlockDominates(h, p) {
				l.Latches = append(l.Latches, p)
			} else {
				outside = append(outside, p)
			}
		}
		if len(l.Latches) == 0 {
			continue
		}
		work := append([]*ir.Block(nil), l.Latches...)
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if l.Blocks[b] {
				continue
			}
			l.Blocks[b] = true
			work = append(work, preds[b]...)
		}
		for _, b := range order {
			if l.Blocks[b] {
				l.Order = append(l.Order, b)
			}
		}
		if len(outside) == 1 && len(outside[0].Successors()) == 1 {
			l.Preheader = outside[0]
		}
		loops = append(loops, l)
	}
	return loops
}
