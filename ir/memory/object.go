package memory

import (
	"fmt"
	"strings"

	"accc/ir"
)

// A Kind says what an object is.
type Kind uint8

const (
	// Unknown is any memory whose address is known elsewhere.
	Unknown Kind = iota
	// Local is a variable on the stack of a function.
	Local
	// Heap is memory that an allocator returned.
	Heap
	// Global is a variable with a symbol.
	Global
	// Code is a function.
	Code
	// Param is what a parameter of a function leads to.
	Param
	// Pointed is what a pointer or descriptor in memory leads to.
	Pointed
	// Copy is the private copy that a construct makes of a variable.
	Copy
	// Null is no memory.
	Null
	// Library is an object of a library, such as a FILE.
	Library
	// Anywhere is any memory, even that whose address nobody else knows: a bound of the analysis was met.
	Anywhere
)

var kindNames = [...]string{"unknown", "local", "heap", "global", "code", "param", "pointed", "copy", "null", "library", "anywhere"}

// An Object is memory that an address leads into. Objects of one Analysis are the same memory if they are equal, in the scope of their Site: an
// operation that runs again makes another object.
type Object struct {
	Kind Kind
	// Site is the value that leads to the object: the result of an allocation, a parameter, a private copy; of Pointed the value that was read.
	Site *ir.Value
	// Symbol is that of Global and Code.
	Symbol string
	// Holder and At are where the pointer is that leads to Pointed, if nothing in the function changes it; Site is nil then.
	Holder *Object
	At     int64
	// Device: it is the copy of the object on a device.
	Device bool
}

// isUnknown reports whether an object stands for memory of which nothing is known.
func (x *Object) isUnknown() bool { return x.Kind == Unknown || x.Kind == Anywhere }

// String names an object in tests and reasons.
func (x *Object) String() string {
	text := kindNames[x.Kind]
	switch {
	case x.Kind == Global || x.Kind == Code:
		text += " @" + x.Symbol
	case x.Kind == Param:
		text += fmt.Sprintf(" %d", x.Site.Index())
	case x.Holder != nil:
		text += fmt.Sprintf(" by %s", x.Holder)
		if x.At != 0 {
			text += fmt.Sprintf(" + %d", x.At)
		}
	}
	if x.Device {
		text += " on device"
	}
	return text
}

// intern returns the one object with these fields.
func (a *Analysis) intern(x Object) *Object {
	o := a.objects[x]
	if o == nil {
		o = &x
		a.objects[x] = o
	}
	return o
}

// onDevice is the copy of an object on a device.
func (a *Analysis) onDevice(x *Object) *Object {
	y := *x
	y.Device = true
	return a.intern(y)
}

// A Location is bytes of an object.
type Location struct {
	In *Object
	// at is where they begin; !known: anywhere in the object.
	at    ir.Expr
	known bool
	// dims are the subscripts that at is the sum of, with the constants, as long as each stays within its dimension.
	dims []dim
	// Size is how many there are; 0: not known.
	Size int64
	// Loose: the object may be another one of its Site than the operation made last: it was found through memory.
	Loose bool
	// Unique is the name of a variable that is accessed by its declaration alone, restrict the parameter that the address is based on.
	Unique   string
	declared bool
	restrict *ir.Value
	// deep is how many descriptors or pointers lead from the variable to the bytes.
	deep int
}

// Constant returns where the bytes begin, if that is a number.
func (l Location) Constant() (at int64, ok bool) {
	if !l.known {
		return 0, false
	}
	return l.at.Constant()
}

// Whole is all of the object.
func (l Location) Whole() Location {
	return Location{In: l.In, Loose: l.Loose, Unique: l.Unique, declared: l.declared, restrict: l.restrict, deep: l.deep}
}

// functionOf is the function around a block, nil if there is none.
func functionOf(b *ir.Block) *ir.Op {
	for b != nil {
		o := b.ParentOp()
		if o == nil {
			return nil
		}
		if _, ok := ir.As[ir.FunctionLike](o); ok {
			return o
		}
		b = o.Parent()
	}
	return nil
}

// bodyOf is the entry block of a function with a body, else nil.
func bodyOf(f *ir.Op) *ir.Block {
	if fn, ok := ir.As[ir.FunctionLike](f); ok && !fn.Body(f).Empty() {
		return fn.Body(f).Entry()
	}
	return nil
}

// leads reports whether values of a type are addresses or descriptors.
func leads(t ir.Type) bool {
	_, pointer := t.(ir.PointerLike)
	_, descriptor := t.(ir.Mappable)
	return pointer || descriptor
}

// Text is how far the bytes are from the beginning of the object; name returns the word for a value.
func (a *Analysis) Text(l Location, name func(v *ir.Value) string) string {
	if !l.known {
		return "?"
	}
	return textOf(l.at, name)
}

func textOf(e ir.Expr, name func(v *ir.Value) string) string {
	if len(e) == 0 {
		return "0"
	}
	var parts []string
	for _, t := range e {
		var words []string
		if t.Factor != 1 || len(t.Of) == 0 {
			words = append(words, fmt.Sprint(t.Factor))
		}
		for _, v := range t.Of {
			words = append(words, name(v))
		}
		parts = append(parts, strings.Join(words, "*"))
	}
	return strings.Join(parts, " + ")
}
