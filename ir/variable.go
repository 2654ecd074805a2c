package ir

// A Category is what OpenACC's rules for implicit data attributes tell apart about variables (OpenACC 3.3 §2.6.2).
type Category uint8

const (
	// NotData is an address at which there is no data that a program can copy: that of a function.
	NotData Category = iota
	// Scalar is a variable of an arithmetic, logical or fixed-length character type.
	Scalar
	// Aggregate is an array or a variable of a composite type.
	Aggregate
	// Unsized is data whose size is unknown where it is used: what a pointer leads to, an assumed-size array.
	Unsized
)

// Variables is what a host dialect knows about the variables of a program, asked for by passes that know none of the
// host dialects. A variable is known by a value: its address or descriptor.
type Variables interface {
	// Addresses reports whether values of a type are addresses or descriptors of variables. The other methods are about
	// such values, and about the operations that result in them.
	Addresses(t Type) bool
	// Category is the category of the variable at an address.
	Category(v *Value) Category
	// Name is the user's name of a variable, "" where the operations do not say.
	Name(v *Value) string
	// Global is the symbol whose address an operation results in, nil if it does anything else.
	Global(o *Op) *SymbolRefAttr
	// Container is the address of the larger variable that a variable is a member of (a common block); nil if there is
	// none.
	Container(v *Value) *Value

	// Parts are the addresses of the variables that are found in a container's memory from its address.
	Parts(v *Value) []*Value

	// Canonical is the value that represents a variable, of those that its declaration results in.
	Canonical(v *Value) *Value
	// Origin is the variable that an address leads into, and whether the address means all of it.
	Origin(v *Value) (root *Value, whole bool)
	// Source is the address that an operation derives its result from, without effects; nil if it does anything else.
	Source(o *Op) *Value
	// Repeatable reports whether an operation may be repeated inside of a region, because what it results in follows
	// from a variable that is used there, or is constant.
	Repeatable(o *Op) bool
	// Describes reports whether an operation only describes a variable, for other operations to use.
	Describes(o *Op) bool

	// Object is what a data operation names for a variable. b inserts where the data operation will be. target reports
	// whether what an Unsized variable leads to is wanted, rather than the variable itself. extent is the number of
	// elements, of type index, where the address does not say how many there are; nil where it does.
	Object(b *Builder, v *Value, target bool) (addr, extent *Value, err error)
	// Type is the type of what a data operation names by an address.
	Type(addr *Value) Type
	// Inside is what represents a variable inside of a region: v is what the region used, addr what a data operation
	// named for it, and dev the device's address that it results in. b inserts at the beginning of the region.
	Inside(b *Builder, v, addr, dev *Value) *Value

	// Fields are the numbers of the members that an operation selects in a variable, nil if it does anything else.
	Fields(o *Op) []int64
	// Member is the address of a member, by its numbers from the outermost one on, as a value of type t.
	Member(b *Builder, v *Value, path []int64, t Type) *Value
	// MemberName is the user's name of a member.
	MemberName(v *Value, path []int64) string
	// Indirect reports whether a data operation on an address is about what a member holds the address of: the target
	// of a pointer, or what a descriptor in memory describes.
	Indirect(addr *Value) bool
	// Holder is the address that a pointer was read from; nil for anything else.
	Holder(v *Value) *Value

	// CopyName is what the name of a recipe that copies a variable says of its type.
	CopyName(v *Value) string
	Memory
}

// Memory is what a dialect can do with the memory that its addresses and descriptors of variables lead to. Together with
// the rest of Variables it is what MLIR's interfaces of pointer-like and mappable types say.
type Memory interface {
	// Allocate makes memory for a private copy of a variable of type t, without a value, and returns what leads to it: a
	// value of the type of original. free tells whether Free must release it.
	Allocate(b *Builder, original *Value, t Type) (v *Value, free bool)
	// Free releases memory that Allocate made.
	Free(b *Builder, v *Value)
	// Copy copies a variable of type t to a private copy.
	Copy(b *Builder, from, to *Value, t Type)
	// Load reads a variable of type t as one value; nil where its type is not that of one.
	Load(b *Builder, addr *Value, t Type) *Value
	// Store writes a value to a variable; false where the variable does not hold a value of that type.
	Store(b *Builder, v, addr *Value) bool
}
