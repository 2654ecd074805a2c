package omp

import "accc/ir"

// Original is the variable that a value stands for: of an argument of a region, the operand of the clause that made the copy;
// of what is mapped, the variable on the host; nil for other values.
func Original(v *ir.Value) *ir.Value {
	if op := v.Op(); op != nil && op.Is(MapInfo) {
		return op.Get("var_ptr")
	}
	if v.Op() != nil || v.Block() == nil || v.Block().ParentOp() == nil {
		return nil
	}
	op := v.Block().ParentOp()
	if op.Is(Section) && op.ParentOp() != nil {
		// Its arguments are those of sections again.
		if args := EntryArgs(op.ParentOp()); v.Index() < len(args) {
			return unmapped(args[v.Index()].Outer)
		}
	}
	for _, e := range EntryArgs(op) {
		if e.Inner == v {
			return unmapped(e.Outer)
		}
	}
	return nil
}

// unmapped is the variable that an operand maps; other operands are the variables themselves.
func unmapped(v *ir.Value) *ir.Value {
	if v.Op().Is(MapInfo) {
		return v.Op().Operand(0)
	}
	return v
}
