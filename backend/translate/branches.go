package translate

import (
	"maps"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A source is read under one configuration of the preprocessor, which leaves out the directives in the other branches of its
// conditional groups. So that these are rewritten, too, the source is read again under configurations that choose them, and
// the edits are joined: those in what the first configuration leaves out are added, and all others have to be the same.
//
// A configuration is made by solving the conditions of the groups around a directive (condition.go), with -D and -U. Conditions that
// nothing solves are for nobody (#if 0), or have a form that is not solved; where the source has errors under a configuration, its
// directives are left as they are. Both are warnings.

// A branch is an input read under another configuration.
type branch struct {
	*rewriting
	flags  string // what it adds to the command line
	wanted []*conditional
	// defines are macros for whose definitions it is read.
	defines []string
	joined  bool
}

// A conditional is a directive that is in a branch of a conditional group, as a line of the text.
type conditional struct {
	span source.Span // the line, without its indentation
	line int
	// inside is the innermost branch around, without the lines of the preprocessor that end it.
	inside source.Span
	ways   []Choice // to read it; nil: none is known
	dead   bool     // no configuration reads it
	// statements: it is no directive, but what a construct has in the branch.
	statements bool
}

// mostBranches bounds the configurations that a source is read under.
const mostBranches = 16

// readBranches reads an input under the configurations that choose the directives which the first one leaves out.
func (r *rewriting) readBranches() {
	sentinels := r.in.q.Rewrites()
	if r.in.q.Direction == ToOpenACC && !r.in.lines().has("target") {
		// OpenMP for the host alone stays, and is not read.
		sentinels = slices.DeleteFunc(sentinels, func(sentinel string) bool { return sentinel == ompdir.Table.Sentinel })
	}
	if len(sentinels) == 0 {
		return
	}
	all := r.in.lines().conditionals(sentinels)
	r.conditionals = all
	if len(all) == 0 {
		r.readKernels()
		r.readMacros()
		return
	}
	read := r.read()
	left := slices.DeleteFunc(slices.Clone(all), func(c *conditional) bool {
		// What needs no other configuration and is not read is in a language that is not read.
		return c.dead || read[c.line] || slices.ContainsFunc(c.ways, func(way Choice) bool { return len(way) == 0 })
	})
	for len(left) > 0 {
		c := left[0]
		b, why := r.readOne(c, func(b *branch) bool { return b.read()[c.line] })
		if b != nil {
			read := b.read()
			left = slices.DeleteFunc(left, func(other *conditional) bool {
				if read[other.line] {
					b.wanted = append(b.wanted, other)
				}
				return read[other.line]
			})
			continue
		}
		r.leftAlone(c, "%s", why)
		r.leaveShared(c)
		left = left[1:]
	}
	r.readTogether(all)
	r.readKernels()
	r.readMacros()
}

// readKernels reads the input with each branch that has statements of a kernels construct, each of which becomes a construct of its own: those that no
// configuration reads would stay for the host. Where that cannot be, the construct stays.
func (r *rewriting) readKernels() {
	if r.leave == nil || r.in.q.Direction == ToOpenACC || r.in.q.Direction == Same {
		return
	}
	t := r.in.lines()
	var kernels []source.Span
	for _, x := range r.configurations() {
		for _, u := range x.units {
			u.EachConstruct(func(k *frontend.Construct) {
				d := k.Directive
				if d.Def.Table == accdir.Table && d.Def.Name == "kernels" && d.Span.File != nil && d.Span.File.Name == r.main.Name {
					s := d.Span
					for _, more := range []source.Span{k.Body, k.End} {
						if more.IsValid() && more.File.Name == r.main.Name {
							s.End = max(s.End, more.End)
						}
					}
					kernels = append(kernels, s)
				}
			})
		}
	}
	fixed := map[string]bool{"_OPENACC": true}
	for _, g := range t.choosers() {
		if !slices.ContainsFunc(kernels, func(s source.Span) bool { return s.Start < g.Start && g.End <= s.End }) {
			continue
		}
		for i, b := range g.branches {
			line := t.firstStatement(b.Span)
			taken := func(x *rewriting) bool { return g.taken(x.active()) == i }
			if line == 0 || slices.ContainsFunc(r.configurations(), taken) {
				continue
			}
			c := &conditional{line: line, inside: b.Span, statements: true}
			c.span = source.Span{File: t.File.File, Start: t.begin(line), End: t.begin(line) + len(t.whole(line))}
			c.ways, c.dead = waysTo(append(t.around(t.openAt(g.Start)), g.group(i)), fixed, t.madeBefore(g.Start))
			if c.dead {
				continue
			}
			read, why := r.readOne(c, func(b *branch) bool { return taken(b.rewriting) })
			if read != nil {
				read.wanted = append(read.wanted, c)
				continue
			}
			r.leftAlone(c, "%s", why)
			r.leaveShared(c)
		}
	}
}

// readOne reads the input under a configuration that chooses what is wanted; why says why there is none.
func (r *rewriting) readOne(c *conditional, chooses func(b *branch) bool) (b *branch, why string) {
	why = "no definitions of macros are known that choose it"
	for _, way := range c.ways {
		if len(r.branches) == mostBranches {
			return nil, "the source would have to be read under too many configurations"
		}
		if b, why = r.configured(way); b == nil {
			continue
		}
		if chooses(b) {
			r.branches = append(r.branches, b)
			return b, ""
		}
		why = "with " + b.flags + " it is not read"
	}
	return nil, why
}

// firstStatement is the first line of some lines that is code, 0 if there is none.
func (t lines) firstStatement(of source.Span) int {
	for i := range t.Lines {
		line := &t.Lines[i]
		if at := int(t.Toks[line.First].Start); at >= of.Start && at < of.End && line.Kind != tokens.CPP && line.Kind != tokens.Directive && line.First < line.End {
			return t.number(line.First)
		}
	}
	return 0
}

// readTogether reads the input with each two directives of different groups of which one begins a construct with the other one in it: what the
// second one becomes may depend on the first.
func (r *rewriting) readTogether(all []*conditional) {
	type pair struct{ outer, inner *conditional }
	var pairs []pair
	for _, x := range r.configurations() {
		for _, u := range x.units {
			u.EachConstruct(func(k *frontend.Construct) {
				d := k.Directive.Span
				if d.File == nil || d.File.Name != r.main.Name {
					return
				}
				i := slices.IndexFunc(all, func(c *conditional) bool { return c.line == d.Position().Line })
				if i < 0 {
					return
				}
				for _, c := range all {
					inside := k.Body.IsValid() && k.Body.Start <= c.span.Start && c.span.End <= k.Body.End || k.End.IsValid() && d.End <= c.span.Start && c.span.End <= k.End.Start
					if inside && c.inside != all[i].inside && !slices.Contains(pairs, pair{all[i], c}) {
						pairs = append(pairs, pair{all[i], c})
					}
				}
			})
		}
	}
	for _, p := range pairs {
		if slices.ContainsFunc(r.configurations(), func(x *rewriting) bool { read := x.read(); return read[p.outer.line] && read[p.inner.line] }) {
			continue
		}
		for _, way := range both(p.outer.ways, p.inner.ways) {
			if len(r.branches) == mostBranches {
				r.leftAlone(p.inner, "the source would have to be read under too many configurations")
				r.leaveShared(p.inner)
				break
			}
			b, _ := r.configured(way)
			if b == nil {
				continue // nobody compiles the two together
			}
			if read := b.read(); read[p.outer.line] && read[p.inner.line] {
				b.wanted = append(b.wanted, p.inner)
				r.branches = append(r.branches, b)
				break
			}
		}
	}
}

// configured reads the input under another configuration; why says why that is not possible.
func (r *rewriting) configured(way Choice) (b *branch, why string) {
	part := r.in.under(way)
	b = &branch{flags: flagsOf(way)}
	var err error
	if b.rewriting, err = part.active(); err != nil || part.found.HasErrors() {
		why = "with " + b.flags + " the source has errors"
		for _, d := range part.found.Sorted() {
			if d.Severity == diag.Error {
				return nil, why + ": " + d.Message
			}
		}
		return nil, why
	}
	for _, span := range r.left {
		b.leave(span)
	}
	return b, ""
}

// read are the lines of the main file that are a part of directives which were read.
func (r *rewriting) read() map[int]bool {
	out := map[int]bool{}
	for _, u := range r.units {
		for _, d := range append(UserDirectives(u), u.Orphans...) {
			if d.Span.File != nil && d.Span.File.Name == r.main.Name {
				for line := d.Span.Position().Line; line <= d.Span.EndPosition().Line; line++ {
					out[line] = true
				}
			}
		}
		u.EachConstruct(func(c *frontend.Construct) {
			if c.End.IsValid() && c.End.File.Name == r.main.Name {
				out[c.End.Position().Line] = true
			}
		})
	}
	return out
}

// flagsOf are the options that make a Choice.
func flagsOf(c Choice) string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(c)) {
		switch text := c[name]; {
		case text == nil:
			out = append(out, "-U"+name)
		case *text == "1":
			out = append(out, "-D"+name)
		default:
			out = append(out, "-D"+name+"="+*text)
		}
	}
	return strings.Join(out, " ")
}

