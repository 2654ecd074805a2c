package fortran

import "accc/frontend"

// block walks a block; loop is its analysis when a directive governs it.
func (m *modeller) block(b *Block, loop *frontend.Loop) {
	name := ""
	if b.Head.Name != nil {
		name = b.Head.Name.Text
	}
	t := target{name: name, kind: b.Kind, depth: len(m.open), loop: loop}
	enter := func(items []*Item) {
		m.targets = append(m.targets, t)
		m.items(items)
		m.targets = m.targets[:len(m.targets)-1]
	}
	branch := func(items []*Item) { m.inBlock(frontend.Block{}, func() { enter(items) }) }
	switch n := b.Head.Node.(type) {
	case *DoStmt:
		m.do(b, n, t)
	case *IfThenStmt:
		m.condition(n.Cond)
		for _, p := range b.Parts {
			if p.Head != nil {
				if e, ok := p.Head.Node.(*ElseIfStmt); ok {
					m.inBlock(frontend.Block{}, func() { m.condition(e.Cond) })
				}
			}
			branch(p.Items)
		}
	case *SelectStmt:
		m.selection(b, n, branch)
	case *WhereStmt:
		m.condition(n.Mask)
		for _, p := range b.Parts {
			if p.Head != nil {
				if e, ok := p.Head.Node.(*ElsewhereStmt); ok && e.Mask != nil {
					m.inBlock(frontend.Block{}, func() { m.condition(e.Mask) })
				}
			}
			branch(p.Items)
		}
	case *ForallStmt:
		m.inConcurrent(n.Head, func() { branch(b.Parts[0].Items) })
	case *AssociateStmt:
		m.inScope(func(inner *Scope) {
			for _, a := range n.Items {
				value := a.Value.Node()
				m.v.typed(value, inner.Parent)
				m.expr(value, frontend.Address)
				m.v.associate(inner, a.Name, value)
			}
			b.Scope = inner
		}, func() { enter(b.Parts[0].Items) })
	case *WordStmt:
		m.inScope(func(inner *Scope) {
			b.Scope = inner
			if n.Word == "block" {
				m.blockSpec(inner, b.Parts[0])
			}
		}, func() { enter(b.Parts[0].Items) })
	}
	if b.End != nil {
		m.label(b.End)
	}
}

// associate declares an associate name.
func (v *resolver) associate(s *Scope, n *Name, value *Node) *Symbol {
	sym := &Symbol{Name: n.Text, Type: value.Type, Assoc: value, Span: v.nameSpan(n), finished: true, Extents: value.Shape}
	sym.Dims = make([]Dim, max(0, value.Rank))
	if value.Symbol != nil {
		sym.Attr |= value.Symbol.Attr & (Target | PointerAttr)
	}
	return s.put(sym)
}

// inScope runs body with a scope of its own that fill fills.
func (m *modeller) inScope(fill func(*Scope), body func()) {
	outer := m.scope
	inner := newScope(outer, nil, m.v.r)
	fill(inner)
	m.scope = inner
	for _, s := range inner.order {
		if s.Assoc == nil && s.Kind == Variable && m.routine != nil {
			m.symbol(s).In = m.innermost()
		}
	}
	body()
	m.scope = outer
}

// blockSpec resolves the declarations at the top of a block construct.
func (m *modeller) blockSpec(inner *Scope, p *Part) {
	later := m.v.later
	m.v.later = nil
	for _, i := range p.Items {
		if i.Block != nil && (i.Block.Kind == "type" || i.Block.Kind == "interface" || i.Block.Kind == "enum") || i.Stmt != nil && specifies(i.Stmt.Node) || i.Dir != nil {
			m.v.specItem(inner, i)
		}
	}
	for _, f := range m.v.later {
		f()
	}
	m.v.later = later
	for i := 0; i < len(inner.order); i++ {
		m.v.finish(inner.order[i])
	}
}

func (m *modeller) selection(b *Block, n *SelectStmt, enter func([]*Item)) {
	subject := m.read(n.Expr)
	for _, p := range b.Parts {
		if p.Head == nil {
			enter(p.Items)
			continue
		}
		switch h := p.Head.Node.(type) {
		case *CaseStmt:
			for _, value := range h.Values {
				m.caseValue(subject, value.Node(), n.Kind)
			}
			if n.Kind == "rank" {
				m.rankPart(p, h, n, subject, enter)
				continue
			}
			enter(p.Items)
		case *GuardStmt:
			name := n.Local
			if name == nil && subject.Kind == NameExpr {
				name = &Name{subject.Text, subject.First}
			}
			m.inScope(func(inner *Scope) {
				if name == nil {
					return
				}
				sym := m.v.associate(inner, name, subject)
				p.Scope = inner
				if h.Spec != nil {
					sym.Type = m.v.typeOf(h.Spec.Spec(), m.scope)
					sym.Type.Poly = h.Kind == "class"
					own := *subject
					own.Type = sym.Type
					sym.Assoc = &own
				}
			}, func() { enter(p.Items) })
		}
	}
}

