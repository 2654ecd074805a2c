package translate

import (
	"maps"
	"slices"

	"accc/backend/emit"
	"accc/backend/rewrite"
	"accc/frontend/diag"
	"accc/frontend/source"
)

// text is that of a file with its directives rewritten; headers are those that the caller writes, too. It is nil when that gave
// errors, which are among the findings.
//
// What is written under one configuration may not go together with what is written under another one. Then directives stay as they are, and what
// shares statements with those, and all is written again.
func (r *rewriting) text(f *source.File, headers ...*source.File) []byte {
	type stays struct {
		span  source.Span // a directive, or a construct
		macro string      // of which not all definitions can be written
	}
	left := func() (list []stays) {
		for _, s := range r.left {
			list = append(list, stays{span: s})
		}
		for _, name := range r.unchosen {
			list = append(list, stays{macro: name})
		}
		return list
	}
	said := r.in.found.Sorted()
	first := true
	return rewrite.Settle(left(), func(known map[stays]bool) ([]byte, []stays) {
		if !first {
			r.keepSaid(said)
			said = r.in.found.Sorted()
		}
		first = false
		edits, ok := r.edits(f, headers...)
		if !ok {
			return nil, nil
		}
		edits = r.join(f, edits, headers)
		if more := left(); slices.ContainsFunc(more, func(s stays) bool { return !known[s] }) {
			return nil, more
		}
		if r.made == nil {
			r.made = map[*source.File][]source.Edit{}
		}
		r.made[f] = edits
		return emit.Apply(f, edits, r.in.found), nil
	})
}

// keepSaid restores the findings before the text was written. What stays is not looked at again, so that what has been said of it is kept.
func (r *rewriting) keepSaid(before []diag.Diagnostic) {
	for _, d := range r.in.found.Sorted() {
		if d.Code == emit.NotInPlace.Code && !slices.ContainsFunc(before, func(s diag.Diagnostic) bool { return s.Code == d.Code && s.Primary.Span == d.Primary.Span }) {
			before = append(before, d)
		}
	}
	r.in.found.Replace(before)
}

// join adds the edits of the branches of a file to those of the first configuration, those of a branch all or none. What cannot be joined stays as it is,
// with what shares statements with it: then r.left or r.unchosen is longer than before.
func (r *rewriting) join(f *source.File, edits []source.Edit, headers []*source.File) []source.Edit {
	if f != r.main {
		return edits
	}
	own := map[*rewriting][]source.Edit{r: edits}
	written := map[*branch]bool{}
	for _, b := range r.branches {
		b.joined = false
		own[b.rewriting], written[b] = b.edits(f, headers...)
	}
	inside := r.joinInside(own)
	t := r.in.lines()
	choosers := t.choosers()
	j := &joint{base: own[r], edits: own[r], read: r.read(), active: r.active(), choosers: choosers, defining: r.definitions, lines: t}
	read, active := maps.Clone(j.read), maps.Clone(j.active)
	for _, b := range r.branches {
		why := "text that other branches share would have to be changed in another way"
		ok := written[b]
		if !ok {
			why = "the directives cannot be written"
		}
		ok = ok && j.add(own[b.rewriting], b.read(), b.active(), append(inactive(r.conditionals, read), unread(choosers, active)...),
			append(inactive(r.conditionals, b.read()), unread(choosers, b.active())...), firstDirective(r.conditionals, read))
		if !ok {
			r.leaveInside(b, why)
			r.unchoose(b.defines)
			for _, c := range b.wanted {
				r.leftAlone(c, "with %s, %s", b.flags, why)
				r.leaveShared(c)
			}
			continue
		}
		r.say(b)
		b.joined = true
		maps.Copy(read, b.read())
		maps.Copy(active, b.active())
	}
	return append(j.all(), inside...)
}

// say adds the findings of a branch, each once.
func (r *rewriting) say(b *branch) {
	addFound(r.in.found, b.in.found.Sorted())
	b.in.found.Replace(nil)
}
