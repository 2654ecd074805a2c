package pragma

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// Parse reads one directive. The sentinel is "#pragma acc" (or its equivalent), toks
// are the tokens after it up to the end of the directive, macros expanded.
//
// Mistakes go to r, each once, and do not stop the reading: a clause with a
// mistake is dropped, or keeps the arguments that are right, and the ones
// after it are read as usual. The result is nil only if it is not known which
// directive was meant.
func Parse(table *Table, sentinel source.Span, toks []Token, r diag.Reporter) *Directive {
	return parse(&Parser{table: table, sentinel: sentinel, toks: toks, r: r, Host: &InC})
}

// Nested reads a directive that is the argument of a clause, up to the end of what is being read. It has no sentinel: its
// span begins with its name. Mistakes in it count as the clause's.
func (p *Parser) Nested() *Directive {
	toks := p.toks[p.at:p.end:p.end]
	p.at = p.end
	at := toks[0].Span
	at.End = at.Start
	if p.depth+1 > maxNesting {
		p.Fault(p.table.Rules.Syntax, toks[0].Span, "directives are nested too deeply").To(p)
		return nil
	}
	in := &Parser{table: p.table, sentinel: at, toks: toks, end: len(toks), r: p.r, Host: p.Host, depth: p.depth + 1, mistakes: p.mistakes}
	d := in.directive()
	if in.mistakes > p.mistakes {
		p.failed, p.bad = true, true
	} else if d != nil {
		d.Incomplete = false
	}
	p.mistakes = in.mistakes
	return d
}

// NestedClause reads a clause inside of a clause: of a directive that a context selector names, for example.
func (p *Parser) NestedClause(def *DirectiveDef, clause *ClauseDef) *Clause {
	t := p.Take()
	c := &Clause{Def: clause, Spelling: t.Text, NameSpan: t.Span, Span: t.Span}
	outer, bad := p.dir, p.bad
	p.dir = &Directive{Def: def, Fortran: p.Host.Fortran}
	ok := p.arguments(c)
	p.dir, p.bad = outer, p.bad || bad
	if !ok {
		return nil
	}
	return c
}

// maxNesting bounds directives inside of directives, and so the stack.
const maxNesting = 20

