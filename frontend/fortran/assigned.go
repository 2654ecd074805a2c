package fortran

import "accc/frontend"

// Labels in variables, which Fortran 95 deleted: assign 10 to v, and go to v, (10, 20). The variable holds the number of the label.

// AssignedLabels are the labels that the assign statements of a program unit put into variables, in order of first appearance: those of
// format statements if formats is set, else those that go to may jump to.
func (p *ProgUnit) AssignedLabels(formats bool) (list []string) {
	isFormat, seen := map[string]bool{}, map[string]bool{}
	p.eachStatement(func(s *Stmt) {
		if _, ok := s.Node.(*FormatStmt); ok {
			isFormat[s.Label] = true
		}
	})
	p.eachStatement(func(s *Stmt) {
		if n, ok := s.Node.(*AssignLabelStmt); ok && isFormat[n.Label] == formats && !seen[n.Label] {
			seen[n.Label] = true
			list = append(list, n.Label)
		}
	})
	return list
}

// eachStatement calls f for the statements of a program unit, also those that if governs, without those of the units that it contains.
func (p *ProgUnit) eachStatement(f func(s *Stmt)) {
	var walk func(items []*Item)
	one := func(s *Stmt) {
		if s == nil {
			return
		}
		f(s)
		if n, ok := s.Node.(*IfStmt); ok && n.Action != nil {
			f(n.Action)
		}
	}
	walk = func(items []*Item) {
		for _, i := range items {
			switch {
			case i.Stmt != nil:
				one(i.Stmt)
			case i.Block != nil:
				for _, part := range i.Block.Parts {
					walk(part.Items)
				}
			case i.Dir != nil:
				walk(i.Dir.Body)
			}
		}
	}
	walk(p.Spec)
	walk(p.Body)
}

// assignLabel walks assign 10 to v.
func (m *modeller) assignLabel(n *AssignLabelStmt, s *Stmt) {
	m.labelVariable(n.Var, "assign")
	m.assigns = append(m.assigns, jump{label: n.Label, span: m.v.r.spanOf(s.First, s.Last)})
}

// assignedGoto walks go to v, (10, 20).
func (m *modeller) assignedGoto(n *GotoStmt, s *Stmt) {
	m.labelVariable(n.Var, "go to")
	labels := n.From
	if len(labels) == 0 {
		labels = m.prog.AssignedLabels(false)
	}
	for _, l := range labels {
		m.jumpTo("goto", l, s)
	}
}

// labelVariable types a variable that holds a label.
func (m *modeller) labelVariable(n *Name, statement string) {
	x := &Node{Kind: NameExpr, First: n.Tok, Last: n.Tok, Text: n.Text}
	m.v.typed(x, m.scope)
	if x.Symbol == nil {
		return
	}
	if x.Symbol.Kind != Variable || x.Type.Class != frontend.Integer || x.Rank != 0 {
		m.v.fault(RuleType.New(m.v.nameSpan(n), "expected a scalar integer variable in %s, '%s' is %s", statement, n.Text, x.Type).See(x.Symbol.Span, "declared here"))
		return
	}
	kind := frontend.Read
	if statement == "assign" {
		kind = frontend.Write
	}
	m.reference(x, kind)
}
