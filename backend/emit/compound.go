package emit

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/omp"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// join makes the directive that a sequence of leaf constructs is, so that ompdir.Split gives the leaves their clauses back.
// Clauses at the end directive, by name, are left out.
func join(leaves []*leaf, end []string) (*pragma.Directive, error) {
	def := compoundOf(leaves)
	if def == nil {
		return nil, fmt.Errorf("no directive combines %s", named(constructsOf(leaves)))
	}
	d := &pragma.Directive{Def: def, Args: leaves[0].arg}
	if len(leaves) == 1 {
		d.Clauses = clausesOf(leaves[0].units, end)
		return d, nil
	}
	name(leaves)
	units := sayable(sequence(leaves))
	whole := &pragma.Directive{Def: def}
	for _, u := range units {
		whole.Clauses = append(whole.Clauses, u.Clause)
	}
	split := ompdir.Split(whole, nil)
	var out []*unit
	for _, u := range units {
		out = append(out, u.forLeaves(leaves, split)...)
	}
	if c := copiesScalars(leaves, units, out); c != nil {
		out = append(out, c)
	}
	d.Clauses = clausesOf(out, end)
	return d, nil
}

// copiesScalars is the clause that says that a device gets copies of scalars, which the rules decided: a firstprivate clause of the
// directive would be for its other leaves, too, and these share the copies. It is nil where there are none, or they are said.
func copiesScalars(leaves []*leaf, units, said []*unit) *unit {
	target := leaves[0]
	unsaid := func(u *unit) bool {
		return u.implied && u.Def == ompdir.ClauseFirstprivate && slices.Contains(target.units, u) && !slices.Contains(said, u)
	}
	if target.layout.Directive != ompdir.DirTarget || !slices.ContainsFunc(units, unsaid) ||
		slices.ContainsFunc(units, func(u *unit) bool { return u.Def == ompdir.ClauseDefaultmap }) {
		return nil
	}
	c := pragma.NewClause(ompdir.ClauseDefaultmap, pragma.WordArg("firstprivate: scalar"))
	c.Parens = true
	return &unit{Clause: c, text: c.Text(), implied: true, at: -1}
}

// name gives clauses the words that say which leaf they are for, where the user has written them, and these leaves the clauses:
// another one may have what they say.
func name(leaves []*leaf) {
	for _, w := range omprows.LeafWords(leaves[0].op) {
		fits := func(u *unit) bool {
			return !u.implied && u.Def == w.Clause && (w.Variable == "" || strings.EqualFold(u.Args[0].Text(), w.Variable)) && u.Leaf() == nil
		}
		var of *leaf
		order := slices.Clone(leaves)
		for _, l := range leaves {
			if of == nil && w.Leaf.Is(l.layout.Directive) {
				of, order = l, append([]*leaf{l}, order...)
			}
		}
		if of == nil {
			continue
		}
		for _, l := range order {
			if k := slices.IndexFunc(l.units, fits); k >= 0 {
				c := *l.units[k].Clause
				u := *l.units[k]
				c.Modifiers = append([]pragma.Modifier{omprows.Modifier(w.Leaf.NameIn(l.fortran))}, c.Modifiers...)
				u.Clause, u.text = &c, c.Text()
				l.units = slices.Delete(l.units, k, k+1)
				of.units = append(of.units, &u)
				break
			}
		}
	}
}

// compoundOf is the directive that consists of some leaves, or nil.
func compoundOf(leaves []*leaf) *pragma.DirectiveDef {
	return ompdir.Combined(constructsOf(leaves)...)
}

func constructsOf(leaves []*leaf) (list []*pragma.DirectiveDef) {
	for _, l := range leaves {
		list = append(list, l.layout.Directive)
	}
	return list
}

// named are the names of constructs, for messages.
func named(constructs []*pragma.DirectiveDef) string {
	var names []string
	for _, d := range constructs {
		names = append(names, d.Name)
	}
	return strings.Join(names, ", ")
}

