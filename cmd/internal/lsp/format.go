package lsp

import (
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/pragma"
)

// defaultWidth is how long lines of directives are that nobody chose a width for: those that emit writes.
const defaultWidth = 100

// format writes the directives of a document anew, those that have a line which is too long.
func (s *Server) format(p documentParams) (any, error) {
	a := p.TextDocument.analysis(s)
	if a == nil {
		return []textEdit{}, nil
	}
	return a.textEdits(s.wrapped(a, 0, len(a.doc.file.Text), true)), nil
}

// formatRange writes the directives anew that a range touches: their words in their order, in as few lines as they need.
func (s *Server) formatRange(p rangeParams) (any, error) {
	a := p.TextDocument.analysis(s)
	if a == nil {
		return []textEdit{}, nil
	}
	return a.textEdits(s.wrapped(a, a.doc.offset(p.Range.Start), a.doc.offset(p.Range.End), false)), nil
}

// wrapped are the edits that write directives anew; long: those alone that have a line which is too long.
func (s *Server) wrapped(a *analysis, from, to int, long bool) (edits []source.Edit) {
	width := s.width
	if width <= 0 {
		width = defaultWidth
	}
	if a.setup == nil {
		return nil
	}
	seen := map[source.Span]bool{}
	for _, d := range a.directives {
		span := d.Span
		if span.File != a.doc.file || span.Start > to || span.End < from || seen[span] || d.Mixed || long && !a.exceeds(span, width) {
			continue
		}
		seen[span] = true
		text, ok := pragma.Wrap(span, a.fortran(), a.setup.Layout == fortran.FixedForm, width)
		if ok && text != span.Text() {
			edits = append(edits, source.Edit{Span: span, New: text})
		}
	}
	return edits
}

// exceeds reports whether a line of a span is longer than a width.
func (a *analysis) exceeds(s source.Span, width int) bool {
	for line := s.Position().Line; line <= s.EndPosition().Line; line++ {
		if len(a.doc.file.Line(line)) > width {
			return true
		}
	}
	return false
}

func (a *analysis) textEdits(edits []source.Edit) []textEdit {
	out := []textEdit{}
	for _, e := range edits {
		out = append(out, textEdit{a.doc.span(e.Span), e.New})
	}
	return out
}
