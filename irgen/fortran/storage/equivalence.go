package storage

import front "accc/frontend/fortran"

// A Set is variables that share storage by equivalence statements (Fortran 2018 §8.10.1).
type Set struct {
	// Static tells that the storage is that of the whole program.
	Static  bool
	Offsets map[*front.Symbol]int64
	Size    int64
	// Name is the first variable by name, after which the storage is called.
	Name *front.Symbol
	// Common is the block that the set is in, nil if in none.
	Common *Common
}

// ReadEquivalences reads the equivalence statements of a source.
func (l *Layout) ReadEquivalences(u *front.Unit) {
	for _, p := range u.Units {
		l.equivalencesOf(p)
	}
}

func (l *Layout) equivalencesOf(p *front.ProgUnit) {
	for _, i := range p.Spec {
		if i.Stmt == nil {
			continue
		}
		if n, ok := i.Stmt.Node.(*front.EquivalenceStmt); ok {
			for _, set := range n.Sets {
				l.host.Guard(func() { l.set(p, set) })
			}
		}
	}
	for _, c := range p.Contains {
		l.equivalencesOf(c)
	}
}

// set ties the variables of one set.
func (l *Layout) set(p *front.ProgUnit, set *front.EquivalenceSet) {
	var first *front.Symbol
	var firstAt int64
	for _, item := range set.Items {
		n := item.Node()
		b := front.BaseName(n)
		if b == nil || b.Symbol == nil || b.Symbol.Kind != front.Variable {
			l.host.Unsupported(l.host.Span(n), "this item of equivalence")
		}
		s := b.Symbol
		at := l.constantOffset(n)
		eq := l.sets[s]
		if eq == nil {
			eq = &Set{Offsets: map[*front.Symbol]int64{s: 0}}
			l.sets[s] = eq
		}
		if first == nil {
			first, firstAt = s, at
			continue
		}
		a, b2 := l.sets[first], eq
		// Item s begins where first+firstAt-at is.
		shift := a.Offsets[first] + firstAt - at - b2.Offsets[s]
		if a == b2 {
			continue
		}
		for m, off := range b2.Offsets {
			a.Offsets[m] = off + shift
			l.sets[m] = a
		}
	}
	eq := l.sets[first]
	low := int64(0)
	for _, off := range eq.Offsets {
		low = min(low, off)
	}
	eq.Size, eq.Static, eq.Name = 0, p.Scope.Module() || p.Kind == "program", nil
	for m, off := range eq.Offsets {
		eq.Offsets[m] = off - low
		size, _ := l.host.Size(m)
		eq.Size = max(eq.Size, off-low+size)
		if m.Has(front.Save) || l.host.HasInitial(m) {
			eq.Static = true
		}
		if eq.Name == nil || m.Name < eq.Name.Name {
			eq.Name = m
		}
	}
}

// constantOffset is the offset in bytes of a designator with constant subscripts.
func (l *Layout) constantOffset(n *front.Node) int64 {
	if n.Kind != front.RefExpr {
		return 0
	}
	s := front.BaseName(n).Symbol
	if n.Ref == front.Substring {
		at := l.constantOffset(n.Args[0])
		if lo := n.Args[1].Args[0]; lo != nil {
			if v, ok := front.IntegerValue(lo); ok {
				return at + v - 1
			}
			l.host.Unsupported(l.host.Span(n), "a substring in equivalence that is not constant")
		}
		return at
	}
	size, ok := l.host.ElementSize(s.Type)
	if !ok {
		l.host.Unsupported(l.host.Span(n), "this item of equivalence")
	}
	at, stride := int64(0), size
	for d, a := range n.Args[1:] {
		v, ok := front.IntegerValue(a)
		if !ok || d >= len(s.Dims) {
			l.host.Unsupported(l.host.Span(a), "a subscript in equivalence that is not constant")
		}
		low := int64(1)
		if s.Dims[d].Lower != nil {
			low, _ = front.IntegerValue(s.Dims[d].Lower)
		}
		at += (v - low) * stride
		stride *= s.Extents[d]
	}
	return at
}
