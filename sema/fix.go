package sema

import (
	"bytes"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// Removal is an edit that takes a clause out, with the blanks and the comma before
// it. It makes none where the text comes from a macro.
func Removal(d *pragma.Directive, c *pragma.Clause) []source.Edit {
	start := d.NameSpan.End
	if d.Args != nil {
		start = max(start, d.Args.Span.End)
	}
	for _, other := range d.Clauses {
		if other == c {
			break
		}
		start = max(start, other.Span.End)
	}
	if FromMacro(d) || c.Span.File == nil || c.Span.File != d.NameSpan.File || start > c.Span.Start {
		return nil
	}
	return []source.Edit{{Span: source.Span{File: c.Span.File, Start: start, End: c.Span.End}}}
}

// AddFix adds a fix if it has edits.
func AddFix(d *diag.Diagnostic, message string, edits []source.Edit) *diag.Diagnostic {
	if len(edits) > 0 {
		d.Fix(message, edits...)
	}
	return d
}

// OtherClause adds the fix that writes another clause in the place of one that names one variable, if the directive has none of those and
// its text can be edited.
func OtherClause(d *diag.Diagnostic, c *frontend.Construct, clause *pragma.Clause, other *pragma.ClauseDef) (added bool) {
	if len(clause.Args) != 1 || FromMacro(c.Directive) || c.Directive.Find(other) != nil {
		return false
	}
	d.Fix("make it "+other.Name, source.Edit{Span: clause.NameSpan, New: other.Name})
	return true
}

// FromMacro reports whether a part of the directive comes from a macro, or all of it from a statement that means it, so that there is no
// text to edit.
func FromMacro(d *pragma.Directive) bool {
	if d.Implied {
		return true
	}
	for _, t := range d.Tokens {
		if t.Macro != "" {
			return true
		}
	}
	return false
}

// WithoutDirective is the fix that takes the lines of a directive out, and of its end in Fortran.
func WithoutDirective(c *frontend.Construct) []diag.Fix {
	var edits []source.Edit
	for _, s := range []source.Span{c.Directive.Span, c.End} {
		if !s.IsValid() {
			continue
		}
		line, ok := wholeLines(s)
		if !ok || FromMacro(c.Directive) {
			return nil
		}
		edits = append(edits, source.Edit{Span: line})
	}
	return []diag.Fix{{Message: "remove it", Edits: edits}}
}

// wholeLines are the lines that a span covers, if nothing else is on them.
func wholeLines(s source.Span) (source.Span, bool) {
	text := s.File.Text
	for s.Start > 0 && text[s.Start-1] != '\n' {
		if s.Start--; text[s.Start] != ' ' && text[s.Start] != '\t' {
			return s, false
		}
	}
	for s.End < len(text) && text[s.End-1] != '\n' {
		if s.End++; !bytes.ContainsRune([]byte(" \t\r\n"), rune(text[s.End-1])) {
			return s, false
		}
	}
	return s, true
}

// Before adds the fix that writes a directive of a language, acc or omp, on a line of its own before another one.
func Before(d *diag.Diagnostic, c *frontend.Construct, language, directive string) {
	at := c.Directive.Span
	if FromMacro(c.Directive) || !at.IsValid() {
		return
	}
	sentinel := "#pragma " + language + " "
	if c.Directive.Fortran {
		sentinel = "!$" + language + " "
	}
	start := at.Start
	for start > 0 && at.File.Text[start-1] != '\n' {
		start--
	}
	indent := string(at.File.Text[start:at.Start])
	d.Fix("add "+directive, source.Edit{Span: source.Span{File: at.File, Start: at.Start, End: at.Start}, New: sentinel + directive + "\n" + indent})
}
