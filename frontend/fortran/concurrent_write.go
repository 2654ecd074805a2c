package fortran

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
)

// A ConcurrentLoop is a do concurrent outside of the constructs and procedures of devices, as counted loops with a directive: compilers take
// no directive before do concurrent itself.
type ConcurrentLoop struct {
	Head source.Span
	// Directive is the one that the loop was read with, nil where it can have none. Whole is the loop to its end.
	Directive *pragma.Directive
	Whole     source.Span
	// Why tells why the loop stays as it is; it is empty if it need not.
	Why string

	unit  *Unit
	block *Block
}

// ConcurrentLoops are the loops do concurrent that were read as parallel loops of the device, and those that cannot be.
func (u *Unit) ConcurrentLoops() []ConcurrentLoop {
	list := slices.Clone(u.text.stay)
	for _, p := range u.Units {
		list = append(list, u.concurrentIn(p)...)
	}
	slices.SortStableFunc(list, func(a, b ConcurrentLoop) int { return a.Head.Start - b.Head.Start })
	return list
}

func (u *Unit) concurrentIn(p *ProgUnit) (list []ConcurrentLoop) {
	var walk func(items []*Item)
	walk = func(items []*Item) {
		for _, i := range items {
			switch {
			case i.Dir != nil && i.Dir.Implied:
				b := i.Dir.Body[0].Block
				first := b.Head.First
				if b.Head.Name != nil {
					first = b.Head.Name.Tok
				}
				c := ConcurrentLoop{Head: u.Span(first, b.Head.Last), Whole: u.Span(b.Head.First, b.last), Directive: i.Dir.Directive, unit: u, block: b}
				c.Why = c.refusal(p)
				list = append(list, c)
			case i.Dir != nil:
				walk(i.Dir.Body)
			case i.Block != nil:
				for _, part := range i.Block.Parts {
					walk(part.Items)
				}
			}
		}
	}
	walk(p.Body)
	for _, c := range p.Contains {
		list = append(list, u.concurrentIn(c)...)
	}
	return list
}

// refusal tells why counted loops cannot take the place of the loop, "" if they can.
func (c *ConcurrentLoop) refusal(p *ProgUnit) string {
	u, b := c.unit, c.block
	h := b.Head.Node.(*DoStmt).Concurrent
	switch {
	case b.End == nil:
		return "it ends at a statement with a label"
	case b.Head.Label != "":
		return "its first statement has a label"
	}
	for _, s := range []*Stmt{b.Head, b.End} {
		for i := s.First; i <= s.Last; i++ {
			switch {
			case u.text.Span(i).File != u.Model.File:
				return "a part of it is in an included file"
			case u.text.Use(i) != 0 && !c.inExpression(i):
				return "its first or last statement comes from the macro " + u.text.Macro(i)
			}
		}
	}
	text := u.Model.File.Text
	f, head := u.text.Spelled(b.Head.First, b.Head.Last)
	if head.Empty() {
		return "a part of it is in an included file"
	}
	if slices.ContainsFunc(f.Lines[f.LineOf(head.First):f.LineOf(head.End-1)], func(l tokens.Line) bool { return l.Kind == tokens.CPP }) {
		return "its first statement has lines of the preprocessor"
	}
	if start := lineOf(text, c.Head.Start); strings.TrimSpace(string(text[start:c.Head.Start])) != "" {
		return "something else is before it on its line"
	}
	if _, alone := c.end(); !alone && u.text.opts.Form == lex.Fixed {
		return "something else is on the line of its end"
	}
	for _, i := range h.Indices {
		if h.Type != nil {
			break
		}
		s := p.Scope.Lookup(i.Name.Text)
		if b := h.Scope; b != nil && b.Parent != nil {
			s = b.Parent.Lookup(i.Name.Text)
		}
		if s != nil && (s.Kind != Variable || len(s.Dims) > 0 || s.Type.Class != frontend.Integer || s.Intent == "in" || s.Has(Protected)) {
			return "'" + i.Name.Text + "' outside of it is no variable that a do loop can count"
		}
	}
	for _, l := range h.Locality {
		for _, n := range l.Names {
			if l.Kind == "local_init" && c.writes(h.Scope.Names[n.Text]) {
				return "its iterations change '" + n.Text +
					"', which each of them starts with the value from outside: write a variable of the iteration instead of local_init"
			}
		}
	}
	return ""
}

