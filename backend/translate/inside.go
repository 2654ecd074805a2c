package translate

import (
	"cmp"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
)

// In Fortran the preprocessor may choose among the lines of one directive. Each choice is read under a configuration of its own, and what
// the directive becomes under each is written under the user's conditions: the lines of #if stay, with the whole directive in each branch.

// A region is lines that hold a directive and whole conditional groups.
type region struct {
	source.Span
	first, last int // the lines, from 1 on
	// readings are the configurations that read each choice.
	readings []*reading
	groups   []*nested
	indent   string // of the first line of a directive
}

// A reading is a choice of branches, by group, and the input as it is read then.
type reading struct {
	chosen map[*nested]int
	by     *rewriting
}

// A nested is a conditional group inside of a region.
type nested struct {
	begin, end string // the lines of #if and #endif
	branches   []*nestedBranch
	// by is a group before the region, with definitions of macros in it; nil: the group is inside.
	by *chooser
}

// A nestedBranch is a branch of such a group. The one for no condition that holds may have no lines of its own.
type nestedBranch struct {
	line      string   // that of #if, #elif or #else
	condition []string // what it asks, none for else
	lines     []int    // of directives in it, groups inside left out
	groups    []*nested
}

// mostChoices bounds the choices of one directive.
const mostChoices = 16

// chosenInside finds the directives inside of which the preprocessor chooses, and reads the input under each choice. Where that cannot be,
// the directive stays as it is, under all configurations.
func (r *rewriting) chosenInside() {
	if r.leave == nil {
		return
	}
	for _, g := range r.regions() {
		why := ""
		switch {
		case r.keeps():
			why = "both languages would have to be kept in each of its branches"
		default:
			why = r.readChoices(g)
		}
		if why == "" {
			r.inside = append(r.inside, g)
			continue
		}
		r.leaveRegion(g, why)
	}
}

// configurations are the input as it is read first and the same under other configurations.
func (r *rewriting) configurations() []*rewriting {
	out := []*rewriting{r}
	for _, b := range r.branches {
		out = append(out, b.rewriting)
	}
	return out
}

