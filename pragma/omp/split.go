package omp

import (
	"slices"

	"accc/pragma"
)

// A Leaf is one construct of a directive, with what applies to it.
type Leaf struct {
	Def *pragma.DirectiveDef
	// Clauses are those of the directive that apply to the construct, in the order written. A clause of which only a part applies
	// is a copy that has only these arguments.
	Clauses []*pragma.Clause
	// Implied are clauses that follow from others: shared on parallel and teams, map on target, and what linear means on the
	// constructs around. Their spans are those of the clause from which they follow.
	Implied []*pragma.Clause
}

// Split returns the leaves of a directive, outermost first, each with its clauses by OpenMP 5.2 §17.2. A directive that is no
// combination is its only leaf. iteration tells whether a variable is the iteration variable of a loop of the directive, declared
// outside of it; nil means that none is. Clauses that no leaf takes are in no leaf.
//
// The rules, for a clause that several leaves could take:
//
//	private, linear, induction     the innermost leaf
//	nowait                         the outermost leaf
//	firstprivate                   distribute, else teams; and the worksharing construct or taskloop, else parallel; and target, for
//	                               variables in no lastprivate and no map
//	lastprivate                    all leaves; tofrom on target for variables in no map
//	reduction                      all leaves, but for parallel and teams where a leaf inside does it; tofrom on target
//	allocate                       leaves that get a private copy of the variable
//	others                         all leaves
//	any that names a directive     its leaves
//
// Where parallel or teams get no copy of what is firstprivate, lastprivate or reduced inside, the variable is shared there.
func Split(d *pragma.Directive, iteration func(*pragma.Var) bool) []Leaf {
	defs := d.Def.Leaves
	if len(defs) == 0 {
		return []Leaf{{Def: d.Def, Clauses: d.Clauses}}
	}
	s := splitter{directive: d, leaves: make([]Leaf, len(defs)), iteration: iteration}
	for i, def := range defs {
		s.leaves[i].Def = def
	}
	for _, c := range d.Clauses {
		if c.Def != ClauseAllocate {
			s.clause(c)
		}
	}
	for _, c := range d.All(ClauseAllocate) {
		s.allocate(c)
	}
	return s.leaves
}

type splitter struct {
	directive *pragma.Directive
	leaves    []Leaf
	iteration func(*pragma.Var) bool
}

// takers are the leaves that take a clause, of the first n.
func (s *splitter) takers(c *pragma.ClauseDef, n int) (out []int) {
	for i := range s.leaves[:n] {
		if s.leaves[i].Def.Use(c) != nil {
			out = append(out, i)
		}
	}
	return out
}

// index is the place of a leaf, or -1.
func (s *splitter) index(defs ...*pragma.DirectiveDef) int {
	return slices.IndexFunc(s.leaves, func(l Leaf) bool { return slices.Contains(defs, l.Def) })
}

func (s *splitter) give(leaf int, c *pragma.Clause) {
	s.leaves[leaf].Clauses = append(s.leaves[leaf].Clauses, c)
}

func (s *splitter) clause(c *pragma.Clause) {
	all := len(s.leaves)
	takers := s.takers(c.Def, all)
	if len(takers) == 0 {
		return
	}
	innermost := takers[len(takers)-1]
	if named := c.Leaf(); named != nil {
		for _, i := range takers {
			if named.Is(s.leaves[i].Def) {
				s.give(i, c)
			}
		}
		return
	}
	switch c.Def {
	case ClausePrivate, ClauseInduction:
		s.give(innermost, c)
	case ClauseNowait:
		s.give(takers[0], c)
	case ClauseFirstprivate:
		s.firstprivate(c, s.give)
	case ClauseLastprivate:
		s.lastprivate(c, all, s.give)
	case ClauseReduction:
		s.reduction(c, takers)
	case ClauseLinear:
		s.give(innermost, c)
		s.linear(c, innermost)
	default:
		for _, i := range takers {
			s.give(i, c)
		}
	}
}

// with is the clause with some of its arguments, or nil if there are none.
func with(c *pragma.Clause, keep func(*pragma.Arg) bool) *pragma.Clause {
	var args []*pragma.Arg
	for _, a := range c.Args {
		if keep(a) {
			args = append(args, a)
		}
	}
	switch len(args) {
	case 0:
		return nil
	case len(c.Args):
		return c
	}
	out := *c
	out.Args = args
	return &out
}

// names tells whether a clause of the directive names a variable.
func (s *splitter) names(def *pragma.ClauseDef, a *pragma.Arg) bool {
	for _, c := range s.directive.All(def) {
		for _, b := range c.Args {
			if sameVar(a, b) {
				return true
			}
		}
	}
	return false
}

func sameVar(a, b *pragma.Arg) bool {
	return a.Var != nil && b.Var != nil && a.Var.Name == b.Var.Name && a.Var.Common == b.Var.Common
}

// imply adds a clause that follows from another, for variables for which the leaf has none yet.
func (s *splitter) imply(leaf int, def *pragma.ClauseDef, modifier string, from *pragma.Clause) {
	if leaf < 0 || from == nil {
		return
	}
	l := &s.leaves[leaf]
	rest := with(from, func(a *pragma.Arg) bool {
		for _, c := range append(append([]*pragma.Clause(nil), l.Clauses...), l.Implied...) {
			if c.Def == def && slices.ContainsFunc(c.Args, func(b *pragma.Arg) bool { return sameVar(a, b) }) {
				return false
			}
		}
		return true
	})
	if rest == nil {
		return
	}
	c := &pragma.Clause{Def: def, Spelling: def.Name, Parens: true, Span: from.Span, NameSpan: from.NameSpan,
		Args: rest.Args}
	if modifier != "" {
		c.Modifiers = []pragma.Modifier{{Word: pragma.Word{Text: modifier, Span: from.NameSpan}}}
	}
	l.Implied = append(l.Implied, c)
}

