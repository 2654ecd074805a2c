package fortran

import (
	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// construct makes the construct of a directive and types what its clauses hold. read are the expressions whose values the
// directive needs.
func (m *modeller) construct(d *Dir) (c *frontend.Construct, read []*Node) {
	m.at++
	c = &frontend.Construct{Directive: d.Directive, At: m.at, Routine: m.routine, Parent: m.innermost(), Block: m.around, Host: d,
		Exprs: map[*pragma.Expr]*frontend.ExprInfo{}, Vars: map[*pragma.Var]*frontend.VarInfo{}}
	if m.scope == nil {
		return c, nil
	}
	c.Visible = m.scope.visible()
	if d.Def == omp.DirDeclareReduction || d.Def == omp.DirDeclareMapper {
		for x := c.Visible; x != nil; x = x.Next {
			if x.Directive == d.Directive {
				c.Declared = x
			}
		}
	}
	r := &clauseReader{m: m, c: c, d: d, at: map[*pragma.Token]int{}, scope: m.scope}
	r.directive(d.Directive)
	return c, r.read
}

// directive ties a directive to what it governs and walks that.
func (m *modeller) directive(d *Dir) {
	c, read := m.construct(d)
	c.End = d.End
	switch {
	case c.Parent != nil:
		c.Parent.Children = append(c.Parent.Children, c)
	case m.routine != nil:
		m.routine.Constructs = append(m.routine.Constructs, c)
	}
	for _, n := range read {
		m.expr(n, frontend.Read)
	}
	if len(d.Body) == 0 {
		return
	}
	first := d.Body[0]
	if d.Def == acc.DirAtomic && (d.Atomic != "capture" || d.End.IsValid()) {
		c.Misfit, c.MisfitSpan = m.atomicMisfit(d)
	}
	if d.Def == omp.DirAtomic && (len(d.Body) == 1 || d.End.IsValid()) {
		c.Misfit, c.MisfitSpan = m.ompAtomicMisfit(d)
	}
	if d.Def == omp.DirDispatch {
		defer func() { // the names in its statement are known by then
			if TargetCall(d) == nil {
				c.Misfit = frontend.NoTargetCall
			}
		}()
	}
	c.Body = m.v.r.spanOf(firstOf(first), lastOf(d.Body[len(d.Body)-1]))
	for _, i := range d.Body {
		c.Statements = append(c.Statements, m.v.r.spanOf(firstOf(i), lastOf(i)))
	}
	governsLoop := d.Def.Assoc == pragma.LoopNest || d.Def == omp.DirMetadirective || d.Def == omp.DirBeginMetadirective && len(d.Body) == 1
	if governsLoop && first.Block != nil && first.Block.Kind == "do" {
		c.Loop = m.loopOf(first.Block)
	}
	m.open = append(m.open, c)
	if c.Loop != nil {
		m.label(first.Block.Head)
		m.block(first.Block, c.Loop)
	} else {
		m.items(d.Body)
	}
	if governsLoop && first.Dir != nil && len(c.Children) == 1 {
		c.Loop = c.Children[0].Loop // the directive between makes another loop of it
	}
	m.open = m.open[:len(m.open)-1]
	for n, i := range d.Body { // their names are resolved by now
		if assigns(i) {
			c.Arrays = append(c.Arrays, c.Statements[n])
		} else if why, at := m.notShared(i); why != "" && c.OtherWhy == "" {
			c.Other, c.OtherWhy = at, why
		}
	}
}

// atomicMisfit tells what is wrong with the statement of an atomic construct: it must have one of the forms of OpenACC
// 3.3 §2.12 for its atomic-clause. The sentence is empty for one that has.
func (m *modeller) atomicMisfit(d *Dir) (why string, at source.Span) {
	var list []*AssignStmt
	span := m.v.r.spanOf(firstOf(d.Body[0]), lastOf(d.Body[len(d.Body)-1]))
	for _, i := range d.Body {
		if i.Stmt == nil {
			return "expected an assignment", span
		}
		a, ok := i.Stmt.Node.(*AssignStmt)
		if !ok {
			return "expected an assignment", m.v.r.spanOf(i.Stmt.First, i.Stmt.Last)
		}
		list = append(list, a)
	}
	for _, a := range list {
		if n := m.typed(a.Target); n.Rank > 0 {
			return "expected a scalar variable", m.v.span(n)
		}
	}
	first := list[0]
	target, value := first.Target.Node(), first.Value.Node()
	switch d.Atomic {
	case "read":
		if !isPlace(value) {
			return "expected v = x, both of them variables", span
		}
	case "write":
		if m.occurrences(value, target) > 0 {
			return "expected a value that does not depend on the variable", span
		}
	case "capture":
		if len(list) != 2 {
			return "expected two assignments", span
		}
		second, other := list[1].Target.Node(), list[1].Value.Node()
		switch {
		case m.alike(value, second): // v = x, then x changes
		case m.updates(first) && m.alike(other, target):
		default:
			return "expected one statement that updates a location and one that reads the same location", span
		}
	default:
		if len(list) > 1 {
			return "expected one assignment", span
		}
		if !m.updates(first) {
			return "expected x = x operator expression, x = expression operator x or x = intrinsic(x, ...)", span
		}
	}
	return "", source.Span{}
}

// isPlace reports whether an expression could name a location.
func isPlace(n *Node) bool {
	n = n.strip()
	return n.Kind == NameExpr || n.Kind == RefExpr || n.Kind == MemberExpr
}

var atomicOperators = set("+", "-", "*", "/", ".and.", ".or.", ".eqv.", ".neqv.")

var atomicIntrinsics = set("max", "min", "iand", "ior", "ieor")

// updates reports whether an assignment has a form of atomic update.
func (m *modeller) updates(a *AssignStmt) bool {
	target := a.Target.Node()
	value := a.Value.Node().strip()
	switch {
	case m.occurrences(value, target) != 1: // what the variable is combined with does not depend on it
		return false
	case value.Kind == BinaryExpr && atomicOperators[value.Text]:
		return m.operandOf(value, target, 0)
	case value.Kind == RefExpr && value.Args[0].Kind == NameExpr && atomicIntrinsics[value.Args[0].Text]:
		for _, x := range value.Args[1:] {
			if m.alike(x, target) {
				return true
			}
		}
	}
	return false
}

// occurrences is how often a location is named in an expression.
func (m *modeller) occurrences(n, place *Node) int {
	count := 0
	n.Walk(func(x *Node) bool {
		if x.Kind != ParenExpr && m.alike(x, place) {
			count++
			return false
		}
		return true
	})
	return count
}

// operandOf reports whether the target is an operand of an expression at its top, where x + a + b counts as x + (a + b).
func (m *modeller) operandOf(n, target *Node, depth int) bool {
	if depth > maxNesting {
		return false
	}
	for i, a := range n.Args {
		if m.alike(a, target) {
			return true
		}
		if i == 0 && a.Kind == BinaryExpr && atomicOperators[a.Text] && m.operandOf(a, target, depth+1) {
			return true
		}
	}
	return false
}

// alike reports whether two expressions are written alike: that is how a location is recognised.
func (m *modeller) alike(a, b *Node) bool {
	a, b = a.strip(), b.strip()
	if a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || a.Text != b.Text || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		if !m.alike(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
