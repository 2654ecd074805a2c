package pragma

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// A Shape is the form of a clause's argument list.
type Shape struct {
	Name string
	// Read reads the inside of the parentheses. It starts at the first token, which exists, and leaves nothing but what it
	// cannot read.
	Read func(*Parser, *Clause)
	// Write is the inside of the parentheses; nil: modifiers, operator and arguments in this order.
	Write func(*Clause) string
	// Vars: the arguments are variables.
	Vars bool
	// Empty: nothing need be between the parentheses.
	Empty bool
}

// The shapes that all directive languages have.
var (
	ShapeNone    *Shape // no argument
	ShapeVars    = &Shape{Name: "variables", Read: (*Parser).varList, Vars: true}
	ShapeExpr    = &Shape{Name: "expression", Read: (*Parser).single}
	ShapeExprs   = &Shape{Name: "expressions", Read: (*Parser).exprList}
	ShapeKeyword = &Shape{Name: "keyword", Read: (*Parser).keyword} // one out of ClauseDef.Keywords
)

// Items calls read for each item of a comma-separated list. An item with a
// mistake is skipped.
func (p *Parser) Items(what string, read func()) {
	for p.mistakes < maxMistakes {
		p.failed, p.item = false, p.at
		switch t := p.Peek(); {
		case t.Kind == EOF || p.Is(","):
			p.Unexpected(p.table.Rules.Syntax, what)
		default:
			read()
			if !p.failed && p.Peek().Kind != EOF && !p.Is(",") {
				p.Unexpected(p.table.Rules.Syntax, "',' or ')'")
			}
		}
		for p.Peek().Kind != EOF && !p.Is(",") {
			if p.Is("(") || p.Is("[") || p.Is("{") {
				p.at = p.matching()
				continue
			}
			p.at++
		}
		if !p.Is(",") {
			return
		}
		p.at++
	}
}

// WordModifiers reads "word, word :" if it is next.
func (p *Parser) WordModifiers(c *Clause) {
	n := 0
	for p.Ahead(n).Kind == Ident {
		next := p.Ahead(n + 1)
		if next.Kind != Punct || next.Text != "," && next.Text != ":" {
			return
		}
		n += 2
		if next.Text == ":" {
			break
		}
	}
	if n == 0 || p.Ahead(n-1).Text != ":" {
		return
	}
	for range n / 2 {
		t := p.Take()
		p.Take()
		word := Word{t.Text, t.Span}
		switch m := c.Def.Modifier(t.Text); {
		case m == nil:
			p.UnknownModifier(c, t)
		case m.Structured && p.dir.Def.Assoc != Block && p.dir.Def.Assoc != LoopNest:
			p.Fault(p.table.Rules.Modifier, t.Span, "%s does not allow the modifier %s on %s", c.Spelling, diag.Quote(t.Text), p.dir.Def.Name).Citing("OpenACC 3.4 §2.7.4").To(p)
		case slices.ContainsFunc(c.Modifiers, func(m Modifier) bool { return m.Word.Text == t.Text }):
			p.Fault(p.table.Rules.RepeatedPart, t.Span, "modifier %s repeated", t.Text).To(p)
		default:
			c.Modifiers = append(c.Modifiers, Modifier{Word: word})
		}
	}
}

// UnknownModifier reports a word that is not a modifier of the clause.
func (p *Parser) UnknownModifier(c *Clause, t Token) {
	var names []string
	for _, m := range c.Def.Modifiers {
		names = append(names, m.Name)
	}
	d := p.Fault(p.table.Rules.Modifier, t.Span, "%s does not allow the modifier %s", c.Spelling, diag.Quote(t.Text)).Citing(c.Def.Spec)
	if near := diag.Nearest(t.Text, names); near != "" {
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
	} else if len(names) > 0 {
		d.Note("%s takes: %s", c.Def.Name, strings.Join(names, ", "))
	}
	d.To(p)
}

func (p *Parser) varList(c *Clause) {
	p.WordModifiers(c)
	p.Items("a variable", func() { p.AddVar(c) })
}