// rankPart resolves a part of select rank, in which the selector has the rank of the part (Fortran 2018 §11.1.10.3).
func (m *modeller) rankPart(p *Part, h *CaseStmt, n *SelectStmt, subject *Node, enter func([]*Item)) {
	name := n.Local
	if name == nil && subject.Kind == NameExpr {
		name = &Name{subject.Text, subject.First}
	}
	known := subject.Kind == NameExpr && subject.Symbol != nil && subject.Symbol.AssumedRank && subject.Type.Class != frontend.Unknown
	if !known && subject.Type.Class != frontend.Unknown {
		m.v.fault(RuleType.New(m.v.span(subject), "expected the name of an assumed-rank dummy argument as the selector of select rank"))
	}
	if !known || name == nil {
		enter(p.Items)
		return
	}
	const most = 15 // Fortran 2018 §8.5.8.1
	rank, star := -1, false
	if !h.Default {
		value := h.Values[0].Node()
		star = value.Kind == StarExpr
		r, ok := integerValue(value)
		switch {
		case star:
			rank = 1
			if subject.Symbol.Has(Allocatable | PointerAttr) {
				m.v.fault(RuleType.New(m.v.span(value), "expected a rank, an allocatable or pointer is never associated with an assumed-size array"))
			}
		case !ok || r < 0 || r > most || len(h.Values) != 1:
			m.v.fault(RuleType.New(m.v.span(value), "expected a constant rank from 0 to %d", most))
		default:
			rank = int(r)
		}
	}
	m.inScope(func(inner *Scope) {
		p.Scope = inner
		// It is a variable of its own, as an assumed-shape dummy argument would be, so that data clauses may name it.
		whole := subject.Symbol
		sym := inner.put(&Symbol{Name: name.Text, Type: subject.Type, Span: m.v.nameSpan(name), Intent: whole.Intent, AssumedRank: rank < 0,
			Attr: DummyAttr | whole.Attr&(Allocatable|PointerAttr|Target|Contiguous), Dims: make([]Dim, max(rank, 0)), finished: true})
		for range rank {
			sym.Extents = append(sym.Extents, -1)
		}
		if star {
			sym.Dims = []Dim{{Upper: h.Values[0].Node()}}
		}
	}, func() { enter(p.Items) })
}

func (m *modeller) caseValue(subject, n *Node, kind string) {
	values := []*Node{n}
	if n.Kind == TripletExpr {
		values = n.Args[:2]
	}
	for _, x := range values {
		if x == nil || x.Kind == StarExpr {
			continue
		}
		m.v.typed(x, m.scope)
		a, b := subject.Type.Class, x.Type.Class
		if kind == "case" && a != b && a != frontend.Unknown && b != frontend.Unknown {
			m.v.fault(RuleType.New(m.v.span(x), "expected %s as the value selected by, found %s", subject.Type, x.Type))
		} else if kind == "case" && b != frontend.Unknown && !m.v.isConstant(x) {
			m.v.fault(RuleType.New(m.v.span(x), "expected a constant for case"))
		}
	}
}

// inConcurrent runs body with the indices of forall and do concurrent.
func (m *modeller) inConcurrent(h *Concurrent, body func()) {
	m.inScope(func(inner *Scope) {
		h.Scope = inner
		for _, i := range h.Indices {
			t := m.v.integerType()
			if h.Type != nil {
				t = m.v.typeOf(h.Type.Spec(), m.scope)
			} else if sym := m.scope.Lookup(i.Name.Text); sym != nil {
				m.v.finish(sym)
				t = sym.Type
			} else if m.scope.none() {
				m.v.undeclared(m.scope, i.Name.Text, m.v.nameSpan(i.Name))
			} else {
				t = m.v.implicitType(m.scope, i.Name.Text)
			}
			for _, e := range []Expr{i.Lower, i.Upper, i.Step} {
				if e != nil {
					if x := m.read(e); x.Rank != 0 || x.Type.Class != frontend.Integer && x.Type.Class != frontend.Unknown {
						m.v.fault(RuleType.New(m.v.span(x), "expected a scalar integer as a bound of '%s', found %s%s", i.Name.Text, x.Type, ofRank(x.Rank)))
					}
				}
			}
			inner.put(&Symbol{Name: i.Name.Text, Type: t, Span: m.v.nameSpan(i.Name), finished: true})
		}
		for _, l := range h.Locality {
			for _, n := range l.Names {
				if sym := m.v.variable(m.scope, n); l.Kind == "local" || l.Kind == "local_init" {
					own := *sym
					own.Model, own.Attr, own.Span = nil, sym.Attr&^(DummyAttr|Save), m.v.nameSpan(n)
					own.Scope = inner
					inner.put(&own)
				}
			}
		}
	}, func() {
		if h.Mask != nil {
			m.condition(h.Mask)
		}
		body()
	})
}
