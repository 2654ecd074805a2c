package fortran

import "accc/frontend"

func (m *modeller) assign(n *AssignStmt) {
	value := m.read(n.Value)
	target := m.typed(n.Target)
	value.asNumber(target.Type)
	if m.definable(target) {
		m.checkAssignment(target, value)
	}
	n.Defined = m.definedAssignment(target, value)
	m.expr(target, frontend.Write)
}

// definable reports targets that cannot be assigned to.
func (m *modeller) definable(target *Node) bool {
	if target.Type.Class == frontend.Unknown && target.Symbol == nil {
		return true
	}
	why := ""
	base := baseName(target)
	switch {
	case target.Kind == RefExpr && (target.Ref == Call || target.Ref == Constructor):
		if target.Symbol != nil && m.isPointerFunction(target.Symbol) {
			return true
		}
		why = "a function's result"
	case target.Kind != NameExpr && target.Kind != RefExpr && target.Kind != MemberExpr:
		why = "an expression"
	case target.Kind == MemberExpr && (target.Symbol == nil || target.Symbol.Has(LengthParam)) && target.Args[0].Type.Derived.param(target.Text) != nil:
		why = target.Text + ", a type parameter"
	case base != nil && base.Symbol != nil && base.Symbol.Kind == Parameter:
		why = base.Text + ", a constant"
	case base != nil && base.Symbol != nil && base.Symbol.Intent == "in" && !throughPointer(target):
		why = base.Text + ", which has intent(in)"
	case base != nil && base.Symbol != nil && base.Symbol.Kind == Procedure && target.Kind == NameExpr && !m.isResult(base.Symbol):
		why = base.Text + ", a procedure"
	}
	if why == "" {
		return true
	}
	m.v.fault(RuleType.New(m.v.span(target), "cannot assign to %s", why))
	return false
}

func (m *modeller) isPointerFunction(sym *Symbol) bool {
	p := m.v.signature(sym)
	if p != nil && !p.Known && p.Unit == nil && !m.scope.isLost() {
		return false // without an explicit interface, the result is no pointer
	}
	return p == nil || p.Result == nil || p.Result.Has(PointerAttr)
}

// isResult reports whether a procedure is the one being defined, whose name may denote its result.
func (m *modeller) isResult(sym *Symbol) bool { return m.prog.Symbol == sym }

// throughPointer reports whether a designator goes through a pointer component, past which intent(in) does not apply.
func throughPointer(n *Node) bool {
	for n != nil {
		if n.Symbol != nil && n.Symbol.Has(PointerAttr) {
			return true
		}
		switch n.Kind {
		case RefExpr, MemberExpr:
			n = n.Args[0]
		default:
			return false
		}
	}
	return false
}

func (m *modeller) checkAssignment(target, value *Node) {
	if otherLengths(target.Type, value.Type) && m.definedAssignment(target, value) == nil {
		m.v.fault(RuleType.New(m.v.span(value), "expected %s, found %s", target.Type, value.Type).See(m.v.span(target), "assigned to this"))
		return
	}
	anything := target.Type.Poly && target.Type.Derived == nil // class(*)
	if !anything && !assignable(target.Type, value.Type) {
		if value.Type.Class == frontend.Function || m.definedAssignment(target, value) != nil {
			return
		}
		m.v.fault(RuleType.New(m.v.span(value), "expected %s, found %s", target.Type, value.Type).See(m.v.span(target), "assigned to this"))
		return
	}
	if target.Rank >= 0 && value.Rank > 0 && target.Rank != value.Rank && m.definedAssignment(target, value) == nil &&
		target.Type.Class != frontend.Unknown && value.Type.Class != frontend.Unknown {
		what := "a scalar"
		if target.Rank > 0 {
			what = "rank " + itoa(target.Rank)
		}
		m.v.fault(RuleType.New(m.v.span(value), "expected %s, found rank %d", what, value.Rank).See(m.v.span(target), "assigned to this"))
		return
	}
	base := baseName(target)
	if base != nil && base.Symbol != nil && base.Symbol.Has(Allocatable) && target.Kind == NameExpr {
		return
	}
	for i := range target.Shape {
		if i < len(value.Shape) && target.Rank == value.Rank && target.Shape[i] >= 0 && value.Shape[i] >= 0 && target.Shape[i] != value.Shape[i] {
			m.v.fault(RuleType.New(m.v.span(value), "expected %d elements in dimension %d, found %d", target.Shape[i], i+1, value.Shape[i]).
				See(m.v.span(target), "assigned to this"))
			return
		}
	}
}

// definedAssignment is the procedure that the program defines for an assignment, or nil.
func (m *modeller) definedAssignment(target, value *Node) *Symbol {
	args := []*Node{target, value}
	for s := m.scope; s != nil; s = s.Parent {
		if g := s.Names["assignment(=)"]; g != nil {
			if f := m.v.resolveGeneric(g, args); f != nil {
				return f
			}
		}
	}
	for _, a := range args {
		if d := a.Type.Derived; d != nil {
			if g := d.Component("assignment(=)"); g != nil {
				if f := m.v.boundTo(d, g, args); f != nil {
					return f
				}
			}
		}
	}
	return nil
}

func (m *modeller) pointer(n *PointerStmt) {
	value := m.typedActual(n.Value.Node())
	target := n.Target.Node()
	if target.Kind == RefExpr && len(target.Args) > 1 && target.Args[1].Kind == TripletExpr {
		// p(lower:) => target: bounds, not a section.
		m.v.typed(target.Args[0], m.scope)
		for _, a := range target.Args[1:] {
			m.v.typed(a, m.scope)
			m.expr(a, frontend.Read)
		}
		m.pointerBounds(target)
		target = target.Args[0]
	}
	m.v.typed(target, m.scope)
	if last := target.Symbol; last != nil && last.Kind == Variable && !last.Has(PointerAttr) && last.Type.Class != frontend.Unknown {
		m.v.fault(RuleType.New(m.v.span(target), "expected a pointer, but '%s' is not one", last.Name).See(last.Span, "declared here"))
	}
	m.expr(value, frontend.Address)
	m.expr(target, association(target))
}

// association is how the pointer is used that a statement gives another target, or none. Of a component it is the
// object that changes.
func association(n *Node) frontend.UseKind {
	if n.Kind == NameExpr && n.Symbol != nil && n.Symbol.Has(PointerAttr) {
		return frontend.Write | frontend.Associate
	}
	return frontend.Write
}

// pointerBounds checks the bounds of p(lower:) => target and p(lower:upper) => target: one form for all dimensions (Fortran 2018
// §10.2.2.2, R1035, R1036).
func (m *modeller) pointerBounds(n *Node) {
	bounds := n.Args[1:]
	for _, b := range bounds {
		if b.Kind != TripletExpr || b.Args[2] != nil || (b.Args[1] == nil) != (bounds[0].Args[1] == nil) || b.Args[0] == nil && b.Args[1] == nil {
			m.v.fault(RuleType.New(m.v.span(b), "expected 'lower:' for all dimensions of the pointer or 'lower:upper' for all"))
			return
		}
	}
	if r := n.Args[0].Rank; n.Args[0].Type.Class != frontend.Unknown && r > 0 && r != len(bounds) {
		m.v.fault(RuleType.New(m.v.span(n), "expected bounds for %d dimensions, found %d", r, len(bounds)))
	}
}
