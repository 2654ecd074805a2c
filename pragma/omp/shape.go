package omp

import (
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// The shapes of OpenMP's clauses. Modifiers before the arguments are in any order; depend.go, reduction.go and variant.go
// have the shapes of one notion each.
var (
	// [modifiers:] a, b[0:n]
	ShapeVars = &pragma.Shape{Name: "variables", Read: vars, Vars: true}
	// [modifiers:] a, *p, p->a[0:n]
	ShapeLocators = &pragma.Shape{Name: "locators", Read: locators, Vars: true}
	// [modifiers:] e
	ShapeExpr = &pragma.Shape{Name: "expression", Read: expr}
	// [modifiers:] e, e
	ShapeExprs = &pragma.Shape{Name: "expressions", Read: exprs}
	// [modifiers:] word
	ShapeKeyword = &pragma.Shape{Name: "keyword", Read: keyword}
	// [modifiers:] word[, e]
	ShapeSchedule = &pragma.Shape{Name: "schedule", Read: schedule}
	// [e:] e
	ShapeNumTeams = &pragma.Shape{Name: "number of teams", Read: numTeams, Write: numTeamsWritten}
	// word[: word], directive
	ShapeDefault = &pragma.Shape{Name: "default", Read: defaults, Write: defaultsWritten, Empty: true}
	// word[: word]
	ShapeDefaultmap = &pragma.Shape{Name: "default mapping", Read: defaultmap, Write: defaultsWritten}
	// a: val, step(2); val(a): 2
	ShapeLinear = &pragma.Shape{Name: "linear", Read: linear, Write: linearWritten, Vars: true}
	// p[: e]
	ShapeAligned = &pragma.Shape{Name: "aligned", Read: aligned, Write: linearWritten, Vars: true}
	// allocator(e), align(e): a
	ShapeAllocate = &pragma.Shape{Name: "allocate", Read: allocate, Write: allocateWritten, Vars: true}
	// traits(t), memspace(m): a; a(t)
	ShapeUsesAllocators = &pragma.Shape{Name: "allocators", Read: usesAllocators}
	// [directive:] e
	ShapeIf = &pragma.Shape{Name: "condition", Read: ifClause}
	// anything
	ShapeTokens = &pragma.Shape{Name: "tokens", Read: tokens}
	// one name
	ShapeName = &pragma.Shape{Name: "name", Read: name}
	// target teams, for
	ShapeDirectiveNames = &pragma.Shape{Name: "names of directives", Read: directiveNames}
	// prefer_type(...), targetsync: obj
	ShapeInit = &pragma.Shape{Name: "initialization", Read: vars, Vars: true}
)

// What some modifiers have in parentheses.
var (
	// "cuda", {fr("hip"), attr("ompx_a")}
	paramsPrefer = &pragma.Params{Name: "preferences", Read: preferences}
	// in(a[0:n])
	paramsLocators = &pragma.Params{Name: "locators", Read: locatorParams}
)

// modifiers reads modifiers if a colon says that there are. Those of map need no commas between them before OpenMP 6.0.
func modifiers(p *pragma.Parser, c *pragma.Clause) { p.Modifiers(c, c.Def.Name == "map") }

func vars(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.Items("a variable", func() { p.AddVar(c) })
}

func locators(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.Items("a variable", func() { locator(p, c) })
}

// locator reads a list item, which can be omp_all_memory: what it is of is checked later.
func locator(p *pragma.Parser, c *pragma.Clause) {
	if t := p.Peek(); t.Kind == pragma.Ident && t.Text == "omp_all_memory" {
		p.Take()
		c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text})
		return
	}
	p.AddLocator(c)
}

func expr(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.AddExpr(c, pragma.Word{})
}

// exprs reads expressions; some clauses take a keyword in place of one.
func exprs(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.Items("an expression", func() {
		if t := p.Peek(); t.Kind == pragma.Ident && slices.Contains(c.Def.Keywords, t.Text) {
			p.AddKeyword(c, c.Def.Keywords)
			return
		}
		p.AddExpr(c, pragma.Word{})
	})
}

