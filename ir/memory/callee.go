package memory

import (
	"accc/ir"
	"accc/ir/memory/library"
)

// A Callee is what is known of the function that a call names. If both fields are nil, nothing is.
type Callee struct {
	// Body is the definition, if the module has one that no other module replaces.
	Body *ir.Op
	// Library is what the function of that name does in the libraries, if the module does not define it.
	Library *library.Function
}

// CalleeOf returns what is known of the function that o calls; the zero Callee if o is no call, or calls through a pointer.
func CalleeOf(o *ir.Op) Callee {
	c, ok := ir.As[ir.CallLike](o)
	if !ok {
		return Callee{}
	}
	name := c.Callee(o)
	if name == nil || len(name.Nested) > 0 {
		return Callee{}
	}
	f := ir.LookupSymbol(o, name.Root)
	if f == nil {
		return Callee{Library: library.Lookup(name.Root)}
	}
	fn, ok := ir.As[ir.FunctionLike](f)
	switch {
	case !ok, ir.LinkageOf(f) == ir.WeakLinkage:
		return Callee{} // a variable, or a definition that another module may replace
	case fn.Body(f).Empty():
		return Callee{Library: library.Lookup(name.Root)}
	}
	return Callee{Body: f}
}

// Allocates reports whether o calls a function whose result is new memory, to which nothing else leads.
func Allocates(o *ir.Op) bool {
	f := CalleeOf(o).Library
	return f != nil && f.Result == library.Fresh
}
