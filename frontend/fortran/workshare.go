package fortran

// assigns reports whether a statement is one that OpenMP's workshare takes (OpenMP 5.2 §11.4): an assignment of the language, where or
// forall, whose expressions call no procedures of the program.
func assigns(i *Item) bool {
	switch {
	case i.Dir != nil:
		return false
	case i.Stmt != nil:
		return i.Stmt.Label == "" && assignment(i.Stmt.Node)
	}
	b := i.Block
	switch h := b.Head.Node.(type) {
	case *WhereStmt:
		if callsProgram(node(h.Mask)) {
			return false
		}
	case *ForallStmt:
		if h.Head.calls() {
			return false
		}
	default:
		return false
	}
	for _, p := range b.Parts {
		if p.Head != nil {
			if e, ok := p.Head.Node.(*ElsewhereStmt); !ok || callsProgram(node(e.Mask)) {
				return false
			}
		}
		for _, in := range p.Items {
			if !assigns(in) {
				return false
			}
		}
	}
	return true
}

// assignment reports whether a statement is an assignment of the language, under a mask or for indices, too.
func assignment(n any) bool {
	switch s := n.(type) {
	case *AssignStmt:
		return s.Defined == nil && !callsProgram(node(s.Target)) && !callsProgram(node(s.Value))
	case *WhereStmt:
		return s.Action != nil && !callsProgram(node(s.Mask)) && assignment(s.Action.Node)
	case *ForallStmt:
		return s.Action != nil && !s.Head.calls() && assignment(s.Action.Node)
	}
	return false
}

// calls reports whether a procedure of the program is called for the indices.
func (c *Concurrent) calls() bool {
	for _, x := range c.Indices {
		for _, e := range []Expr{x.Lower, x.Upper, x.Step} {
			if callsProgram(node(e)) {
				return true
			}
		}
	}
	return callsProgram(node(c.Mask))
}

// elementalClass is the class of intrinsic procedures that are elemental.
const elementalClass = 'e'

// callsProgram reports whether an expression calls a procedure that is not an intrinsic one, or one whose result is an array that is not
// computed element by element: gfortran 12 and flang 22 let all threads store that.
func callsProgram(n *Node) (found bool) {
	if n == nil {
		return false
	}
	n.Walk(func(x *Node) bool {
		found = found || x.Ref == Bound || x.Ref == Call && (x.Intrinsic == nil || x.Intrinsic.Class != elementalClass && x.Rank != 0) ||
			(x.Kind == UnaryExpr || x.Kind == BinaryExpr) && x.Symbol != nil
		return !found
	})
	return found
}
