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