// inactive are the branches whose directives have not been read.
func inactive(all []*conditional, read map[int]bool) (out []source.Span) {
	for _, c := range all {
		if !read[c.line] {
			out = append(out, c.inside)
		}
	}
	return out
}

// firstDirective is where the first directive begins that is known of.
func firstDirective(all []*conditional, read map[int]bool) int {
	if len(all) == 0 {
		return 0
	}
	first := all[0].span.File.Offset(all[0].line, 1)
	for line := range read {
		first = min(first, all[0].span.File.Offset(line, 1))
	}
	return first
}

// add joins the edits of another configuration. What only one of them has must be where the other one reads nothing, or something for the
// whole file that precedes all directives; or it becomes a variant.
func (j *joint) add(own []source.Edit, read, active map[int]bool, hidden, hiddenFromOwn []source.Span, first int) bool {
	within := func(e source.Edit, spans []source.Span) bool {
		return slices.ContainsFunc(spans, func(s source.Span) bool { return s.Start <= e.Start && e.End <= s.End })
	}
	general := func(e source.Edit) bool {
		return e.Start == e.End && (e.Start <= first || j.declares(e.New))
	}
	spans := differing(j.edits, own, func(e source.Edit, ofOwn bool) bool {
		return general(e) || j.defined(e) || ofOwn && within(e, hidden) || !ofOwn && within(e, hiddenFromOwn)
	})
	if !j.vary(spans, own, read, active) {
		return false
	}
	out := slices.Clone(j.edits)
	for _, e := range own {
		if slices.Contains(out, e) || slices.ContainsFunc(spans, func(s source.Span) bool { return of(s, linewise(e)) }) {
			continue
		}
		at := slices.IndexFunc(out, func(x source.Edit) bool {
			return x.Start == e.Start && x.End == e.End || x.Start < e.End && e.Start < x.End
		})
		switch {
		case at < 0:
			out = append(out, e)
		case general(e) && out[at].Start == out[at].End && strings.Contains(e.New, out[at].New):
			out[at] = e
		case general(e) && out[at].Start == out[at].End && strings.Contains(out[at].New, e.New):
		default:
			return false
		}
	}
	j.edits = out
	j.joined = append(j.joined, configuration{own, active})
	return true
}