func keyword(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.AddKeyword(c, c.Def.Keywords)
}

func schedule(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	if p.AddKeyword(c, c.Def.Keywords) && p.Is(",") {
		p.Take()
		p.AddExpr(c, pragma.Word{})
	}
}

// numTeams reads [lower:] upper. The lower bound is a modifier, so that the only argument is the upper bound.
func numTeams(p *pragma.Parser, c *pragma.Clause) {
	if colon := p.FindColon(); colon >= 0 {
		p.Until(colon, func() { impliedModifier(p, c, "lower-bound") })
		p.Take()
		p.Retry()
	}
	p.AddExpr(c, pragma.Word{})
}

func numTeamsWritten(c *pragma.Clause) string {
	plain := *c
	plain.Modifiers = nil
	if m := c.Modifier("lower-bound"); m != nil && len(m.Args) > 0 {
		return m.Args[0].Text() + ":" + plain.List(c.Args)
	}
	return plain.List(c.Args)
}

// impliedModifier reads an expression that means a modifier without its word.
func impliedModifier(p *pragma.Parser, c *pragma.Clause, word string) {
	if e := p.Expr(); e != nil {
		c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: word},
			Args: []*pragma.Arg{{Kind: pragma.ArgExpr, Span: e.Span, Expr: e}}})
	}
}

// implied reports whether a modifier is written as its argument alone.
func implied(m *pragma.Modifier) bool { return !m.Parens && len(m.Args) > 0 }

// Categories are the categories of variables that default and defaultmap distinguish.
var Categories = []string{"scalar", "aggregate", "allocatable", "pointer", "all"}

// defaultmap reads word[: category].
func defaultmap(p *pragma.Parser, c *pragma.Clause) {
	if p.AddKeyword(c, c.Def.Keywords) && p.Is(":") {
		p.Take()
		p.AddKeyword(c, Categories)
	}
}

func defaultsWritten(c *pragma.Clause) string {
	words := make([]string, len(c.Args))
	for i, a := range c.Args {
		words[i] = a.Text()
	}
	return strings.Join(words, ": ")
}

// linear reads the forms of OpenMP 5.2, a: val, step(2), and those before, val(a): 2.
func linear(p *pragma.Parser, c *pragma.Clause) {
	t := p.Peek()
	end := p.End()
	if colon := p.FindColon(); colon >= 0 {
		end = colon
	}
	if def := c.Def.Modifier(t.Text); t.Kind == pragma.Ident && def != nil && def.Params == nil && opens(p.Ahead(1)) {
		p.Take()
		if p.Matching() == end {
			c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: t.Text, Span: t.Span}, Parens: true})
			p.Inside(func() { p.Items("a variable", func() { p.AddVar(c) }) })
			if p.Is(":") {
				p.Take()
				p.Retry()
				impliedModifier(p, c, "step")
			}
			return
		}
		d := p.Fault(p.Rules().Syntax, t.Span, "expected one list in %s, found more after %s(...)", c.Spelling, t.Text)
		d.Note("write linear(list: %s)", t.Text).To(p)
		return
	}
	p.Until(end, func() { p.Items("a variable", func() { p.AddVar(c) }) })
	p.Retry()
	if !p.Is(":") {
		return
	}
	if next, after := p.Ahead(1), p.Ahead(2); next.Kind == pragma.Ident && c.Def.Modifier(next.Text) != nil &&
		(after.Kind == pragma.EOF || after.Kind == pragma.Punct &&
			(after.Text == "," || after.Text == "(" && next.Text == "step")) {
		p.PostModifiers(c)
		return
	}
	p.Take()
	impliedModifier(p, c, "step")
}

func opens(t pragma.Token) bool { return t.Kind == pragma.Punct && t.Text == "(" }

