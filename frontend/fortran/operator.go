package fortran

import "accc/frontend"

// operators of each group.
var (
	arithmetic = set("+", "-", "*", "/", "**")
	relational = set("==", "/=", "<", "<=", ">", ">=")
	connective = set(".and.", ".or.", ".eqv.", ".neqv.", ".xor.")
)

func (v *resolver) unary(n *Node, s *Scope) {
	a := n.Args[0]
	v.typed(a, s)
	n.Rank, n.Shape = a.Rank, a.Shape
	ok := a.Type.Class == frontend.Unknown
	switch {
	case n.Text == ".not.":
		ok = ok || a.Type.Class == frontend.Logical
		n.Type = v.logicalType()
		if a.Type.Class == frontend.Logical {
			n.Type = a.Type
		}
	case n.Text == "+" || n.Text == "-":
		ok = ok || a.Type.numeric()
		n.Type = a.Type
	}
	if ok {
		n.Value = foldUnary(n)
		return
	}
	if v.defined(n, s) {
		return
	}
	v.fault(RuleType.New(v.span(a), "operator '%s' cannot be applied to %s", n.Text, a.Type))
}

func (v *resolver) binary(n *Node, s *Scope) {
	a, b := n.Args[0], n.Args[1]
	v.typed(a, s)
	v.typed(b, s)
	op := canonicalOperator(n.Text)
	t, ok := v.binaryType(op, a.Type, b.Type)
	n.Type = t
	// A user's operation takes any shapes, also those of an intrinsic operator if the operands' ranks differ.
	ranks := a.Rank > 0 && b.Rank > 0 && a.Rank != b.Rank
	if (!ok || ranks) && v.defined(n, s) {
		return
	}
	if ok {
		v.conform(n, a, b)
		n.Value = foldBinary(op, n)
		return
	}
	n.Type = unknownType
	if !arithmetic[op] && !relational[op] && !connective[op] && op != "//" {
		v.fault(RuleType.New(v.span(n), "operator '%s' is not defined for %s and %s", n.Text, a.Type, b.Type))
		return
	}
	d := RuleType.New(v.span(n), "operator '%s' cannot be applied to %s and %s", n.Text, a.Type, b.Type)
	if a.Type.Class == frontend.Logical && b.Type.Class == frontend.Logical {
		switch op {
		case "==":
			d.Note("logical values are compared by .eqv.")
		case "/=":
			d.Note("logical values are compared by .neqv.")
		}
	}
	v.fault(d)
}

// conform sets the rank and shape of a binary operation.
func (v *resolver) conform(n, a, b *Node) {
	switch {
	case a.Rank == 0:
		n.Rank, n.Shape = b.Rank, b.Shape
		return
	case b.Rank == 0:
		n.Rank, n.Shape = a.Rank, a.Shape
		return
	}
	n.Rank, n.Shape = a.Rank, a.Shape
	if a.Rank > 0 && b.Rank > 0 && a.Rank != b.Rank {
		if a.Type.Class != frontend.Aggregate && b.Type.Class != frontend.Aggregate {
			v.fault(RuleType.New(v.span(n), "operands have rank %d and rank %d", a.Rank, b.Rank))
		}
		return
	}
	for i := range a.Shape {
		if i < len(b.Shape) && a.Shape[i] >= 0 && b.Shape[i] >= 0 && a.Shape[i] != b.Shape[i] {
			v.fault(RuleType.New(v.span(n), "operands have %d and %d elements in dimension %d", a.Shape[i], b.Shape[i], i+1))
			return
		}
		if i < len(b.Shape) && a.Shape[i] < 0 && b.Shape[i] >= 0 {
			n.Shape = b.Shape
		}
	}
}

