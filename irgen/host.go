package irgen

import (
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// An Object is a variable of a clause, or one with an implicit data attribute, as the host language
// sees it.
type Object struct {
	// Symbol is the variable that the reference begins with.
	Symbol *frontend.Symbol
	// Name is the reference as the user wrote it, sections included.
	Name string
	Loc  ir.Location
	// Var is the address that operations of the dialect take (varPtr), Type what is there (varType).
	Var  *ir.Value
	Type ir.Type
	// PtrPtr is the address of the pointer the reference goes through, when that pointer has a
	// copy on the device, too (a member): the attach actions are about it. nil: none.
	PtrPtr *ir.Value
	// Dims are the sections, innermost (fastest varying) first.
	Dims []Dim
	// Whole reports whether the reference is the variable itself or a section of it, so that uses of the
	// variable refer to the device's inside constructs; a member or an element does not replace the variable.
	Whole bool
	// Member is the path of the member that the reference names or is a section of, "t.a" in s.t.a, where it is part of the variable
	// itself; "" otherwise.
	Member string
	// Pointer reports whether the variable is a pointer and Var the value it holds: inside constructs a pointer of its
	// own is made of the device address.
	Pointer bool
	// Host is the language's own type of the object.
	Host any
}

// OfTokens notes in a location which expanded tokens of the source it is about.
func OfTokens(l ir.Location, toks []pragma.Token) ir.Location {
	if f, ok := l.(*ir.FileLoc); ok && len(toks) > 0 && toks[0].At > 0 {
		f.Toks = [2]int32{toks[0].At, toks[len(toks)-1].At + 1}
	}
	return l
}

// A Dim is one dimension of a section, values of type index, zero-based.
type Dim struct {
	Lower, Upper, Extent, Stride, Start *ir.Value
	// Bytes: the stride counts bytes, not elements.
	Bytes bool
	// Step is the distance of the elements that the section consists of, in elements of the dimension, and Count their number;
	// nil: they are next to one another.
	Step, Count *ir.Value
	Loc         ir.Location
}

// A Binding says what a variable is inside a region.
type Binding struct {
	Object *Object
	// Value is the device's address of the object, a result of a data operation.
	Value *ir.Value
}

// Host is what lowering asks of a host language. Methods report what they cannot do themselves and
// do not return then (the language's lowering recovers).
type Host interface {
	// Builder is the current insertion point; lowering makes operations there and leaves its location as it was.
	Builder() *ir.Builder
	// Location is the location of a stretch of source.
	Location(s source.Span) ir.Location
	// Table is the block of the module, for symbols.
	Table() *ir.Block
	// BoundName is the symbol of the procedure that bind of a routine directive names by an identifier.
	BoundName(c *frontend.Construct, name string) string
	// Unsupported reports an unsupported feature and does not return.
	Unsupported(at source.Span, format string, args ...any)

	// Integer is the value of an expression of integer type; Condition is the i1 of a scalar one.
	Integer(c *frontend.Construct, e *pragma.Expr) *ir.Value
	Condition(c *frontend.Construct, e *pragma.Expr) *ir.Value

	// Object resolves a variable of a clause. asStored: the variable itself is wanted, for a pointer
	// its own storage and not what it points to (private copies, reductions).
	Object(c *frontend.Construct, v *pragma.Var, asStored bool) *Object
	// Implicit is the object of a variable that is used and in no clause, with the same meaning of asStored.
	Implicit(s *frontend.Symbol, at source.Span, asStored bool) *Object

	// Enter begins the region of a construct: code goes to the end of block entry, variables are what
	// the bindings say. device tells whether the region runs on the device, with storage of its own.
	Enter(entry *ir.Block, device bool, bindings []Binding)
	// Leave ends the region: term makes its terminator at the open end, and the insertion point is after the
	// construct's operation again.
	Leave(term func(b *ir.Builder))
	// Body lowers the statement that a construct governs.
	Body(c *frontend.Construct)
	// Bounds are the first value, the last (see frontend.Loop.Inclusive) and the step of a loop, of the
	// type of its variable.
	Bounds(l *frontend.Loop) (lower, upper, step *ir.Value)
	// Nest lowers the body of the innermost of a loop nest, inside Enter, with each loop's variable
	// holding the value given.
	Nest(loops []*frontend.Loop, values []*ir.Value)

	// LoopLocals are the scalars declared outside of a loop construct that it uses only within loops inside
	// that begin by setting them, and whose address is not taken; in the order of their first use.
	LoopLocals(c *frontend.Construct) []*frontend.Symbol

	// RecipeName is the part of a recipe's name that its type determines: "i32", "10xf32".
	RecipeName(o *Object) string
	// Init makes a private copy in a recipe: original is its argument, bounds its bounds arguments. op is the
	// reduction operator whose neutral value it starts with, "" for none. It returns the copy's address.
	Init(b *ir.Builder, o *Object, op string, original *ir.Value, bounds []*ir.Value) *ir.Value
	// Copy fills a private copy.
	Copy(b *ir.Builder, o *Object, from, to *ir.Value, bounds []*ir.Value)
	// Combine folds the copy from into the copy into.
	Combine(b *ir.Builder, o *Object, op string, into, from *ir.Value, bounds []*ir.Value)

	// AtScopeEnd runs f wherever control leaves the block of statements around the current insertion point.
	AtScopeEnd(f func())
	// Atomic classifies the statement that an atomic construct governs.
	Atomic(c *frontend.Construct) *AtomicStatement
}

// A VariableHost is a Host whose convention has implicit data attributes written out by lowering.
type VariableHost interface {
	Host
	// Member is the object of a member of a variable that is used and in no clause.
	Member(s *frontend.Symbol, path string, at source.Span, asStored bool) *Object
	// Variables is what the host dialect knows about addresses in the region that Leave has just ended.
	Variables() ir.Variables
	// Address is the address of a variable at the current insertion point or, for one that has no such value, the symbol of a global.
	Address(s *frontend.Symbol) (addr *ir.Value, global string)
	// MemberName is the name of the member whose address an operation results in.
	MemberName(o *ir.Op) string
}

// An AtomicStatement is what an atomic construct does (OpenACC 3.3 §2.12): it reads x into v, changes x, or both.
// Expressions other than x have been evaluated already.
type AtomicStatement struct {
	// X is the address of the location, Type the type of its value.
	X    *ir.Value
	Type ir.Type
	// V is the address that takes the value, of the same type; nil: it is not read.
	V *ir.Value
	// Write is the value to store, for a plain write; nil: none.
	Write *ir.Value
	// Update returns the new value for the old one, at the host's insertion point; nil: none.
	Update func(old *ir.Value) *ir.Value
	// ReadLast: the value read is the one from after the change.
	ReadLast bool
	// After is what remains to be done after the operation; nil: nothing.
	After func()
}
