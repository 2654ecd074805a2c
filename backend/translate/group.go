package translate

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A Group are directives that are translated together, or not at all.
type Group struct {
	// Spans are the directives of the main file and those that end their constructs, in the order of the text. Directives counts them without these.
	Spans      []source.Span
	Directives int
	// Others is the number of directives that a translation could change and that are not in the group.
	Others int
	// Why says why the group cannot be translated without the rest of the file; "": it can be.
	Why string

	has     map[source.Span]bool
	members []*member
}

// A member is a directive that a translation may change, with what connects it to others.
type member struct {
	directive *pragma.Directive
	construct *frontend.Construct // nil: it governs nothing
	spans     []source.Span       // of the directive and of its end
	group     int
}

// Groups divides the directives that a translation in a direction may change. Directives go together
//   - with those in their constructs, since directives of the two languages do not nest,
//   - with those of functions called in their constructs,
//   - with those that wait for the same queues: OpenACC's queues and OpenMP's tasks know nothing of one another,
//   - with those about the same variables, where data stays on the device beyond a construct,
//   - with those that come from the same macro.
func Groups(unit *frontend.Unit, printer emit.Printer, direction Direction) []*Group {
	g := &grouping{unit: unit, lines: linesOf(unit.File, printer), toACC: direction == ToOpenACC}
	g.collect()
	g.connect()
	byNumber := map[int]*Group{}
	var list []*Group
	all := 0
	for _, m := range g.members {
		n := g.root(m.group)
		x := byNumber[n]
		if x == nil {
			x = &Group{}
			byNumber[n] = x
			list = append(list, x)
		}
		x.members = append(x.members, m)
		for i, s := range m.spans {
			switch {
			case s.File != unit.File:
				x.Why = fmt.Sprintf("%s has directives that go with it", s.File.Name)
				continue
			case i == 0 && !x.has[s]:
				x.Directives++
				all++
			}
			x.add(s)
		}
	}
	chosen := g.conditionals()
	for _, x := range list {
		slices.SortFunc(x.Spans, func(a, b source.Span) int { return a.Start - b.Start })
		if x.Others = all - x.Directives; x.Why == "" && len(x.Spans) > 0 && g.chosen(x, chosen) {
			x.Why = "the preprocessor chooses among directives"
		}
	}
	return list
}

// add adds a directive of the main file, once.
func (x *Group) add(s source.Span) {
	if x.has == nil {
		x.has = map[source.Span]bool{}
	}
	if !x.has[s] {
		x.has[s] = true
		x.Spans = append(x.Spans, s)
	}
}

// GroupAt is the group with a directive that touches a part of the main file, nil if there is none.
func GroupAt(list []*Group, from, to int) *Group {
	for _, x := range list {
		if slices.ContainsFunc(x.Spans, func(s source.Span) bool { return s.Start <= to && from <= s.End }) {
			return x
		}
	}
	return nil
}

// A grouping connects members: each has the number of another one of its group, or its own.
type grouping struct {
	unit    *frontend.Unit
	lines   lines
	toACC   bool
	members []*member
	numbers []int
	of      map[*frontend.Construct]*member
}

func (g *grouping) root(n int) int {
	for g.numbers[n] != n {
		g.numbers[n] = g.numbers[g.numbers[n]]
		n = g.numbers[n]
	}
	return n
}

// join makes one group of those of some members.
func (g *grouping) join(list ...*member) {
	for _, m := range list[min(1, len(list)):] {
		g.numbers[g.root(m.group)] = g.root(list[0].group)
	}
}

// changes reports whether a translation may change a directive. Those of OpenMP about threads of the host change only in constructs for devices.
func (g *grouping) changes(c *frontend.Construct, d *pragma.Directive) bool {
	if !g.toACC {
		return d.Def.Table == accdir.Table
	}
	if d.Def.Table != ompdir.Table {
		return false
	}
	if isDeclareTarget(d) || slices.Contains(deviceLeaves, outermostLeaf(d.Def)) {
		return true
	}
	for ; c != nil; c = c.Parent {
		if outermostLeaf(c.Directive.Def) == ompdir.DirTarget {
			return true
		}
	}
	return false
}

