package translate

import (
	"maps"
	"slices"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Directives may use macros among whose definitions the preprocessor chooses:
//
//	#ifdef BIG
//	#define GANGS num_gangs(64)
//	#else
//	#define GANGS num_gangs(8)
//	#endif
//
// The source is read with each definition. What a directive becomes under each is written under the conditions of the group.

// definitionGroups are the groups in which macros are defined that directives use.
func (r *rewriting) definitionGroups() (list []*chooser) {
	t := r.in.lines()
	if len(t.Defs) == 0 {
		return nil
	}
	// add adds the macros among names, with those in their definitions.
	var add func(names []string, found map[string]bool) map[string]bool
	add = func(names []string, found map[string]bool) map[string]bool {
		for _, n := range names {
			if bodies, ok := t.bodies(n); ok && !found[n] {
				found[n] = true
				add(bodies, found)
			}
		}
		return found
	}
	used := map[string]bool{}
	for _, x := range r.configurations() {
		for _, d := range x.directivesOf(r.main) {
			add(t.names(t.Within(d.Span.Start, d.Span.End)), used)
		}
	}
	for _, g := range t.choosers() {
		for name := range used {
			in := add([]string{name}, map[string]bool{})
			if slices.ContainsFunc(t.Defs, func(d tokens.Def) bool { return !d.Undef && t.holds(g.Span, d.Name) && in[t.Text(d.Name)] }) {
				g.defines = append(g.defines, name)
			}
		}
		if len(g.defines) > 0 {
			list = append(list, g)
		}
	}
	return list
}

// bodies are the names in all definitions of a macro; ok is false where there is none.
func (t lines) bodies(name string) (names []string, ok bool) {
	for i := range t.Defs {
		if d := &t.Defs[i]; !d.Undef && t.Text(d.Name) == name {
			names, ok = append(names, t.names(d.Body)...), true
		}
	}
	return names, ok
}

// holds reports whether a token is in a part of the text.
func (t lines) holds(s source.Span, tok uint32) bool {
	return s.Start <= int(t.Toks[tok].Start) && int(t.Toks[tok].End) <= s.End
}

// changed reports whether lines from the beginning of a group on define macros that its conditions ask for, so that later lines cannot ask
// again, or whether these are in several lines.
func (g *chooser) changed(t lines) bool {
	for _, b := range g.branches {
		if b.broken || slices.ContainsFunc(t.Defs, func(d tokens.Def) bool {
			return int(t.Toks[d.Name].Start) >= g.Start && slices.Contains(b.names, t.Text(d.Name))
		}) {
			return true
		}
	}
	return false
}

// active are the lines that begin the branches of groups of the main file which were read.
func (r *rewriting) active() map[int]bool {
	out := map[int]bool{}
	for _, u := range r.units {
		for _, s := range u.Chosen {
			if s.File != nil && s.File.Name == r.main.Name {
				out[s.Position().Line] = true
			}
		}
	}
	return out
}

// taken is the index of the branch that is read where some lines begin those that are, -1 for none of the group's.
func (g *chooser) taken(active map[int]bool) int {
	return slices.IndexFunc(g.branches, func(b chosenBranch) bool { return active[b.number] })
}

// covers reports whether an offset is in one of some spans.
func covers(list []source.Span, at int) bool {
	return slices.ContainsFunc(list, func(s source.Span) bool { return s.Start <= at && at < s.End })
}

// all are the indexes of the branches of a group, with -1 for what is read where none of them is.
func (g *chooser) all() (out []int) {
	for i := range g.branches {
		out = append(out, i)
	}
	if !g.hasElse() {
		out = append(out, -1)
	}
	return out
}

// group is a group as it is read up to one of its branches.
func (g *chooser) group(branch int) *group {
	out := &group{}
	for i, b := range g.branches {
		out.conditions = append(out.conditions, b.asks)
		if i == branch {
			return out
		}
	}
	out.conditions = append(out.conditions, nil)
	return out
}

// readMacros reads the input with each of the definitions of macros in directives, and of the lines of directives, among which the
// preprocessor chooses.
func (r *rewriting) readMacros() {
	r.readDefinitions()
	r.chosenInside()
	r.chose()
}

// readDefinitions reads the input with each of the definitions among which the preprocessor chooses.
func (r *rewriting) readDefinitions() {
	if r.leave == nil {
		return
	}
	t := r.in.lines()
	fixed := map[string]bool{"_OPENACC": r.in.q.Direction != ToOpenACC, "_OPENMP": r.in.q.Direction == ToOpenACC}
	for _, g := range r.definitionGroups() {
		all := !g.changed(t)
		outer, made := t.around(t.openAt(g.Start)), t.madeBefore(g.Start)
		for _, i := range g.all() {
			if !all || slices.ContainsFunc(r.configurations(), func(x *rewriting) bool { return g.taken(x.active()) == i }) {
				continue
			}
			ways, dead := waysTo(append(slices.Clone(outer), g.group(i)), fixed, made)
			read := dead
			for _, way := range ways {
				if read || len(r.branches) == mostBranches {
					break
				}
				if b, _ := r.configured(way); b != nil && g.taken(b.active()) == i {
					b.defines = g.defines
					r.branches = append(r.branches, b)
					read = true
				}
			}
			all = all && read
		}
		if all {
			r.definitions = append(r.definitions, g)
		} else {
			r.undecided = append(r.undecided, g.defines...)
		}
	}
}

// chose lets what is written know of the macros all of whose definitions are.
func (r *rewriting) chose() {
	clear(r.chosen)
	for _, g := range r.definitions {
		for _, name := range g.defines {
			r.chosen[name] = !slices.Contains(r.undecided, name)
		}
	}
	for _, b := range r.branches {
		clear(b.chosen)
		maps.Copy(b.chosen, r.chosen)
	}
}

// unchoose is for definitions whose configuration cannot be joined.
func (r *rewriting) unchoose(names []string) {
	for _, n := range names {
		if r.chosen[n] && !slices.Contains(r.unchosen, n) {
			r.unchosen = append(r.unchosen, n)
		}
	}
	r.undecided = append(r.undecided, names...)
	r.chose()
}

// unread are the branches of groups that are not read where some lines begin those that are.
func unread(list []*chooser, active map[int]bool) (out []source.Span) {
	for _, g := range list {
		for _, b := range g.branches {
			if !active[b.number] {
				out = append(out, b.Span)
			}
		}
	}
	return out
}

// usedIn are the groups before some lines that define macros in them.
func (t lines) usedIn(list []*chooser, lines source.Span) (out []*chooser) {
	words := t.names(t.Within(lines.Start, lines.End))
	for _, g := range list {
		if g.End <= lines.Start && slices.ContainsFunc(g.defines, func(n string) bool { return slices.Contains(words, n) }) {
			out = append(out, g)
		}
	}
	return out
}
