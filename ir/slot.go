package ir

// SlotAllocation is the interface of operations that make a variable in memory which
// passes may keep in a value instead, when its address goes nowhere (mem2reg).
type SlotAllocation interface {
	// SlotType is the type of the variable, nil when it must stay in memory (several elements,
	// an aggregate). The address is the operation's only result.
	SlotType(o *Op) Type
	// Uninitialized makes the value of a variable that was never written.
	Uninitialized(b *Builder, t Type) *Value
}

// SlotAccess is the interface of loads and stores of a whole variable.
type SlotAccess interface {
	// Slot is the operand that is the address; ok is false when the access must stay as it is (volatile, atomic).
	Slot(o *Op) (address *Operand, ok bool)
	// Stored is the value written, nil for a load, whose only result is the value read.
	Stored(o *Op) *Value
}

// SlotParts is the interface of allocations of variables that can be several instead, one for each part that is used (sroa).
type SlotParts interface {
	// Parts are the types of the parts, nil when the variable must stay one.
	Parts(o *Op) []Type
	// AllocatePart makes a variable of the type of a part.
	AllocatePart(b *Builder, o *Op, t Type) *Value
}

// PartAccess is the interface of operations that may use a part of a variable instead of the whole.
type PartAccess interface {
	// Part is the number of the part that is used through an address of the variable that alloc makes, -1 where it is none; ok is false when
	// the operation, or one that the address goes on to, needs the whole variable.
	Part(o *Op, address *Operand, alloc *Op) (n int, ok bool)
	// UsePart makes the operation use the part. It erases the operation if that does nothing then; part is nil for none.
	UsePart(o *Op, alloc *Op, n int, part *Value)
}
