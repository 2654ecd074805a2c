package fortran

import "accc/frontend"

// statementFunctions declares the statement functions with which an executable part seems to begin, and returns the
// rest.
func (m *modeller) statementFunctions(items []*Item) []*Item {
	for len(items) > 0 && items[0].Stmt != nil && mayDefineFunction(items[0].Stmt) {
		a := items[0].Stmt.Node.(*AssignStmt)
		target := a.Target.Node()
		name := target.Args[0].Text
		sym := m.scope.Names[name]
		if sym == nil && m.scope.Lookup(name) != nil || sym != nil && (sym.Rank() != 0 || sym.Kind != Variable || sym.Type.Class == frontend.Character && !sym.Has(typedAttr)) ||
			sym == nil && m.scope.none() {
			break
		}
		if sym == nil {
			sym = m.v.lookup(m.scope, name, m.v.span(target.Args[0]))
		}
		inner := newScope(m.scope, nil, m.v.r)
		proc := &Proc{Function: true, Elemental: false}
		for _, arg := range target.Args[1:] {
			var t Type
			if outer := m.scope.Lookup(arg.Text); outer != nil {
				m.v.finish(outer)
				t = outer.Type
			} else {
				t = m.v.implicitType(m.scope, arg.Text)
			}
			d := inner.put(&Symbol{Name: arg.Text, Type: t, Attr: DummyAttr, Span: m.v.span(arg), finished: true})
			proc.Dummies = append(proc.Dummies, d)
		}
		sym.Kind, sym.Proc = Procedure, proc
		sym.Assoc = nil
		proc.Statement = a.Value.Node()
		m.v.typed(proc.Statement, inner)
		items = items[1:]
	}
	return items
}

func (m *modeller) items(list []*Item) {
	for _, i := range list {
		m.item(i)
	}
}

func (m *modeller) item(i *Item) {
	switch {
	case i.Stmt != nil:
		m.label(i.Stmt)
		m.stmt(i.Stmt)
	case i.Block != nil:
		m.label(i.Block.Head)
		m.block(i.Block, nil)
	case i.Dir != nil:
		m.directive(i.Dir)
	}
}

func (m *modeller) typed(e Expr) *Node {
	n := node(e)
	m.v.typed(n, m.scope)
	return n
}

// read types an expression and records that it is read.
func (m *modeller) read(e Expr) *Node {
	n := m.typed(e)
	m.expr(n, frontend.Read)
	return n
}

func (m *modeller) stmt(s *Stmt) {
	switch n := s.Node.(type) {
	case *AssignStmt:
		m.assign(n)
	case *PointerStmt:
		m.pointer(n)
	case *CallStmt:
		m.callStmt(n)
		for _, a := range n.Proc.Node().Args {
			if a.Kind == LabelExpr {
				m.jumpTo("alternate return", a.Text, s)
			}
		}
	case *IfStmt:
		m.condition(n.Cond)
		m.inBlock(frontend.Block{}, func() { m.stmt(n.Action) })
	case *ArithmeticIfStmt:
		m.read(n.Cond)
		for _, l := range n.Labels {
			m.jumpTo("goto", l, s)
		}
	case *WhereStmt:
		m.condition(n.Mask)
		m.inBlock(frontend.Block{}, func() { m.stmt(n.Action) })
	case *ForallStmt:
		m.inConcurrent(n.Head, func() { m.stmt(n.Action) })
	case *AssignLabelStmt:
		m.assignLabel(n, s)
	case *GotoStmt:
		if n.Var != nil {
			m.assignedGoto(n, s)
			return
		}
		if n.Value != nil {
			m.read(n.Value)
		}
		for _, l := range append(n.Labels, n.Label) {
			if l != "" {
				m.jumpTo("goto", l, s)
			}
		}
	case *ReturnStmt:
		if n.Value != nil {
			m.read(n.Value)
		}
		m.addJump(frontend.Jump{Word: "return", Span: m.v.r.spanOf(s.First, s.Last)}, m.open)
	case *StopStmt:
		m.addJump(frontend.Jump{Word: "stop", Span: m.v.r.spanOf(s.First, s.Last)}, nil)
		for _, e := range []Expr{n.Code, n.Quiet} {
			if e != nil {
				m.read(e)
			}
		}
	case *PauseStmt:
		if n.Code != nil {
			m.read(n.Code)
		}
	case *CycleStmt:
		m.leave("cycle", n.Name, s)
	case *ExitStmt:
		m.leave("exit", n.Name, s)
	case *AllocateStmt:
		m.allocate(s, n.Items, n.Type, "allocate")
	case *ReleaseStmt:
		m.allocate(s, n.Items, nil, n.Kind)
	case *PrintStmt:
		m.format(n.Format)
		m.transfer(n.Items, frontend.Read)
	case *IOStmt:
		m.io(n, s)
	}
}

// condition types a condition, which is logical.
func (m *modeller) condition(e Expr) {
	n := m.read(e)
	switch n.Type.Class {
	case frontend.Logical, frontend.Unknown:
	default:
		m.v.fault(RuleType.New(m.v.span(n), "expected a logical condition, found %s", n.Type))
	}
}