// AddVar reads a variable as an argument of the clause.
func (p *Parser) AddVar(c *Clause) {
	if v := p.Host.variable(p); v != nil {
		c.Args = append(c.Args, &Arg{Kind: ArgVar, Span: v.Span, Var: v})
	}
}

// AddLocator reads a variable, or another expression that names a place in memory, as an argument of the clause.
func (p *Parser) AddLocator(c *Clause) {
	if p.Host.Fortran {
		p.AddVar(c)
		return
	}
	start, mistakes, bad, r := p.at, p.mistakes, p.bad, p.r
	p.r = discard{}
	v := p.Host.variable(p)
	p.r, p.mistakes = r, mistakes
	if v != nil {
		c.Args = append(c.Args, &Arg{Kind: ArgVar, Span: v.Span, Var: v})
		return
	}
	p.at, p.failed, p.bad = start, false, bad
	if p.place() {
		if e := p.Expr(); e != nil {
			c.Args = append(c.Args, &Arg{Kind: ArgExpr, Span: e.Span, Expr: e})
		}
		return
	}
	p.AddVar(c) // it reports what is wrong
}

// place reports whether the present item can be an lvalue as far as its tokens say: outside of brackets it has stars in front, and
// members and subscripts, which have no section.
func (p *Parser) place() bool {
	front, brackets := true, false
	depth, questions := 0, 0
	for _, t := range p.toks[p.at:p.end] {
		if t.Kind == Punct {
			switch t.Text {
			case "(", "[", "{":
				depth++
				brackets = true
				front = front && depth > 1
				continue
			case ")", "]", "}":
				depth--
				continue
			}
		}
		switch {
		case depth > 0 && t.Kind == Punct && t.Text == "?":
			questions++
		case depth > 0 && t.Kind == Punct && t.Text == ":":
			if questions--; questions < 0 {
				return false // a section
			}
		case depth > 0:
		case t.Kind == Punct && t.Text == ",":
			return brackets
		case t.Kind == Punct && t.Text == "*" && front:
			brackets = true
		case t.Kind == Punct && (t.Text == "." || t.Text == "->"), t.Kind == Ident:
			front = false
		default:
			return false
		}
	}
	return brackets
}

// AddExpr reads an expression as an argument of the clause.
func (p *Parser) AddExpr(c *Clause, key Word) {
	if e := p.Expr(); e != nil {
		c.Args = append(c.Args, &Arg{Kind: ArgExpr, Span: key.Span.To(e.Span), Key: key, Expr: e})
	}
}

// Key reads "word :" before an argument if the clause has a modifier of that name, and reports the word if it has not.
func (p *Parser) Key(c *Clause) Word {
	t, colon := p.Ahead(0), p.Ahead(1)
	if t.Kind != Ident || colon.Kind != Punct || colon.Text != ":" {
		return Word{}
	}
	p.at += 2
	if c.Def.Modifier(t.Text) == nil {
		p.UnknownModifier(c, t)
		return Word{}
	}
	return Word{t.Text, t.Span}
}

func (p *Parser) single(c *Clause) {
	key := p.Key(c)
	p.AddExpr(c, key)
}

func (p *Parser) exprList(c *Clause) {
	p.Items("an expression", func() { p.AddExpr(c, Word{}) })
}

func (p *Parser) keyword(c *Clause) { p.AddKeyword(c, c.Def.Keywords) }

// AddKeyword reads one of some words as an argument of the clause.
func (p *Parser) AddKeyword(c *Clause, keywords []string) bool {
	t := p.Peek()
	if t.Kind != Ident || !slices.Contains(keywords, t.Text) {
		words := strings.Join(keywords, " or ")
		found := diag.Quote(t.Text)
		if t.Kind == EOF && t.Text == "" {
			found = "the end of the directive"
		}
		d := p.Fault(p.table.Rules.Keyword, t.Span, "expected %s, found %s", words, found).Citing(c.Def.Spec)
		if near := diag.Nearest(t.Text, keywords); near != "" && t.Kind == Ident {
			d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
		}
		d.To(p)
		return false
	}
	p.at++
	c.Args = append(c.Args, &Arg{Kind: ArgWord, Span: t.Span, Word: t.Text})
	return true
}
