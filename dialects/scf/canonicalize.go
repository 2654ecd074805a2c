package scf

import "accc/ir"

// constant is the value of an integer constant, whatever dialect defines it.
func constant(v *ir.Value) (*ir.IntegerAttr, bool) {
	a, ok := ir.ConstantValue(v).(*ir.IntegerAttr)
	return a, ok
}

// inline inserts the operations of a region before o and replaces o's results by what the region yields.
func inline(o *ir.Op, r *ir.Region, rw *ir.Rewriter) {
	b := r.Entry()
	y := b.Last()
	for _, in := range b.Ops() {
		if in == y {
			break
		}
		in.MoveBefore(o)
		if rw.Changed != nil {
			rw.Changed(in)
		}
	}
	vals := y.Operands()
	rw.Erase(y)
	rw.Replace(o, vals...)
}

// decideIf: a condition that is known chooses its region.
func decideIf(o *ir.Op, rw *ir.Rewriter) bool {
	c, ok := constant(o.Operand(0))
	if !ok {
		return false
	}
	switch {
	case c.Value != 0:
		inline(o, o.Region(0), rw)
	case o.Region(1).Empty():
		rw.Erase(o)
	default:
		inline(o, o.Region(1), rw)
	}
	return true
}

// decideFor: a loop that never runs is its initial values.
func decideFor(o *ir.Op, rw *ir.Rewriter) bool {
	if p := o.ParentOp(); p != nil {
		if c, ok := ir.As[ir.LoopContainer](p); ok && c.HoldsLoops(p) {
			return false
		}
	}
	lo, okLo := constant(o.Operand(0))
	hi, okHi := constant(o.Operand(1))
	switch {
	case o.Operand(0) == o.Operand(1):
	case okLo && okHi && o.Attr("unsignedCmp") == nil && lo.Big == nil && hi.Big == nil && lo.Value >= hi.Value:
	default:
		return false
	}
	rw.Replace(o, o.Group(3)...)
	return true
}
