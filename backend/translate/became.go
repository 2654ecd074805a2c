package translate

import (
	"slices"
	"strings"

	"accc/frontend/source"
)

// Became is what became of a directive.
type Became struct {
	Span source.Span
	// Text is the new text, "" for a directive that is removed. Kept: it is the old one.
	Text string
	Kept bool
	// Configuration are the options under which the directive was read, "" for those of the user.
	Configuration string
}

// became is what became of the directives of a file whose text has been made, in the order of the text.
func (r *rewriting) became(f *source.File) []Became {
	list := []Became{}
	seen := map[int]bool{}
	account := func(span source.Span, flags string) {
		if span.File == nil || span.File.Name != f.Name || seen[span.Start] {
			return
		}
		seen[span.Start] = true
		text, kept := textAfter(f, span, r.made[f])
		list = append(list, Became{span, text, kept, flags})
	}
	each := func(r *rewriting, flags string) {
		for _, u := range r.units {
			for _, d := range append(UserDirectives(u), u.Orphans...) {
				account(d.Span, flags)
			}
		}
	}
	each(r, "")
	for _, b := range r.branches {
		each(b.rewriting, b.flags)
	}
	read := r.linesRead()
	for _, c := range r.conditionals {
		if !c.dead && !read[c.line] {
			account(c.span, "") // no configuration was found
		}
	}
	slices.SortFunc(list, func(a, b Became) int { return a.Span.Start - b.Span.Start })
	return list
}

// textAfter is the text of a span after edits, and whether it is as it was. Insertions beside it are not a part of it.
func textAfter(f *source.File, span source.Span, edits []source.Edit) (text string, kept bool) {
	kept = true
	at := span.Start
	var out strings.Builder
	for _, e := range slices.SortedFunc(slices.Values(edits), func(a, b source.Edit) int { return a.Start - b.Start }) {
		if e.File != f || e.Start >= span.End || e.End <= span.Start {
			continue
		}
		out.Write(f.Text[at:max(at, e.Start)])
		out.WriteString(e.New + e.Moved)
		at, kept = min(e.End, span.End), false
	}
	out.Write(f.Text[at:span.End])
	return strings.TrimSpace(out.String()), kept
}
