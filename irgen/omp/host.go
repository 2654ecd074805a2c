package omp

import (
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
)

// A Section is one of the parts of a sections construct.
type Section struct {
	// Directive is nil for the first part where no directive begins it.
	Directive *pragma.Directive
	Body      func()
}

// Bounds are the first value, the last and the step of a loop; the last is reached if they are inclusive.
type Bounds struct {
	Lower, Upper, Step *ir.Value
	Inclusive          bool
	// narrow is the type that the host language counts in, where the nest counts in a wider one, else nil.
	narrow ir.Type
}

// A Host is a host language as the lowering of OpenMP sees it.
type Host interface {
	irgen.Host
	// Copied is the object of a variable of which a region is to have copies, as the clause's operand needs it.
	Copied(o *irgen.Object, at source.Span)
	// Privatizer is what the recipe for copies of an object is called, by its variable and its type, and the type that is
	// copied.
	Privatizer(o *irgen.Object) (variable, typ string, t ir.Type)
	// FillPrivatizer writes the regions of a recipe for copies; first: they begin with the value of the original.
	FillPrivatizer(recipe *ir.Op, o *irgen.Object, first bool)
	// Reducer is the recipe of a reduction by an operator: its name, the type of what is combined, and whether that is an
	// address.
	Reducer(c *frontend.Construct, o *irgen.Object, operator string, at source.Span) (name string, t ir.Type, byRef bool)
	// FillReducer writes the regions of such a recipe.
	FillReducer(recipe *ir.Op, o *irgen.Object, operator string)
	// Local is a private copy of a variable in storage of the region at the insertion point; first: it begins with the
	// value of the original.
	Local(o *irgen.Object, first bool) *ir.Value
	// FreeLocal frees what such a copy holds.
	FreeLocal(o *irgen.Object, addr *ir.Value)
	// Within lowers code in which variables are what the bindings say, without a region of its own.
	Within(bindings []irgen.Binding, f func())
	// Sections are the parts that section directives make of what a construct governs.
	Sections(c *frontend.Construct) []Section
	// CopyFunction is the function that copies an object from a second address to a first: for copyprivate.
	CopyFunction(o *irgen.Object) *ir.SymbolRefAttr
	// Scalar is the value of an expression in its own type: a number, or the address of a string.
	Scalar(c *frontend.Construct, e *pragma.Expr) *ir.Value
	// Runtime calls a function of OpenMP's library by its name in C; result is nil for none.
	Runtime(name string, result ir.Type, args ...*ir.Value) *ir.Value
	// OwnThread makes the threadprivate variables denote the copies of the thread that runs the region at the insertion point,
	// where the language does not do so at each use.
	OwnThread(list []*frontend.Symbol)
	// Assign stores the value of a private copy into the original, at the insertion point.
	Assign(o *irgen.Object, from, to *ir.Value)
	// Apart is whether two addresses of a variable, as copies of it have them, are different.
	Apart(a, b *ir.Value) *ir.Value
	// If lowers what happens under a condition.
	If(condition *ir.Value, then func())
	// IsLast is whether a loop whose variable has a value is in its last iteration, and the next value; b is what Bounds
	// returned, with the upper bound of the nest.
	IsLast(l *frontend.Loop, v *ir.Value, b Bounds) (last, next *ir.Value)
	// SetVariable stores a value into the variable of a loop.
	SetVariable(l *frontend.Loop, v *ir.Value)
	// Locator is the address of what a list item names: a variable, an element or the first element of a section. Of a pointer of
	// C it is that of the pointer, of one of Fortran or an allocatable variable that of the data.
	Locator(c *frontend.Construct, v *pragma.Var) *ir.Value
	// NoAddress is a null address, and the type of addresses of anything.
	NoAddress() *ir.Value
	// Iterate runs f for each combination of the values of iterators, which variables of a clause use, in loops of the program;
	// value is what an expression in their ranges has.
	Iterate(c *frontend.Construct, list []*pragma.Decl, uses *pragma.Var, value func(*pragma.Expr) *ir.Value, f func())
	// Variable is the value of the variable of a loop at the insertion point.
	Variable(l *frontend.Loop) *ir.Value
	// AddressOf is the address of a variable at the insertion point.
	AddressOf(o *irgen.Object) *ir.Value
	MapHost
	CallHost
}

// A CallHost is a host language as the choice of what is called sees it.
type CallHost interface {
	// FunctionName is the name of a function in the module.
	FunctionName(s *frontend.Symbol) string
	// Holder makes a function with the parameters of the function that a declare variant directive is about, or that another
	// declarative one is in, which are what the expressions of the directive mean; body makes what it returns.
	Holder(c *frontend.Construct, name string, body func() []*ir.Value) *ir.Op
	// TargetCall is the call that is the statement of a dispatch construct, or that it assigns the result of; nil if there is none. The
	// host language hands it to Generator.Callee.
	TargetCall(c *frontend.Construct) any
	// Parameter is the number of a parameter of the function that a declare variant directive is about, -1 for what is none.
	Parameter(c *frontend.Construct, s *frontend.Symbol) int
	// DeviceArgument is an argument whose pointer, or, for those that are addresses, address is the one of the same memory on a device.
	// adjust_args names the parameter at a position.
	DeviceArgument(parameter *frontend.Symbol, at source.Span, arg *ir.Value, device func() *ir.Value, addresses bool) *ir.Value
	// Interop is an interop object as an argument: of the one at an address, or, for nil, of one that it makes; then arg may be nil.
	Interop(at *ir.Value) (addr, arg *ir.Value)
}

// A MapHost is a host language as the lowering of data on devices sees it.
type MapHost interface {
	// NamesMember reports whether a list item is a member of a variable, as far as its words say it.
	NamesMember(v *pragma.Var) bool
	// Mapped is the place that a list item of a map clause names.
	Mapped(c *frontend.Construct, v *pragma.Var) *Place
	// MappedImplicitly is the place of a variable that a target region uses and no clause names; asStored: of a pointer, the
	// pointer itself.
	MappedImplicitly(s *frontend.Symbol, at source.Span, asStored bool) *Place
	// Mapper is what a declare mapper directive declares.
	Mapper(c *frontend.Construct) *Mapper
	// Align gives a variable that an allocate directive names at least an alignment in bytes.
	Align(c *frontend.Construct, v *pragma.Var, bytes int64)
	// Definition is the function or global variable of a symbol in the module, or nil.
	Definition(s *frontend.Symbol) *ir.Op
	// Small reports whether a value is passed in place of its address.
	Small(o *irgen.Object) bool
	// FlangMaps reports whether the variables that are mapped, and their order, are those of flang: clauses name some of them, and
	// what exists on the device anyway is mapped, too.
	FlangMaps() bool
	// Only is the construct that is all of what a construct governs, or nil.
	Only(c *frontend.Construct) *frontend.Construct
	// Carry stores a value that a target region uses into memory, after the operation that defines it.
	Carry(v *ir.Value) *Place
	// Carried is the value in the memory at an address.
	Carried(b *ir.Builder, addr *ir.Value, t ir.Type) *ir.Value
	// Again makes an operation once more at the beginning of a target region, or returns nil where its results have to be brought there.
	Again(o *ir.Op, b *ir.Builder) *ir.Op
}

// A Mapper is what a declare mapper directive declares.
type Mapper struct {
	Symbol string
	// Type is that of what is mapped, Address that of its address. Key is Place.Mapper of places of the type.
	Type, Address ir.Type
	Key           string
	// Begin lets the directive's variable be what is at an address.
	Begin func(addr *ir.Value)
}
