package assign

import (
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
)

// overlaps reports whether an element of to may be set before the expression has read it.
func (x *Lowering) overlaps(to *entity.Entity, target, n *front.Node) bool {
	if to.Base == nil || n.Rank == 0 {
		return false
	}
	found := false
	var walk func(m *front.Node)
	walk = func(m *front.Node) {
		if m == nil || found || m.Rank == 0 && m.Kind != front.ImpliedExpr {
			return
		}
		if entity.IsDesignator(m) {
			b := front.BaseName(m)
			if b == nil || b.Symbol == nil {
				return
			}
			if x.MayAlias(to.Base, b.Symbol, to.Type, m.Type) && (target == nil || !SameDesignator(target, m)) {
				found = true
			}
			for _, a := range m.Args[min(1, len(m.Args)):] {
				// Vector subscripts are read as the loop goes.
				if a.Rank > 0 && a.Kind != front.TripletExpr {
					walk(a)
				}
			}
			return
		}
		if m.Kind == front.RefExpr && m.Ref == front.Call && m.Intrinsic == nil && m.Symbol != nil && m.Symbol.Proc != nil && !m.Symbol.Proc.Elemental {
			return // its result is a temporary, unless it is a pointer
		}
		for _, a := range m.Args {
			walk(a)
		}
	}
	walk(n)
	if target != nil && !found {
		// A vector subscript on the left that the assignment changes.
		for _, a := range target.Args[min(1, len(target.Args)):] {
			if a.Rank > 0 && a.Kind != front.TripletExpr && expr.Mentions(a, to.Base) {
				found = true
			}
		}
	}
	return found
}

// MayAlias reports whether two variables may share memory.
func (x *Lowering) MayAlias(a, b *front.Symbol, ta, tb front.Type) bool {
	if a == b || a.Assoc != nil || b.Assoc != nil {
		return true
	}
	if x.host.Shares(a, b) {
		return true
	}
	pa, pb := pointsElsewhere(a), pointsElsewhere(b)
	if !(pa && (pb || b.Has(front.Target))) && !(pb && a.Has(front.Target)) {
		return false
	}
	return ta.Class == tb.Class && ta.Kind == tb.Kind
}

// pointsElsewhere reports whether a variable may denote another variable.
func pointsElsewhere(s *front.Symbol) bool {
	return s.Has(front.PointerAttr) || s.Type.Class == frontend.Aggregate
}

// SameDesignator reports whether two designators are the same elements in the same order.
func SameDesignator(a, b *front.Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || len(a.Args) != len(b.Args) {
		return false
	}
	switch a.Kind {
	case front.NameExpr:
		if a.Symbol != b.Symbol || a.Symbol == nil {
			return false
		}
	case front.MemberExpr, front.BinaryExpr, front.UnaryExpr:
		if a.Text != b.Text {
			return false
		}
	case front.IntExpr:
		return a.Text == b.Text
	case front.RefExpr:
		if a.Ref != b.Ref || a.Ref == front.Call || a.Ref == front.Bound {
			return false
		}
	case front.TripletExpr, front.ParenExpr:
	default:
		return false
	}
	for i := range a.Args {
		if !SameDesignator(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
