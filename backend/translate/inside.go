package translate

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend/source"
	"accc/pragma"
)

// In Fortran the preprocessor may choose among the lines of one directive. Each choice is read under a configuration of its own, and what
// the directive becomes under each is written under the user's conditions: the lines of #if stay, with the whole directive in each branch.

// A region is lines that hold a directive and whole conditional groups.
type region struct {
	source.Span
	first, last int // the lines
	// readings are the configurations that read each choice.
	readings []*reading
	groups   []*nested
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
	line, condition string // the line of #if, #elif or #else, and what it asks; "" for else
	lines           []int  // of directives in it, groups inside left out
	groups          []*nested
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
	lines := strings.SplitAfter(string(r.main.Text), "\n")
	for _, x := range r.configurations() {
		for _, d := range x.directivesOf(r.main) {
			if d.Fortran && emit.ChoosesInside(d.Span.Text()) {
				if g := balanced(lines, d.Span); g != nil {
					list = append(list, g)
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b *region) int { return cmp.Or(a.first-b.first, b.last-a.last) })
	list = slices.CompactFunc(list, func(next, last *region) bool { return next.first <= last.last })
	for _, g := range list {
		g.File = r.main
		g.Start, g.End = r.main.Offset(g.first+1, 1), len(r.main.Text)
		if g.last+1 < len(lines) {
			g.End = r.main.Offset(g.last+2, 1)
		}
		at := g.first
		g.groups = nestedGroups(lines[:g.last+1], &at, nil)
		for _, by := range usedIn(r.definitions, g.Span) {
			g.groups = append([]*nested{by.around()}, g.groups...)
		}
	}
	return list
}

// around is a group with definitions as one that directives with their macros are in.
func (g *chooser) around() *nested {
	n := &nested{begin: g.branches[0].line, end: "#endif", by: g}
	for _, b := range g.branches {
		n.branches = append(n.branches, &nestedBranch{line: b.line, condition: conditionOf(groupLine.FindStringSubmatch(b.line))})
	}
	if last := n.branches[len(n.branches)-1]; last.condition != "" {
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

// balanced are the lines of a directive and of the groups that begin or end in it, by index; nil where a group does not end.
func balanced(lines []string, span source.Span) *region {
	g := &region{first: span.Position().Line - 1, last: span.EndPosition().Line - 1}
	kind := func(i int) int {
		m := groupLine.FindStringSubmatch(strings.TrimRight(lines[i], "\r\n"))
		switch {
		case m == nil:
			return 0
		case strings.HasPrefix(m[1], "if"):
			return 1
		case m[1] == "endif":
			return -1
		}
		return 2
	}
	depth := 0
	for i := g.first; i <= g.last; i++ {
		switch k := kind(i); {
		case k == 1:
			depth++
		case depth == 0 && k != 0: // of a group that begins before
			for outer := 1; outer > 0; {
				if g.first--; g.first < 0 {
					return nil
				}
				if k := kind(g.first); k == 1 || k == -1 {
					outer -= k
				}
			}
			if k == 2 {
				depth++
			}
		case k == -1:
			depth--
		}
	}
	for depth > 0 {
		if g.last++; g.last >= len(lines) {
			return nil
		}
		if k := kind(g.last); k == 1 || k == -1 {
			depth += k
		}
	}
	return g
}

// nestedGroups are the groups from a line on, up to the end of the lines or of the branch; lines of directives go to the branch.
func nestedGroups(lines []string, at *int, in *nestedBranch) (list []*nested) {
	for *at < len(lines) {
		line := strings.TrimRight(lines[*at], "\r\n")
		m := groupLine.FindStringSubmatch(line)
		switch {
		case m == nil:
			if in != nil && directiveLine.MatchString(line) {
				in.lines = append(in.lines, *at+1)
			}
			*at++
		case strings.HasPrefix(m[1], "if"):
			g := &nested{begin: line}
			for ; m != nil && m[1] != "endif"; m = groupLine.FindStringSubmatch(g.end) {
				b := &nestedBranch{line: strings.TrimRight(lines[*at], "\r\n"), condition: conditionOf(m)}
				*at++
				b.groups = nestedGroups(lines, at, b)
				g.branches = append(g.branches, b)
				if g.end = ""; *at < len(lines) {
					g.end = strings.TrimRight(lines[*at], "\r\n")
				}
			}
			if last := g.branches[len(g.branches)-1]; last.condition != "" {
				g.branches = append(g.branches, &nestedBranch{line: "#else"})
			}
			*at++
			list = append(list, g)
		default:
			return list
		}
	}
	return list
}

// directiveLine is a line of a directive in Fortran, also one that goes on.
var directiveLine = regexp.MustCompile(`(?i)^[ \t]*[!c*]\$(?:acc|omp)\b`)

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
	outer, made := openGroups(strings.SplitAfter(string(r.main.Text), "\n")[:g.first])
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
func waysOf(outer []*group, made map[string]string, groups []*nested, chosen map[*nested]int) (ways []Choice, dead bool) {
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

// openGroups are the groups that are open after some lines, and the conditions under which these define macros.
func openGroups(lines []string) (stack []*group, made map[string]string) {
	made = map[string]string{}
	for _, line := range lines {
		if m := definitionLine.FindStringSubmatch(line); m != nil {
			define(made, stack, m[1] == "define", m[2])
			continue
		}
		m := groupLine.FindStringSubmatch(strings.TrimRight(line, "\r\n"))
		switch last := len(stack) - 1; {
		case m == nil:
		case strings.HasPrefix(m[1], "if"):
			stack = append(stack, &group{conditions: []string{conditionOf(m)}})
		case last < 0:
		case m[1] == "endif":
			stack = stack[:last]
		default:
			stack[last].conditions = append(stack[last].conditions, conditionOf(m))
		}
	}
	return stack, made
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
func (g *region) joined(texts map[*reading]string) source.Edit {
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
			if i == len(parts)-1 && parts[i] == "" && b.condition == "" {
				break
			}
			out += b.line + "\n" + parts[i]
		}
		return out + first.end + "\n", true
	}
	indent := ""
	for line := range strings.Lines(g.Text()) {
		if directiveLine.MatchString(line) {
			indent = line[:len(line)-len(strings.TrimLeft(line, " \t"))]
			break
		}
	}
	written, _ := write(g.groups, map[*nested]int{})
	text := emit.CommentLines(g.Span, true, indent) + written
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

// leaveInside leaves the directives alone of which a choice is read under a configuration that cannot be joined. It reports whether there are any.
func (r *rewriting) leaveInside(b *branch, why string) (some bool) {
	r.inside = slices.DeleteFunc(r.inside, func(g *region) bool {
		if !slices.ContainsFunc(g.readings, func(c *reading) bool { return c.by == b.rewriting }) {
			return false
		}
		some = true
		r.leaveRegion(g, "with "+b.flags+", "+why)
		return true
	})
	return some
}

// leaveRegion leaves a directive alone among whose lines the preprocessor chooses, under all configurations.
func (r *rewriting) leaveRegion(g *region, why string) {
	emit.NotInPlace.New(g.Span, "the preprocessor chooses among the lines of this directive, and it is left as it is").Note("%s", why).
		To(r.in.report())
	r.left = append(r.left, g.Span)
	for _, x := range r.configurations() {
		x.leave(g.Span)
	}
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
			joined = append(joined, g.joined(texts))
		}
	}
	return joined
}
