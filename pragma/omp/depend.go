package omp

import (
	"accc/frontend/source"
	"accc/pragma"
)

// The shapes of dependences.
var (
	// [iterator(...),] in: a
	ShapeDepend = &pragma.Shape{Name: "dependence", Read: depend, Write: dependWritten, Vars: true}
	// source:; sink: i-1, j
	ShapeDoacross = &pragma.Shape{Name: "iteration dependence", Read: doacross, Write: dependWritten}
	// word on depobj, e on atomic
	ShapeUpdate = &pragma.Shape{Name: "update", Read: updates}
)

func depend(p *pragma.Parser, c *pragma.Clause) {
	t := p.Peek()
	if p.FindColon() < 0 {
		if t.Kind == pragma.Ident && t.Text == "source" && p.Ahead(1).Kind == pragma.EOF {
			p.Take()
			c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: t.Text, Span: t.Span}})
			return
		}
		p.Fault(p.Rules().Keyword, t.Span, "expected a dependence type and ':'").Citing(c.Def.Spec).
			Note("dependence types are: in, out, inout, mutexinoutset, inoutset, depobj").To(p)
		return
	}
	modifiers(p, c)
	switch {
	case c.Modifier("sink") != nil:
		p.Items("an iteration", func() { p.AddExpr(c, pragma.Word{}) })
	case c.Modifier("source") != nil:
		// depend(source:) is no spelling; what follows is read for its own mistakes.
		p.Fault(p.Rules().Syntax, t.Span, "expected depend(source)").Citing(c.Def.Spec).To(p)
		p.Items("an iteration", func() { p.AddExpr(c, pragma.Word{}) })
	default:
		typed := false
		for i := range c.Modifiers {
			m := c.Def.Modifier(c.Modifiers[i].Word.Text)
			typed = typed || m != nil && m.Set != ""
		}
		if !typed && !p.ClauseFailed() {
			p.Fault(p.Rules().Keyword, t.Span, "expected a dependence type before ':'").Citing(c.Def.Spec).
				Note("dependence types are: in, out, inout, mutexinoutset, inoutset, depobj").To(p)
		}
		p.Items("a variable", func() { locator(p, c) })
	}
}

func dependWritten(c *pragma.Clause) string {
	if len(c.Args) > 0 || len(c.Modifiers) != 1 {
		return c.List(c.Args)
	}
	if c.Def.Name == "doacross" {
		return c.Modifiers[0].Text() + ":"
	}
	return c.Modifiers[0].Text()
}

// doacross reads source:[omp_cur_iteration] and sink: vector.
func doacross(p *pragma.Parser, c *pragma.Clause) {
	t := p.Peek()
	if p.FindColon() < 0 {
		d := p.Fault(p.Rules().Keyword, t.Span, "expected source: or sink:").Citing(c.Def.Spec)
		if t.Kind == pragma.Ident && c.Def.Modifier(t.Text) != nil {
			at := t.Span
			at.Start = at.End
			d.Fix("insert a colon", source.Edit{Span: at, New: ":"})
		}
		d.To(p)
		return
	}
	modifiers(p, c)
	if p.Peek().Kind == pragma.EOF && c.Modifier("source") != nil {
		return
	}
	p.Items("an iteration", func() { p.AddExpr(c, pragma.Word{}) })
}

// updates reads the new dependence type on depobj, and whether the clause holds on atomic.
func updates(p *pragma.Parser, c *pragma.Clause) {
	if p.Directive().Def.Name == "depobj" {
		p.AddKeyword(c, c.Def.Keywords)
		return
	}
	p.AddExpr(c, pragma.Word{})
}
