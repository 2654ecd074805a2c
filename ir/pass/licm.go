package pass

import "accc/ir"

// LICM moves operations without effects, whose operands are invariant in a loop, before the loop: out of the regions
// of loop-like operations.
var LICM = Generic.Define(Pass{
	Name: "loop-invariant-code-motion",
	Doc:  "Move loop-invariant operations before the loop.",
	Run: func(op *ir.Op, _ Values) error {
		// Inner loops first: what leaves one may then leave the next.
		ir.WalkPost(op, func(o *ir.Op) {
			if l, ok := ir.As[ir.LoopLike](o); ok {
				for _, r := range l.LoopRegions(o) {
					hoist(o, r)
				}
			}
		})
		return nil
	},
})

// hoist moves invariant operations of r before loop, and then those that have become invariant by that.
func hoist(loop *ir.Op, r *ir.Region) {
	var work []*ir.Op
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			work = append(work, o)
		}
	}
	for ; len(work) > 0; work = work[1:] {
		o := work[0]
		if o.Parent().Region() != r || !hoistable(o) || !invariant(o, r) {
			continue
		}
		o.MoveBefore(loop)
		for _, res := range o.Results() {
			for u := res.FirstUse(); u != nil; u = u.Next() {
				if u.Owner().Parent().Region() == r {
					work = append(work, u.Owner())
				}
			}
		}
	}
}

// hoistable reports whether o may leave a loop. Loops that the directive around them is about stay.
func hoistable(o *ir.Op) bool { return ir.IsPure(o) && ir.IsSpeculatable(o) && ir.IsRemovable(o) }

// invariant reports whether nothing that o uses, with everything inside it, is defined in r outside of o.
func invariant(o *ir.Op, r *ir.Region) bool {
	ok := true
	ir.Walk(o, func(in *ir.Op) bool {
		for i := range in.NumOperands() {
			if v := in.Operand(i); isInside(v, r) && !(in != o && o.IsAncestorOf(ownerOf(v))) {
				ok = false
			}
		}
		return ok
	})
	return ok
}

func isInside(v *ir.Value, r *ir.Region) bool {
	for b := v.ParentBlock(); b != nil; {
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

func ownerOf(v *ir.Value) *ir.Op {
	if v.Op() != nil {
		return v.Op()
	}
	return v.Block().ParentOp()
}
