package memref

import "accc/ir"

// mostParts is how many elements memory on the stack has at most that becomes variables, as for mlir-opt.
const mostParts = 16

// parts lets sroa split memory on the stack.
type parts struct{}

// Parts implements ir.SlotParts.
func (parts) Parts(o *ir.Op) []ir.Type {
	t, ok := o.Result(0).Type().(*ir.MemRefType)
	if !ok || o.NumOperands() > 0 || t.Layout != nil || t.Space != nil {
		return nil
	}
	n := int64(1)
	for _, d := range t.Shape {
		if d < 0 || d > mostParts {
			return nil
		}
		n *= d
	}
	if n > mostParts || n <= 1 {
		return nil
	}
	list := make([]ir.Type, n)
	for i := range list {
		list[i] = ir.MemRef(nil, t.Elem, nil, nil)
	}
	return list
}

// AllocatePart implements ir.SlotParts.
func (parts) AllocatePart(b *ir.Builder, o *ir.Op, t ir.Type) *ir.Value {
	return b.Op(o.Def(), ir.With{Types: []ir.Type{t}}).Result(0)
}

// partAccess is a load or store of one element; memref is the number of the operand that is the memory, and the indices follow.
type partAccess struct{ memref int }

// Part implements ir.PartAccess: constant indices name an element.
func (a partAccess) Part(o *ir.Op, address *ir.Operand, alloc *ir.Op) (n int, ok bool) {
	if address != o.OperandUse(a.memref) {
		return 0, false
	}
	for i, d := range alloc.Result(0).Type().(*ir.MemRefType).Shape {
		at, ok := ir.ConstantInt(o.Operand(a.memref + 1 + i))
		if !ok || at < 0 || at >= d {
			return 0, false
		}
		n = n*int(d) + int(at)
	}
	return n, true
}

// UsePart implements ir.PartAccess.
func (a partAccess) UsePart(o, _ *ir.Op, _ int, part *ir.Value) {
	var operands []*ir.Value
	for i := range a.memref {
		operands = append(operands, o.Operand(i))
	}
	o.SetOperands(append(operands, part), nil)
}