// sequence is what the leaves say, each clause once, in an order that agrees with that of each leaf where these agree.
func sequence(leaves []*leaf) (out []*unit) {
	for _, l := range leaves {
		before := make([]*unit, len(l.units)) // the next one that is there already
		var next *unit
		for i := len(l.units) - 1; i >= 0; i-- {
			if slices.ContainsFunc(out, l.units[i].covers) {
				next = l.units[i]
			}
			before[i] = next
		}
		for i, u := range l.units {
			k := slices.IndexFunc(out, u.covers)
			switch {
			case k < 0 && before[i] == nil:
				out = append(out, u)
			case k < 0:
				out = slices.Insert(out, slices.IndexFunc(out, before[i].covers), u)
			default:
				implied := out[k].implied && u.implied
				if len(u.Modifiers) > len(out[k].Modifiers) {
					out[k] = u
				}
				out[k].implied = implied
			}
		}
	}
	return out
}

// sayable leaves out what the rules decided for a variable of the directive that another leaf has a private copy of: a directive names
// it in one clause.
func sayable(units []*unit) []*unit {
	private := func(u *unit) bool { return u.Def == ompdir.ClausePrivate || u.Def == ompdir.ClauseFirstprivate }
	return slices.DeleteFunc(slices.Clone(units), func(u *unit) bool {
		return u.implied && omprows.ListsVariables(u.Clause) && slices.ContainsFunc(units, func(o *unit) bool {
			return o.Def != u.Def && !o.implied && private(o) && omprows.ListsVariables(o.Clause) && o.Args[0].Text() == u.Args[0].Text()
		})
	})
}

// covers reports whether two units are one clause of the directive. Some modifiers of reductions are for some leaves alone. A variable that
// is mapped twice is in two clauses, except for the parts of a common block.
func (u *unit) covers(o *unit) bool {
	if u.Def != o.Def || u.info != nil && o.info != nil && u.info != o.info && !omprows.MapsCommon(u.info) {
		return false
	}
	return u.text == o.text || u.Def == ompdir.ClauseReduction && u.plain() == o.plain()
}

// plain is the text of the clause without modifiers.
func (u *unit) plain() string {
	c := *u.Clause
	c.Modifiers = nil
	return c.Text()
}

// forLeaves is the clause as the directive has it, so that the leaves that have it get it and no others do: if they are not
// those that it is for by OpenMP 5.2 §17.2, one for each leaf, which a modifier names.
func (u *unit) forLeaves(leaves []*leaf, split []ompdir.Leaf) []*unit {
	var have []*leaf
	asGiven := true
	for i, l := range leaves {
		has := slices.ContainsFunc(l.units, u.covers)
		given := slices.ContainsFunc(split[i].Clauses, func(c *pragma.Clause) bool { return u.covers(&unit{Clause: c, text: c.Text()}) })
		if has {
			have = append(have, l)
		}
		switch {
		case has == given || has && u.nested():
		case has && l.layout.Directive == ompdir.DirParallel && omp.IsComposite(l.op), given && u.ofThreads(leaves):
			// The copies of the loop are those of the threads that run it.
		case given && (!l.holds(u.Def) || u.Def != ompdir.ClauseIf && !u.implied):
			// Lowering has no use for it there.
		default:
			asGiven = false
		}
	}
	switch {
	case u.implied && u.Def == ompdir.ClauseLastprivate && leaves[0].layout.Directive == ompdir.DirTarget:
		return nil // the clause would also bring the variable back from the device (OpenMP 5.2 §17.2)
	case asGiven:
		return []*unit{u}
	case u.implied:
		return nil // no clause of the directive can say it
	}
	var out []*unit
	for _, l := range have {
		c := *u.Clause
		c.Modifiers = append([]pragma.Modifier{omprows.Modifier(l.layout.Directive.NameIn(l.fortran))}, c.Modifiers...)
		out = append(out, &unit{Clause: &c, text: c.Text()})
	}
	return out
}

// ofThreads reports whether a private copy is one of the threads that run the iterations of distribute parallel for.
func (u *unit) ofThreads(leaves []*leaf) bool {
	return u.Def == ompdir.ClausePrivate && slices.ContainsFunc(leaves, func(l *leaf) bool {
		return l.layout.Directive == ompdir.DirParallel && omp.IsComposite(l.op) && slices.ContainsFunc(l.units, u.covers)
	})
}

