package translate

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Branches of a conditional group may begin constructs whose statements and ends come after the group:
//
//	#ifdef QUEUES
//	!$acc parallel async(1)
//	#else
//	!$acc serial
//	#endif
//	  ...
//	!$acc end ...
//
// What such text becomes may depend on the branch. Then it is written for each branch, under the conditions of the group.

// A chooser is a conditional group, by offsets.
type chooser struct {
	source.Span
	branches []chosenBranch
	outer    *chooser
	nested   bool // a group is inside of it
	// defines are the macros in directives whose text depends on the group (definitions.go).
	defines []string
}

// A chosenBranch is a branch of a chooser.
type chosenBranch struct {
	source.Span
	head   string      // the line of #if, #elif or #else
	number int         // of this line
	word   tokens.Word // of it
	asks   []string    // the condition, none for else
	names  []string    // in the condition
	broken bool        // the line goes on in the next one
}

// choosers are those of a file, by their ends.
func (t lines) choosers() (list []*chooser) {
	of := map[uint16]*chooser{} // by branch
	for i := range t.Groups {
		g := &t.Groups[i]
		if g.End == tokens.None {
			continue
		}
		x := &chooser{Span: source.Span{File: t.File.File, Start: t.before(t.Branches[g.Branches[0]].Head), End: t.after(g.End)}, outer: of[g.Outer]}
		if x.outer != nil {
			x.outer.nested = true
		}
		for _, n := range g.Branches {
			b := &t.Branches[n]
			head := &t.Lines[b.Head]
			number := t.number(head.First)
			of[n] = x
			x.branches = append(x.branches, chosenBranch{t.inside(n), t.whole(number), number, head.Word, t.condition(b), t.names(b.Cond), t.last(head.End-1) > number})
		}
		list = append(list, x)
	}
	slices.SortStableFunc(list, func(a, b *chooser) int { return a.End - b.End })
	return list
}

// hasElse reports whether a group has a branch for everything else.
func (g *chooser) hasElse() bool { return g.branches[len(g.branches)-1].word == tokens.Else }

// read is the index of the branch that has directives which a configuration reads, -1 if none has.
func (g *chooser) read(lines map[int]bool) int {
	return slices.IndexFunc(g.branches, func(b chosenBranch) bool {
		for line := b.Position().Line; line < b.EndPosition().Line; line++ {
			if lines[line] {
				return true
			}
		}
		return false
	})
}

// A variant is text that becomes something else under each branch of a group before it.
type variant struct {
	source.Span
	by    *chooser
	texts map[int]string // by branch, -1: by none
	first string         // under the others
}

// text is the variant with the conditions of the group.
func (v *variant) text() string {
	var lines, texts []string
	for i, branch := range v.by.branches {
		text, ok := v.texts[i]
		if !ok {
			text = v.first
		}
		lines, texts = append(lines, branch.head), append(texts, text)
	}
	if !v.by.hasElse() {
		text, ok := v.texts[-1]
		if !ok {
			text = v.first
		}
		lines, texts = append(lines, "#else"), append(texts, text)
	}
	for n := len(lines); n > 2 && texts[n-2] == texts[n-1]; n = len(lines) { // the last branch is for that one, too
		lines, texts = slices.Delete(lines, n-2, n-1), slices.Delete(texts, n-2, n-1)
	}
	if turned, ok := opposite[v.by.branches[0].word]; ok && len(lines) == 2 && texts[0] == "" {
		lines[0] = strings.Replace(lines[0], turned[0], turned[1], 1)
		texts[0], texts[1] = texts[1], ""
	}
	if last := len(lines) - 1; texts[last] == "" {
		lines = lines[:last]
	}
	var b strings.Builder
	for i, line := range lines {
		b.WriteString(line + "\n" + texts[i])
	}
	return b.String() + "#endif\n"
}

// opposite are the conditions that hold where others do not.
var opposite = map[tokens.Word][2]string{tokens.Ifdef: {"ifdef", "ifndef"}, tokens.Ifndef: {"ifndef", "ifdef"}}

// linewise is an edit that inserts lines after a line as one that inserts them before the next one.
func linewise(e source.Edit) source.Edit {
	text := e.File.Text
	if e.Start != e.End || !strings.HasPrefix(e.New, "\n") {
		return e
	}
	if at := e.Start + len(text[e.Start:]) - len(bytes.TrimPrefix(text[e.Start:], []byte("\r"))); at < len(text) && text[at] == '\n' {
		e.Start, e.End, e.New = at+1, at+1, e.New[1:]+"\n"
	}
	return e
}

// widened are the whole lines of a span; an insertion between lines has none.
func widened(s source.Span) source.Span {
	text := s.File.Text
	s.Start = bytes.LastIndexByte(text[:s.Start], '\n') + 1
	if s.Start == s.End || s.End > s.Start && text[s.End-1] == '\n' {
		return s
	}
	if n := bytes.IndexByte(text[s.End:], '\n'); n >= 0 {
		s.End += n + 1
	} else {
		s.End = len(text)
	}
	return s
}

