package llvm

import "accc/ir"

// slotAlloca and slotAccess let mem2reg keep variables in values.
type slotAlloca struct{}

// SlotType implements ir.SlotAllocation: one element of a type that fits a value.
func (slotAlloca) SlotType(o *ir.Op) ir.Type {
	n, ok := ir.ConstantValue(o.Operand(0)).(*ir.IntegerAttr)
	if !ok || n.Value != 1 {
		return nil
	}
	elem, ok := o.Attr("elem_type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	switch elem.Type.(type) {
	case *ir.IntegerType, *ir.FloatType, *PtrType:
		return elem.Type
	}
	return nil
}

// Uninitialized implements ir.SlotAllocation.
func (slotAlloca) Uninitialized(b *ir.Builder, t ir.Type) *ir.Value {
	return b.Op(Undef, ir.With{Types: []ir.Type{t}}).Result(0)
}

// slotAccess is a load or store; address is the number of the operand that is the address, and
// value that of the value stored, -1 for a load.
type slotAccess struct{ address, value int }

// Slot implements ir.SlotAccess.
func (a slotAccess) Slot(o *ir.Op) (*ir.Operand, bool) {
	return o.OperandUse(a.address), ordering(o) == NotAtomic && !isVolatile(o)
}

// Stored implements ir.SlotAccess.
func (a slotAccess) Stored(o *ir.Op) *ir.Value {
	if a.value < 0 {
		return nil
	}
	return o.Operand(a.value)
}

// access is what a load or store does to memory.
type access struct{ kind ir.EffectKind }

// Effects implements ir.MemoryEffects: volatile and synchronizing accesses may do anything to any memory.
func (a access) Effects(o *ir.Op) ([]ir.Effect, bool) {
	effects := []ir.Effect{{Kind: a.kind, On: "addr"}}
	if isVolatile(o) || ordering(o) > Unordered {
		effects = append(effects, ir.Effect{Kind: ir.ReadEffect}, ir.Effect{Kind: ir.WriteEffect})
	}
	return effects, true
}

func isVolatile(o *ir.Op) bool { return o.BoolAttr("volatile_") }

// ordering is the atomic ordering of a load or store.
func ordering(o *ir.Op) int64 {
	v, _ := OrderingEnum.Of(o.Attr("ordering"))
	return v
}
