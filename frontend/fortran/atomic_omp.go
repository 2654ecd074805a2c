package fortran

import (
	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma/omp"
)

// An atomicShape is what the body of an atomic construct of OpenMP consists of.
type atomicShape struct {
	// assigned are the assignments at the top, condition is that of the conditional update, nil if there is none.
	assigned    []*AssignStmt
	condition   *Node
	then, other *AssignStmt
	// readFirst: an assignment precedes the conditional update.
	readFirst bool
}

// ompAtomicMisfit says what is wrong with the body of an atomic construct: it must have one of the forms of OpenMP 5.2 §15.8.3 for
// the clauses of the directive. The sentence is empty for one that has.
func (m *modeller) ompAtomicMisfit(d *Dir) (why string, at source.Span) {
	has := func(word string) bool { return d.Find(omp.Table.Clause(word)) != nil }
	span := m.v.r.spanOf(firstOf(d.Body[0]), lastOf(d.Body[len(d.Body)-1]))
	s, why, at := m.atomicShape(d, has("compare"))
	if why != "" {
		return why, at
	}
	all := s.assigned
	if s.then != nil {
		all = append(all[:len(all):len(all)], s.then)
	}
	for _, a := range all {
		if why, at := m.atomicVariable(a.Target.Node()); why != "" {
			return why, at
		}
	}
	switch {
	case has("compare"):
		if why, at = m.compareMisfit(s, has("capture"), span); why == "" {
			d.Comparison = s.comparison()
		}
		return why, at
	case has("capture"):
		return m.captureMisfit(s.assigned, span)
	case len(s.assigned) != 1:
		return "expected one assignment", span
	}
	first := s.assigned[0]
	target, value := first.Target.Node(), first.Value.Node()
	switch {
	case has("read"):
		if !isPlace(value) {
			return "expected v = x, both of them variables", span
		}
		return m.atomicVariable(value)
	case has("write"):
		if m.occurrences(value, target) > 0 {
			return "expected a value that does not depend on the variable", span
		}
	case !m.updates(first):
		return "expected x = x operator expression, x = expression operator x or x = intrinsic(x, ...)", span
	}
	return "", source.Span{}
}

// atomicShape takes the body apart.
func (m *modeller) atomicShape(d *Dir, compare bool) (s atomicShape, why string, at source.Span) {
	items := d.Body
	if len(items) == 1 && items[0].Block != nil && items[0].Block.Kind == "block" {
		items = items[0].Block.Parts[0].Items // a strictly structured block
	}
	want := "expected an assignment"
	if compare {
		want = "expected an if statement that compares the variable and assigns to it"
	}
	for _, i := range items {
		span := m.v.r.spanOf(firstOf(i), lastOf(i))
		var cond Expr
		var parts [][]*Item
		switch {
		case i.Stmt != nil:
			switch n := i.Stmt.Node.(type) {
			case *AssignStmt:
				s.assigned = append(s.assigned, n)
				continue
			case *IfStmt:
				cond, parts = n.Cond, [][]*Item{{{Stmt: n.Action}}}
			}
		case i.Block != nil && i.Block.Kind == "if":
			cond = i.Block.Head.Node.(*IfThenStmt).Cond
			for _, p := range i.Block.Parts {
				parts = append(parts, p.Items)
				if p.Head != nil {
					if _, ok := p.Head.Node.(*ElseIfStmt); ok {
						return s, want, span
					}
				}
			}
		}
		if cond == nil || !compare || s.condition != nil || len(parts) > 2 {
			return s, want, span
		}
		s.condition = m.typed(cond)
		s.readFirst = len(s.assigned) > 0
		for n, list := range parts {
			if len(list) != 1 || list[0].Stmt == nil {
				return s, "expected one assignment in each branch", span
			}
			a, ok := list[0].Stmt.Node.(*AssignStmt)
			if !ok {
				return s, "expected one assignment in each branch", span
			}
			if n == 0 {
				s.then = a
			} else {
				s.other = a
			}
		}
	}
	return s, "", at
}

// atomicVariable says why a variable cannot be accessed atomically.
func (m *modeller) atomicVariable(n *Node) (why string, at source.Span) {
	m.v.typed(n, m.scope)
	span := m.v.span(n)
	switch c := n.Type.Class; {
	case n.Rank > 0:
		return "expected a scalar variable", span
	case c == frontend.Aggregate, c == frontend.Character:
		return "expected a number or a logical value", span
	case n.Symbol != nil && n.Kind != RefExpr && n.Symbol.Has(Allocatable):
		return "expected a variable that is not allocatable", span
	}
	return "", source.Span{}
}

func (m *modeller) captureMisfit(list []*AssignStmt, span source.Span) (why string, at source.Span) {
	if len(list) != 2 {
		return "expected two assignments", span
	}
	first, second := list[0], list[1]
	x, value := first.Target.Node(), first.Value.Node()
	y, other := second.Target.Node(), second.Value.Node()
	switch {
	case m.alike(value, y): // v = x, then x changes
		if !m.updates(second) && m.occurrences(other, y) > 0 {
			return "expected x = x operator expression, or a value that does not depend on x", m.v.span(other)
		}
	case m.updates(first) && m.alike(other, x):
	default:
		return "expected one statement that updates a location and one that reads the same location", span
	}
	return "", source.Span{}
}

var comparisons = set("==", ".eq.", ".eqv.", "<", ".lt.", ">", ".gt.")

func (m *modeller) compareMisfit(s atomicShape, capture bool, span source.Span) (why string, at source.Span) {
	if s.condition == nil {
		return "expected an if statement that compares the variable and assigns to it", span
	}
	x := s.then.Target.Node()
	cond := s.condition.strip()
	if cond.Kind != BinaryExpr || !comparisons[cond.Text] || !m.alike(cond.Args[0], x) && !m.alike(cond.Args[1], x) {
		return "expected a condition that compares the variable that is assigned to", m.v.span(s.condition)
	}
	reads := s.assigned
	if s.other != nil {
		reads = append(reads[:len(reads):len(reads)], s.other)
	}
	switch {
	case !capture && len(reads) > 0:
		return "expected an if statement alone without capture", span
	case capture && len(reads) != 1:
		return "expected one statement that reads the variable", span
	case capture && !m.alike(reads[0].Value.Node(), x):
		return "expected a statement that reads the variable that is compared", m.v.span(reads[0].Value.Node())
	}
	return "", source.Span{}
}

// comparison is the shape of atomic compare that has no misfit.
func (s *atomicShape) comparison() *AtomicComparison {
	c := &AtomicComparison{X: s.then.Target.Node(), Condition: s.condition, New: s.then.Value.Node()}
	switch {
	case s.other != nil:
		c.V, c.When = s.other.Target.Node(), CaptureOnFailure
	case s.readFirst:
		c.V = s.assigned[0].Target.Node()
	case len(s.assigned) > 0:
		c.V, c.When = s.assigned[0].Target.Node(), CaptureAfter
	}
	return c
}
