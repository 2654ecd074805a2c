package driver

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"accc/backend/emit"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	semaacc "accc/sema/acc"
)

// A Rewritten is a source of which a session reads another text.
type Rewritten struct {
	// Before is the user's text, after what is read instead, which edits make of it.
	Before, after *source.File
	edits         []source.Edit
}

// WriteConcurrent makes the session read a source with counted loops and directives in the place of the loops do concurrent that can run on a
// device; the others are reported. Reductions that the loops do not name are found. The result is nil for a source that has no such loop.
func (s *Session) WriteConcurrent(name string) (*Rewritten, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	if l := LanguageOf(layout); l == nil || l.Language() != frontend.Fortran {
		return nil, nil
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	part := s.part()
	part.files, part.Directives.Chosen, part.Directives.OpenMP = maps.Clone(s.files), directiveLanguages, true
	part.Fortran.Dialect.ConcurrentOnDevice = true
	src, err := part.parsed(name, layout)
	unit, ok := src.(*fortran.Unit)
	if err != nil || !ok || unit == nil || !unit.Sound {
		return nil, err // reading it as it is tells what is wrong
	}

	var edits []source.Edit
	for _, l := range unit.ConcurrentLoops() {
		if l.Why != "" {
			emit.ConcurrentStays.New(l.Head, "do concurrent stays for the host: %s", l.Why).To(s.Warn.Reporter(&s.Diags))
			continue
		}
		edits = append(edits, l.Edits(foundReductions(part.Diags.Sorted(), l))...)
	}
	if len(edits) == 0 {
		return nil, nil
	}
	sort.SliceStable(edits, func(i, j int) bool { return edits[i].Start < edits[j].Start })
	text, err := source.Apply(file, edits)
	if err != nil {
		return nil, err
	}
	r := &Rewritten{Before: file, after: source.NewFile(file.Name, text), edits: edits}
	s.files[name], s.draft, s.rewritten = r.after, true, r
	return r, nil
}

// foundReductions are the clauses that a loop lacks, as the check of its parallel loop has found them.
func foundReductions(found []diag.Diagnostic, l fortran.ConcurrentLoop) (clauses []string) {
	for _, d := range found {
		if d.Code != semaacc.MissingReduction.Code || d.Primary.Span.Start < l.Whole.Start || d.Primary.Span.End > l.Whole.End {
			continue
		}
		for _, f := range d.Fixes {
			for _, e := range f.Edits {
				if clause := strings.Replace(e.New, "reduce(", "reduction(", 1); !slices.Contains(clauses, clause) {
					clauses = append(clauses, clause)
				}
			}
		}
	}
	return clauses
}

// Restore moves what has been found in a text with directives for do concurrent to the user's text.
func (s *Session) Restore() {
	r := s.rewritten
	if r == nil {
		return
	}
	list := s.Diags.Sorted()
	for i := range list {
		d := &list[i]
		if d.Primary.Span.File != r.after {
			continue
		}
		d.Primary.Span = r.before(d.Primary.Span)
		d.Labels = slices.Clone(d.Labels)
		for k := range d.Labels {
			d.Labels[k].Span = r.before(d.Labels[k].Span)
		}
		d.Fixes = nil // of a text that is not there
	}
	s.Diags.Replace(list)
}

// before is the user's text for a span of the text that was read: the whole place of an edit for what the edit has made.
func (r *Rewritten) before(span source.Span) source.Span {
	if span.File != r.after {
		return span
	}
	start, _ := r.place(span.Start)
	_, end := r.place(span.End)
	return source.Span{File: r.Before, Start: start, End: max(start, end)}
}

// place is the part of the user's text from which an offset of the other one comes.
func (r *Rewritten) place(at int) (start, end int) {
	moved := 0 // by the edits before
	for _, e := range r.edits {
		if at < e.Start+moved {
			break
		}
		if at < e.Start+moved+len(e.New) {
			start := e.Start
			for start < e.End && (r.Before.Text[start] == ' ' || r.Before.Text[start] == '\t') {
				start++
			}
			return start, e.End
		}
		moved += len(e.New) - (e.End - e.Start)
	}
	return at - moved, at - moved
}

// InConcurrent reports whether a line of a source that the session has read is in a do concurrent that the host executes.
func (s *Session) InConcurrent(file string, line int) bool {
	for _, src := range s.sources {
		for _, r := range src.Neutral().Routines {
			for _, l := range r.Concurrent {
				end := l
				end.Start = max(l.Start, l.End-1)
				if l.File.Name == file && l.Position().Line <= line && line <= end.Position().Line {
					return true
				}
			}
		}
	}
	return false
}
