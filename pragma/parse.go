package pragma

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// Parse reads one directive. The sentinel is "#pragma acc" (or what stands for
// it), toks are the tokens after it up to the end of the directive, macros expanded.
//
// Mistakes go to r, each once, and do not stop the reading: a clause with a
// mistake is left out, or comes with the arguments that are right, and the ones
// after it are read as usual. The result is nil only if it is not known which
// directive was meant.
func Parse(model Model, sentinel source.Span, toks []Token, r diag.Reporter) *Directive {
	return parse(&parser{model: model, sentinel: sentinel, toks: toks, r: r, lang: &inC})
}

func parse(p *parser) *Directive {
	toks, r := p.toks, p.r
	if n := len(toks); n > 0 && toks[n-1].Kind == EOF {
		p.toks = toks[:n-1]
	}
	p.end = len(p.toks)
	if len(p.toks) > maxTokens {
		p.report(RuleTooLong, p.toks[maxTokens].Span, "directive has more than %d tokens", maxTokens).To(r)
		if _, words := p.name(); words > 0 {
			p.end = words // the directive counts, its clauses do not
		} else {
			p.end = 1
		}
		p.toks = p.toks[:p.end:p.end]
	}
	return p.directive()
}

// maxTokens bounds a directive, and so the time and memory for lines made by mistake.
const maxTokens = 50_000

// maxMistakes bounds what is reported for one directive: a line of megabytes that
// is wrong from its start helps nobody with every one of its words.
const maxMistakes = 40

type parser struct {
	model    Model
	sentinel source.Span
	toks     []Token
	at       int
	end      int // reading ends here: at the end of the directive, or of the brackets being read
	item     int // the start of the present item of a list
	r        diag.Reporter
	lang     *language
	dir      *Directive
	failed   bool // a mistake in the present item has been reported
	bad      bool // a mistake in the present clause has been reported
	mistakes int  // how many have been reported
}

// peek is the next token; see ahead.
func (p *parser) peek() Token { return p.ahead(0) }

// ahead is the token n after the next. From the end on it is an EOF token, which
// has the text and the place of the bracket that ends what is being read, or lies
// just after the directive.
func (p *parser) ahead(n int) Token {
	if p.at+n < p.end {
		return p.toks[p.at+n]
	}
	if p.end < len(p.toks) {
		return Token{Kind: EOF, Text: p.toks[p.end].Text, Span: p.toks[p.end].Span}
	}
	end := p.sentinel
	if len(p.toks) > 0 {
		end = p.toks[len(p.toks)-1].Span
	}
	end.Start = end.End
	return Token{Kind: EOF, Span: end}
}

func (p *parser) is(text string) bool {
	t := p.peek()
	return t.Kind == Punct && t.Text == text
}

func (p *parser) take() Token {
	t := p.peek()
	p.at++
	return t
}

func (p *parser) report(r *diag.Rule, at source.Span, format string, args ...any) *diag.Diagnostic {
	p.failed, p.bad = true, true
	p.mistakes++
	return r.New(at, format, args...)
}

// unexpected reports that something else than the next token should be there.
func (p *parser) unexpected(r *diag.Rule, want string) {
	if p.failed {
		return
	}
	t := p.peek()
	found := diag.Quote(t.Text)
	if t.Kind == EOF && t.Text == "" {
		found = "the end of the directive"
	}
	p.report(r, t.Span, "expected %s, found %s", want, found).To(p.r)
}

func (p *parser) directive() *Directive {
	first := p.peek()
	if first.Kind == EOF {
		p.report(RuleNoDirective, p.sentinel, "expected the name of a directive").To(p.r)
		return nil
	}
	if first.Kind != Ident {
		p.report(RuleNoDirective, first.Span, "expected the name of a directive, found %s", diag.Quote(first.Text)).To(p.r)
		return nil
	}
	def, words := p.name()
	if def == nil {
		p.unknownDirective()
		return nil
	}
	name := p.toks[0].Span.To(p.toks[words-1].Span)
	d := &Directive{Def: def, NameSpan: name, Tokens: p.toks,
		Span: p.sentinel.To(name).To(p.toks[len(p.toks)-1].Span)}
	p.dir = d
	p.at = words
	p.argument()
	p.word()
	p.clauses()
	d.Incomplete = p.mistakes > 0
	return d
}

// name finds the longest run of words that is a directive's name.
func (p *parser) name() (*DirectiveDef, int) {
	var best *DirectiveDef
	words := 0
	name := ""
	for i, t := range p.toks {
		if t.Kind != Ident {
			break
		}
		if i > 0 {
			name += " "
		}
		name += t.Text
		if d := LookupDirective(p.model, name); d != nil {
			best, words = d, i+1
		} else if !isPrefix(p.model, name) {
			break
		}
	}
	if best == nil && p.lang.squeezed && len(p.toks) > 0 {
		best, words = Unsqueezed(p.model, p.toks[0].Text), 1
	}
	return best, words
}