func parse(p *Parser) *Directive {
	toks, r := p.toks, p.r
	if n := len(toks); n > 0 && toks[n-1].Kind == EOF {
		p.toks = toks[:n-1]
	}
	p.end = len(p.toks)
	if len(p.toks) > maxTokens {
		p.Fault(p.table.Rules.TooLong, p.toks[maxTokens].Span, "directive has more than %d tokens", maxTokens).To(r)
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

// maxMistakes bounds what is reported for one directive: for a line of megabytes that is wrong from its start, a
// report for every word helps nobody.
const maxMistakes = 40

// A Parser reads one directive. The shapes of the directive languages read the arguments of their clauses with it.
type Parser struct {
	// Host is what the host language has of its own.
	Host     *Host
	table    *Table
	sentinel source.Span
	toks     []Token
	at       int
	end      int // reading ends here: at the end of the directive, or of the brackets being read
	item     int // the start of the present item of a list
	r        diag.Reporter
	dir      *Directive
	failed   bool // a mistake in the present item has been reported
	bad      bool // a mistake in the present clause has been reported
	mistakes int  // how many have been reported
	depth    int  // how many directives are around the one being read
}

// Peek is the next token; see Ahead.
func (p *Parser) Peek() Token { return p.Ahead(0) }

// Ahead is the token n after the next. From the end on it is an EOF token, which has the text and the position of the
// bracket that ends what is being read, or is just after the directive.
func (p *Parser) Ahead(n int) Token {
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

// Is reports whether the next token is the punctuator.
func (p *Parser) Is(text string) bool {
	t := p.Peek()
	return t.Kind == Punct && t.Text == text
}

// Take returns the next token and goes on after it.
func (p *Parser) Take() Token {
	t := p.Peek()
	p.at++
	return t
}

// Fault starts a diagnostic about the present item, which is not used then; To(p) ends it.
func (p *Parser) Fault(r *diag.Rule, at source.Span, format string, args ...any) *diag.Diagnostic {
	p.failed, p.bad = true, true
	p.mistakes++
	return r.New(at, format, args...)
}

// Report hands a diagnostic on.
func (p *Parser) Report(d diag.Diagnostic) { p.r.Report(d) }

// Failed reports whether a mistake in the present item has been reported.
func (p *Parser) Failed() bool { return p.failed }

// ClauseFailed reports whether a mistake in the present clause has been reported.
func (p *Parser) ClauseFailed() bool { return p.bad }

// Retry forgets that a mistake has been reported: what follows is read as usual.
func (p *Parser) Retry() { p.failed = false }

// Directive is the directive being read: its row, name and the clauses so far.
func (p *Parser) Directive() *Directive { return p.dir }

// Rules are what the directive language's parser reports.
func (p *Parser) Rules() *ParserRules { return &p.table.Rules }

// Unexpected reports that the next token is not what was expected.
func (p *Parser) Unexpected(r *diag.Rule, want string) {
	if p.failed {
		return
	}
	t := p.Peek()
	found := diag.Quote(t.Text)
	if t.Kind == EOF && t.Text == "" {
		found = "the end of the directive"
	}
	p.Fault(r, t.Span, "expected %s, found %s", want, found).To(p)
}

func (p *Parser) directive() *Directive {
	first := p.Peek()
	if first.Kind == EOF {
		p.Fault(p.table.Rules.NoDirective, p.sentinel, "expected the name of a directive").To(p)
		return nil
	}
	if first.Kind != Ident {
		p.Fault(p.table.Rules.NoDirective, first.Span, "expected the name of a directive, found %s", diag.Quote(first.Text)).To(p)
		return nil
	}
	def, words := p.name()
	if def == nil {
		p.unknownDirective()
		return nil
	}
	name := p.toks[0].Span.To(p.toks[words-1].Span)
	if !p.otherLanguage(def, name, words) {
		return nil
	}
	d := &Directive{Def: def, NameSpan: name, Tokens: p.toks, Fortran: p.Host.Fortran,
		Span: p.sentinel.To(name).To(p.toks[len(p.toks)-1].Span)}
	p.dir = d
	for _, s := range def.Spellings {
		if s.Name == joinWords(p.toks[:words]) {
			d.SpellingSince = s.Since
		}
	}
	p.at = words
	p.argument()
	p.word()
	p.clauses()
	d.Incomplete = p.mistakes > 0
	return d
}

// maxWords bounds the words of a directive's name.
const maxWords = 10

// name finds the longest run of words that is a directive's name.
func (p *Parser) name() (*DirectiveDef, int) {
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
		if d := p.table.Directive(name); d != nil {
			best, words = d, i+1
		} else if !p.table.isPrefix(name) {
			break
		}
	}
	if p.Host.squeezed || p.Host.Fortran && p.table.OptionalBlanks {
		joined := ""
		for i, t := range p.toks {
			if t.Kind != Ident || i == maxWords {
				break
			}
			joined += t.Text
			if d := p.table.Unsqueezed(joined); d != nil && i+1 > words {
				best, words = d, i+1
			}
		}
	}
	return best, words
}

func joinWords(toks []Token) string {
	words := make([]string, len(toks))
	for i, t := range toks {
		words[i] = t.Text
	}
	return strings.Join(words, " ")
}

// otherLanguage reports a name that only the other host language has. It returns false if the directive has no name here.
func (p *Parser) otherLanguage(def *DirectiveDef, name source.Span, words int) bool {
	written := joinWords(p.toks[:words])
	there := "Fortran"
	if p.Host.Fortran {
		there = "C"
	}
	if !def.Only.Has(p.Host.Fortran) {
		p.Fault(p.table.Rules.UnknownDirective, name, "%s is a directive of %s only", diag.Quote(written), there).Citing(def.Spec).To(p)
		return false
	}
	if here := def.NameIn(p.Host.Fortran); def.Fortran != "" && strings.ReplaceAll(written, " ", "") == strings.ReplaceAll(def.NameIn(!p.Host.Fortran), " ", "") {
		p.Fault(p.table.Rules.UnknownDirective, name, "%s is the name in %s", diag.Quote(written), there).
			Fix(fmt.Sprintf("did you mean %s?", here), source.Edit{Span: name, New: here}).To(p)
	}
	return true
}

func (p *Parser) unknownDirective() {
	first := p.toks[0]
	if p.table.isPrefix(first.Text) {
		p.unknownRest(first)
		return
	}
	var names []string
	for _, d := range p.table.Directives {
		if d.Only.Has(p.Host.Fortran) {
			names = append(names, strings.Fields(d.NameIn(p.Host.Fortran))[0])
		}
	}
	d := p.Fault(p.table.Rules.UnknownDirective, first.Span, "unknown directive %s", diag.Quote(first.Text))
	if c := p.table.Clause(first.Text); c != nil {
		d.Note("%s is a clause", first.Text)
	} else if near := diag.Nearest(first.Text, names); near != "" {
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: first.Span, New: near})
	}
	d.To(p)
}

