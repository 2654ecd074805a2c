package fortran

import "accc/frontend"

// constructor resolves type(values).
func (v *resolver) constructor(n *Node, sym *Symbol, s *Scope) {
	n.Ref, n.Symbol = Constructor, sym
	n.Args[0].Type = unknownType
	spec := &TypeSpec{First: n.Args[0].First, Last: n.Args[0].Last}
	if n.Args[0].Kind == RefExpr {
		spec.Args = n.Args[0].Args[1:]
	}
	own, lengths := v.derivedWith(sym, spec, s)
	if own == nil {
		return
	}
	n.Type = Type{Class: frontend.Aggregate, Derived: own, Lengths: lengths}
	if lengths != nil && !lengths.explicit() {
		v.fault(RuleDeclaration.New(v.span(n.Args[0]), "expected values for the length parameters of '%s' in a structure constructor", sym.Name))
		n.Type = unknownType
		return
	}
	count := 0
	for d := own; d != nil; d = d.Parent {
		count += len(d.Components)
	}
	for _, a := range n.Args[1:] {
		if a.Key != "" && own.Component(a.Key) == nil {
			v.fault(RuleType.New(v.span(a), "'%s' has no component %s", sym.Name, a.Key))
		}
	}
	if len(n.Args)-1 > count {
		v.fault(RuleType.New(v.span(n), "'%s' has %d components, found %d values", sym.Name, count, len(n.Args)-1))
	}
}

// array resolves an array constructor.
func (v *resolver) array(n *Node, s *Scope) {
	n.Rank = 1
	count := int64(0)
	for i, a := range n.Args {
		v.typed(a, s)
		switch {
		case i == 0:
			n.Type = a.Type
		case n.Type.Class == frontend.Unknown || a.Type.Class == frontend.Unknown:
		case n.Spec == nil && n.Type.Class != a.Type.Class && !(n.Type.numeric() && a.Type.numeric()):
			v.fault(RuleType.New(v.span(a), "expected %s as the element before, found %s", n.Type, a.Type))
		}
		switch {
		case count < 0:
		case a.Rank == 0 && a.Kind != ImpliedExpr:
			count++
		default:
			extent := total(a.Shape)
			if extent < 0 || a.Shape == nil {
				count = -1
			} else {
				count += extent
			}
		}
	}
	if n.Spec != nil {
		n.Type = v.typeOf(n.Spec, s)
	}
	n.Shape = []int64{count}
}

// total is the product of extents, -1 if one is not known.
func total(shape []int64) int64 {
	out := int64(1)
	for _, e := range shape {
		if e < 0 {
			return -1
		}
		out *= e
	}
	return out
}

// impliedScope declares the variable of an implied do loop, which has the type that the name would have outside of the loop.
func (v *resolver) impliedScope(n *Node, s *Scope) *Scope {
	inner := newScope(s, nil, s.text)
	t := v.integerType()
	if sym := s.Lookup(n.Text); sym != nil {
		v.finish(sym)
		t = sym.Type
	} else if !s.none() {
		t = v.implicitType(s, n.Text)
	} else {
		v.undeclared(s, n.Text, v.span(n.Bounds[0]))
	}
	inner.put(&Symbol{Name: n.Text, Type: t, Attr: impliedDo, Span: v.span(n.Bounds[0]), finished: true})
	return inner
}

func (v *resolver) impliedDo(n *Node, s *Scope) {
	inner := s
	if n.Ref != Transfer {
		inner = v.impliedScope(n, s)
	}
	v.typed(n.Bounds[0], inner)
	v.typedAll(n.Bounds[1:], s)
	v.typedAll(n.Args, inner)
	n.Rank = 1
	n.Type = n.Args[0].Type
	count := int64(-1)
	low, ok1 := integerValue(n.Bounds[1])
	high, ok2 := integerValue(n.Bounds[2])
	step, ok3 := int64(1), true
	if len(n.Bounds) > 3 {
		step, ok3 = integerValue(n.Bounds[3])
	}
	if ok1 && ok2 && ok3 && step != 0 {
		count = max(0, (high-low+step)/step)
		for _, a := range n.Args {
			if a.Rank != 0 {
				count = -1
			}
		}
		if count > 0 {
			count *= int64(len(n.Args))
		}
	}
	n.Shape = []int64{count}
}