// of reports whether an edit is in the lines of a variant.
func of(lines source.Span, e source.Edit) bool {
	if lines.Start == lines.End {
		return e.Start == lines.Start && e.End == lines.End
	}
	return lines.Start <= e.Start && e.End <= lines.End && e.Start < lines.End
}

// become is what edits make of lines.
func become(lines source.Span, edits []source.Edit) (string, bool) {
	var mine []source.Edit
	for _, e := range edits {
		if e = linewise(e); of(lines, e) {
			mine = append(mine, e)
		}
	}
	slices.SortStableFunc(mine, func(a, b source.Edit) int { return cmp.Or(a.Start-b.Start, a.End-b.End) })
	var b strings.Builder
	at := lines.Start
	for _, e := range mine {
		if e.Start < at {
			return "", false
		}
		b.Write(lines.File.Text[at:e.Start])
		b.WriteString(e.New)
		at = e.End
	}
	b.Write(lines.File.Text[at:lines.End])
	if text := b.String(); text == "" || strings.HasSuffix(text, "\n") {
		return text, true
	}
	return b.String() + "\n", true
}

// A joint is what has been joined of the edits of several configurations.
type joint struct {
	base     []source.Edit // those of the first configuration
	edits    []source.Edit
	read     map[int]bool // the lines that the first one reads
	active   map[int]bool // those that begin the branches which it reads
	variants []*variant
	choosers []*chooser
	defining []*chooser // those with definitions of macros
	joined   []configuration
	lines    lines
}

// A configuration is another one than the first: its edits, and the lines that begin the branches which it reads.
type configuration struct {
	edits  []source.Edit
	active map[int]bool
}

// differing are the lines of edits that one of two configurations has and the other one, which reads them, has not.
func differing(a, b []source.Edit, allowed func(e source.Edit, ofB bool) bool) (list []source.Span) {
	missing := func(from, in []source.Edit, ofB bool) {
		for _, e := range from {
			if !slices.Contains(in, e) && !allowed(e, ofB) {
				list = append(list, widened(linewise(e).Span))
			}
		}
	}
	missing(a, b, false)
	missing(b, a, true)
	slices.SortFunc(list, func(x, y source.Span) int { return cmp.Or(x.Start-y.Start, x.End-y.End) })
	var out []source.Span
	for _, s := range list {
		if n := len(out); n > 0 && s.Start <= out[n-1].End {
			out[n-1].End = max(out[n-1].End, s.End)
			continue
		}
		out = append(out, s)
	}
	return out
}