// unknownRest reports a word that is the first of some names, and nothing without the next.
func (p *Parser) unknownRest(first Token) {
	var names []string
	for _, d := range p.table.Directives {
		if name := d.NameIn(p.Host.Fortran); d.Only.Has(p.Host.Fortran) && strings.HasPrefix(name, first.Text+" ") {
			names = append(names, name)
		}
	}
	written, last := first.Text, first
	best, length := "", 0
	for i, t := range p.toks[1:min(len(p.toks), maxWords)] {
		if t.Kind != Ident {
			break
		}
		written += " " + t.Text
		if near := diag.Nearest(written, names); near != "" && len(strings.Fields(near)) == i+2 {
			best, length, last = near, i+1, t
		}
	}
	d := p.Fault(p.table.Rules.UnknownDirective, first.Span, "unknown directive %s", diag.Quote(first.Text))
	if best != "" {
		written = first.Text
		for _, t := range p.toks[1 : length+1] {
			written += " " + t.Text
		}
		d.Primary.Span = first.Span.To(last.Span)
		d.Message = "unknown directive " + diag.Quote(written)
	} else if len(names) == 1 {
		best = names[0] // "enter" and "exit" are nothing without their second word
	}
	if best != "" {
		d.Fix(fmt.Sprintf("did you mean %s?", best), source.Edit{Span: d.Primary.Span, New: best})
	} else if len(names) > 0 && len(names) < 12 {
		d.Note("names that begin with %s: %s", diag.Quote(first.Text), strings.Join(names, ", "))
	}
	d.To(p)
}

// argument reads the parentheses after the name of wait, cache and routine.
func (p *Parser) argument() {
	def := p.dir.Def.Arg
	if !p.Is("(") {
		if def != nil && !def.Optional {
			p.Fault(p.table.Rules.NoArgument, p.dir.NameSpan, "expected an argument in parentheses after %s", p.dir.Def.Name).To(p)
		}
		return
	}
	if def == nil {
		open := p.Peek()
		end := p.matching()
		span := open.Span.To(p.toks[end-1].Span)
		p.Fault(p.table.Rules.Argument, span, "%s takes no argument", p.dir.Def.Name).Fix("remove it", source.Edit{Span: span}).To(p)
		p.at = end
		return
	}
	c := &Clause{Def: def, Spelling: def.Name, NameSpan: p.dir.NameSpan, Span: p.dir.NameSpan}
	if p.arguments(c) {
		p.dir.Args = c
	}
}

// word reads the atomic-clause.
func (p *Parser) word() {
	for _, w := range p.dir.Def.Words {
		if t := p.Peek(); t.Kind == Ident && t.Text == w.Name {
			p.dir.Atomic = w.Name
			p.dir.NameSpan = p.dir.NameSpan.To(t.Span)
			p.at++
			return
		}
	}
}

func (p *Parser) clauses() {
	var devices []string
	for first := true; p.at < p.end && p.mistakes < maxMistakes; first = false {
		p.failed = false
		if !first && p.Is(",") {
			p.at++
		}
		t := p.Peek()
		if t.Kind != Ident {
			p.Unexpected(p.table.Rules.Syntax, "a clause")
			p.skip()
			continue
		}
		def := p.table.Clause(t.Text)
		if def == nil {
			p.unknownClause(t)
			continue
		}
		if slices.Contains(p.dir.Def.Words, def) {
			p.Fault(p.table.Rules.Syntax, t.Span, "%s must be the first word after %s", t.Text, p.dir.Def.Name).To(p)
			p.at++
			continue
		}
		if here := def.NameIn(p.Host.Fortran); def.Fortran != "" && t.Text != here {
			p.Fault(p.table.Rules.UnknownClause, t.Span, "%s is %s in this language", diag.Quote(t.Text), here).
				Fix("write "+here, source.Edit{Span: t.Span, New: here}).To(p)
		}
		p.at++
		c := &Clause{Def: def, Spelling: t.Text, NameSpan: t.Span, Span: t.Span}
		if !def.Devices {
			c.DeviceTypes = devices
		}
		if !p.arguments(c) {
			continue
		}
		p.dir.Clauses = append(p.dir.Clauses, c)
		if def.Devices && p.dir.Def.Grouped() {
			devices = nil
			for _, a := range c.Args {
				devices = append(devices, a.Text())
			}
		}
	}
}

