package pragma

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// shapes reads the inside of the parentheses, one function for each Shape. Each
// starts at the first token, which exists, and leaves nothing but what it cannot read.
var shapes = [...]func(*parser, *Clause){
	ShapeVars:      (*parser).varList,
	ShapeExpr:      (*parser).single,
	ShapeExprs:     (*parser).exprList,
	ShapeKeyword:   (*parser).keyword,
	ShapeDevTypes:  (*parser).deviceTypes,
	ShapeReduction: (*parser).reduction,
	ShapeGang:      (*parser).gang,
	ShapeSizes:     (*parser).sizes,
	ShapeCollapse:  (*parser).collapse,
	ShapeWait:      (*parser).waitArgument,
	ShapeName:      (*parser).procedure,
}

// items calls read for each item of a comma-separated list. An item with a
// mistake is skipped.
func (p *parser) items(what string, read func()) {
	for p.mistakes < maxMistakes {
		p.failed, p.item = false, p.at
		switch t := p.peek(); {
		case t.Kind == EOF || p.is(","):
			p.unexpected(RuleSyntax, what)
		default:
			read()
			if !p.failed && p.peek().Kind != EOF && !p.is(",") {
				p.unexpected(RuleSyntax, "',' or ')'")
			}
		}
		for p.peek().Kind != EOF && !p.is(",") {
			if p.is("(") || p.is("[") || p.is("{") {
				p.at = p.matching()
				continue
			}
			p.at++
		}
		if !p.is(",") {
			return
		}
		p.at++
	}
}

// modifiers reads "word, word :" if it stands there.
func (p *parser) modifiers(c *Clause) {
	n := 0
	for p.ahead(n).Kind == Ident {
		next := p.ahead(n + 1)
		if next.Kind != Punct || next.Text != "," && next.Text != ":" {
			return
		}
		n += 2
		if next.Text == ":" {
			break
		}
	}
	if n == 0 || p.ahead(n-1).Text != ":" {
		return
	}
	for range n / 2 {
		t := p.take()
		p.take()
		word := Word{t.Text, t.Span}
		switch m := c.Def.Modifier(t.Text); {
		case m == nil:
			p.unknownModifier(c, t)
		case m.Structured && p.dir.Def.Assoc != Block && p.dir.Def.Assoc != LoopNest:
			p.report(RuleModifier, t.Span, "%s takes no modifier %s on %s", c.Spelling, diag.Quote(t.Text), p.dir.Def.Name).Citing("OpenACC 3.4 §2.7.4").To(p.r)
		case slices.ContainsFunc(c.Modifiers, func(w Word) bool { return w.Text == t.Text }):
			p.report(RuleRepeatedPart, t.Span, "modifier %s repeated", t.Text).To(p.r)
		default:
			c.Modifiers = append(c.Modifiers, word)
		}
	}
}

func (p *parser) unknownModifier(c *Clause, t Token) {
	var names []string
	for _, m := range c.Def.Modifiers {
		names = append(names, m.Name)
	}
	d := p.report(RuleModifier, t.Span, "%s takes no modifier %s", c.Spelling, diag.Quote(t.Text)).Citing(c.Def.Spec)
	if near := diag.Nearest(t.Text, names); near != "" {
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
	} else if len(names) > 0 {
		d.Note("%s takes: %s", c.Def.Name, strings.Join(names, ", "))
	}
	d.To(p.r)
}

func (p *parser) varList(c *Clause) {
	p.modifiers(c)
	p.items("a variable", func() { p.addVar(c) })
}

func (p *parser) addVar(c *Clause) {
	if v := p.lang.variable(p); v != nil {
		c.Args = append(c.Args, &Arg{Kind: ArgVar, Span: v.Span, Var: v})
	}
}

func (p *parser) addExpr(c *Clause, key Word) {
	if e := p.expr(); e != nil {
		c.Args = append(c.Args, &Arg{Kind: ArgExpr, Span: key.Span.To(e.Span), Key: key, Expr: e})
	}
}

// key reads "word :" in front of an argument if the clause has a modifier of that
// name, and reports the word if it has not.
func (p *parser) key(c *Clause) Word {
	t, colon := p.ahead(0), p.ahead(1)
	if t.Kind != Ident || colon.Kind != Punct || colon.Text != ":" {
		return Word{}
	}
	p.at += 2
	if c.Def.Modifier(t.Text) == nil {
		p.unknownModifier(c, t)
		return Word{}
	}
	return Word{t.Text, t.Span}
}

func (p *parser) single(c *Clause) {
	key := p.key(c)
	p.addExpr(c, key)
}

func (p *parser) exprList(c *Clause) {
	p.items("an expression", func() { p.addExpr(c, Word{}) })
}

func (p *parser) keyword(c *Clause) {
	t := p.peek()
	if t.Kind != Ident || !slices.Contains(c.Def.Keywords, t.Text) {
		words := strings.Join(c.Def.Keywords, " or ")
		d := p.report(RuleKeyword, t.Span, "expected %s, found %s", words, diag.Quote(t.Text)).Citing(c.Def.Spec)
		if near := diag.Nearest(t.Text, c.Def.Keywords); near != "" && t.Kind == Ident {
			d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
		}
		d.To(p.r)
		return
	}
	p.at++
	c.Args = []*Arg{{Kind: ArgWord, Span: t.Span, Word: t.Text}}
}