// isDeclareTarget reports whether a directive is declare target, or begins or ends its region.
func isDeclareTarget(d *pragma.Directive) bool {
	switch d.Def {
	case ompdir.DirDeclareTarget, ompdir.DirBeginDeclareTarget, ompdir.DirEndDeclareTarget:
		return true
	}
	return false
}

// collect finds the members.
func (g *grouping) collect() {
	g.of = map[*frontend.Construct]*member{}
	byDirective := map[*pragma.Directive]*member{}
	add := func(c *frontend.Construct, d *pragma.Directive) {
		if d.Span.File == nil || !g.changes(c, d) {
			return
		}
		m := byDirective[d]
		if m == nil {
			m = &member{directive: d, construct: c, spans: []source.Span{d.Span}, group: len(g.members)}
			byDirective[d] = m
			g.members = append(g.members, m)
			g.numbers = append(g.numbers, m.group)
		}
		if c != nil {
			if g.of[c] = m; c.End.IsValid() && !slices.Contains(m.spans, c.End) {
				m.spans = append(m.spans, c.End)
			}
		}
	}
	g.unit.EachConstruct(func(c *frontend.Construct) { add(c, c.Directive) })
	for _, d := range g.unit.Orphans {
		add(nil, d)
	}
}

// connect joins the members that go together.
func (g *grouping) connect() {
	var queues, lasting []*member
	macros, places := map[string][]*member{}, map[source.Span]*member{}
	for _, m := range g.members {
		for _, s := range m.spans { // the end of a region is a directive, too
			if places[s] == nil {
				places[s] = m
			}
			g.join(places[s], m)
		}
		if c := m.construct; c != nil {
			if around := g.of[c.Parent]; c.Parent != nil && around != nil {
				g.join(around, m)
			}
		}
		if g.waits(m) {
			queues = append(queues, m)
		}
		if g.lasts(m) {
			lasting = append(lasting, m)
		}
		if text := m.directive.Span.Text(); isMacro(m.directive) {
			name, _, _ := strings.Cut(text, "(")
			macros[strings.TrimSpace(name)] = append(macros[strings.TrimSpace(name)], m)
		}
	}
	g.join(queues...)
	for _, list := range macros {
		g.join(list...)
	}
	g.shareData(lasting)
	g.callDirectives()
}

// waits reports whether a directive is about work that the program need not wait for.
func (g *grouping) waits(m *member) bool {
	d := m.directive
	if d.Def == accdir.DirWait {
		return true
	}
	return slices.ContainsFunc(d.Clauses, func(c *pragma.Clause) bool {
		switch c.Def {
		case accdir.ClauseAsync, accdir.ClauseWait, ompdir.ClauseNowait, ompdir.ClauseDepend:
			return true
		}
		return false
	})
}

// lasts reports whether a directive is about data that is on the device beyond a construct.
func (g *grouping) lasts(m *member) bool {
	switch m.directive.Def {
	case accdir.DirEnterData, accdir.DirExitData, accdir.DirDeclare, accdir.DirUpdate, ompdir.DirTargetEnterData, ompdir.DirTargetExitData, ompdir.DirTargetUpdate,
		ompdir.DirDeclareTarget:
		return true
	}
	return false
}

// shareData joins directives about data that stays on the device with all others that name or use its variables, or others of their names: what is
// an argument in one function has the same name in the other one, or nearly always.
func (g *grouping) shareData(lasting []*member) {
	owners := map[string][]*member{}
	for _, m := range lasting {
		for name := range g.names(m, false) {
			owners[name] = append(owners[name], m)
		}
	}
	for _, m := range g.members {
		for name := range g.names(m, true) {
			g.join(append([]*member{m}, owners[name]...)...)
		}
	}
}

// names are the variables in the clauses of a directive, and those that its construct uses.
func (g *grouping) names(m *member, used bool) map[string]bool {
	out := map[string]bool{}
	add := func(s *frontend.Symbol) {
		if s != nil {
			out[strings.ToLower(s.Name)] = true
		}
	}
	if m.construct == nil {
		return out
	}
	for _, v := range m.construct.Vars {
		add(v.Symbol)
	}
	if used {
		for _, u := range m.construct.Uses {
			add(u.Symbol)
		}
	}
	return out
}

