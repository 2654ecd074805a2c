package fortran

import (
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
)

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

// notShared says why workshare does not take a part of its body (OpenMP 5.2 §11.4), and where; "" if it does.
func (m *modeller) notShared(i *Item) (why string, at source.Span) {
	at = m.v.r.spanOf(firstOf(i), lastOf(i))
	switch {
	case i.Dir != nil:
		d := i.Dir.Def
		if d == nil || d.Table != omp.Table || d.Assoc == pragma.Declarative || d == omp.DirAtomic || d == omp.DirCritical || d == omp.DirNothing ||
			d == omp.DirError || d == omp.DirMetadirective || d == omp.DirParallel || len(d.Leaves) > 0 && d.Leaves[0] == omp.DirParallel {
			return "", at
		}
		return "found " + d.NameIn(true), m.v.r.spanOf(firstOf(i), firstOf(i))
	case i.Stmt != nil:
		return m.statementNotShared(i.Stmt)
	}
	switch h := i.Block.Head.Node.(type) {
	case *WhereStmt:
	case *ForallStmt:
		if why := programCall(node(h.Head.Mask)); why != "" {
			return why, at
		}
	default:
		if i.Block.Kind == "block" {
			break
		}
		return "found a construct of another kind", m.v.r.spanOf(i.Block.Head.First, i.Block.Head.Last)
	}
	for _, p := range i.Block.Parts {
		for _, in := range p.Items {
			if why, at := m.notShared(in); why != "" {
				return why, at
			}
		}
	}
	return "", at
}

// statementNotShared is notShared for a statement that is no block.
func (m *modeller) statementNotShared(s *Stmt) (why string, at source.Span) {
	at = m.v.r.spanOf(s.First, s.Last)
	switch n := s.Node.(type) {
	case *AssignStmt:
		if why = programCall(node(n.Target)); why == "" {
			why = programCall(node(n.Value))
		}
		return why, at
	case *WhereStmt:
		if why = programCall(node(n.Mask)); why == "" && n.Action != nil {
			why, at = m.statementNotShared(n.Action)
		}
		return why, at
	case *ForallStmt:
		if why = programCall(node(n.Head.Mask)); why == "" && n.Action != nil {
			why, at = m.statementNotShared(n.Action)
		}
		return why, at
	}
	return "found a statement of another kind", at
}

// programCall says that an expression calls a function of the program that is not elemental; "" if it does not.
func programCall(n *Node) (why string) {
	if n == nil {
		return ""
	}
	n.Walk(func(x *Node) bool {
		if x.Ref == Call && x.Intrinsic == nil && len(x.Args) > 0 && x.Args[0].Kind == NameExpr {
			if f := x.Args[0].Symbol; why == "" && f != nil && f.Kind == Procedure && f.Proc != nil && f.Proc.Unit != nil && !f.Proc.Elemental {
				why = "the function '" + f.Name + "' is not elemental"
			}
		}
		return why == ""
	})
	return why
}
