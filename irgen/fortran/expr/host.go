package expr

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/intrinsic"
	"accc/irgen/fortran/typemap"
)

// Host is what expressions ask of the lowering of a procedure.
type Host interface {
	// Place is where a variable lives, Variable what a name denotes: a variable, or what a construct has given the name to.
	Place(s *front.Symbol) *entity.Variable
	Variable(s *front.Symbol) *entity.Entity
	// Member is what a component is in the current construct, or the value of a length parameter; nil for a component as
	// such. Bounds and Length are those in the declaration of a component.
	Member(n *front.Node) *entity.Entity
	Bounds(s *front.Symbol) (lower, extent []*ir.Value)
	Length(s *front.Symbol) *ir.Value
	// Call calls a function, ElementalCall an elemental one for each element of its arguments. Procedure is a procedure
	// as a value of a type.
	Call(n *front.Node) *entity.Entity
	ElementalCall(n *front.Node) *entity.Elements
	Procedure(n *front.Node, t ir.Type) *ir.Value
	// Structure is the value of a structure constructor.
	Structure(n *front.Node) *entity.Entity
	// Span is the user's text of a node; Unsupported reports what is not supported, and does not return.
	Span(n *front.Node) source.Span
	Unsupported(at source.Span, format string, args ...any)
}

// A Lowering lowers expressions.
type Lowering struct {
	*entity.Memory
	// Intrinsics lowers intrinsic procedures.
	Intrinsics *intrinsic.Lowering
	// Bound are names that denote expressions: associate names, arguments of statement functions.
	Bound map[*front.Symbol]*entity.Entity
	// expanding are the statement functions whose expressions are being lowered.
	expanding []*front.Symbol
	// Given are expressions that have been evaluated already.
	Given map[*front.Node]*ir.Value
	types *typemap.Map
	host  Host
}

// New lowers expressions with the operations of a memory.
func New(x *entity.Memory, types *typemap.Map, host Host) *Lowering {
	e := &Lowering{Memory: x, types: types, host: host, Bound: map[*front.Symbol]*entity.Entity{}}
	e.Intrinsics = intrinsic.New(x, types, answers{e})
	return e
}

// answers answers the questions of intrinsic procedures, most of them as expressions are lowered everywhere.
type answers struct{ *Lowering }

func (a answers) Extents(n *front.Node) []*ir.Value         { return a.extentsOf(n) }
func (a answers) Variable(s *front.Symbol) *entity.Variable { return a.host.Place(s) }
func (a answers) Span(n *front.Node) source.Span            { return a.host.Span(n) }

func (a answers) Procedure(n *front.Node, t ir.Type) *ir.Value { return a.host.Procedure(n, t) }

func (a answers) Call(f, at *front.Node, args ...*entity.Entity) *entity.Entity {
	call := &front.Node{Kind: front.RefExpr, Ref: front.Call, First: at.First, Last: at.Last, Type: at.Type, Symbol: f.Symbol, Args: []*front.Node{f}}
	for _, e := range args {
		call.Args = append(call.Args, a.NameFor(at.Type, e))
	}
	return a.host.Call(call)
}

func (a answers) Unsupported(at source.Span, format string, args ...any) {
	a.host.Unsupported(at, format, args...)
}