// inExpression reports whether the whole use of a macro from which a token comes is in one expression of the first statement, and ends with the
// text of the token.
func (c *ConcurrentLoop) inExpression(at int32) bool {
	text := c.unit.text
	first, last, use := at, at, text.Use(at)
	for first > 0 && text.Use(first-1) == use {
		first--
	}
	for int(last+1) < len(text.Toks) && text.Use(last+1) == use {
		last++
	}
	if f, run := text.Spelled(at, at); f.Is(run.End, "(") && !f.Is(run.End-1, ")") {
		return false // it may have arguments
	}
	h := c.block.Head.Node.(*DoStmt).Concurrent
	within := func(e Expr) bool {
		return e != nil && e.Node().First <= first && last <= e.Node().Last
	}
	return within(h.Mask) || slices.ContainsFunc(h.Indices, func(i *Index) bool { return within(i.Lower) || within(i.Upper) || within(i.Step) })
}

// writes reports whether the body of the loop may change a variable that is local to it.
func (c *ConcurrentLoop) writes(s *Symbol) bool {
	if s == nil || s.Model == nil {
		return false
	}
	found := false
	c.unit.Model.EachConstruct(func(k *frontend.Construct) {
		if k.Directive == c.Directive && k.Routine != nil {
			for _, use := range k.Routine.Uses {
				found = found || use.Symbol == s.Model && use.Kind&^frontend.Read != 0
			}
		}
	})
	return found
}

// end is the place after the line of the end statement, or after the statement itself if others follow it or stand before it there.
func (c *ConcurrentLoop) end() (at int, alone bool) {
	text := c.unit.Model.File.Text
	span := c.unit.Span(c.block.End.First, c.block.End.Last)
	before := strings.TrimSpace(string(text[lineOf(text, span.Start):span.Start]))
	next := lineAfter(text, span.End)
	after := strings.TrimSpace(string(text[span.End:next]))
	if before != c.block.End.Label || after != "" && after[0] != '!' {
		return span.End, false
	}
	return next, true
}

// Edits replace the loop by counted ones and a directive with more clauses than the loop has words for.
func (c *ConcurrentLoop) Edits(clauses []string) []source.Edit {
	u, b := c.unit, c.block
	h := b.Head.Node.(*DoStmt).Concurrent
	file := u.Model.File
	line := lineOf(file.Text, c.Head.Start)
	w := headWriter{indent: string(file.Text[line:c.Head.Start]), fixed: u.text.opts.Form == lex.Fixed, width: u.text.opts.Width}
	w.out.WriteString(c.comments(w.indent))

	if h.Type != nil {
		first := b.Head.First
		for !u.text.Toks[first].Is("(") {
			first++
		}
		last := first
		for !u.text.Toks[last].Is("::") {
			last++
		}
		var names []string
		for _, i := range h.Indices {
			names = append(names, c.text(i.Name.Tok, i.Name.Tok)...)
		}
		w.statement([]string{"block"})
		w.statement(append(c.text(first+1, last-1), " :: ", strings.Join(names, ", ")))
	}

	w.directive(c.clauses(h, clauses))
	for n, i := range h.Indices {
		var words []string
		if n == len(h.Indices)-1 && b.Head.Name != nil {
			words = append(c.text(b.Head.Name.Tok, b.Head.Name.Tok), ": ")
		}
		words = append(append(words, "do "), c.text(i.Name.Tok, i.Name.Tok)...)
		words = append(append(words, " = "), c.expr(i.Lower)...)
		words = append(append(words, ", "), c.expr(i.Upper)...)
		if i.Step != nil {
			words = append(append(words, ", "), c.expr(i.Step)...)
		}
		w.statement(words)
	}
	if h.Mask != nil {
		w.statement(append(append([]string{"if ", "("}, c.expr(h.Mask)...), ") ", "then"))
	}
	head := source.Edit{Span: source.Span{File: file, Start: line, End: c.Head.End}, New: strings.TrimSuffix(w.out.String(), "\n")}
	return append([]source.Edit{head}, c.ends(h)...)
}

