package lsp

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// A large source takes longer to check than to type the next word. So what an edit inside of one procedure means is found out first: the
// text is read without the procedures that have nothing to do with this one, in some hundredths of a second. What that says of the
// procedure, and what the last whole analysis said of the others, some lines further on, answers all requests until the whole text has been
// read, which is done after a pause, and decides.

// An edit is where two texts differ.
type edit struct{ start, oldEnd, newEnd int }

// editBetween is the smallest edit that makes one text the other.
func editBetween(old, new []byte) edit {
	n := min(len(old), len(new))
	start := 0
	for start < n && old[start] == new[start] {
		start++
	}
	end := 0
	for end < n-start && old[len(old)-1-end] == new[len(new)-1-end] {
		end++
	}
	return edit{start, len(old) - end, len(new) - end}
}

// delta is by how much the text after the edit moves.
func (e edit) delta() int { return e.newEnd - e.oldEnd }

// forth is where an offset is after the edit.
func (e edit) forth(at int) int {
	switch {
	case at <= e.start:
		return at
	case at >= e.oldEnd:
		return at + e.delta()
	}
	return min(at, e.newEnd)
}

// back is where an offset was before the edit.
func (e edit) back(at int) int {
	return edit{e.start, e.newEnd, e.oldEnd}.forth(at)
}

func (e edit) moved(s source.Span) source.Span {
	return source.Span{File: s.File, Start: e.forth(s.Start), End: e.forth(s.End)}
}

// editedViews are the views of a document whose text differs from the last one that was read whole in one procedure. They are nil where it
// differs in more, or where this cannot be told.
func (s *Server) editedViews(d *document) []view {
	d.onceEdited.Do(func() {
		list := s.viewsOfEdit(d)
		d.mu.Lock()
		defer d.mu.Unlock()
		d.edited = list
	})
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.edited
}

// forget drops the views of an edit, which keep the analysis of an older text alive: the document is understood without them.
func (d *document) forget() {
	d.onceEdited.Do(func() {})
	d.mu.Lock()
	defer d.mu.Unlock()
	d.edited = nil
}