// isPrefix tells whether a directive's name goes on after name.
func isPrefix(m Model, name string) bool {
	for _, d := range Directives {
		if d.Model == m && strings.HasPrefix(d.Name, name+" ") {
			return true
		}
	}
	return false
}

// nextWords are the words with which a directive's name goes on after name.
func nextWords(m Model, name string) []string {
	var out []string
	for _, d := range Directives {
		if rest, ok := strings.CutPrefix(d.Name, name+" "); ok && d.Model == m {
			out = append(out, strings.Fields(rest)[0])
		}
	}
	return out
}

func (p *parser) unknownDirective() {
	first, second := p.toks[0], p.ahead(1)
	if isPrefix(p.model, first.Text) {
		// "enter" and "exit" are nothing without their second word.
		want := first.Text + " data"
		d := p.report(RuleUnknownDirective, first.Span, "unknown directive %s", diag.Quote(first.Text))
		at := source.Edit{Span: first.Span, New: want}
		if second.Kind == Ident && diag.Nearest(second.Text, []string{"data"}) != "" {
			d.Primary.Span = first.Span.To(second.Span)
			at.Span = d.Primary.Span
			d.Message = "unknown directive " + diag.Quote(first.Text+" "+second.Text)
		}
		d.Fix(fmt.Sprintf("did you mean %s?", want), at).To(p.r)
		return
	}
	var names []string
	for _, d := range Directives {
		if d.Model == p.model {
			names = append(names, strings.Fields(d.Name)[0])
		}
	}
	d := p.report(RuleUnknownDirective, first.Span, "unknown directive %s", diag.Quote(first.Text))
	if near := diag.Nearest(first.Text, names); near != "" {
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: first.Span, New: near})
	} else if c := LookupClause(p.model, first.Text); c != nil {
		d.Note("%s is a clause", first.Text)
	}
	d.To(p.r)
}

// argument reads what stands in parentheses after the name of wait, cache and routine.
func (p *parser) argument() {
	def := p.dir.Def.Arg
	if !p.is("(") {
		if def != nil && !def.Optional {
			p.report(RuleNoArgument, p.dir.NameSpan, "expected an argument in parentheses after %s", p.dir.Def.Name).To(p.r)
		}
		return
	}
	if def == nil {
		open := p.peek()
		end := p.matching()
		span := open.Span.To(p.toks[end-1].Span)
		p.report(RuleArgument, span, "%s takes no argument", p.dir.Def.Name).Fix("remove it", source.Edit{Span: span}).To(p.r)
		p.at = end
		return
	}
	c := &Clause{Def: def, Spelling: def.Name, NameSpan: p.dir.NameSpan, Span: p.dir.NameSpan}
	if p.arguments(c) {
		p.dir.Args = c
	}
}

// word reads the atomic-clause.
func (p *parser) word() {
	for _, w := range p.dir.Def.Words {
		if t := p.peek(); t.Kind == Ident && t.Text == w.Name {
			p.dir.Atomic = w.Name
			p.dir.NameSpan = p.dir.NameSpan.To(t.Span)
			p.at++
			return
		}
	}
}

func (p *parser) clauses() {
	var devices []string
	for first := true; p.at < p.end && p.mistakes < maxMistakes; first = false {
		p.failed = false
		if !first && p.is(",") {
			p.at++
		}
		t := p.peek()
		if t.Kind != Ident {
			p.unexpected(RuleSyntax, "a clause")
			p.skip()
			continue
		}
		def := LookupClause(p.model, t.Text)
		if def == nil {
			p.unknownClause(t)
			continue
		}
		if slices.Contains(p.dir.Def.Words, def) {
			p.report(RuleSyntax, t.Span, "%s must be the first word after %s", t.Text, p.dir.Def.Name).To(p.r)
			p.at++
			continue
		}
		p.at++
		c := &Clause{Def: def, Spelling: t.Text, NameSpan: t.Span, Span: t.Span}
		if def != ClauseDeviceType {
			c.DeviceTypes = devices
		}
		if !p.arguments(c) {
			continue
		}
		p.dir.Clauses = append(p.dir.Clauses, c)
		if def == ClauseDeviceType && p.dir.Def.Grouped() {
			devices = nil
			for _, a := range c.Args {
				devices = append(devices, a.Text())
			}
		}
	}
}

// skip goes to the next clause after something that is none.
func (p *parser) skip() {
	for p.at < p.end {
		if p.is("(") {
			p.at = p.matching()
			continue
		}
		if p.peek().Kind == Ident {
			return
		}
		p.at++
	}
}