// linearWritten writes arguments, and the modifiers after them.
func linearWritten(c *pragma.Clause) string {
	plain := *c
	plain.Modifiers = nil
	text := plain.List(c.Args)
	var after []string
	for i := range c.Modifiers {
		switch m := &c.Modifiers[i]; {
		case m.Parens && len(m.Args) == 0:
			text = m.Word.Text + "(" + text + ")"
		case implied(m):
			after = append(after, m.Args[0].Text())
		default:
			after = append(after, m.Text())
		}
	}
	if len(after) > 0 {
		text += ": " + strings.Join(after, ", ")
	}
	return text
}

// aligned reads a[: alignment].
func aligned(p *pragma.Parser, c *pragma.Clause) {
	end := p.End()
	if colon := p.FindColon(); colon >= 0 {
		end = colon
	}
	p.Until(end, func() { p.Items("a variable", func() { p.AddVar(c) }) })
	p.Retry()
	if p.Is(":") {
		p.Take()
		impliedModifier(p, c, "alignment")
	}
}

// allocate reads allocator: list, or modifiers: list.
func allocate(p *pragma.Parser, c *pragma.Clause) {
	if colon := p.FindColon(); colon >= 0 {
		if t := p.Peek(); t.Kind == pragma.Ident && c.Def.Modifier(t.Text) != nil && opens(p.Ahead(1)) {
			p.Modifiers(c, false)
		} else {
			p.Until(colon, func() {
				impliedModifier(p, c, "allocator")
				if p.Peek().Kind != pragma.EOF {
					p.Unexpected(p.Rules().Syntax, "':'")
				}
			})
			p.Take()
			p.Retry()
		}
	}
	p.Items("a variable", func() { p.AddVar(c) })
}

func allocateWritten(c *pragma.Clause) string {
	for i := range c.Modifiers {
		if m := &c.Modifiers[i]; implied(m) {
			plain := *c
			plain.Modifiers = nil
			return m.Args[0].Text() + ": " + plain.List(c.Args)
		}
	}
	return c.List(c.Args)
}

// usesAllocators reads modifiers: a, and a(traits), b as before OpenMP 5.2.
func usesAllocators(p *pragma.Parser, c *pragma.Clause) {
	modifiers(p, c)
	p.Items("an allocator", func() {
		t := p.Peek()
		if t.Kind != pragma.Ident {
			p.Unexpected(p.Rules().Variable, "an allocator")
			return
		}
		p.Take()
		a := &pragma.Arg{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text}
		if p.Is("(") {
			a.Span = a.Span.To(p.Inside(func() {
				traits := p.Peek()
				if traits.Kind != pragma.Ident {
					p.Unexpected(p.Rules().Variable, "the traits of the allocator")
					return
				}
				p.Take()
				a.Args = append(a.Args, &pragma.Arg{Kind: pragma.ArgWord, Span: traits.Span, Word: traits.Text})
			}))
		}
		if !p.Failed() {
			c.Args = append(c.Args, a)
		}
	})
}

// ifClause reads [name of a directive:] condition.
func ifClause(p *pragma.Parser, c *pragma.Clause) {
	if colon := p.FindColon(); colon >= 0 {
		p.Until(colon, func() {
			if w := directiveName(p); w.Text != "" {
				c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: w})
			}
		})
		p.Take()
		p.Retry()
	}
	p.AddExpr(c, pragma.Word{})
}

// directiveName reads the name of a directive up to a comma or the end. It reports what is none.
func directiveName(p *pragma.Parser) pragma.Word {
	var words []string
	var span source.Span
	first := p.Peek()
	for p.Peek().Kind == pragma.Ident {
		t := p.Take()
		words = append(words, t.Text)
		span = span.To(t.Span)
	}
	w := pragma.Word{Text: strings.Join(words, " "), Span: span}
	if len(words) == 0 || p.Peek().Kind != pragma.EOF && !p.Is(",") {
		p.Unexpected(p.Rules().Modifier, "the name of a directive")
		return pragma.Word{}
	}
	def := Table.Directive(w.Text)
	if def == nil && p.Host.Fortran {
		if def = Table.Unsqueezed(strings.Join(words, "")); def != nil {
			w.Text = def.NameIn(true)
		}
	}
	if def != nil && def.Only.Has(p.Host.Fortran) {
		return w
	}
	var names []string
	for _, d := range Table.Directives {
		if d.Only.Has(p.Host.Fortran) {
			names = append(names, d.NameIn(p.Host.Fortran))
		}
	}
	d := p.Fault(RuleDirectiveName, first.Span.To(span), "%s is not the name of a directive", diag.Quote(w.Text))
	if near := diag.Nearest(w.Text, names); near != "" {
		d.Fix("did you mean "+near+"?", source.Edit{Span: span, New: near})
	}
	d.To(p)
	return pragma.Word{}
}

