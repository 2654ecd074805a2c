package lsp

import (
	"accc/backend/emit"
	"accc/frontend/source"
	"accc/pragma"
)

// defaultWidth is how long lines of directives are that nobody chose a width for: those that emit writes.
const defaultWidth = 100

// format writes the directives of a document anew, those that have a line which is too long.
func (s *Server) format(p documentParams) (any, error) {
	out := []textEdit{}
	for _, v := range s.views(p.TextDocument.doc) {
		out = append(out, v.textEdits(s.wrapped(v, 0, len(v.doc.file.Text), true))...)
	}
	return out, nil
}

// formatRange writes the directives anew that a range touches: their words in their order, in as few lines as they need.
func (s *Server) formatRange(p rangeParams) (any, error) {
	out := []textEdit{}
	for _, v := range s.views(p.TextDocument.doc) {
		out = append(out, v.textEdits(s.wrapped(v, v.offset(p.Range.Start), v.offset(p.Range.End), false))...)
	}
	return out, nil
}

// wrapped are the edits that write directives anew; long: those alone that have a line which is too long.
func (s *Server) wrapped(v view, from, to int, long bool) (edits []source.Edit) {
	width := s.width
	if width <= 0 {
		width = defaultWidth
	}
	if v.setup == nil {
		return nil
	}
	seen := map[source.Span]bool{}
	for _, d := range v.directives {
		span := d.Span
		if !v.shows(span) || span.Start > to || span.End < from || seen[span] || d.Mixed || long && !v.exceeds(span, width) {
			continue
		}
		seen[span] = true
		text, ok := pragma.Wrap(emit.Tokens(span.File, v.setup.Language.Printer(v.setup.Layout)), span, width)
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
