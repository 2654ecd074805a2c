package lsp

import (
	"bytes"
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
)

// A large source takes longer to check than to type the next word. So what an edit inside of one function of C means is found out
// first: the text is checked with empty bodies in all functions that have nothing to do with this one, and its diagnostics replace those that
// the function had. The whole text is checked after a pause, which decides.

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

// checkEdited are the diagnostics of a document as far as they can be told without reading all of it again. ok is false where they cannot.
func (s *Server) checkEdited(d *document) (list []diagnostic, ok bool) {
	before := s.lately(d)
	if before == nil || before.doc == d || before.fortran() || s.document(d.uri) != d {
		return nil, false
	}
	old, text := before.doc.file.Text, d.file.Text
	e := editBetween(old, text)
	routine := before.edited(e)
	if routine == nil || !harmless(old[e.start:e.oldEnd]) || !harmless(text[e.start:e.newEnd]) {
		return nil, false
	}
	rest, kept := before.without(text, e, before.involved(routine))
	part := newDocument(d.uri, d.version, string(rest), d.utf8)
	part.language = d.language
	a := s.analyze(part)
	if a.source == nil && len(a.diags) == 0 || s.document(d.uri) != d {
		return nil, false
	}
	start, end := routine.Span.Start, routine.Span.End+e.delta()
	list = []diagnostic{}
	for _, x := range a.diags {
		switch at := x.Primary.Span; {
		case at.File == part.file && start <= at.Start && at.Start <= end:
			list = append(list, a.diagnostic(x))
		case at.File == part.file && slices.ContainsFunc(kept, func(s source.Span) bool { return s.Start <= at.Start && at.Start <= s.End }):
			// It was there before.
		case x.Severity == diag.Error:
			return nil, false // the edit reaches further
		}
	}
	// What the other functions had is where it was, or as many lines further.
	lines := bytes.Count(text[e.start:e.newEnd], []byte("\n")) - bytes.Count(old[e.start:e.oldEnd], []byte("\n"))
	last := before.doc.position(e.oldEnd).Line
	shift := func(r *textRange) {
		if r.Start.Line > last {
			r.Start.Line += lines
			r.End.Line += lines
		}
	}
	for _, x := range before.diags {
		if at := x.Primary.Span; at.File != before.doc.file || routine.Span.Start <= at.Start && at.Start <= routine.Span.End {
			continue
		}
		moved := before.diagnostic(x)
		shift(&moved.Range)
		for i := range moved.Related {
			if moved.Related[i].Location.URI == d.uri {
				shift(&moved.Related[i].Location.Range)
			}
		}
		list = append(list, moved)
	}
	slices.SortStableFunc(list, func(x, y diagnostic) int {
		if x.Range.Start.Line != y.Range.Start.Line {
			return x.Range.Start.Line - y.Range.Start.Line
		}
		return x.Range.Start.Character - y.Range.Start.Character
	})
	return list, true
}

// harmless reports whether the insertion or removal of a text leaves the functions of a source apart.
func harmless(text []byte) bool {
	return bytes.Count(text, []byte("{")) == bytes.Count(text, []byte("}")) && !bytes.ContainsAny(text, "\"'*/\\")
}

// edited is the function in whose body an edit is, or nil.
func (a *analysis) edited(e edit) *frontend.Routine {
	for _, r := range a.source.Neutral().Routines {
		from, to, ok := a.body(r)
		if ok && from <= e.start && e.oldEnd <= to {
			return r
		}
	}
	return nil
}

// body is the text between the braces of a function. ok is false where it is not in the text: it comes from a macro, or the preprocessor is at
// work in it.
func (a *analysis) body(r *frontend.Routine) (from, to int, ok bool) {
	if !r.HasBody || r.Span.File != a.doc.file || r.Span.End <= r.Span.Start || r.Span.End > len(a.doc.file.Text) {
		return 0, 0, false
	}
	text := a.doc.file.Text[r.Span.Start:r.Span.End]
	open := bytes.IndexByte(text, '{')
	if open < 0 || text[len(text)-1] != '}' || bytes.IndexByte(text[:open], '(') < 0 || bytes.Contains(text[:open], []byte("/*")) || bytes.Contains(text[:open], []byte("//")) {
		return 0, 0, false
	}
	inner := text[open+1 : len(text)-1]
	for at := 0; ; {
		i := bytes.IndexByte(inner[at:], '#')
		if i < 0 {
			break
		}
		at += i + 1
		if !bytes.HasPrefix(bytes.TrimLeft(inner[at:], " \t"), []byte("pragma")) {
			return 0, 0, false
		}
	}
	return r.Span.Start + open + 1, r.Span.End - 1, true
}

// involved are a function, those that it calls, all that these call, and those that call it.
func (a *analysis) involved(routine *frontend.Routine) map[*frontend.Routine]bool {
	byName := map[string]*frontend.Routine{}
	for _, r := range a.source.Neutral().Routines {
		byName[r.Name] = r
	}
	out := map[*frontend.Routine]bool{}
	var add func(r *frontend.Routine)
	add = func(r *frontend.Routine) {
		if r == nil || out[r] {
			return
		}
		out[r] = true
		for _, c := range r.Calls {
			add(byName[c.Name])
		}
	}
	add(routine)
	for _, r := range a.source.Neutral().Routines {
		if slices.ContainsFunc(r.Calls, func(c frontend.Call) bool { return c.Name == routine.Name }) {
			add(r)
		}
	}
	return out
}

// without is a text, which an edit has made, with empty bodies of all functions but some, and where the functions are whose bodies are
// kept. Nothing moves.
func (a *analysis) without(text []byte, e edit, but map[*frontend.Routine]bool) (out []byte, kept []source.Span) {
	out = slices.Clone(text)
	for _, r := range a.source.Neutral().Routines {
		from, to, ok := a.body(r)
		if !ok || but[r] {
			if s := r.Span; s.File == a.doc.file {
				if s.Start >= e.oldEnd {
					s.Start, s.End = s.Start+e.delta(), s.End+e.delta()
				}
				kept = append(kept, s)
			}
			continue
		}
		if from >= e.oldEnd {
			from, to = from+e.delta(), to+e.delta()
		}
		for i := from; i < to; i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	return out, kept
}
