package fortran

import (
	"slices"

	"accc/frontend"
)

func (m *modeller) label(s *Stmt) {
	if s.Label != "" {
		m.labels[s.Label] = append([]*frontend.Construct(nil), m.open...)
	}
}

func (m *modeller) addJump(j frontend.Jump, in []*frontend.Construct) {
	j.Block, j.After = m.around, len(m.log)
	if m.routine != nil && !j.Into {
		m.routine.Jumps = append(m.routine.Jumps, j)
	}
	for _, c := range in {
		c.Jumps = append(c.Jumps, j)
	}
}

func (m *modeller) jumpTo(word, label string, s *Stmt) {
	if m.routine != nil {
		m.routine.Gotos = true
	}
	m.gotos = append(m.gotos, jump{label, m.v.r.spanOf(s.First, s.Last), append([]*frontend.Construct(nil), m.open...), word})
}

// resolveGotos finds the constructs that each goto leaves and enters.
func (m *modeller) resolveGotos() {
	for _, a := range m.assigns {
		if _, known := m.labels[a.label]; !known {
			m.v.fault(RuleStructure.New(a.span, "no statement has the label %s", a.label))
		}
	}
	m.resolveFormats()
	for _, g := range m.gotos {
		in, known := m.labels[g.label]
		if !known && m.assignsLabel(g.label) {
			continue // that is reported where it is assigned
		}
		if !known {
			m.v.fault(RuleStructure.New(g.span, "no statement has the label %s", g.label))
			continue
		}
		common := 0
		for common < len(g.in) && common < len(in) && g.in[common] == in[common] {
			common++
		}
		m.addJump(frontend.Jump{Word: g.word, Span: g.span}, g.in[common:])
		m.addJump(frontend.Jump{Word: g.word, Span: g.span, Into: true}, in[common:])
	}
}

// resolveFormats finds the format statements that input and output name.
func (m *modeller) resolveFormats() {
	if len(m.formats) == 0 {
		return
	}
	known := map[string]bool{}
	m.prog.eachStatement(func(s *Stmt) {
		if _, ok := s.Node.(*FormatStmt); ok {
			known[s.Label] = true
		}
	})
	for _, f := range m.formats {
		if !known[f.label] {
			m.v.fault(RuleStructure.New(f.span, "no format statement has the label %s", f.label))
		}
	}
}

// assignsLabel reports whether an assign statement has a label.
func (m *modeller) assignsLabel(label string) bool {
	return slices.ContainsFunc(m.assigns, func(a jump) bool { return a.label == label })
}

// leave walks exit and cycle.
func (m *modeller) leave(word string, name *Name, s *Stmt) {
	span := m.v.r.spanOf(s.First, s.Last)
	for i := len(m.targets) - 1; i >= 0; i-- {
		t := m.targets[i]
		if name == nil && t.kind != "do" || name != nil && t.name != name.Text {
			continue
		}
		if word == "cycle" && t.kind != "do" {
			m.v.fault(RuleStructure.New(span, "cycle of a %s", blockName(t.kind)))
			return
		}
		if t.loop != nil && word == "exit" {
			t.loop.Breaks = append(t.loop.Breaks, span)
		}
		for _, inner := range m.targets[i+1:] {
			if inner.loop != nil {
				inner.loop.Breaks = append(inner.loop.Breaks, span)
			}
		}
		m.addJump(frontend.Jump{Word: word, Span: span}, m.open[min(t.depth, len(m.open)):])
		return
	}
	if name != nil {
		m.v.fault(RuleStructure.New(m.v.nameSpan(name), "no enclosing block is named '%s'", name.Text))
		return
	}
	m.v.fault(RuleStructure.New(span, "%s outside of a loop", word))
}