// declares reports whether a text is what a translation to OpenMP inserts into a unit of Fortran that calls the library, or has queues.
func (j *joint) declares(text string) bool {
	f := tokens.New(source.NewFile("", []byte(text)), j.lines.Lexis)
	if len(f.Toks) < 2 || f.Lexis.Form == tokens.C {
		return false
	}
	for tok := uint32(1); int(tok)+1 < len(f.Toks) && f.LineOf(tok) == 0; tok++ {
		if f.Is(tok, "::") {
			return f.Is(0, "integer") && strings.HasPrefix(f.Text(tok+1), "accc_")
		}
	}
	return f.Is(0, "use") && f.Is(1, "omp_lib")
}

// defined reports whether an edit is in the text of a macro: a configuration that does not use the macro has none there.
func (j *joint) defined(e source.Edit) bool {
	return slices.ContainsFunc(j.lines.Defs, func(d tokens.Def) bool {
		if d.Undef || d.Body.First == d.Body.End {
			return false
		}
		body := j.lines.Span(d.Body)
		return body.Start <= e.Start && e.End <= body.End
	})
}

// A group is a conditional group of the preprocessor that is open at a line: the conditions of its branches so far, none for else.
type group struct{ conditions [][]string }

// languages are the directive languages by their sentinels.
var languages = map[tokens.Language]string{tokens.ACC: accdir.Table.Sentinel, tokens.OMP: ompdir.Table.Sentinel}