// vary makes variants of the lines that a configuration makes something else of; false where that cannot be.
func (j *joint) vary(spans []source.Span, own []source.Edit, read, active map[int]bool) bool {
	variants := slices.Clone(j.variants)
	for _, lines := range spans {
		if lines.Start > 1 && bytes.HasSuffix(bytes.TrimRight(lines.File.Text[:lines.Start], "\r\n"), []byte(`\`)) {
			return false // in a line that goes on
		}
		by := j.by(lines, read, active)
		if by == nil || by.nested || by.outer != nil && by.outer.End <= lines.Start {
			return false
		}
		before := j.base
		if !isRead(lines, j.read) {
			before = j.edits // those of another configuration
		}
		first, a := become(lines, before)
		text, b := become(lines, own)
		if !a || !b {
			return false
		}
		i := by.taken(active)
		if slices.ContainsFunc(j.joined, func(c configuration) bool {
			other, ok := become(lines, c.edits)
			return by.taken(c.active) == i && (!ok || other != text) && !j.skips(lines, c.active)
		}) {
			return false // the branch is not all that it depends on
		}
		at := slices.IndexFunc(variants, func(v *variant) bool { return v.Start <= lines.End && lines.Start <= v.End })
		if at < 0 {
			variants = append(variants, &variant{lines, by, map[int]string{i: text}, first})
			continue
		}
		v := *variants[at]
		if v.Span != lines || v.by != by {
			return false
		}
		v.texts = maps.Clone(v.texts)
		v.texts[i] = text
		variants[at] = &v
	}
	for _, v := range variants {
		text, ok := v.texts[v.by.taken(active)]
		if !ok {
			text = v.first
		}
		if own, ok := become(v.Span, own); (!ok || own != text) && !j.skips(v.Span, active) {
			return false
		}
	}
	j.variants = variants
	return true
}

// skips reports whether a configuration leaves out some lines.
func (j *joint) skips(lines source.Span, active map[int]bool) bool {
	return covers(unread(j.choosers, active), lines.Start)
}

// by is the group on which it depends what lines become: one that begins a construct, or has the definitions of their macros, or the only one before
// that is read in another way.
func (j *joint) by(lines source.Span, read, active map[int]bool) (by *chooser) {
	for _, g := range j.choosers {
		if i := g.read(read); g.End <= lines.Start && i >= 0 && i != g.read(j.read) {
			by = g
		}
	}
	for _, g := range j.lines.usedIn(j.defining, lines) {
		if g.taken(active) == g.taken(j.active) {
			continue
		}
		if by != nil && by.Start != g.Start && by.asks() != g.asks() {
			return nil
		}
		by = g
	}
	if by != nil {
		return by
	}
	for _, g := range j.choosers {
		if g.End > lines.Start || g.taken(active) == g.taken(j.active) {
			continue
		}
		if by != nil && by.asks() != g.asks() || g.changed(j.lines) {
			return nil // it depends on one of them
		}
		by = g
	}
	return by
}

// asks are the macros that the conditions of a group ask for.
func (g *chooser) asks() string {
	var names []string
	for _, b := range g.branches {
		names = append(names, b.names...)
	}
	names = slices.DeleteFunc(names, func(n string) bool { return n == "defined" })
	slices.Sort(names)
	return strings.Join(slices.Compact(names), " ")
}

// isRead reports whether there are directives in lines that a configuration reads.
func isRead(lines source.Span, read map[int]bool) bool {
	for line := lines.Position().Line; line < max(lines.EndPosition().Line, lines.Position().Line+1); line++ {
		if read[line] {
			return true
		}
	}
	return false
}

// all are the edits of all configurations.
func (j *joint) all() []source.Edit {
	if len(j.variants) == 0 {
		return j.edits
	}
	var out []source.Edit
	for _, e := range j.edits {
		if !slices.ContainsFunc(j.variants, func(v *variant) bool { return of(v.Span, linewise(e)) }) {
			out = append(out, e)
		}
	}
	for _, v := range j.variants {
		out = append(out, source.Edit{Span: v.Span, New: v.text()})
	}
	return out
}

// leaveShared makes constructs stay as they are whose statements are also those of a directive that stays: one of another branch of the
// same group, and compute constructs around a loop. What is inside of them stays with them.
func (r *rewriting) leaveShared(c *conditional) {
	for _, g := range r.in.lines().choosers() {
		if g.Start <= c.span.Start && c.span.End <= g.End {
			what, label := "a directive that the preprocessor leaves out shares statements with this one, and both are left as they are", "the other directive"
			if c.statements {
				what, label = "the preprocessor leaves out statements of the construct, which would stay for the host: all of it is left as it is", "left out here"
			}
			r.leaveAround(g.Span, c.span, false, what, label)
			return
		}
	}
}

// leaveAround makes constructs stay as they are that begin in some lines and reach beyond, or are around them, those about data alone if data is true. What
// is inside of them stays with them. other is what they stay for, with a label.
func (r *rewriting) leaveAround(lines, other source.Span, data bool, why, label string) {
	for _, x := range r.configurations() {
		for _, u := range x.units {
			u.EachConstruct(func(k *frontend.Construct) {
				span := k.Directive.Span
				if span.File == nil || span.File.Name != r.main.Name {
					return
				}
				for _, s := range []source.Span{k.Body, k.End} {
					if s.IsValid() && s.File.Name == span.File.Name {
						span.End = max(span.End, s.End)
					}
				}
				begins := lines.Start <= k.Directive.Span.Start && k.Directive.Span.End <= lines.End && span.End > lines.End
				around := k.Directive.Span.Start < lines.Start && lines.End < span.End && (data || !strings.Contains(k.Directive.Def.Name, "data"))
				if begins || around {
					r.leaveConstruct(span, k.Directive.Span, other, why, label)
				}
			})
		}
	}
}

// leaveConstruct makes a construct stay as it is under all configurations, unless it does already.
func (r *rewriting) leaveConstruct(span, directive, other source.Span, why, label string) {
	if r.leave == nil || slices.ContainsFunc(r.left, func(s source.Span) bool { return s.Start <= span.Start && span.End <= s.End }) {
		return
	}
	r.left = append(r.left, span)
	if !slices.ContainsFunc(r.in.found.Sorted(), func(d diag.Diagnostic) bool {
		return d.Code == emit.NotInPlace.Code && d.Primary.Span.Start <= directive.Start && directive.Start < d.Primary.Span.End
	}) {
		emit.NotInPlace.New(directive, "%s", why).See(other, "%s", label).To(r.in.report())
	}
	for _, x := range r.configurations() {
		x.leave(span)
	}
}

// leftAlone is a warning about a directive in a branch that stays.
func (r *rewriting) leftAlone(c *conditional, why string, args ...any) {
	what := "the preprocessor leaves out this directive, and it is left as it is"
	if c.statements {
		what = "the preprocessor leaves out this statement of a kernels construct"
	}
	emit.NotInPlace.New(c.span, "%s", what).
		Note(why, args...).To(r.in.report())
}
