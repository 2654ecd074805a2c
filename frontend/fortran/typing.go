package fortran

import (
	"go/constant"
	"strconv"

	"accc/frontend"
)

func itoa(n int) string { return strconv.Itoa(n) }

// integerValue is the value of an integer constant expression.
func integerValue(n *Node) (int64, bool) {
	if n == nil || n.Value == nil || n.Value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(n.Value)
}

// typed resolves the names of an expression and sets the type, rank, shape and value of each node.
func (v *resolver) typed(n *Node, s *Scope) {
	if n == nil || n.typed {
		return
	}
	n.typed = true
	n.Type = unknownType
	switch n.Kind {
	case NameExpr:
		v.name(n, s)
	case IntExpr, RealExpr, LogicalExpr, StringExpr, BOZExpr:
		v.literal(n, s)
	case ComplexExpr:
		v.complex(n, s)
	case RefExpr:
		v.reference(n, s)
	case MemberExpr:
		v.member(n, s)
	case UnaryExpr:
		v.unary(n, s)
	case BinaryExpr:
		v.binary(n, s)
	case RepeatExpr:
		v.typedAll(n.Args, s)
		n.Type = n.Args[1].Type
	case ParenExpr:
		a := n.Args[0]
		v.typed(a, s)
		n.Type, n.Rank, n.Shape, n.Value = a.Type, a.Rank, a.Shape, a.Value
	case ArrayExpr:
		v.array(n, s)
	case ImpliedExpr:
		v.impliedDo(n, s)
	case TripletExpr:
		n.Type, n.Rank = v.integerType(), 1
		for _, a := range n.Args {
			v.typed(a, s)
			v.subscript(a)
		}
	}
}

func (v *resolver) typedAll(list []*Node, s *Scope) {
	for _, n := range list {
		v.typed(n, s)
	}
}

// name resolves a name that is an expression by itself.
func (v *resolver) name(n *Node, s *Scope) {
	sym := s.Lookup(n.Text)
	if sym == nil {
		if f := Intrinsics()[n.Text]; f != nil && v.actual > 0 {
			n.Intrinsic, n.Type = f, Type{Class: frontend.Function} // passed as an argument
			return
		}
		if sym = s.itself(n.Text); sym == nil || v.actual == 0 {
			sym = v.lookup(s, n.Text, v.span(n))
		}
	} else if s.isAmbiguous(n.Text) {
		v.fault(RuleModule.New(v.span(n), "'%s' comes from two modules", n.Text).See(sym.Span, "one of them"))
	}
	v.finish(sym)
	sym = sym.namesake()
	n.Symbol = sym
	switch sym.Kind {
	case Procedure:
		n.Type, n.Rank = Type{Class: frontend.Function}, 0
		if sym.Has(PointerAttr) {
			n.Type = Type{Class: frontend.Function}
		}
		return
	case Variable, Parameter:
		if sym.Has(DummyAttr) && sym.Has(External) && sym.Type.Class == frontend.Unknown && v.actual == 0 {
			v.undeclared(sym.Scope, sym.Name, sym.Span) // no procedure, after all
		}
	default:
		return
	}
	if sym.Assoc != nil {
		n.Type, n.Rank, n.Shape = sym.Assoc.Type, sym.Assoc.Rank, sym.Assoc.Shape
		if sym.Type.Class == frontend.Aggregate {
			n.Type = sym.Type
		}
		return
	}
	n.Type, n.Rank, n.Shape, n.Value = sym.Type, sym.Rank(), sym.Extents, sym.Value
}

func (s *Scope) isAmbiguous(name string) bool {
	for ; s != nil; s = s.Parent {
		if s.ambiguous[name] {
			return true
		}
		if s.Names[name] != nil {
			return false
		}
	}
	return false
}

// kindOf evaluates the kind of a literal: digits, or the name of a constant.
func (v *resolver) kindOf(suffix string, standard int, s *Scope, n *Node) int {
	if suffix == "" {
		return standard
	}
	if k, err := strconv.Atoi(suffix); err == nil {
		return k
	}
	sym := v.lookup(s, suffix, v.span(n))
	v.finish(sym)
	if sym.Value != nil && sym.Value.Kind() == constant.Int {
		k, _ := constant.Int64Val(sym.Value)
		return int(k)
	}
	if sym.Type.Class != frontend.Unknown {
		v.fault(RuleType.New(v.span(n), "expected a constant for the kind, %s is none", suffix))
	}
	return standard
}
