package ir

import "accc/sym"

// What an analysis of memory asks operations, whatever their dialect: what they read and write, how they derive an address from
// another one, and which object an address leads to. How loops count is in interface.go.

// An Expr is a sum of products of integers.
type Expr = sym.Sum[*Value]

// IntExpr is the expression of a constant.
func IntExpr(n int64) Expr { return sym.Number[*Value](n) }

// ValueExpr is the expression of a value; a constant is its number.
func ValueExpr(v *Value) Expr {
	if n, ok := ConstantInt(v); ok {
		return IntExpr(n)
	}
	return sym.Of(v)
}

// A Subscript is how far an address goes in one dimension of an array. Subscripts stay within the dimension: those that differ
// mean different elements.
type Subscript struct {
	// Index counts elements from 0.
	Index Expr
	// Stride is the distance between neighbours in bytes. Where nil, a descriptor has it: that of dimension Dim of the object.
	Stride Expr
	Dim    int
	// Unit is the size of what the neighbours are, which is the least that they are apart.
	Unit int64
}

// A Path is how an address leads to memory.
type Path uint8

const (
	// Within is the path into the object that the other address leads into.
	Within Path = iota
	// Pointed is the path to what the pointer leads to that is stored at the other address.
	Pointed
	// Described is the path to the data of the variable whose descriptor is stored at the other address.
	Described
)

// A Derivation is how an address is derived from another one.
type Derivation struct {
	From       *Value
	Path       Path
	Subscripts []Subscript
	Offset     int64 // in bytes
	// Vague: the address is somewhere in the object, the subscripts do not say where.
	Vague bool
}

// Whole reports whether the address is another name of the one that it is derived from.
func (d *Derivation) Whole() bool {
	return d.Path == Within && len(d.Subscripts) == 0 && d.Offset == 0 && !d.Vague
}

// Derives is the interface of operations that compute an address, or a descriptor, from another one.
type Derives interface {
	// Derivation says how the results that are addresses are computed; ok is false if none is.
	Derivation(o *Op) (d Derivation, ok bool)
}

// DerivationOf is how v is derived from another address; ok is false if it is not.
func DerivationOf(v *Value) (d Derivation, ok bool) {
	if v.op != nil {
		if x, is := As[Derives](v.op); is {
			return x.Derivation(v.op)
		}
	}
	return d, false
}

// An Access is a read or a write of memory.
type Access struct {
	Addr *Value
	// Subscripts go from the address to what is accessed, in dialects whose accesses have indices.
	Subscripts []Subscript
	Size       Expr // in bytes
	Write      bool
	// Value is what is read or stored; nil for blocks of memory.
	Value *Value
}

// Accesses is the interface of operations that read and write memory at addresses, and have no other effect.
type Accesses interface {
	// Accesses lists them, reads first; ok is false if the operation does more (atomic or volatile accesses), or the size is
	// unknown.
	Accesses(o *Op) (list []Access, ok bool)
}

// An Identity is what is known of the object that an address leads to.
type Identity struct {
	// Fresh: the object is a new one at each execution of the operation, to which nothing else leads. Local: it is a variable of
	// the block or function, which each thread that runs it has for itself.
	Fresh, Local bool
	// Global is the symbol of a global variable, nil for others.
	Global *SymbolRefAttr
	// Unique is the name of a variable that is accessed by no address but those derived from its declaration, which is the rule for
	// variables of Fortran without the target and pointer attributes (Fortran 2018 §15.5.2.13); "" for others.
	Unique string
	// Name is the user's name; "" where the operation does not say.
	Name string
}

// Identifies is the interface of operations that result in the address of an object, or declare it to be a variable.
type Identifies interface {
	// Identity is that of the object at the result.
	Identity(o *Op) Identity
}

// IdentityOf is what the operation that results in v says of the object there; ok is false if it says nothing.
func IdentityOf(v *Value) (id Identity, ok bool) {
	if v.op != nil {
		if x, is := As[Identifies](v.op); is {
			return x.Identity(v.op), true
		}
	}
	return id, false
}

// IntegerCast is the interface of operations that convert an integer to another type.
type IntegerCast interface {
	// KeepsValue reports whether the result is the operand, both as signed numbers.
	KeepsValue(o *Op) bool
}

// ZeroExtends is the interface of operations that widen an integer, and keep it if it is not negative.
type ZeroExtends interface{ ZeroExtends(o *Op) }

// Computes is the interface of operations on integers whose result is a polynomial of operands, as long as nothing overflows.
type Computes interface {
	// Expr returns it; ok is false if the result is another function of the operands.
	Expr(o *Op) (e Expr, ok bool)
}

// A Mirror says how memory at one address stands for memory at another one.
type Mirror uint8

const (
	// Alias is the same memory.
	Alias Mirror = iota
	// DeviceCopy is the memory of a device for it, or the same memory where host and device share one.
	DeviceCopy
	// PrivateCopy is new memory with values of its own, InitializedCopy new memory that begins with the same values.
	PrivateCopy
	InitializedCopy
	// CombinedCopy is new memory whose values change those of the variable in the end: of reductions, and lastprivate.
	CombinedCopy
	// Unrelated: nothing is known.
	Unrelated
)

// IsPrivate reports whether the copy is new memory.
func (m Mirror) IsPrivate() bool {
	return m == PrivateCopy || m == InitializedCopy || m == CombinedCopy
}

// Mirrors is the interface of operations that make a copy of a variable: on a device, or a private one.
type Mirrors interface {
	// Mirror returns the address of the variable whose copy the result is the address of, and which copy.
	Mirror(o *Op) (of *Value, how Mirror)
}

// An EntryArgument is an argument of a region that stands for an operand.
type EntryArgument struct {
	Inner, Outer *Value
	How          Mirror
}

// EntryArguments is the interface of operations whose region has arguments that stand for operands.
type EntryArguments interface {
	// EntryArguments lists them.
	EntryArguments(o *Op) []EntryArgument
}

// Borrows is the interface of operations that use the memory at addresses among their operands while they run, or note what is to be done with it, and
// leave no copy of an address where the program finds it.
type Borrows interface{ BorrowsOperands(o *Op) }

// Selects is the interface of operations whose result is one of operands.
type Selects interface{ Selected(o *Op) []*Value }

// SelectsByCondition is the Selects of operations whose first operand chooses among the others.
type SelectsByCondition struct{}

// Selected implements Selects.
func (SelectsByCondition) Selected(o *Op) []*Value { return o.Operands()[1:] }

// Synonym is the interface of operations whose symbol is another name of what another one names.
type Synonym interface{ IsSynonym(o *Op) }

// Lifetimes is the interface of operations that say where the life of a variable on the stack begins or ends.
type Lifetimes interface{ MarksLifetime(o *Op) }
