package translate

import (
	"maps"
	"slices"

	"accc/backend/emit"
	"accc/frontend/diag"
	"accc/frontend/source"
)

// text is that of a file with its directives rewritten; headers are those that the caller writes, too. It is nil when that gave
// errors, which are among the findings.
//
// What is written under one configuration may not go together with what is written under another one. Then directives stay as they are, and what
// shares statements with those, and all is written again: the set of what stays only grows, so that this ends.
func (r *rewriting) text(f *source.File, headers ...*source.File) []byte {
	said := r.in.found.Sorted()
	for {
		edits, ok := r.edits(f, headers...)
		if !ok {
			return nil
		}
		edits, again := r.join(f, edits, headers)
		if !again {
			if r.made == nil {
				r.made = map[*source.File][]source.Edit{}
			}
			r.made[f] = edits
			return emit.Apply(f, edits, r.in.found)
		}
		for _, d := range r.in.found.Sorted() {
			if d.Code == emit.NotInPlace.Code && !slices.ContainsFunc(said, func(s diag.Diagnostic) bool { return s.Code == d.Code && s.Primary.Span == d.Primary.Span }) {
				said = append(said, d) // what is left is not looked at again
			}
		}
		r.in.found.Replace(said)
		said = r.in.found.Sorted()
	}
}

// join adds the edits of the branches of a file to those of the first configuration, those of a branch all or none; again is true when more
// directives stay as they are than before, because they share statements with those of a branch that cannot be joined.
func (r *rewriting) join(f *source.File, edits []source.Edit, headers []*source.File) (_ []source.Edit, again bool) {
	if f != r.main {
		return edits, false
	}
	own := map[*rewriting][]source.Edit{r: edits}
	written := map[*branch]bool{}
	for _, b := range r.branches {
		b.joined = false
		own[b.rewriting], written[b] = b.edits(f, headers...)
	}
	inside := r.joinInside(own)
	j := &joint{base: own[r], edits: own[r], read: r.read(), active: r.active(), defining: r.definitions, lines: r.in.lines()}
	if !r.keeps() {
		j.choosers = j.lines.choosers()
	}
	read, active := maps.Clone(j.read), maps.Clone(j.active)
	for _, b := range r.branches {
		why := "text that other branches share would have to be changed in another way"
		ok := written[b]
		if !ok {
			why = "the directives cannot be written"
		}
		ok = ok && j.add(own[b.rewriting], b.read(), b.active(), append(inactive(r.conditionals, read), unread(r.definitions, active)...),
			append(inactive(r.conditionals, b.read()), unread(r.definitions, b.active())...), firstDirective(r.conditionals, read))
		if !ok {
			again = r.leaveInside(b, why) || again
			again = r.unchoose(b.defines) || again
			for _, c := range b.wanted {
				r.leftAlone(c, "with %s, %s", b.flags, why)
				again = r.leaveShared(c) || again
			}
			continue
		}
		r.say(b)
		b.joined = true
		maps.Copy(read, b.read())
		maps.Copy(active, b.active())
	}
	return append(j.all(), inside...), again
}

// say adds the findings of a branch, each once.
func (r *rewriting) say(b *branch) {
	addFound(r.in.found, b.in.found.Sorted())
	b.in.found.Replace(nil)
}
