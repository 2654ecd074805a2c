package pragma

import (
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// What several modifiers have in parentheses.
var (
	// mapper(m)
	ParamsName = &Params{Name: "name", Read: (*Parser).paramName}
	// step(2)
	ParamsExpr = &Params{Name: "expression", Read: (*Parser).paramExpr}
	// grid(1, 2)
	ParamsExprs = &Params{Name: "expressions", Read: (*Parser).paramExprs}
	// iterator(int i=0:n:2, j=0:m)
	ParamsIterators = &Params{Name: "iterators", Read: (*Parser).paramIterators}
)

// FindColon is the index of the colon that ends the modifiers, or -1: the first that is in no brackets and belongs to
// no conditional expression.
func (p *Parser) FindColon() int {
	depth, questions := 0, 0
	for i := p.at; i < p.end; i++ {
		if p.toks[i].Kind != Punct {
			continue
		}
		switch p.toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case "?":
			if depth == 0 {
				questions++
			}
		case ":":
			if depth != 0 {
				continue
			}
			if questions == 0 {
				return i
			}
			questions--
		}
	}
	return -1
}

// Until reads the tokens up to an index as if they were all, and continues there.
func (p *Parser) Until(end int, read func()) {
	outer := p.end
	p.end = end
	read()
	p.at, p.end = end, outer
}

// Inside reads the content of the brackets that open at the current token, and continues after them. It returns the
// span including the brackets.
func (p *Parser) Inside(read func()) source.Span {
	open := p.Peek()
	end := p.matching()
	span := open.Span.To(p.toks[end-1].Span)
	p.at++
	p.Until(end-1, func() {
		read()
		if p.Peek().Kind != EOF && !p.failed {
			p.Unexpected(p.table.Rules.Syntax, diag.Quote(closing[open.Text]))
		}
	})
	p.at = end
	return span
}

var closing = map[string]string{"(": ")", "[": "]", "{": "}"}

// Modifiers reads "modifier, modifier(argument):" if there is a colon. blanks: the commas may be left out.
func (p *Parser) Modifiers(c *Clause, blanks bool) {
	colon := p.FindColon()
	if colon < 0 {
		p.noColon(c)
		return
	}
	p.Until(colon, func() { p.modifierList(c, blanks, false) })
	p.at++
	p.failed = false
}

// noColon reports map(to a): the colon after the modifier is missing.
func (p *Parser) noColon(c *Clause) {
	t, next := p.Peek(), p.Ahead(1)
	def := c.Def.Modifier(t.Text)
	if def == nil || def.Post || t.Kind != Ident || next.Kind != Ident {
		return
	}
	at := t.Span
	at.Start = at.End
	p.Fault(p.table.Rules.Modifier, t.Span, "expected ':' after the modifier %s", diag.Quote(t.Text)).Citing(c.Def.Spec).
		Fix("insert a colon", source.Edit{Span: at, New: ":"}).To(p)
	p.at++
	c.Modifiers = append(c.Modifiers, Modifier{Word: Word{t.Text, t.Span}})
	p.failed = false
}

// PostModifiers reads ": modifier, modifier(argument)" after the arguments.
func (p *Parser) PostModifiers(c *Clause) {
	if !p.Is(":") {
		return
	}
	p.at++
	p.modifierList(c, false, true)
}

// ModifierList reads modifiers that no colon ends.
func (p *Parser) ModifierList(c *Clause) { p.modifierList(c, false, false) }

// OneModifier reads one modifier.
func (p *Parser) OneModifier(c *Clause) {
	t := p.Peek()
	if t.Kind != Ident {
		p.Unexpected(p.table.Rules.Modifier, "a modifier")
		return
	}
	p.at++
	p.modifier(c, t, false)
	if p.Peek().Kind != EOF {
		p.Unexpected(p.table.Rules.Syntax, "','")
	}
}

func (p *Parser) modifierList(c *Clause, blanks, post bool) {
	for p.mistakes < maxMistakes {
		p.failed = false
		t := p.Peek()
		if t.Kind != Ident {
			p.Unexpected(p.table.Rules.Modifier, "a modifier")
			return
		}
		p.at++
		p.modifier(c, t, post)
		switch {
		case p.Peek().Kind == EOF:
			return
		case p.Is(","):
			p.at++
		case blanks && p.Peek().Kind == Ident:
		default:
			p.Unexpected(p.table.Rules.Syntax, "',' or ':'")
			return
		}
	}
}