func directiveNames(p *pragma.Parser, c *pragma.Clause) {
	p.Items("the name of a directive", func() {
		if w := directiveName(p); w.Text != "" {
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgWord, Span: w.Span, Word: w.Text})
		}
	})
}

func tokens(p *pragma.Parser, c *pragma.Clause) {
	if e := p.Raw(p.End(), "an argument"); e != nil {
		c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgExpr, Span: e.Span, Expr: e})
	}
}

func name(p *pragma.Parser, c *pragma.Clause) {
	t := p.Peek()
	if t.Kind != pragma.Ident {
		p.Unexpected(p.Rules().Syntax, "a name")
		return
	}
	p.Take()
	c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text})
}

// preferences reads the foreign run-time systems that are preferred: names, numbers, and since OpenMP 6.0
// {fr(name), attr(name, ...)}.
func preferences(p *pragma.Parser, m *pragma.Modifier) {
	p.Items("a run-time system", func() {
		if a := preference(p); a != nil {
			m.Args = append(m.Args, a)
		}
	})
}

func preference(p *pragma.Parser) *pragma.Arg {
	if s := stringArg(p); s != nil {
		return s
	}
	if !p.Is("{") {
		if e := p.Expr(); e != nil {
			return &pragma.Arg{Kind: pragma.ArgExpr, Span: e.Span, Expr: e}
		}
		return nil
	}
	group := &pragma.Arg{Kind: pragma.ArgGroup}
	group.Span = p.Inside(func() {
		p.Items("fr(...) or attr(...)", func() {
			t := p.Peek()
			if t.Kind != pragma.Ident || !slices.Contains([]string{"fr", "attr"}, t.Text) || !opens(p.Ahead(1)) {
				p.Unexpected(p.Rules().Keyword, "fr(...) or attr(...)")
				return
			}
			p.Take()
			a := &pragma.Arg{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text}
			a.Span = a.Span.To(p.Inside(func() {
				p.Items("a name", func() {
					if s := stringArg(p); s != nil {
						a.Args = append(a.Args, s)
					} else if e := p.Expr(); e != nil {
						a.Args = append(a.Args, &pragma.Arg{Kind: pragma.ArgExpr, Span: e.Span, Expr: e})
					}
				})
			}))
			if len(a.Args) > 0 {
				group.Args = append(group.Args, a)
			}
		})
	})
	if len(group.Args) == 0 {
		return nil
	}
	return group
}

// stringArg reads a string that is an item by itself, or returns nil.
func stringArg(p *pragma.Parser) *pragma.Arg {
	t, next := p.Peek(), p.Ahead(1)
	if t.Kind != pragma.String || len(t.Text) < 2 || !strings.ContainsRune(p.Host.Quotes, rune(t.Text[0])) ||
		t.Text[len(t.Text)-1] != t.Text[0] ||
		next.Kind != pragma.EOF && (next.Kind != pragma.Punct || next.Text != ",") {
		return nil
	}
	p.Take()
	return &pragma.Arg{Kind: pragma.ArgString, Span: t.Span, Word: t.Text[1 : len(t.Text)-1]}
}

func locatorParams(p *pragma.Parser, m *pragma.Modifier) {
	inner := &pragma.Clause{Def: ClauseDepend, Spelling: m.Word.Text}
	p.Items("a variable", func() { locator(p, inner) })
	m.Args = inner.Args
}
