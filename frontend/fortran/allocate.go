package fortran

import (
	"slices"

	"accc/frontend"
)

// allocate walks allocate, deallocate and nullify.
func (m *modeller) allocate(st *Stmt, items []Arg, spec Specification, word string) {
	allocates := word == "allocate"
	var typ *Type
	if spec != nil {
		t := m.v.typeOf(spec.Spec(), m.scope)
		typ = &t
	}
	like := slices.ContainsFunc(items, func(i Arg) bool { return i.Node().Key == "source" || i.Node().Key == "mold" })
	for _, i := range items {
		n := i.Node()
		if n.Key != "" {
			m.v.typed(n, m.scope)
			m.expr(n, frontend.Address)
			continue
		}
		object := n
		if n.Kind == RefExpr {
			// The bounds, which look like subscripts.
			for _, a := range n.Args[1:] {
				m.v.typed(a, m.scope)
				m.v.subscript(a)
				m.expr(a, frontend.Read)
			}
			object = n.Args[0]
		}
		m.v.typed(object, m.scope)
		if s := object.Symbol; s != nil && s.Type.Class != frontend.Unknown && !s.Has(Allocatable|PointerAttr) && s.Assoc == nil {
			m.v.fault(RuleType.New(m.v.span(object), "expected an allocatable or a pointer, but '%s' is neither", s.Name).See(s.Span, "declared here"))
		} else if n.Kind == RefExpr && s != nil && s.Rank() > 0 && len(n.Args)-1 != s.Rank() {
			m.v.fault(RuleType.New(m.v.span(n), "expected %d dimensions, found %d", s.Rank(), len(n.Args)-1).See(s.Span, "declared here"))
		} else if allocates && !like {
			m.allocatedLengths(object, typ)
		}
		m.expr(object, association(object))
		if s := object.Symbol; object.Kind == NameExpr && s != nil && s.Kind == Variable && s.Assoc == nil && m.routine != nil {
			a := frontend.Allocation{Symbol: m.symbol(s), Name: object.Text, Span: m.v.span(n), At: m.at, Block: m.around, Statement: m.v.r.spanOf(st.First, st.Last), Frees: word == "deallocate"}
			for _, d := range n.Args {
				if n.Kind == RefExpr && d != object {
					a.Dims = append(a.Dims, m.allocatedBounds(d))
				}
			}
			m.routine.Allocations = append(m.routine.Allocations, a)
		}
	}
}

// allocatedBounds are those of a dimension in an allocate statement.
func (m *modeller) allocatedBounds(n *Node) frontend.Bounds {
	if n.Kind == TripletExpr {
		return m.bounds(n.Args[0], n.Args[1])
	}
	return m.bounds(nil, n)
}

// allocatedLengths reports an object of allocate whose length parameters have no values, or others than its
// declaration says (Fortran 2018 §9.7.1.1).
func (m *modeller) allocatedLengths(object *Node, typ *Type) {
	t := object.Type
	if t.Derived == nil || len(t.Derived.LenParams) == 0 {
		return
	}
	if typ != nil && otherLengths(t, *typ) {
		m.v.fault(RuleType.New(m.v.span(object), "expected an object of %s, found %s", *typ, t))
		return
	}
	for i, p := range t.Derived.LenParams {
		if t.Lengths == nil || i >= len(t.Lengths.Args) || t.Lengths.Args[i].Kind != TripletExpr || typ != nil && typ.Length(i) != nil {
			continue
		}
		m.v.fault(RuleType.New(m.v.span(object), "length parameter '%s' of '%s' is deferred: expected its value in allocate", p.Name, m.v.span(object).Text()).
			Note("write the type before the object, as in allocate(%s(...) :: %s)", t.Derived.Name, m.v.span(object).Text()))
		return
	}
}
