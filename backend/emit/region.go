package emit

import (
	"accc/dialects/omp"
	"accc/ir"
)

// original is the variable that a value stands for: of an argument of a region, the operand of the clause that made the copy;
// of what is mapped, the variable on the host; nil for other values.
func original(v *ir.Value) *ir.Value {
	if op := v.Op(); op != nil && op.Is(omp.MapInfo) {
		return op.Get("var_ptr")
	}
	if v.Op() != nil || v.Block() == nil || v.Block().ParentOp() == nil {
		return nil
	}
	op := v.Block().ParentOp()
	if op.Is(omp.Section) && op.ParentOp() != nil {
		// Its arguments are those of sections again.
		if args := omp.EntryArgs(op.ParentOp()); v.Index() < len(args) {
			return unmapped(args[v.Index()].Outer)
		}
	}
	for _, e := range omp.EntryArgs(op) {
		if e.Inner == v {
			return unmapped(e.Outer)
		}
	}
	return nil
}

// unmapped is the variable that an operand maps; other operands are the variables themselves.
func unmapped(v *ir.Value) *ir.Value {
	if v.Op().Is(omp.MapInfo) {
		return v.Op().Operand(0)
	}
	return v
}