// ends closes what takes the place of the loop: the mask before its end, the other loops and the block after it.
func (c *ConcurrentLoop) ends(h *Concurrent) (edits []source.Edit) {
	file := c.unit.Model.File
	span := c.unit.Span(c.block.End.First, c.block.End.Last)
	line := lineOf(file.Text, span.Start)
	indent := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return ' ' // the label stays where it is
		}
		return r
	}, string(file.Text[line:span.Start]))
	at, alone := c.end()
	insert := func(at int, text string) {
		edits = append(edits, source.Edit{Span: source.Span{File: file, Start: at, End: at}, New: text})
	}
	after := slices.Repeat([]string{"end do"}, len(h.Indices)-1)
	if h.Type != nil {
		after = append(after, "end block")
	}
	if !alone {
		if h.Mask != nil {
			insert(span.Start, "end if; ")
		}
		for _, s := range after {
			insert(at, "; "+s)
		}
		return edits
	}
	if h.Mask != nil {
		insert(line, indent+"end if\n")
	}
	text := ""
	for _, s := range after {
		text += indent + s + "\n"
	}
	if text != "" {
		insert(at, text)
	}
	return edits
}

// clauses are those of the directive: what the indices and the localities mean, and more.
func (c *ConcurrentLoop) clauses(h *Concurrent, more []string) []string {
	words := []string{"parallel", " loop"}
	if n := len(h.Indices); n > 1 {
		words = append(words, " collapse("+strconv.Itoa(n)+")")
	}
	for _, l := range h.Locality {
		clause := map[string]string{"local": "private(", "local_init": "firstprivate(", "reduce": "reduction(" + l.Op + ":"}[l.Kind]
		if clause == "" {
			continue // shared and default(none) say what a directive means without them
		}
		for i, n := range l.Names {
			word, end := ", ", ""
			if i == 0 {
				word = " " + clause
			}
			if i == len(l.Names)-1 {
				end = ")"
			}
			words = append(words, word+strings.Join(c.text(n.Tok, n.Tok), "")+end)
		}
	}
	return append(words, more...)
}

func (c *ConcurrentLoop) expr(e Expr) []string {
	n := e.Node()
	return c.text(n.First, n.Last)
}

// text are tokens as the user wrote them, each with the blank before it.
func (c *ConcurrentLoop) text(first, last int32) (words []string) {
	for i := first; i <= last; i++ {
		t := &c.unit.text.Toks[i]
		if use := c.unit.text.Use(i); use != 0 && i > first && c.unit.text.Use(i-1) == use {
			continue // the name of the macro is there
		}
		word := c.unit.text.Span(i).Text()
		if strings.Contains(word, "\n") {
			word = t.Text // it goes on in another line
		}
		if t.Space && i > first {
			word = " " + word
		}
		words = append(words, word)
	}
	return words
}

// comments are those among the lines of the first statement, as lines of their own.
func (c *ConcurrentLoop) comments(indent string) string {
	out := ""
	f, head := c.unit.text.Spelled(c.block.Head.First, c.block.Head.Last)
	for i := head.First + 1; i < head.End; i++ {
		for _, g := range f.Gap(i) {
			if text := f.GapText(g); g.Kind == tokens.Comment && text[0] != '!' {
				out += text + "\n" // in column 1 of fixed form
			} else if g.Kind == tokens.Comment {
				out += indent + text + "\n"
			}
		}
	}
	return out
}

// A headWriter writes statements and directives as lines that are not too long.
type headWriter struct {
	out    strings.Builder
	indent string
	fixed  bool
	width  int
}

func (w *headWriter) statement(words []string) {
	if w.fixed {
		w.wrap(words, w.indent, "     & ", "", max(w.width, 72))
	} else {
		w.wrap(words, w.indent, w.indent+"  ", " &", 120)
	}
}

func (w *headWriter) directive(words []string) {
	if w.fixed {
		w.wrap(words, "!$acc ", "!$acc& ", "", 72)
	} else {
		w.wrap(words, w.indent+"!$acc ", w.indent+"!$acc& ", " &", 120)
	}
}

// wrap writes words after one another, on as many lines as they need: next begins each line but the first, and more ends each but the last.
func (w *headWriter) wrap(words []string, first, next, more string, width int) {
	line := first
	empty := true
	for _, word := range words {
		if !empty && len(line)+len(word)+len(more) > width {
			w.out.WriteString(strings.TrimRight(line, " ") + more + "\n")
			line, word = next, strings.TrimLeft(word, " ")
		}
		line, empty = line+word, false
	}
	w.out.WriteString(line + "\n")
}