func (p *parser) unknownClause(t Token) {
	p.at++
	// Words the directive takes come first, so that they win where two are equally near.
	var here, elsewhere []string
	for _, c := range Clauses {
		if c.Model != p.model {
			continue
		}
		if p.dir.Def.Use(c) != nil {
			here = append(append(here, c.Name), c.Spellings...)
		} else {
			elsewhere = append(append(elsewhere, c.Name), c.Spellings...)
		}
	}
	d := p.report(RuleUnknownClause, t.Span, "unknown clause %s", diag.Quote(t.Text))
	near := diag.Nearest(t.Text, here)
	if len(p.dir.Clauses) == 0 && isPrefix(p.model, p.dir.Def.Name) {
		// parallel lop: the second word of a name may be meant.
		if word := diag.Nearest(t.Text, nextWords(p.model, p.dir.Def.Name)); word != "" {
			near = word
		}
	}
	if near == "" && len(p.dir.Def.Clauses) == 0 {
		near = diag.Nearest(t.Text, elsewhere)
	}
	switch {
	case near != "":
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
	case LookupDirective(p.model, p.dir.Def.Name+" "+t.Text) == nil && LookupDirective(p.model, t.Text) != nil:
		d.Note("%s is a directive", t.Text)
	}
	d.To(p.r)
	if p.is("(") {
		p.at = p.matching()
	}
}

// matching returns the place after the parenthesis that closes the one at the
// present place, or the end if none does.
func (p *parser) matching() int {
	depth := 0
	for i := p.at; i < p.end; i++ {
		if p.toks[i].Kind != Punct {
			continue
		}
		switch p.toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return p.end
}

// arguments reads the parenthesised part of a clause whose name has been read.
// It returns false if nothing of the clause can be used.
func (p *parser) arguments(c *Clause) bool {
	p.failed, p.bad = false, false
	shape := c.Def.Shape
	if shape == ShapeSelf {
		if p.dir.Def.Assoc == Standalone {
			shape = ShapeVars
		} else {
			shape = ShapeExpr
		}
	}
	optional := c.Def.Optional && !(c.Def.Shape == ShapeSelf && shape == ShapeVars)
	if !p.is("(") {
		if shape == ShapeNone || optional {
			return true
		}
		at := c.NameSpan
		p.report(RuleNoArgument, at, "expected an argument in parentheses after %s", c.Spelling).To(p.r)
		return false
	}
	open := p.peek()
	end := p.matching()
	closed := end > p.at+1 && p.toks[end-1].Kind == Punct && p.toks[end-1].Text == ")" && p.balanced(p.at, end)
	if !closed {
		p.report(RuleSyntax, open.Span, "expected ')' to close this parenthesis").To(p.r)
		p.at = p.resume()
		return false
	}
	c.Parens = true
	c.Span = c.Span.To(p.toks[end-1].Span)
	if shape == ShapeNone {
		span := open.Span.To(p.toks[end-1].Span)
		p.report(RuleArgument, span, "%s takes no argument", c.Spelling).Fix("remove it", source.Edit{Span: span}).To(p.r)
		p.at = end
		c.Parens, c.Span = false, c.NameSpan
		return true
	}
	p.at++
	outer := p.end
	p.end = end - 1
	if closing := p.peek(); closing.Kind == EOF {
		what := "an argument"
		if shape == ShapeVars {
			what = "a variable"
		}
		p.report(RuleNoArgument, open.Span.To(closing.Span), "expected %s between the parentheses of %s", what, c.Spelling).To(p.r)
	} else {
		shapes[shape](p, c)
		if p.peek().Kind != EOF && !p.failed {
			p.unexpected(RuleSyntax, "')'")
		}
	}
	p.at, p.end = end, outer
	return !p.bad || len(c.Args) > 0
}

// balanced tells whether brackets pair up between start and end.
func (p *parser) balanced(start, end int) bool {
	var open []string
	for _, t := range p.toks[start:end] {
		if t.Kind != Punct {
			continue
		}
		switch t.Text {
		case "(":
			open = append(open, ")")
		case "[":
			open = append(open, "]")
		case "{":
			open = append(open, "}")
		case ")", "]", "}":
			if len(open) == 0 || open[len(open)-1] != t.Text {
				return false
			}
			open = open[:len(open)-1]
		}
	}
	return len(open) == 0
}

// resume finds where reading goes on after a parenthesis that is not closed
// properly: at the next word that is a clause of this directive and takes part in
// no list, that is, follows neither a comma nor a bracket.
func (p *parser) resume() int {
	for i := p.at + 2; i < p.end; i++ {
		t := p.toks[i]
		before := p.toks[i-1]
		if t.Kind != Ident || before.Kind == Punct && before.Text != ")" && before.Text != "]" {
			continue
		}
		if c := LookupClause(p.model, t.Text); c != nil && p.dir.Def.Use(c) != nil {
			return i
		}
	}
	return p.end
}