// firstprivate gives the clause to its leaves.
func (s *splitter) firstprivate(c *pragma.Clause, give func(int, *pragma.Clause)) {
	distribute, teams, parallel, target := s.index(DirDistribute), s.index(DirTeams), s.index(DirParallel),
		s.index(DirTarget)
	inner := s.index(DirFor, DirSections, DirSingle, DirScope, DirTaskloop)
	onTeams, onParallel := false, false
	switch {
	case distribute >= 0:
		give(distribute, c)
	case teams >= 0:
		give(teams, c)
		onTeams = true
	}
	switch {
	case inner >= 0:
		give(inner, c)
	case parallel >= 0:
		give(parallel, c)
		onParallel = true
	}
	if target >= 0 {
		part := with(c, func(a *pragma.Arg) bool { return !s.names(ClauseLastprivate, a) && !s.names(ClauseMap, a) })
		if part != nil {
			give(target, part)
		}
	}
	if parallel >= 0 && !onParallel {
		s.imply(parallel, ClauseShared, "", c)
	}
	if teams >= 0 && !onTeams {
		s.imply(teams, ClauseShared, "", c)
	}
}

// lastprivate gives the clause to the first n leaves.
func (s *splitter) lastprivate(c *pragma.Clause, n int, give func(int, *pragma.Clause)) {
	for _, i := range s.takers(ClauseLastprivate, n) {
		give(i, c)
	}
	outside := with(c, func(a *pragma.Arg) bool { return !s.names(ClauseFirstprivate, a) })
	s.imply(s.index(DirParallel), ClauseShared, "", outside)
	s.imply(s.index(DirTeams), ClauseShared, "", outside)
	s.imply(s.index(DirTarget), ClauseMap, "tofrom", s.unmapped(c))
}

// unmapped is the clause with those variables that no map clause names.
func (s *splitter) unmapped(c *pragma.Clause) *pragma.Clause {
	return with(c, func(a *pragma.Arg) bool { return !s.names(ClauseMap, a) })
}

// reduction gives the clause to all leaves but those inside of which another combines the copies.
func (s *splitter) reduction(c *pragma.Clause, takers []int) {
	inner := s.index(DirFor, DirSections, DirLoop, DirTaskloop) >= 0
	for _, i := range takers {
		switch def := s.leaves[i].Def; {
		case def == DirParallel && inner, def == DirTeams && s.index(DirLoop) >= 0:
			s.imply(i, ClauseShared, "", c)
		default:
			s.give(i, modified(c, def))
		}
	}
	s.imply(s.index(DirTarget), ClauseMap, "tofrom", s.unmapped(c))
}

// modified is the reduction clause with those modifiers that a leaf takes: inscan is for loops, task for regions that run tasks.
func modified(c *pragma.Clause, leaf *pragma.DirectiveDef) *pragma.Clause {
	drop := func(m pragma.Modifier) bool {
		switch m.Word.Text {
		case "inscan":
			return leaf != DirFor && leaf != DirSimd
		case "task":
			return leaf != DirParallel && leaf != DirFor && leaf != DirSections && leaf != DirScope
		}
		return false
	}
	if !slices.ContainsFunc(c.Modifiers, drop) {
		return c
	}
	out := *c
	out.Modifiers = slices.DeleteFunc(slices.Clone(c.Modifiers), drop)
	return &out
}

// linear gives the leaves around what the clause means for them: the value from before, but for an iteration variable, and the
// value of the last iteration.
func (s *splitter) linear(c *pragma.Clause, innermost int) {
	around := func(leaf int, part *pragma.Clause) {
		if leaf < innermost {
			s.imply(leaf, part.Def, "", part)
		}
	}
	as := func(def *pragma.ClauseDef, part *pragma.Clause) *pragma.Clause {
		return &pragma.Clause{Def: def, Spelling: def.Name, Parens: true, Span: c.Span, NameSpan: c.NameSpan, Args: part.Args}
	}
	before := with(c, func(a *pragma.Arg) bool { return a.Var == nil || s.iteration == nil || !s.iteration(a.Var) })
	if before != nil {
		s.firstprivate(as(ClauseFirstprivate, before), func(leaf int, part *pragma.Clause) {
			if s.leaves[leaf].Def != DirTarget { // the value comes back by the map that lastprivate implies
				around(leaf, part)
			}
		})
	}
	s.lastprivate(as(ClauseLastprivate, c), innermost, around)
}

// allocate gives the clause to the leaves that have a private copy of the variable.
func (s *splitter) allocate(c *pragma.Clause) {
	for i := range s.leaves {
		l := &s.leaves[i]
		if l.Def.Use(ClauseAllocate) == nil {
			continue
		}
		part := with(c, func(a *pragma.Arg) bool {
			for _, other := range append(append([]*pragma.Clause(nil), l.Clauses...), l.Implied...) {
				if makesCopy(other.Def) && slices.ContainsFunc(other.Args, func(b *pragma.Arg) bool { return sameVar(a, b) }) {
					return true
				}
			}
			return false
		})
		if part != nil {
			s.give(i, part)
		}
	}
}

func makesCopy(c *pragma.ClauseDef) bool {
	return c.Group == pragma.GroupPrivate || c.Group == pragma.GroupReduce
}
