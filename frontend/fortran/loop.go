package fortran

import (
	"go/constant"
	"go/token"

	"accc/frontend"
	"accc/frontend/source"
)

// do walks a do loop; t.loop is its analysis when a directive governs it or a loop tightly around it.
func (m *modeller) do(b *Block, n *DoStmt, t target) {
	first := m.at + 1
	body := func() {
		start := m.at + 1
		m.targets = append(m.targets, t)
		m.inBlock(frontend.Block{Loop: true}, func() { m.loopBody(b, t.loop) })
		m.targets = m.targets[:len(m.targets)-1]
		if t.loop != nil {
			t.loop.First, t.loop.Body, t.loop.Last = first, start, m.at+1
		}
	}
	switch {
	case n.While != nil:
		m.condition(n.While)
		body()
	case n.Concurrent != nil:
		m.inConcurrent(n.Concurrent, func() {
			if l := t.loop; l != nil {
				m.concurrentLoop(l, n.Concurrent)
			} else if m.routine != nil {
				m.routine.Concurrent = append(m.routine.Concurrent, m.v.r.spanOf(b.Head.First, b.last))
			}
			body()
		})
	case n.Var != nil:
		variable := m.loopVariable(n)
		for _, e := range n.Bounds {
			m.loopBound(m.read(e))
		}
		if m.counting == nil {
			m.counting = map[*Symbol][]*frontend.Construct{}
		}
		outer := m.counting[variable.Symbol]
		m.counting[variable.Symbol] = append(outer, m.innermost())
		m.reference(variable, frontend.Write)
		mark := len(m.log)
		body()
		m.counting[variable.Symbol] = outer
		if t.loop != nil && variable.Symbol != nil {
			m.finishLoop(t.loop, m.log[mark:])
		}
	default:
		body()
	}
}

// loopVariable types the variable of a counted loop.
func (m *modeller) loopVariable(n *DoStmt) *Node {
	x := &Node{Kind: NameExpr, First: n.Var.Tok, Last: n.Var.Tok, Text: n.Var.Text}
	m.v.typed(x, m.scope)
	why := ""
	switch {
	case x.Symbol == nil || x.Type.Class == frontend.Unknown:
	case x.Symbol.Kind != Variable:
		why = "expected a variable, " + x.Text + " is a " + kindWords[x.Symbol.Kind]
	case x.Symbol.Intent == "in":
		why = x.Text + " has intent(in) and cannot be a loop variable"
	case x.Rank != 0 || x.Type.Class != frontend.Integer && x.Type.Class != frontend.Real:
		why = "expected a scalar integer as loop variable, " + x.Text + " is " + x.Type.String()
	}
	if why != "" {
		m.v.fault(RuleType.New(m.v.span(x), "%s", why).See(x.Symbol.Span, "declared here"))
	}
	return x
}

func (m *modeller) loopBound(n *Node) {
	switch n.Type.Class {
	case frontend.Integer, frontend.Real, frontend.Unknown:
		if n.Rank <= 0 {
			return
		}
	}
	what := n.Type.String()
	if n.Rank > 0 {
		what = "an array"
	}
	m.v.fault(RuleType.New(m.v.span(n), "expected a scalar integer as loop bound, found %s", what))
}

// loopOf analyses the head of a do loop for the form that directives ask for (OpenACC 3.3 §2.9).
func (m *modeller) loopOf(b *Block) *frontend.Loop {
	n := b.Head.Node.(*DoStmt)
	l := &frontend.Loop{Span: m.v.r.spanOf(b.Head.First, b.last), Head: m.v.r.spanOf(b.Head.First, b.Head.Last), Inclusive: true, Host: b}
	switch {
	case n.While != nil:
		refuse(l, "a do while loop has no number of iterations", m.v.span(n.While.Node()))
		return l
	case n.Concurrent != nil:
		l.Canonical, l.Concurrent = true, true
		return l
	case n.Var == nil:
		refuse(l, "the loop has no variable and bounds", l.Head)
		return l
	}
	x := &Node{Kind: NameExpr, First: n.Var.Tok, Last: n.Var.Tok, Text: n.Var.Text}
	m.v.quiet++ // do reports what is wrong with them
	m.v.typed(x, m.scope)
	m.v.quiet--
	for _, e := range n.Bounds {
		m.typed(e)
	}
	if x.Symbol != nil && x.Symbol.Kind == Variable {
		l.Var = m.symbol(m.base(x.Symbol))
	}
	l.Lower, l.Upper = m.info(n.Bounds[0].Node()), m.info(n.Bounds[1].Node())
	l.Canonical = true
	if x.Type.Class != frontend.Integer && x.Type.Class != frontend.Unknown {
		refuse(l, "the loop variable must be an integer", m.v.span(x))
		return l
	}
	if len(n.Bounds) > 2 {
		l.Step = m.info(n.Bounds[2].Node())
		if v := l.Step.Value; v != nil && (v.Kind() == constant.Int || v.Kind() == constant.Float) {
			switch constant.Sign(v) {
			case 0:
				refuse(l, "the step must not be zero", m.v.span(n.Bounds[2].Node()))
			case -1:
				l.Down, l.Negated = true, true
				l.Step.Value = constant.UnaryOp(token.SUB, v, 0)
			}
		}
	}
	return l
}

func (m *modeller) concurrentLoop(l *frontend.Loop, h *Concurrent) {
	i := h.Indices[0]
	l.Var = m.symbol(m.scope.Names[i.Name.Text])
	l.Lower, l.Upper = m.info(i.Lower.Node()), m.info(i.Upper.Node())
	if i.Step != nil {
		l.Step = m.info(i.Step.Node())
	}
}

func refuse(l *frontend.Loop, why string, span source.Span) {
	l.Canonical, l.Why, l.WhySpan = false, why, span
}

// finishLoop checks what the body does to the loop: seen are the references in it.
func (m *modeller) finishLoop(l *frontend.Loop, seen []access) {
	if !l.Canonical {
		return
	}
	for _, a := range seen {
		if a.sym == l.Var && a.kind&frontend.Write != 0 && a.kind&frontend.Through == 0 {
			refuse(l, "the body changes the loop variable "+l.Var.Name, a.span)
			return
		}
	}
}

// loopBody walks the body of a loop; the loop nested in it is analysed, too, if the loop is.
func (m *modeller) loopBody(b *Block, loop *frontend.Loop) {
	items := b.Parts[0].Items
	var inner *Item
	tight := true
	if loop != nil {
		for _, i := range items {
			switch {
			case i.Block != nil && i.Block.Kind == "do":
				if inner != nil {
					inner, tight = nil, false
				} else {
					inner = i
				}
			case i.Stmt != nil && isContinue(i.Stmt), i.Stmt != nil && isFormat(i.Stmt):
			default:
				tight = false
			}
		}
	}
	for _, i := range items {
		if inner == nil || i != inner {
			m.item(i)
			continue
		}
		loop.Tight = tight
		m.label(i.Block.Head)
		loop.Inner = m.loopOf(i.Block)
		m.block(i.Block, loop.Inner)
	}
}

func isContinue(s *Stmt) bool {
	w, ok := s.Node.(*WordStmt)
	return ok && w.Word == "continue"
}

func isFormat(s *Stmt) bool {
	_, ok := s.Node.(*FormatStmt)
	return ok
}