// nested reports whether the loop nest has the clause, and not the leaves that take it.
func (u *unit) nested() bool {
	return slices.ContainsFunc(omprows.NestRows, func(r omprows.ClauseRow) bool { return r.Clause == u.Def })
}

// holds reports whether a leaf's operation has a place for a clause.
func (l *leaf) holds(c *pragma.ClauseDef) bool {
	return slices.ContainsFunc(l.layout.Rows, func(r omprows.ClauseRow) bool { return r.Clause == c })
}

// clauseOrder is the order in which clauses are written: what runs the construct, how work is shared, what variables are, when
// and whether it runs. Clauses of a group stay in the order of the operation, which is that of the user. Those that are not
// listed come with the variables.
var clauseOrder = [][]*pragma.ClauseDef{
	{ompdir.ClauseRead}, {ompdir.ClauseWrite}, {ompdir.ClauseUpdate}, {ompdir.ClauseCapture}, {ompdir.ClauseCompare},
	{ompdir.ClauseSeqCst}, {ompdir.ClauseAcqRel}, {ompdir.ClauseAcquire}, {ompdir.ClauseRelease}, {ompdir.ClauseRelaxed},
	{ompdir.ClauseFail}, {ompdir.ClauseWeak}, {ompdir.ClauseHint},
	{ompdir.ClauseDevice}, {ompdir.ClauseCollapse}, {ompdir.ClauseNumTeams}, {ompdir.ClauseThreadLimit}, {ompdir.ClauseNumThreads},
	{ompdir.ClauseProcBind}, {ompdir.ClauseBind}, {ompdir.ClauseFilter},
	{ompdir.ClauseOrdered}, {ompdir.ClauseSchedule}, {ompdir.ClauseDistSchedule}, {ompdir.ClauseOrder},
	{ompdir.ClauseSafelen}, {ompdir.ClauseSimdlen}, {ompdir.ClauseGrainsize}, {ompdir.ClauseNumTasks},
	{ompdir.ClauseMap}, {ompdir.ClauseTo, ompdir.ClauseFrom}, {ompdir.ClauseUseDevicePtr}, {ompdir.ClauseUseDeviceAddr},
	{ompdir.ClauseIsDevicePtr}, {ompdir.ClauseHasDeviceAddr},
	{ompdir.ClauseDefault}, {ompdir.ClauseShared}, {ompdir.ClauseCopyin},
	{ompdir.ClausePrivate, ompdir.ClauseFirstprivate, ompdir.ClauseLastprivate}, {ompdir.ClauseLinear}, {ompdir.ClauseReduction},
	{ompdir.ClauseInReduction}, {ompdir.ClauseTaskReduction},
	nil, // the others
	{ompdir.ClauseFinal}, {ompdir.ClauseIf}, {ompdir.ClausePriority}, {ompdir.ClauseDetach}, {ompdir.ClauseUntied}, {ompdir.ClauseMergeable},
	{ompdir.ClauseNogroup}, {ompdir.ClauseCopyprivate}, {ompdir.ClauseNowait}, {ompdir.ClauseDepend},
}

func clauseRank(c *pragma.ClauseDef) int {
	others := 0
	for i, group := range clauseOrder {
		switch {
		case group == nil:
			others = i
		case slices.Contains(group, c):
			return i
		}
	}
	return others
}

// clausesOf are the clauses of units in the order in which they are written, neighbours that say the same of their variables as one;
// those named in end, as often as named, are left out.
func clausesOf(units []*unit, end []string) (out []*pragma.Clause) {
	units = slices.Clone(units)
	for _, name := range end {
		last := -1
		for i, u := range units {
			if u.Def.Name == name {
				last = i
			}
		}
		if last >= 0 {
			units = slices.Delete(units, last, last+1)
		}
	}
	slices.SortStableFunc(units, func(a, b *unit) int { return clauseRank(a.Def) - clauseRank(b.Def) })
	for i, u := range units {
		if n := len(out); n > 0 && omprows.ListsVariables(u.Clause) && out[n-1].Def == u.Def && omprows.SameWords(out[n-1], u.Clause) && units[i-1].second == u.second {
			out[n-1].Args = append(out[n-1].Args, u.Args...)
			continue
		}
		c := *u.Clause
		c.Args = slices.Clone(c.Args)
		out = append(out, &c)
	}
	return out
}
