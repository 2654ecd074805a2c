package lex

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// part is the tokens that a line of a file adds to a logical line.
type part struct {
	in *input
	tokens.Run
}

// logical reads a line of a file with those that continue it behind lines of another kind: which of these are read is known only now.
func (r *reader) logical(in *input, i int) {
	l := &in.Lines[i]
	kind, ok := r.kind(l)
	if !ok {
		r.passOver(in, l)
		return
	}
	p := part{in, l.Run}
	if in.Toks[p.First].Kind == tokens.Sentinel {
		p.First++
	}
	misplaced := false
	if kind == Statement && r.opts.Form == Fixed && l.Flags&tokens.Leads == 0 {
		misplaced = r.misplaced(in, uint32(i), p.First)
	}
	if l.Flags&tokens.Leads != 0 {
		r.nothingBefore(in, l, kind)
	}
	r.mistakes(in, i)
	r.parts = append(r.parts[:0], p)
	if r.opts.Form == Fixed {
		r.continuedFixed(kind)
	} else if l.Flags&tokens.GoesOn != 0 {
		r.continued(kind)
	}
	if !misplaced {
		r.emit(kind, l.First)
	}
}

// nothingBefore reports a line that continues no other.
func (r *reader) nothingBefore(in *input, l *tokens.Line, kind LineKind) {
	text := in.File.File.Text
	first := l.First
	if in.Toks[first].Kind == tokens.Sentinel && kind == Statement {
		first++ // what stands behind !$
	}
	at := int(in.Toks[first].Start)
	switch {
	case r.opts.Form == Fixed && kind == Statement:
		start := lineOf(text, at)
		column := start + 5
		if tab := strings.IndexByte(string(text[start:min(at, start+6)]), '\t'); tab >= 0 {
			column = start + tab + 1
		}
		r.Fault(RuleContinuation.New(source.Span{File: in.File.File, Start: column, End: column + 1}, "line continues nothing"))
	case r.opts.Form == Fixed:
	case kind != Statement:
		r.Fault(RuleContinuation.New(in.Span(tokens.Run{First: l.First, End: l.First + 1}), "directive line continues nothing"))
	default:
		for at > 0 && text[at] != '&' {
			at--
		}
		r.Fault(RuleContinuation.New(source.Span{File: in.File.File, Start: at, End: at + 1}, "line continues nothing").
			Note("the line before must end with &"))
	}
}

// nothingAfter reports the & of the last part, which no line follows.
func (r *reader) nothingAfter() {
	p := r.parts[len(r.parts)-1]
	at := 0
	if p.End > 0 {
		at = int(p.in.Toks[p.End-1].End)
	}
	text := p.in.File.File.Text
	for at < len(text) && text[at] != '&' {
		at++
	}
	r.Fault(RuleContinuation.New(source.Span{File: p.in.File.File, Start: at, End: min(at+1, len(text))}, "nothing follows this continuation"))
}

// mistakes reports how lines of text are continued wrongly within a line.
func (r *reader) mistakes(in *input, i int) {
	for _, m := range in.Mistakes(uint32(i)) {
		span := source.Span{File: in.File.File, Start: int(m.At), End: int(m.At) + 1}
		switch m.Kind {
		case tokens.NoAmpersand:
			r.Fault(RuleContinuation.New(span, "expected & at the start of a line that continues a character constant"))
		case tokens.LabelContinued:
			d := RuleContinuation.New(span, "expected blanks in columns 1 to 5 of a continuation line").Citing("Fortran 2018 §6.3.3.3")
			if isDigit(in.File.File.Text[m.At]) {
				d.Severity = diag.Warning
			}
			r.Fault(d)
		}
	}
}

// add appends a line of a file to the logical line.
func (r *reader) add(in *input, i int) {
	run := in.Lines[i].Run
	if in.Toks[run.First].Kind == tokens.Sentinel {
		run.First++
	}
	r.mistakes(in, i)
	r.parts = append(r.parts, part{in, run})
}

// continued finds the lines that continue one of free form, past comments and the preprocessor's lines. Lines that #include brings in count,
// and end with their file if the line did not begin there.
func (r *reader) continued(kind LineKind) {
	depth := len(r.stack)
	for {
		in := r.stack[len(r.stack)-1]
		if in.line == len(in.Lines) {
			if len(r.stack) > depth {
				r.stack = r.stack[:len(r.stack)-1]
				continue
			}
			r.nothingAfter()
			return
		}
		i := in.line
		l := &in.Lines[i]
		if l.Kind == tokens.CPP {
			in.line++
			r.directiveLine(in, i)
			continue
		}
		k, read := r.kind(l)
		directive := l.Kind == tokens.Directive
		switch {
		case l.Kind == tokens.Marker, !r.active(), !read:
			in.line++
			continue
		case directive && k != kind && kind == Statement:
			// A directive is not allowed inside a statement.
			r.Fault(RuleContinuation.New(in.Span(tokens.Run{First: l.First, End: l.First + 1}), "directive inside of a continued statement"))
			in.line++
			continue
		case l.Kind == tokens.CondOMP && kind != Statement:
			in.line++
			continue
		case k != kind:
			r.nothingAfter()
			return
		}
		in.line++
		r.add(in, i)
		r.passComments(in, int(in.Toks[l.First].Start))
		if l.Flags&tokens.GoesOn == 0 {
			return
		}
	}
}

// continuedFixed finds the lines that continue one of fixed form: those with a sign in column 6.
func (r *reader) continuedFixed(kind LineKind) {
	depth := len(r.stack)
	for {
		in := r.stack[len(r.stack)-1]
		if in.line == len(in.Lines) {
			if len(r.stack) > depth {
				r.comments(in, len(in.File.File.Text))
				r.stack = r.stack[:len(r.stack)-1]
				continue
			}
			return
		}
		i := in.line
		l := &in.Lines[i]
		r.comments(in, int(in.Toks[l.First].Start))
		if l.Kind == tokens.CPP {
			in.line++
			r.directiveLine(in, i)
			continue
		}
		k, read := r.kind(l)
		switch {
		case l.Kind == tokens.Marker, !r.active():
			in.line++
			continue
		case !read:
			in.line++
			r.passOver(in, l)
			continue
		case k != kind || l.Flags&tokens.Leads == 0:
			return
		}
		in.line++
		r.add(in, i)
	}
}

// misplaced reports columns 1 to 5 of an initial line that hold more than a label. The name of a macro is allowed there.
func (r *reader) misplaced(in *input, line, first uint32) bool {
	if first == in.Lines[line].End {
		return false
	}
	if at := int(in.Toks[first].Start); at-lineOf(in.File.File.Text, at) > 5 {
		return false
	}
	from, to := in.Label(line)
	text := string(in.File.File.Text[from:to])
	for at := range len(text) {
		b := text[at]
		if isDigit(b) || isBlank(b) {
			continue
		}
		if len(r.macros) > 0 && isLetter(b) && strings.Trim(text[at:], nameLetters) == "" {
			return false
		}
		width := in.Lexis.Width
		r.Fault(RuleSyntax.New(source.Span{File: in.File.File, Start: from + at, End: from + at + 1}, "expected a statement label in columns 1 to 5").
			Note("fixed form has statements in columns 7 to %d", width).Citing("Fortran 2018 §6.3.3"))
		return true
	}
	return false
}

const nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ \t"

// lineOf is where the line of text begins that an offset is in.
func lineOf(text []byte, at int) int {
	for at > 0 && text[at-1] != '\n' {
		at--
	}
	return at
}