// skip goes to the next clause after something that is not one.
func (p *Parser) skip() {
	for p.at < p.end {
		if p.Is("(") {
			p.at = p.matching()
			continue
		}
		if p.Peek().Kind == Ident {
			return
		}
		p.at++
	}
}

func (p *Parser) unknownClause(t Token) {
	p.at++
	// Words the directive takes come first, so that they win where two are equally near.
	var here, elsewhere []string
	for _, c := range p.table.Clauses {
		if p.dir.Def.Use(c) != nil {
			here = append(append(here, c.Name), c.Spellings...)
		} else {
			elsewhere = append(append(elsewhere, c.Name), c.Spellings...)
		}
	}
	d := p.Fault(p.table.Rules.UnknownClause, t.Span, "unknown clause %s", diag.Quote(t.Text))
	near := diag.Nearest(t.Text, here)
	if len(p.dir.Clauses) == 0 && p.table.isPrefix(p.dir.Def.Name) {
		// parallel lop: the second word of a name may be meant.
		if word := diag.Nearest(t.Text, p.table.nextWords(p.dir.Def.Name)); word != "" {
			near = word
		}
	}
	if near == "" && len(p.dir.Def.Clauses) == 0 {
		near = diag.Nearest(t.Text, elsewhere)
	}
	switch {
	case near != "":
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
	case p.table.Directive(p.dir.Def.Name+" "+t.Text) == nil && p.table.Directive(t.Text) != nil:
		d.Note("%s is a directive", t.Text)
	}
	d.To(p)
	if p.Is("(") {
		p.at = p.matching()
	}
}

// matching returns the index after the parenthesis that closes the one at the current token, or the end if none does.
func (p *Parser) matching() int {
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
func (p *Parser) arguments(c *Clause) bool {
	p.failed, p.bad = false, false
	shape, optional := c.Def.ShapeOn(p.dir.Def)
	if !p.Is("(") {
		if shape == ShapeNone || optional {
			return true
		}
		at := c.NameSpan
		p.Fault(p.table.Rules.NoArgument, at, "expected an argument in parentheses after %s", c.Spelling).To(p)
		return false
	}
	open := p.Peek()
	end := p.matching()
	closed := end > p.at+1 && p.toks[end-1].Kind == Punct && p.toks[end-1].Text == ")" && p.balanced(p.at, end)
	if !closed {
		p.Fault(p.table.Rules.Syntax, open.Span, "expected ')' to close this parenthesis").To(p)
		p.at = p.resume()
		return false
	}
	c.Parens = true
	c.Span = c.Span.To(p.toks[end-1].Span)
	if shape == ShapeNone {
		span := open.Span.To(p.toks[end-1].Span)
		p.Fault(p.table.Rules.Argument, span, "%s takes no argument", c.Spelling).Fix("remove it", source.Edit{Span: span}).To(p)
		p.at = end
		c.Parens, c.Span = false, c.NameSpan
		return true
	}
	p.at++
	outer := p.end
	p.end = end - 1
	if closing := p.Peek(); closing.Kind == EOF && !shape.Empty {
		what := "an argument"
		if shape.Vars {
			what = "a variable"
		}
		p.Fault(p.table.Rules.NoArgument, open.Span.To(closing.Span), "expected %s between the parentheses of %s", what, c.Spelling).To(p)
	} else {
		shape.Read(p, c)
		if p.Peek().Kind != EOF && !p.failed {
			p.Unexpected(p.table.Rules.Syntax, "')'")
		}
	}
	p.at, p.end = end, outer
	return !p.bad || len(c.Args) > 0 || len(c.Context) > 0
}

// balanced reports whether brackets pair up between start and end.
func (p *Parser) balanced(start, end int) bool {
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
func (p *Parser) resume() int {
	for i := p.at + 2; i < p.end; i++ {
		t := p.toks[i]
		before := p.toks[i-1]
		if t.Kind != Ident || before.Kind == Punct && before.Text != ")" && before.Text != "]" {
			continue
		}
		if c := p.table.Clause(t.Text); c != nil && p.dir.Def.Use(c) != nil {
			return i
		}
	}
	return p.end
}
