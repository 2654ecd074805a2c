package rewrite

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Side is where lines go beside a statement.
type Side uint8

// The sides.
const (
	Before Side = iota
	After
)

// A Place is a statement that lines go before or after. The only statement inside of another one is put into a block.
type Place struct {
	source.Span
	// Indent is that of lines beside the statement.
	Indent string
	// Body: it gets a block. Its text begins with what is between the head of the statement around it and itself.
	Body bool

	run           tokens.Run
	head          int // where the head of the statement around ends
	outer         string
	open, shut    string
	joined        bool // the head goes on in the line of the statement
	before, after string
}

// Code returns the text that operations of the statement may come from: in Fortran also the if that it belongs to.
func (p *Place) Code(e *Editor) source.Span {
	if !p.Body {
		return p.Span
	}
	return source.Span{File: p.File, Start: min(p.Start, e.LineStart(p.head)), End: p.End}
}

// bodies are the words after which a statement may be put into a block.
var bodies = map[string]bool{"if": true, "else": true, "for": true, "while": true, "do": true, "switch": true}

// Place returns the place of a statement.
func (e *Editor) Place(s source.Statement) (*Place, *Refusal) {
	refuse := func(why string) (*Place, *Refusal) { return nil, &Refusal{s.Span, why} }
	run, ok := e.Run(s.Span)
	switch {
	case !ok:
		return refuse("the statement is not in the text as it stands")
	case s.Labeled || s.Place == "label" || s.Place == "case":
		return refuse("the statement has a label")
	case s.Place == "directive":
		return refuse("a directive is about the statement")
	case e.Chooses(s.Start, s.End):
		return refuse("the preprocessor chooses among its lines")
	}
	for _, p := range e.places {
		if p.Span == s.Span {
			return p, nil
		}
	}
	p := &Place{Span: s.Span, run: run, Indent: e.Indent(s.Start), Body: bodies[s.Place]}
	fortran := e.Lexis.Form != tokens.C
	if fortran {
		if why := e.whole(run, p.Body); why != "" {
			return refuse(why)
		}
	}
	if p.Body {
		if why := e.body(p, fortran); why != "" {
			return refuse(why)
		}
	}
	return p, nil
}

// whole says why a statement of Fortran has not its lines for itself, "" if it has. action: it is that of an if, which precedes it.
func (e *Editor) whole(run tokens.Run, action bool) string {
	l := e.Lines[e.LineOf(run.First)]
	last := e.Lines[e.LineOf(run.End-1)]
	switch {
	case last.End != run.End, !action && l.First != run.First:
		return "other statements are in its line"
	case l.Kind != tokens.Code || last.Kind != tokens.Code:
		return "a condition of the preprocessor, or !$, is in its line"
	case action && e.Lexis.Form == tokens.Fixed:
		return "the statement of an if has no room for a block in fixed form"
	case action && !e.Is(l.First, "if") && !strings.EqualFold(e.Text(l.First), "if"):
		return "other statements are in its line"
	}
	return ""
}

// body prepares the block that a statement is put into; it says why that cannot be.
func (e *Editor) body(p *Place, fortran bool) string {
	if p.run.First == 0 {
		return "the statement around it is not in the text"
	}
	prev := p.run.First - 1
	p.head = int(e.Toks[prev].End)
	p.outer = e.Indent(p.head)
	if e.Lines[e.LineOf(prev)].Kind != tokens.Code {
		return "a directive is about the statement"
	}
	if !fortran {
		p.open, p.shut = " {", "}"
		if p.Indent == p.outer {
			p.Indent += Deeper(p.outer)
		}
		return ""
	}
	p.open, p.shut = " then", "end if"
	p.outer = e.Indent(int(e.Toks[e.Lines[e.LineOf(p.run.First)].First].Start))
	for _, x := range e.Gap(p.run.First) {
		switch x.Kind {
		case tokens.Comment:
			return "a comment is between the condition and the statement"
		case tokens.Continue:
			p.joined = true
		}
	}
	p.Indent = p.outer + "  "
	return ""
}

// Deeper returns what the lines of a block have more than an indentation.
func Deeper(indent string) string {
	if strings.Contains(indent, "\t") {
		return "\t"
	}
	return "    "
}

// Insert puts lines beside a statement, after those that were put there before.
func (e *Editor) Insert(p *Place, side Side, lines string) {
	known := false
	for _, x := range e.places {
		known = known || x == p
	}
	if !known {
		e.places = append(e.places, p)
	}
	if side == Before {
		p.before += lines + "\n"
	} else {
		p.after += lines + "\n"
	}
}

// write writes the lines before and after a statement.
func (p *Place) write(e *Editor) {
	own := e.BeginsLine(p.run.First)
	start := e.LineStart(p.Start)
	gap := p.Start // where the blanks before the statement begin
	for gap > p.head && strings.IndexByte(" \t", e.File.File.Text[gap-1]) >= 0 {
		gap--
	}
	switch {
	case p.Body && p.joined:
		e.replace(p.head, p.Start, p.open+"\n"+p.before+p.Indent)
	case p.Body && own:
		e.insert(p.head, Begin, p.open)
		e.insert(start, Ahead, p.before)
	case p.Body:
		e.insert(p.head, Begin, p.open)
		e.replace(gap, p.Start, "\n"+p.before+p.Indent)
	case own:
		e.insert(start, Ahead, p.before)
	default:
		e.insert(p.Start, Ahead, "\n"+p.before+p.Indent)
	}
	text := p.after
	if p.Body {
		text += p.outer + p.shut + "\n"
	}
	at, ends := e.AfterLine(p.run.End)
	switch {
	case text == "":
	case ends && at == len(e.File.File.Text) && !strings.HasSuffix(string(e.File.File.Text), "\n"):
		e.insert(at, Behind, "\n"+strings.TrimSuffix(text, "\n"))
	case ends:
		e.insert(at, Behind, text)
	case p.Body:
		e.insert(p.End, Behind, "\n"+strings.TrimSuffix(text, "\n"))
	default:
		e.insert(p.End, Behind, "\n"+text+p.Indent)
	}
}

// CanEnclose says why no construct can be written around a statement, nil if one can: it has its lines for itself.
func (e *Editor) CanEnclose(s source.Statement) *Refusal {
	run, ok := e.Run(s.Span)
	refuse := func(why string) *Refusal { return &Refusal{s.Span, why} }
	switch {
	case !ok:
		return refuse("it is not in the text as it stands")
	case e.Chooses(s.Start, s.End):
		return refuse("the preprocessor chooses among its lines")
	case !e.BeginsLine(run.First):
		return refuse("it begins after something else in its line")
	case e.Lexis.Form == tokens.C:
		return nil
	case s.Labeled:
		return refuse("it has a label")
	}
	if why := e.whole(run, false); why != "" {
		return refuse(why)
	}
	return nil
}

// Enclose puts a line before a statement, and one after it unless that is empty.
func (e *Editor) Enclose(s source.Statement, begin, end string) *Refusal {
	if refusal := e.CanEnclose(s); refusal != nil {
		return refusal
	}
	e.insert(e.LineStart(s.Start), Begin, begin+"\n")
	if end == "" {
		return nil
	}
	run, _ := e.Run(s.Span)
	at, _ := e.AfterLine(run.End)
	if at == len(e.File.File.Text) && !strings.HasSuffix(string(e.File.File.Text), "\n") {
		end = "\n" + end
	}
	e.insert(at, End, end+"\n")
	return nil
}