// callDirectives joins constructs with the directives in and of the functions that they call, directly or not.
func (g *grouping) callDirectives() {
	routines := map[string]*frontend.Routine{}
	for _, r := range g.unit.Routines {
		routines[strings.ToLower(r.Name)] = r
	}
	of := map[*frontend.Routine][]*member{}
	for _, m := range g.members {
		if c := m.construct; c != nil {
			for _, r := range []*frontend.Routine{c.Routine, c.Target} {
				if r != nil {
					of[r] = append(of[r], m)
				}
			}
			for _, name := range namedIn(m.directive) {
				if r := routines[strings.ToLower(name)]; r != nil && isDeclareTarget(m.directive) {
					of[r] = append(of[r], m)
				}
			}
		}
	}
	for _, r := range g.unit.Routines {
		if r.Symbol != nil && g.of[r.Symbol.OnDevice] != nil {
			of[r] = append(of[r], g.of[r.Symbol.OnDevice])
		}
	}
	for _, m := range g.members {
		if m.construct != nil {
			for _, u := range m.construct.Uses {
				if d := g.of[u.Symbol.OnDevice]; d != nil {
					g.join(d, m)
				}
			}
		}
	}
	for _, r := range g.unit.Routines {
		for _, c := range r.Directives { // routine directives that apply to it, and what is in it
			if m := g.of[c]; m != nil {
				g.join(append([]*member{m}, of[r]...)...)
			}
		}
	}
	for _, caller := range g.unit.Routines {
		for _, call := range caller.Calls {
			var around *member
			for c := call.In; c != nil && around == nil; c = c.Parent {
				around = g.of[c]
			}
			if around != nil {
				g.joinCalled(around, call, routines, of, map[*frontend.Routine]bool{})
			}
		}
	}
}

// joinCalled joins a member with the directives of a function that is called in its construct, and of those that are called there.
func (g *grouping) joinCalled(around *member, call frontend.Call, routines map[string]*frontend.Routine, of map[*frontend.Routine][]*member, seen map[*frontend.Routine]bool) {
	r := routines[strings.ToLower(call.Name)]
	if r == nil || seen[r] {
		return
	}
	seen[r] = true
	g.join(append([]*member{around}, of[r]...)...)
	for _, inner := range r.Calls {
		g.joinCalled(around, inner, routines, of, seen)
	}
}

// chosen reports whether the preprocessor chooses among directives in the constructs of a group, or among any where the group is about queues or data
// that others may be about: a translation of what is read under one configuration would tear them apart.
func (g *grouping) chosen(x *Group, all []*conditional) bool {
	if len(all) == 0 {
		return false
	}
	from, to := x.Spans[0].Start, x.Spans[len(x.Spans)-1].End
	for _, m := range x.members {
		if g.lasts(m) || g.waits(m) {
			return true
		}
		if m.construct != nil && m.construct.Body.File == g.unit.File {
			to = max(to, m.construct.Body.End)
		}
	}
	return slices.ContainsFunc(all, func(c *conditional) bool { return c.inside.Start <= to && from <= c.inside.End })
}

// conditionals are the directives in branches of conditional groups.
func (g *grouping) conditionals() []*conditional {
	sentinel := accdir.Table.Sentinel
	if g.toACC {
		sentinel = ompdir.Table.Sentinel
	}
	return g.lines.conditionals([]string{sentinel})
}

// without is a file with blanks in the place of directives.
func without(f *source.File, printer emit.Printer, list []source.Span) *source.File {
	t := linesOf(f, printer)
	text := bytes.Clone(f.Text)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			if text[i] != '\n' && text[i] != '\r' {
				text[i] = ' '
			}
		}
	}
	for _, s := range list {
		from, to := s.Start, s.End
		// A directive that is a line goes up to the last word that is spelled in it, which a macro may have replaced by nothing.
		if at, in := t.At(from); in && t.Lines[t.LineOf(at)].Kind == tokens.Directive {
			to = max(to, int(t.Toks[t.Lines[t.LineOf(at)].End-1].End))
		}
		blank(from, to)
	}
	return source.NewFile(f.Name, text)
}