// modifier reads what follows the word of a modifier, and adds it to the clause.
func (p *Parser) modifier(c *Clause, t Token, post bool) {
	def := c.Def.Modifier(t.Text)
	if def == nil && !post && p.leafModifier(c, t) {
		return
	}
	if def == nil || def.Post != post {
		p.UnknownModifier(c, t)
		if p.Is("(") {
			p.at = p.matching()
		}
		return
	}
	m := Modifier{Word: Word{t.Text, t.Span}}
	if p.Is("(") {
		open := p.Peek()
		if def.Params == nil {
			span := open.Span
			end := p.matching()
			span = span.To(p.toks[end-1].Span)
			p.Fault(p.table.Rules.Argument, span, "modifier %s takes no argument", diag.Quote(t.Text)).
				Fix("remove it", source.Edit{Span: span}).To(p)
			p.at = end
			return
		}
		m.Parens = true
		empty := p.Ahead(1)
		span := p.Inside(func() {
			if p.Peek().Kind != EOF {
				def.Params.Read(p, &m)
			}
		})
		if empty.Kind == Punct && empty.Text == ")" {
			p.Fault(p.table.Rules.NoArgument, span, "expected an argument between the parentheses of %s", t.Text).To(p)
		}
	} else if def.Params != nil && !def.Bare {
		p.Fault(p.table.Rules.NoArgument, t.Span, "expected an argument in parentheses after %s", t.Text).To(p)
	}
	if !p.failed && p.fits(c, def, t) {
		c.Modifiers = append(c.Modifiers, m)
	}
}

// leafModifier reads the rest of the name of a directive, of which the first word has been read, if that is what it is.
func (p *Parser) leafModifier(c *Clause, t Token) bool {
	if p.table.LeafModifiers == 0 || c.Leaf() != nil {
		return false
	}
	n := 0
	for p.Ahead(n).Kind == Ident {
		n++
	}
	name := joinWords(p.toks[p.at-1 : p.at+n])
	d := p.table.Directive(name)
	if next := p.Ahead(n); d == nil || !d.Only.Has(p.Host.Fortran) || next.Kind != EOF &&
		(next.Kind != Punct || next.Text != ",") {
		return false
	}
	p.at += n
	c.Modifiers = append(c.Modifiers, Modifier{Word: Word{name, t.Span.To(p.toks[p.at-1].Span)}})
	return true
}

// fits reports a modifier that the clause has already, or that excludes one it has.
func (p *Parser) fits(c *Clause, def *ModifierDef, t Token) bool {
	for i := range c.Modifiers {
		before := &c.Modifiers[i]
		switch other := c.Def.Modifier(before.Word.Text); {
		case before.Word.Text == t.Text:
			p.Fault(p.table.Rules.RepeatedPart, t.Span, "modifier %s repeated", diag.Quote(t.Text)).
				See(before.Word.Span, "first given here").To(p)
			return false
		case other != nil && def.Set != "" && other.Set == def.Set:
			p.Fault(p.table.Rules.RepeatedPart, t.Span, "%s cannot be combined with %s: expected one %s", diag.Quote(t.Text),
				diag.Quote(before.Word.Text), def.Set+" modifier").
				See(before.Word.Span, "%s given here", before.Word.Text).Citing(c.Def.Spec).To(p)
			return false
		}
	}
	return true
}

func (p *Parser) paramName(m *Modifier) {
	t := p.Peek()
	if t.Kind != Ident {
		p.Unexpected(p.table.Rules.Syntax, "a name")
		return
	}
	p.at++
	m.Args = append(m.Args, &Arg{Kind: ArgWord, Span: t.Span, Word: t.Text})
}

func (p *Parser) paramExpr(m *Modifier) {
	if e := p.Expr(); e != nil {
		m.Args = append(m.Args, &Arg{Kind: ArgExpr, Span: e.Span, Expr: e})
	}
}

func (p *Parser) paramExprs(m *Modifier) {
	p.Items("an expression", func() { p.paramExpr(m) })
}

func (p *Parser) paramIterators(m *Modifier) {
	p.Items("an iterator", func() {
		if d := p.iterator(m); d != nil {
			m.Args = append(m.Args, &Arg{Kind: ArgDecl, Span: d.Span, Decl: d})
		}
	})
}