// regions are those of the main file, in order.
func (r *rewriting) regions() (list []*region) {
	t := r.in.lines()
	heads, directives := t.heads(), t.directiveLines()
	for _, x := range r.configurations() {
		for _, d := range x.directivesOf(r.main) {
			if d.Fortran && emit.ChoosesInside(d.Span, r.in.Printer()) {
				if g := t.balanced(heads, d.Span); g != nil {
					list = append(list, g)
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b *region) int { return cmp.Or(a.first-b.first, b.last-a.last) })
	list = slices.CompactFunc(list, func(next, last *region) bool { return next.first <= last.last })
	for _, g := range list {
		g.Span = source.Span{File: r.main, Start: t.begin(g.first), End: t.begin(g.last + 1)}
		at := g.first
		g.groups = t.nested(heads, directives, &at, g.last, nil)
		for at := g.first; at <= g.last; at++ {
			if directives[at] {
				line := t.Line(at)
				g.indent = line[:len(line)-len(strings.TrimLeft(line, " \t"))]
				break
			}
		}
		for _, by := range t.usedIn(r.definitions, g.Span) {
			g.groups = append([]*nested{by.around()}, g.groups...)
		}
	}
	return list
}

// around is a group with definitions as one that directives with their macros are in.
func (g *chooser) around() *nested {
	n := &nested{begin: g.branches[0].head, end: "#endif", by: g}
	for _, b := range g.branches {
		n.branches = append(n.branches, &nestedBranch{line: b.head, condition: b.asks})
	}
	return n.complete()
}

// complete adds the branch for no condition that holds, if there is none.
func (n *nested) complete() *nested {
	if last := n.branches[len(n.branches)-1]; len(last.condition) > 0 {
		n.branches = append(n.branches, &nestedBranch{line: "#else"})
	}
	return n
}

// directivesOf are the directives in a file.
func (r *rewriting) directivesOf(f *source.File) (list []*pragma.Directive) {
	for _, u := range r.units {
		for _, d := range append(UserDirectives(u), u.Orphans...) {
			if d.Span.File != nil && d.Span.File.Name == f.Name {
				list = append(list, d)
			}
		}
	}
	return list
}

// A head is a line that begins or ends a branch of a conditional group: depth is 1 at the beginning of a group and -1 at its end.
type head struct {
	depth  int
	branch uint16 // that it begins, 0 at the end
}

// heads are these lines of the text, by number.
func (t lines) heads() map[int]head {
	out := map[int]head{}
	for i := range t.Groups {
		g := &t.Groups[i]
		for n, b := range g.Branches {
			h := head{branch: b}
			if n == 0 {
				h.depth = 1
			}
			out[t.number(t.Lines[t.Branches[b].Head].First)] = h
		}
		if g.End != tokens.None {
			out[t.number(t.Lines[g.End].First)] = head{depth: -1}
		}
	}
	return out
}

// directiveLines are the lines of the text that have words of directives, by number.
func (t lines) directiveLines() map[int]bool {
	out := map[int]bool{}
	for i := range t.Lines {
		if line := &t.Lines[i]; line.Kind == tokens.Directive {
			for tok := line.First; tok < line.End; tok++ {
				out[t.number(tok)] = true
			}
		}
	}
	return out
}

// balanced are the lines of a directive and of the groups that begin or end in it; nil where a group does not end.
func (t lines) balanced(heads map[int]head, span source.Span) *region {
	g := &region{first: span.Position().Line, last: span.EndPosition().Line}
	count := t.Position(len(t.File.File.Text)).Line
	depth := 0
	for i := g.first; i <= g.last; i++ {
		switch h, ok := heads[i]; {
		case !ok:
		case h.depth > 0:
			depth++
		case depth == 0: // of a group that begins before
			for outer := 1; outer > 0; {
				if g.first--; g.first < 1 {
					return nil
				}
				outer -= heads[g.first].depth
			}
			if h.depth == 0 {
				depth++
			}
		case h.depth < 0:
			depth--
		}
	}
	for depth > 0 {
		if g.last++; g.last > count {
			return nil
		}
		depth += heads[g.last].depth
	}
	return g
}

// nested are the groups from a line on, up to the end of the lines or of the branch; lines of directives go to the branch.
func (t lines) nested(heads map[int]head, directives map[int]bool, at *int, last int, in *nestedBranch) (list []*nested) {
	for *at <= last {
		h, ok := heads[*at]
		switch {
		case !ok:
			if in != nil && directives[*at] {
				in.lines = append(in.lines, *at)
			}
			*at++
		case h.depth > 0:
			g := &nested{begin: t.Line(*at)}
			for ; h.branch != 0; h = heads[*at] {
				b := &nestedBranch{line: t.Line(*at), condition: t.condition(&t.Branches[h.branch])}
				*at++
				b.groups = t.nested(heads, directives, at, last, b)
				g.branches = append(g.branches, b)
				g.end = t.Line(*at)
			}
			*at++
			list = append(list, g.complete())
		default:
			return list
		}
	}
	return list
}

// choices are the ways to choose branches of groups.
func choices(groups []*nested) (out []map[*nested]int) {
	if len(groups) == 0 {
		return []map[*nested]int{{}}
	}
	for i, b := range groups[0].branches {
		for _, c := range choices(slices.Concat(b.groups, groups[1:])) {
			c[groups[0]] = i
			out = append(out, c)
		}
	}
	return out
}

// readChoices finds a configuration for each choice; what is returned is why there is none for one of them.
func (r *rewriting) readChoices(g *region) (why string) {
	list := choices(g.groups)
	if len(list) > mostChoices {
		return "there are too many ways to choose"
	}
	t := r.in.lines()
	outer, made := t.around(t.openAt(g.Start)), t.madeBefore(g.Start)
	for _, chosen := range list {
		found := &reading{chosen: chosen}
		for _, x := range r.configurations() {
			if found.by == nil && x.reads(g, chosen) {
				found.by = x
			}
		}
		if found.by == nil {
			var b *branch
			ways, dead := waysOf(outer, made, g.groups, chosen)
			if dead {
				continue // nobody reads these lines together
			}
			if b, why = r.choose(g, ways); b == nil {
				return why
			}
			if found.by = b.rewriting; !b.reads(g, chosen) {
				return "with " + b.flags + " other lines are read"
			}
		}
		g.readings = append(g.readings, found)
	}
	return ""
}

// choose reads the input under one of some configurations.
func (r *rewriting) choose(g *region, ways []Choice) (b *branch, why string) {
	why = "no definitions of macros are known that choose each of its branches"
	for _, way := range ways {
		if len(r.branches) == mostBranches {
			return nil, "the source would have to be read under too many configurations"
		}
		if b, why = r.configured(way); b != nil {
			r.branches = append(r.branches, b)
			return b, ""
		}
	}
	return nil, why
}

// reads reports whether the directives of a region were read with a choice of its branches.
func (r *rewriting) reads(g *region, chosen map[*nested]int) bool {
	read := map[int]bool{}
	some := false
	for _, d := range r.directivesOf(g.File) {
		for _, t := range d.Tokens {
			if t.Span.File != nil && t.Span.Start >= g.Start && t.Span.Start < g.End {
				read[t.Span.Position().Line] = true
				some = true
			}
		}
	}
	active := r.active()
	for group, at := range chosen {
		if group.by != nil {
			if taken := group.by.taken(active); taken != at && (taken >= 0 || at < len(group.by.branches)) {
				return false
			}
			continue
		}
		for i, b := range group.branches {
			for _, line := range b.lines {
				if read[line] != (i == at) {
					return false
				}
			}
		}
	}
	return some
}

// waysOf are the configurations that read a region with a choice of its branches; dead: there is none.
func waysOf(outer []*group, made macros, groups []*nested, chosen map[*nested]int) (ways []Choice, dead bool) {
	// What is for directives of either language is not asked for OpenMP, as the input is read at first.
	fixed := map[string]bool{"_OPENACC": true, "_OPENMP": false}
	ways, dead = waysTo(outer, fixed, made)
	for len(groups) > 0 {
		g := groups[0]
		at := chosen[g]
		s := &group{}
		for _, b := range g.branches[:at+1] {
			s.conditions = append(s.conditions, b.condition)
		}
		more, never := waysTo([]*group{s}, fixed, made)
		joined := both(ways, more)
		dead = dead || never || len(ways) > 0 && len(more) > 0 && len(joined) == 0
		ways = joined
		groups = slices.Concat(g.branches[at].groups, groups[1:])
	}
	return ways, dead
}

// take removes the edits of a region from a list, and returns the lines that they make.
func (g *region) take(edits []source.Edit) (rest []source.Edit, lines string) {
	var own []source.Edit
	rest = slices.DeleteFunc(slices.Clone(edits), func(e source.Edit) bool {
		mine := e.Start >= g.Start && e.Start < g.End && e.Start < e.End
		if mine {
			own = append(own, e)
		}
		return mine
	})
	slices.SortFunc(own, func(a, b source.Edit) int { return a.Start - b.Start })
	for _, e := range own {
		if e.New == "" {
			continue
		}
		lines += string(g.File.Text[g.File.Offset(e.Position().Line, 1):e.Start]) + strings.TrimSuffix(e.New, "\n") + "\n"
	}
	return rest, lines
}

// joined are the lines for all choices, each under its conditions.
func (g *region) joined(texts map[*reading]string, printer emit.Printer) source.Edit {
	var write func(groups []*nested, chosen map[*nested]int) (text string, read bool)
	write = func(groups []*nested, chosen map[*nested]int) (string, bool) {
		if len(groups) == 0 {
			for _, x := range g.readings {
				if equalChoice(x.chosen, chosen) {
					return texts[x], true
				}
			}
			return "", false
		}
		first := groups[0]
		var parts, different []string
		for i, b := range first.branches {
			chosen[first] = i
			text, read := write(slices.Concat(b.groups, groups[1:]), chosen)
			if parts = append(parts, text); read {
				different = append(different, text)
			}
			delete(chosen, first)
		}
		if some := len(different) > 0; len(slices.Compact(different)) <= 1 {
			return strings.Join(different[:min(1, len(different))], ""), some
		}
		out := ""
		for i, b := range first.branches {
			if i == len(parts)-1 && parts[i] == "" && len(b.condition) == 0 {
				break
			}
			out += b.line + "\n" + parts[i]
		}
		return out + first.end + "\n", true
	}
	written, _ := write(g.groups, map[*nested]int{})
	text := emit.CommentLines(g.Span, printer, g.indent) + written
	if !strings.HasSuffix(g.Text(), "\n") {
		text = strings.TrimSuffix(text, "\n")
	}
	return source.Edit{Span: g.Span, New: text}
}

func equalChoice(a, b map[*nested]int) bool {
	if len(a) != len(b) {
		return false
	}
	for g, i := range a {
		if j, ok := b[g]; !ok || i != j {
			return false
		}
	}
	return true
}

// leaveInside leaves the directives alone of which a choice is read under a configuration that cannot be joined.
func (r *rewriting) leaveInside(b *branch, why string) {
	r.inside = slices.DeleteFunc(r.inside, func(g *region) bool {
		if !slices.ContainsFunc(g.readings, func(c *reading) bool { return c.by == b.rewriting }) {
			return false
		}
		r.leaveRegion(g, "with "+b.flags+", "+why)
		return true
	})
}

// leaveRegion leaves a directive alone among whose lines the preprocessor chooses, under all configurations.
func (r *rewriting) leaveRegion(g *region, why string) {
	emit.NotInPlace.New(g.Span, "the preprocessor chooses among the lines of this directive, and it is left as it is").Note("%s", why).
		To(r.in.report())
	r.left = append(r.left, g.Span)
	construct := false
	for _, x := range r.configurations() {
		x.leave(g.Span)
		construct = construct || slices.ContainsFunc(x.directivesOf(g.File), func(d *pragma.Directive) bool {
			return d.Def.Assoc != pragma.Standalone && g.Start <= d.Span.Start && d.Span.End <= g.End
		})
	}
	// A construct does not nest in one of the other language.
	r.leaveAround(g.Span, g.Span, construct, emit.SharesStatements, "the other directive")
}

// joinInside joins the edits of the regions, of which those of each configuration, by rewriting, lose theirs.
func (r *rewriting) joinInside(own map[*rewriting][]source.Edit) (joined []source.Edit) {
	for _, g := range r.inside {
		lines := map[*rewriting]string{}
		changed := false
		for x, edits := range own {
			rest, text := g.take(edits)
			changed = changed || len(rest) < len(edits)
			own[x], lines[x] = rest, text
		}
		texts := map[*reading]string{}
		for _, x := range g.readings {
			texts[x] = lines[x.by]
		}
		if changed {
			joined = append(joined, g.joined(texts, r.in.Printer()))
		}
	}
	return joined
}