func (s *Server) viewsOfEdit(d *document) []view {
	s.mu.Lock()
	before := s.latest[d.uri]
	s.mu.Unlock()
	if before == nil || before.doc == d || before.doc.language != d.language || s.document(d.uri) != d {
		return nil
	}
	old, text := before.doc.file.Text, d.file.Text
	e := editBetween(old, text)
	pieces := before.source.Pieces(before.doc.file)
	at := pieceAround(pieces, e.start, e.oldEnd)
	if at < 0 {
		return nil
	}
	body := pieces[at].Body
	if !before.setup.Language.StaysApart(old[body.Start:body.End], text[body.Start:body.End+e.delta()], before.setup.Layout) {
		return nil
	}
	part, ok := s.readPiece(before, d, e, pieces, at)
	if !ok {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if part.source != nil && s.open[d.uri] == d {
		s.parts[d.uri] = part.analysis
	}
	return []view{{analysis: before, text: d, moved: e, part: before.host(pieces[at].Routine).Span}, part}
}

// pieceAround is the innermost piece whose body a range is in, -1 if there is none.
func pieceAround(pieces []frontend.Piece, from, to int) int {
	found := -1
	for i, p := range pieces {
		if p.Body.Start <= from && to <= p.Body.End && (found < 0 || pieces[found].Span.Start <= p.Span.Start) {
			found = i
		}
	}
	return found
}

// readPiece analyses one procedure of a text that an edit has made of the one that was analysed before, in which pieces are. ok is false where the text
// is not understood without the other ones, or has mistakes elsewhere.
func (s *Server) readPiece(before *analysis, d *document, e edit, pieces []frontend.Piece, at int) (v view, ok bool) {
	rest, kept := before.without(d.file.Text, e, pieces, at)
	part := newDocument(d.uri, d.version, string(rest), d.utf8)
	part.language = d.language
	a := s.analyze(part, func() bool { return s.document(d.uri) == d }, nil)
	if a.source == nil && len(a.diags) == 0 {
		return v, false
	}
	a.piece = true
	where := e.moved(before.host(pieces[at].Routine).Span)
	where.File = part.file
	v = view{analysis: a, text: d, part: where, inside: true}
	for _, x := range a.diags {
		s := x.Primary.Span
		if x.Severity == diag.Error && !v.shows(s) && !(s.File == part.file && slices.ContainsFunc(kept, func(k source.Span) bool { return k.Start <= s.Start && s.Start <= k.End })) {
			return v, false
		}
	}
	return v, true
}

// pieceAt is the view of the procedure in which a range is, read alone. ok is false where there is none.
func (s *Server) pieceAt(v view, from, to int) (piece view, ok bool) {
	pieces := v.source.Pieces(v.doc.file)
	at := pieceAround(pieces, from, to)
	if at < 0 {
		return v, false
	}
	v.text.mu.Lock()
	last := v.text.piece
	v.text.mu.Unlock()
	if last.analysis != nil && last.part.Start == v.moved.forth(v.host(pieces[at].Routine).Span.Start) {
		return last, true
	}
	if piece, ok = s.readPiece(v.analysis, v.text, v.moved, pieces, at); ok {
		v.text.mu.Lock()
		v.text.piece = piece
		v.text.mu.Unlock()
	}
	return piece, ok
}

// host is the outermost procedure around one, or that itself: what is said of it depends on what those do that it contains.
func (a *analysis) host(r *frontend.Routine) *frontend.Routine {
	for _, outer := range a.source.Neutral().Routines {
		if outer.HasBody && nested(r.Span, outer.Span) && outer.Span != r.Span {
			r = outer
		}
	}
	return r
}

// involved are a procedure, those in it, those that it calls, all that these call, and those that call it.
func (a *analysis) involved(in *frontend.Routine) map[*frontend.Routine]bool {
	routines := a.source.Neutral().Routines
	byName := map[string][]*frontend.Routine{}
	for _, r := range routines {
		byName[r.Name] = append(byName[r.Name], r)
	}
	out := map[*frontend.Routine]bool{}
	var add func(r *frontend.Routine)
	add = func(r *frontend.Routine) {
		if out[r] {
			return
		}
		out[r] = true
		for _, c := range r.Calls {
			for _, callee := range byName[c.Name] {
				add(callee)
			}
		}
	}
	for _, r := range routines {
		if nested(r.Span, in.Span) ||
			slices.ContainsFunc(r.Calls, func(c frontend.Call) bool { return c.Name == in.Name }) {
			add(r)
		}
	}
	return out
}

func nested(inner, outer source.Span) bool {
	return inner.File == outer.File && outer.Start <= inner.Start && inner.End <= outer.End
}

// without is a text, which an edit has made, with blanks for all pieces that have nothing to do with one of them: for their definitions where nothing names
// them, else for their bodies. kept is where the definitions are that are still there.
func (a *analysis) without(text []byte, e edit, pieces []frontend.Piece, at int) (out []byte, kept []source.Span) {
	out = slices.Clone(text)
	needed := a.involved(a.host(pieces[at].Routine))
	for _, p := range pieces {
		if !needed[p.Routine] {
			frontend.Blank(out, e.forth(p.Body.Start), e.forth(p.Body.End))
		}
	}
	names := a.words(out)
	pasted := bytes.Contains(text, []byte("##")) // macros make names
	for i, p := range pieces {
		span := e.moved(p.Span)
		removable := !pasted
		for k := i; removable && k < len(pieces) && nested(pieces[k].Span, p.Span); k++ {
			removable = pieces[k].Removable && !needed[pieces[k].Routine]
		}
		if name := a.spelled(p.Routine.Name); removable && names[name] == a.words(out[span.Start:span.End])[name] {
			frontend.Blank(out, span.Start, span.End)
			continue
		}
		kept = append(kept, span)
	}
	return out, kept
}

// words counts the words of a text.
func (a *analysis) words(text []byte) map[string]int {
	count := map[string]int{}
	for i := 0; i < len(text); {
		start := i
		for i < len(text) && pragma.IsWordByte(text[i]) {
			i++
		}
		if i > start {
			count[a.spelled(string(text[start:i]))]++
			continue
		}
		i++
	}
	return count
}

// spelled is a name as the language of the document compares it.
func (a *analysis) spelled(name string) string {
	if a.fortran() {
		return strings.ToLower(name)
	}
	return name
}