// binaryType is the type of an intrinsic operation; ok is false if there is none.
func (v *resolver) binaryType(op string, a, b Type) (Type, bool) {
	if a.Class == frontend.Unknown || b.Class == frontend.Unknown {
		return unknownType, true // not even its rank is known
	}
	both := func(c frontend.Class) bool { return a.Class == c && b.Class == c }
	switch {
	case op == "//":
		if both(frontend.Character) && a.Kind == b.Kind {
			t := a
			t.Len = -1
			if a.Len >= 0 && b.Len >= 0 {
				t.Len = a.Len + b.Len
			}
			return t, true
		}
	case arithmetic[op]:
		if a.numeric() && b.numeric() {
			if op == "**" && b.Class == frontend.Integer && a.Class != frontend.Integer {
				return a, true
			}
			return wider(a, b), true
		}
	case relational[op]:
		if both(frontend.Character) {
			return v.logicalType(), true
		}
		if a.numeric() && b.numeric() {
			complex := a.Class == frontend.Complex || b.Class == frontend.Complex
			return v.logicalType(), !complex || op == "==" || op == "/="
		}
	case connective[op]:
		if both(frontend.Logical) {
			t := a
			t.Kind = max(a.Kind, b.Kind)
			return t, true
		}
		if both(frontend.Integer) && op == ".xor." {
			return wider(a, b), true
		}
	}
	return unknownType, false
}

// wider is the type of an arithmetic operation on two types.
func wider(a, b Type) Type {
	order := func(t Type) int {
		switch t.Class {
		case frontend.Integer:
			return 1
		case frontend.Real:
			return 2
		case frontend.Complex:
			return 3
		}
		return 0
	}
	switch oa, ob := order(a), order(b); {
	case oa == ob:
		if b.Kind > a.Kind {
			return b
		}
		return a
	case oa > ob:
		if ob == 2 && b.Kind > a.Kind {
			a.Kind = b.Kind
		}
		return a
	default:
		if oa == 2 && a.Kind > b.Kind {
			b.Kind = a.Kind
		}
		return b
	}
}

// defined resolves an operator that the program defines.
func (v *resolver) defined(n *Node, s *Scope) bool {
	name := operatorName(n.Text)
	for x := s; x != nil; x = x.Parent {
		sym := x.Names[name]
		if sym == nil {
			continue
		}
		if f := v.resolveGeneric(sym, n.Args); f != nil {
			n.Symbol = f
			n.Type, n.Rank, n.Shape = v.resultOf(f)
			v.elementalRank(n, f)
			return true
		}
	}
	for _, a := range n.Args {
		if d := a.Type.Derived; d != nil {
			if g := d.Component(name); g != nil && len(g.Specifics) > 0 {
				f := v.boundTo(d, g, n.Args)
				if f == nil {
					f = g.Specifics[0]
				}
				n.Symbol = f
				n.Type, n.Rank, n.Shape = v.resultOf(f)
				v.elementalRank(n, f)
				return true
			}
		}
		if a.Type.Class == frontend.Unknown {
			return true
		}
	}
	return false
}

// assignable reports whether a value of type b can be assigned to a variable of type a.
func assignable(a, b Type) bool {
	switch {
	case a.Class == frontend.Unknown || b.Class == frontend.Unknown:
		return true
	case a.Class == frontend.Aggregate && b.Class == frontend.Aggregate:
		return a.Derived == nil || b.Derived == nil || a.Poly || extends(b.Derived, a.Derived) || sameDerived(a.Derived, b.Derived)
	case a.numeric() && b.numeric():
		return true
	case a.Class == frontend.Logical && b.Class == frontend.Integer, a.Class == frontend.Integer && b.Class == frontend.Logical:
		return true // an extension that compilers share
	}
	return a.Class == b.Class
}

func extends(d, parent *Derived) bool {
	for n := 0; d != nil && n < 100; d, n = d.Parent, n+1 {
		if d == parent {
			return true
		}
	}
	return false
}

// elementalRank sets the rank of a call of an elemental function to that of its arguments.
func (v *resolver) elementalRank(n *Node, f *Symbol) {
	if f.Proc == nil || !f.Proc.Elemental {
		return
	}
	args := n.Args
	if n.Kind == RefExpr {
		args = args[1:]
	}
	for _, a := range args {
		if a.Rank > 0 {
			n.Rank, n.Shape = a.Rank, a.Shape
			return
		}
	}
}