// iterator reads [type] name = begin : end [: step].
func (p *Parser) iterator(m *Modifier) *Decl {
	d := p.Declared("=")
	if d == nil {
		return nil
	}
	if slices.ContainsFunc(m.Args, func(a *Arg) bool { return a.Decl != nil && a.Decl.Name.Text == d.Name.Text }) {
		p.Fault(p.table.Rules.RepeatedPart, d.Name.Span, "iterator %s repeated", diag.Quote(d.Name.Text)).To(p)
		return nil
	}
	p.at++
	if strings.HasPrefix(p.Peek().Text, "=") {
		p.Unexpected(p.table.Rules.Iterator, "the beginning of the range")
		return nil
	}
	if d.Begin = p.bound(); d.Begin == nil {
		return nil
	}
	if !p.Is(":") {
		p.Unexpected(p.table.Rules.Iterator, "':' and the end of the range")
		return nil
	}
	p.at++
	if d.End = p.bound(); d.End == nil {
		return nil
	}
	d.Span = d.Span.To(d.End.Span)
	if p.Is(":") {
		p.at++
		if d.Step = p.Expr(); d.Step == nil {
			return nil
		}
		d.Span = d.Span.To(d.Step.Span)
	}
	return d
}

// bound reads the begin or the end of a range. It reports one that ends with the colon of a conditional expression, and returns nil.
func (p *Parser) bound() *Expr {
	e := p.Expr()
	if e != nil && e.Tokens[len(e.Tokens)-1].Text == ":" {
		p.Unexpected(p.table.Rules.Iterator, "the last operand of '?:'")
		return nil
	}
	return e
}

var namesTag = set("struct", "union", "enum")

// Declared reads [type] name, or [type ::] name in Fortran, up to a punctuator or the end of the item. It reports what it cannot
// read and returns nil.
func (p *Parser) Declared(stop string) *Decl {
	start := p.at
	for p.Peek().Kind != EOF && !p.Is(",") && (stop == "" || !p.Is(stop)) {
		if p.Is("(") || p.Is("[") || p.Is("{") {
			p.at = p.matching()
			continue
		}
		p.at++
	}
	end := p.at
	if stop != "" && !p.Is(stop) {
		p.at = start
		p.Fault(p.table.Rules.Iterator, p.itemSpan(), "expected name %s first:last", stop).To(p)
		p.at = end
		return nil
	}
	if end == start || p.toks[end-1].Kind != Ident || !p.Host.Fortran &&
		(isTypeWord[p.toks[end-1].Text] || end-2 >= start && namesTag[p.toks[end-2].Text]) {
		p.at = max(start, end-1)
		if p.at >= start && end > start && p.toks[p.at].Kind == Ident {
			p.at = end // the name is missing after the type
		}
		p.Unexpected(p.table.Rules.Iterator, "the name of a variable")
		p.at = end
		return nil
	}
	name := p.toks[end-1]
	d := &Decl{Name: Word{name.Text, name.Span}, At: name.At, Span: p.toks[start].Span.To(name.Span)}
	words := p.toks[start : end-1 : end-1]
	if n := len(words); n > 0 && words[n-1].Kind == Punct && words[n-1].Text == "::" {
		d.Colons = true
		words = words[: n-1 : n-1]
		if n == 1 {
			p.Fault(p.table.Rules.Iterator, p.toks[start].Span, "expected a type before '::'").To(p)
			return nil
		}
	}
	if len(words) > 0 && (words[0].Kind != Ident || slices.ContainsFunc(words,
		func(t Token) bool { return t.Kind == Punct && (t.Text == ":" || t.Text == "::") })) {
		p.Fault(p.table.Rules.Iterator, spanOf(words), "expected a type before %s", diag.Quote(name.Text)).To(p)
		return nil
	}
	if len(words) > 0 {
		d.Type = &Expr{Span: words[0].Span.To(words[len(words)-1].Span), Tokens: words}
	}
	return d
}

// Text is the declaration as a user would write it.
func (d *Decl) Text() string { return d.spelled((*Expr).Text) }

// spelled is the declaration with a range whose expressions are spelled by expr.
func (d *Decl) spelled(expr func(*Expr) string) string {
	var b strings.Builder
	if d.Type != nil {
		b.WriteString(d.Type.Text())
		if d.Colons {
			b.WriteString(" ::")
		}
		b.WriteString(" ")
	}
	b.WriteString(d.Name.Text)
	if d.Begin != nil {
		last := Token{}
		for i, e := range []*Expr{d.Begin, d.End, d.Step} {
			if e == nil {
				continue
			}
			mark := Token{Kind: Punct, Text: ":"}
			if i == 0 {
				mark.Text = "="
			}
			if needBlank(last, mark) {
				b.WriteByte(' ')
			}
			b.WriteString(mark.Text)
			if len(e.Tokens) > 0 {
				if needBlank(mark, e.Tokens[0]) {
					b.WriteByte(' ')
				}
				last = e.Tokens[len(e.Tokens)-1]
			}
			b.WriteString(expr(e))
		}
	}
	return b.String()
}