// conditionals are the directives of a file with one of the sentinels that are in branches of conditional groups.
func (t lines) conditionals(sentinels []string) (out []*conditional) {
	m := macros{}
	for i := range t.Lines {
		line := &t.Lines[i]
		m.define(t, line)
		branch := t.Toks[line.First].Branch
		if branch == 0 || line.Kind == tokens.CPP || line.Flags&tokens.Leads != 0 {
			continue
		}
		sentinel, first := languages[line.Language], line.First
		if line.Kind != tokens.Directive {
			sentinel, first = t.operation(line.Run)
		}
		if !slices.Contains(sentinels, sentinel) {
			continue
		}
		c := &conditional{line: t.number(first), inside: t.inside(branch)}
		start := int(t.Toks[first].Start)
		c.span = source.Span{File: t.File.File, Start: start, End: t.begin(c.line) + len(t.whole(c.line))}
		fixed := map[string]bool{"_OPENACC": sentinel == accdir.Table.Sentinel, "_OPENMP": sentinel == ompdir.Table.Sentinel}
		c.ways, c.dead = waysTo(t.around(branch), fixed, m)
		out = append(out, c)
	}
	return out
}

// operation returns the language of the first directive that code has in a _Pragma operator, or in the use of a macro with one, and the token where it
// begins. The language is "" where there is none.
func (t lines) operation(code tokens.Run) (sentinel string, first uint32) {
	for tok := code.First; tok < code.End; tok++ {
		if t.Toks[tok].Kind != tokens.Name {
			continue
		}
		if rest := (tokens.Run{First: tok, End: code.End}); t.Is(tok, "_Pragma") {
			if s := t.directive(rest); s != "" {
				return s, tok
			}
		} else if bodies := t.operating(t.Text(tok), map[string]bool{}); len(bodies) > 0 {
			for _, r := range append(bodies, rest) {
				if s := t.directive(r); s != "" {
					return s, tok
				}
			}
		}
	}
	return "", 0
}

// operating returns the definitions of a macro, and of those in it, if one of them has a _Pragma operator.
func (t lines) operating(name string, seen map[string]bool) (bodies []tokens.Run) {
	if seen[name] {
		return nil
	}
	seen[name] = true
	operates := false
	for i := range t.Defs {
		d := &t.Defs[i]
		if t.Text(d.Name) != name {
			continue
		}
		bodies = append(bodies, d.Body)
		for tok := d.Body.First; tok < d.Body.End; tok++ {
			if t.Is(tok, "_Pragma") {
				operates = true
			} else if t.Toks[tok].Kind == tokens.Name {
				inner := t.operating(t.Text(tok), seen)
				operates = operates || len(inner) > 0
				bodies = append(bodies, inner...)
			}
		}
	}
	if !operates {
		return nil
	}
	return bodies
}

// directive returns the language that the words of an operator or of an argument begin with.
func (t lines) directive(r tokens.Run) string {
	for tok := r.First; tok < r.End; tok++ {
		text := t.Text(tok)
		if t.Toks[tok].Kind == tokens.String {
			if parts := t.Parts(tok); len(parts) > 0 {
				text = parts[0].Text
			}
		}
		for _, sentinel := range languages {
			if text == sentinel {
				return sentinel
			}
		}
	}
	return ""
}

// waysTo are the choices under which the present branches of all groups are read. dead: there is none, by conditions that are all
// understood.
func waysTo(stack []*group, fixed map[string]bool, made macros) (ways []Choice, dead bool) {
	ways = []Choice{{}}
	for _, g := range stack {
		for i, condition := range g.conditions {
			last := i == len(g.conditions)-1
			if last && len(condition) == 0 {
				break // else
			}
			found := solved(condition, last, fixed, made)
			if found == nil {
				// Unknown, or certainly not: then its opposite holds always.
				return nil, len(solved(condition, !last, fixed, made)) == 1 && len(solved(condition, !last, fixed, made)[0]) == 0
			}
			if ways = both(ways, found); len(ways) == 0 {
				return nil, true
			}
		}
	}
	return ways, false
}
