package fortran

import (
	"go/constant"
)

// NodeKind says what an expression node is.
type NodeKind uint8

const (
	BadExpr     NodeKind = iota
	NameExpr             // Text; Symbol once resolved
	IntExpr              // Text, with _kind
	RealExpr             // Text, with exponent and _kind
	StringExpr           // Text, with quotes; Args[0], if any, is the kind
	LogicalExpr          // Text: .true. or .false., with _kind
	BOZExpr              // Text: z'ff'
	ComplexExpr          // Args: real and imaginary part
	RefExpr              // Args[0](Args[1:]...): element, section, call, constructor: see Ref once resolved
	MemberExpr           // Args[0] % Text
	UnaryExpr            // Text Args[0]
	BinaryExpr           // Args[0] Text Args[1]
	ParenExpr            // (Args[0])
	ArrayExpr            // [Args...]; Spec is the type-spec or nil
	ImpliedExpr          // (Args..., Text = lower, upper, step): Bounds
	TripletExpr          // Args: lower, upper, stride; nil where left out
	StarExpr             // *: assumed size, default unit
	LabelExpr            // *Text: alternate return
	RepeatExpr           // in data: Args[0] * Args[1]
)

// RefKind says what a RefExpr with parentheses is, which the text alone does not tell.
type RefKind uint8

const (
	Unresolved  RefKind = iota
	Element             // of an array, all subscripts scalar
	Section             // of an array
	Call                // of a function: Symbol, or Intrinsic
	Constructor         // of a derived type
	Substring           // of a character variable
	Bound               // a call of a type-bound procedure
	Transfer            // of ImpliedExpr: in a list of input or output, so that the variable is one of the program
)

// A Node is a node of an expression. First and Last are its tokens, both included. The fields below Spec are filled by
// the resolver.
type Node struct {
	Kind        NodeKind
	Ref         RefKind
	First, Last int32
	Text        string
	Key         string // the keyword of an argument: stat=
	Args        []*Node
	Bounds      []*Node // of ImpliedExpr: lower, upper, step
	Spec        *TypeSpec

	Symbol    *Symbol // NameExpr; the function of a call; the component of MemberExpr
	Intrinsic *Intrinsic
	Type      Type
	// Rank is the number of dimensions, -1 where it is not known.
	Rank int
	// Shape holds the extent of each dimension, first dimension first, -1 where it is not constant; nil if not known.
	Shape []int64
	// Value is the value of a scalar constant expression, else nil.
	Value constant.Value
	typed bool
}

// Expr is any expression. Its only implementation is *Node; it is an interface because the grammar of statements takes
// expressions as something read by another parser.
type Expr interface{ Node() *Node }

// Arg is an expression, a section triplet, * or an alternate return, with a keyword in front if there is one.
type Arg interface {
	Expr
	arg()
}

// Constant is an item of a data statement: [repeat *] value.
type Constant interface {
	Expr
	constant()
}

// Designator is a variable, which an operator cannot follow.
type Designator interface {
	Expr
	designator()
}

// Node returns n.
func (n *Node) Node() *Node { return n }
func (n *Node) arg()        {}
func (n *Node) constant()   {}
func (n *Node) designator() {}

// node is the node of an expression that may be missing.
func node(e Expr) *Node {
	if e == nil {
		return nil
	}
	return e.Node()
}

// nodes are those of a list of arguments.
func nodes[E Expr](list []E) []*Node {
	out := make([]*Node, len(list))
	for i, e := range list {
		out[i] = e.Node()
	}
	return out
}

// Walk calls f for n and what is below it, from the outside in; f returns false to leave out what is below.
func (n *Node) Walk(f func(*Node) bool) {
	if n == nil || !f(n) {
		return
	}
	for _, a := range n.Args {
		a.Walk(f)
	}
	for _, b := range n.Bounds {
		b.Walk(f)
	}
}

// strip removes parentheses.
func (n *Node) strip() *Node {
	for n != nil && n.Kind == ParenExpr {
		n = n.Args[0]
	}
	return n
}