func (p *parser) deviceTypes(c *Clause) {
	p.items("a device type", func() {
		t := p.peek()
		word := strings.ToLower(t.Text)
		switch {
		case t.Kind != Ident && !p.is("*"):
			p.unexpected(RuleSyntax, "a device type or *")
			return
		case p.is("*") && len(c.Args) > 0 || len(c.Args) > 0 && c.Args[0].Kind == ArgStar:
			p.report(RuleSyntax, t.Span, "* stands alone in %s: it means all device types", c.Spelling).Citing(c.Def.Spec).To(p.r)
			return
		case p.is("*"):
			c.Args = append(c.Args, &Arg{Kind: ArgStar, Span: t.Span})
		case !slices.Contains(DeviceTypes, word):
			d := p.report(RuleDeviceType, t.Span, "unknown device type %s", diag.Quote(t.Text))
			if near := diag.Nearest(word, DeviceTypes); near != "" {
				d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
			} else {
				d.Note("device types are: *, default, host, multicore, nvidia, radeon")
			}
			d.To(p.r)
			return
		default:
			c.Args = append(c.Args, &Arg{Kind: ArgWord, Span: t.Span, Word: word})
		}
		p.at++
	})
}

func (p *parser) reduction(c *Clause) {
	op, colon := p.peek(), p.ahead(1)
	if colon.Kind != Punct || colon.Text != ":" {
		d := p.report(RuleOperator, op.Span, "expected a reduction operator and ':', found %s", diag.Quote(op.Text))
		d.Note("the operators are %s", strings.Join(p.lang.operators, " ")).To(p.r)
		return
	}
	switch {
	case slices.Contains(p.lang.operators, op.Text):
		c.Operator = Word{op.Text, op.Span}
	case op.Text == "-":
		// OpenMP has it, and compilers that share their parser take it here too: it adds up.
		c.Operator = Word{"+", op.Span}
		d := RuleOperator.New(op.Span, "unknown reduction operator '-'")
		d.Severity = diag.Warning
		d.Fix("differences are summed up with +", source.Edit{Span: op.Span, New: "+"}).To(p.r)
	default:
		d := p.report(RuleOperator, op.Span, "unknown reduction operator %s", diag.Quote(op.Text))
		switch {
		case op.Kind == Ident && diag.Nearest(op.Text, []string{"max", "min"}) != "":
			near := diag.Nearest(op.Text, []string{"max", "min"})
			d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: op.Span, New: near})
		default:
			d.Note("the operators are %s", strings.Join(p.lang.operators, " "))
		}
		d.To(p.r)
	}
	p.at += 2
	p.items("a variable", func() { p.addVar(c) })
	if c.Operator.Text == "" {
		// A reduction without its operator is of no use to anyone.
		c.Args = nil
	}
}

// gang reads [num:] e, dim: e and static: e or *, in any order, each once.
func (p *parser) gang(c *Clause) {
	seen := map[string]Token{}
	p.items("an argument of gang", func() {
		start := p.peek()
		key := p.key(c)
		if p.failed {
			return
		}
		part := key.Text
		if part == "" {
			part = "num"
		}
		if _, again := seen[part]; again {
			p.report(RuleRepeatedPart, start.Span, "gang takes one %s argument", part).See(seen[part].Span, "first given here").To(p.r)
			return
		}
		seen[part] = start
		if star := p.peek(); part == "static" && p.is("*") {
			p.at++
			c.Args = append(c.Args, &Arg{Kind: ArgStar, Span: key.Span.To(star.Span), Key: key})
			return
		}
		p.addExpr(c, key)
	})
}

func (p *parser) sizes(c *Clause) {
	p.items("a tile size", func() {
		if star := p.peek(); p.is("*") {
			p.at++
			c.Args = append(c.Args, &Arg{Kind: ArgStar, Span: star.Span})
			return
		}
		p.addExpr(c, Word{})
	})
}

func (p *parser) collapse(c *Clause) {
	if p.ahead(0).Kind == Ident && p.ahead(1).Kind == Punct && p.ahead(1).Text == ":" {
		p.modifiers(c)
	}
	p.failed = false
	p.addExpr(c, Word{})
}

// waitArgument reads [devnum: e :] [queues:] e, ...
func (p *parser) waitArgument(c *Clause) {
	colonAfter := func(word string) bool {
		t, colon := p.ahead(0), p.ahead(1)
		return t.Kind == Ident && t.Text == word && colon.Kind == Punct && colon.Text == ":"
	}
	if colonAfter("devnum") {
		t := p.take()
		p.take()
		p.addExpr(c, Word{t.Text, t.Span})
		if !p.is(":") {
			p.unexpected(RuleSyntax, "':' after the device number")
			return
		}
		p.take()
	}
	if colonAfter("queues") {
		t := p.take()
		p.take()
		c.Modifiers = append(c.Modifiers, Word{t.Text, t.Span})
	}
	p.items("an activity queue", func() { p.addExpr(c, Word{}) })
}

// procedure reads a name; bind takes a string, too.
func (p *parser) procedure(c *Clause) {
	t := p.peek()
	switch {
	case t.Kind == Ident:
		c.Args = []*Arg{{Kind: ArgWord, Span: t.Span, Word: t.Text}}
	case t.Kind == String && c.Def != ArgRoutine && len(t.Text) > 2 && strings.ContainsRune(p.lang.quotes, rune(t.Text[0])) && t.Text[len(t.Text)-1] == t.Text[0]:
		c.Args = []*Arg{{Kind: ArgString, Span: t.Span, Word: t.Text[1 : len(t.Text)-1]}}
	case c.Def == ArgRoutine:
		p.unexpected(RuleSyntax, "the name of a procedure")
		return
	default:
		p.unexpected(RuleSyntax, "the name of a procedure or a string")
		return
	}
	p.at++
}
