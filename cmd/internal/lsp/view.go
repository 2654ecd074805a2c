package lsp

import (
	"slices"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// A view is an analysis seen from a newer text: that of the last text that was read whole, without the procedure that has been edited since, or
// that of this procedure alone. Both together say of the newer text what its own analysis will say. Positions are those of the newer text, offsets
// and spans those of the text that was analysed.
type view struct {
	*analysis
	text  *document
	moved edit // what makes the text of text of the one that was analysed
	// part is the procedure in the text that was analysed; not valid: all is shown. inside: it is shown, else what is around it.
	part   source.Span
	inside bool
}

// itself is the view of an analysis from its own text.
func (a *analysis) itself() view { return view{analysis: a, text: a.doc} }

// offset is the offset in the text that was analysed.
func (v view) offset(p position) int { return v.moved.back(v.text.offset(p)) }

func (v view) position(at int) position { return v.text.position(v.moved.forth(at)) }

func (v view) span(s source.Span) textRange {
	return textRange{v.position(s.Start), v.position(s.End)}
}

// line is the line in which something begins, from 1 on.
func (v view) line(s source.Span) int {
	if s.File != v.doc.file {
		return s.Position().Line
	}
	return v.position(s.Start).Line + 1
}

// shows reports whether a span is one of the document that the view is to show.
func (v view) shows(s source.Span) bool {
	return s.File == v.doc.file && (!v.part.IsValid() || v.holds(s.Start) == v.inside)
}

func (v view) holds(at int) bool { return v.part.Start <= at && at <= v.part.End }

// locationOf is a place in the document or in a file that it includes.
func (v view) locationOf(s source.Span) location {
	if s.File == v.doc.file {
		return location{v.text.uri, v.span(s)}
	}
	return location{v.uri(s.File), textRange{positionIn(s.File, s.Start, v.text.utf8), positionIn(s.File, s.End, v.text.utf8)}}
}

// published are the diagnostics in the document itself.
func (v view) published() []diagnostic {
	out := []diagnostic{}
	for _, x := range v.diags {
		if v.shows(x.Primary.Span) {
			out = append(out, v.diagnostic(x))
		}
	}
	return out
}

var severities = map[diag.Severity]int{diag.Error: 1, diag.Warning: 2, diag.Info: 3}

func (v view) diagnostic(x diag.Diagnostic) diagnostic {
	message := x.Message
	if x.Primary.Text != "" {
		message += ": " + x.Primary.Text
	}
	for _, n := range x.Notes {
		message += "\nnote: " + n
	}
	if x.Spec != "" {
		message += "\nspecification: " + x.Spec
	}
	out := diagnostic{Range: v.span(x.Primary.Span), Severity: severities[x.Severity], Code: x.Code, Source: "accc", Message: message}
	for _, l := range x.Labels {
		if l.Span.File != nil {
			out.Related = append(out.Related, relatedInfo{v.locationOf(l.Span), l.Text})
		}
	}
	return out
}

// textEdits are edits of the document.
func (v view) textEdits(edits []source.Edit) []textEdit {
	out := []textEdit{}
	for _, e := range edits {
		out = append(out, textEdit{Range: v.span(e.Span), NewText: e.New})
	}
	return out
}

// workspaceEdit are edits of any file.
func (v view) workspaceEdit(edits []source.Edit) *workspaceEdit {
	out := &workspaceEdit{Changes: map[string][]textEdit{}}
	out.add(v, edits)
	return out
}

func (w *workspaceEdit) add(v view, edits []source.Edit) {
	for _, e := range edits {
		at := v.locationOf(e.Span)
		w.Changes[at.URI] = append(w.Changes[at.URI], textEdit{Range: at.Range, NewText: e.New})
	}
}

// views are what answers requests about a document: its analysis, or, where that of a large text would have to be waited for, the two views that
// are quicker to have.
func (s *Server) views(d *document) []view {
	if d == nil {
		return nil
	}
	if len(d.file.Text) >= s.Large && (!d.analysed.Load() || d.explained) {
		if list := s.editedViews(d); list != nil {
			return list
		}
	}
	if d.analysed.Load() {
		return []view{d.analysis.itself()}
	}
	d.asked.Store(true)
	return []view{s.analysisOf(d).itself()}
}

// explained reports whether the mistakes of a document, whose text has been read whole, are all in the procedure that has been edited. Then the two views
// say more of it: without mistakes elsewhere, a check or a hint need not be missing.
func (s *Server) explained(d *document) bool {
	if errorsOf(d.analysis.diags) == 0 && d.analysis.source != nil {
		return false
	}
	list := s.editedViews(d)
	known := map[textRange]string{}
	for _, x := range diagnosticsOf(list) {
		known[x.Range] = x.Message
	}
	for _, x := range d.analysis.itself().published() {
		if x.Severity == severities[diag.Error] && known[x.Range] != x.Message {
			return false
		}
	}
	return list != nil
}

// viewAt is the view that shows a position. ok is false where there is none.
func (s *Server) viewAt(d *document, p position) (v view, ok bool) {
	return showing(s.views(d), p)
}

// showing is the one of some views that shows a position.
func showing(list []view, p position) (v view, ok bool) {
	for _, v := range list {
		if !v.part.IsValid() || v.holds(v.offset(p)) == v.inside {
			return v, true
		}
	}
	return v, false
}

// diagnosticsOf are those that views show, in the order of the text.
func diagnosticsOf(list []view) []diagnostic {
	out := []diagnostic{}
	for _, v := range list {
		out = append(out, v.published()...)
	}
	slices.SortStableFunc(out, func(x, y diagnostic) int { return x.Range.Start.compare(y.Range.Start) })
	return out
}
