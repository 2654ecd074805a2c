package omp

import (
	"cmp"
	"slices"

	"accc/frontend"
	"accc/frontend/sharing"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// sharingLeaves are the leaves whose regions have copies of variables that no clause names (OpenMP 5.2 §5.1.1): by a default
// clause, because they are tasks, or because a sequential loop inside counts with the variable.
var sharingLeaves = map[*pragma.DirectiveDef]bool{
	ompdir.DirParallel: true, ompdir.DirTeams: true, ompdir.DirTask: true, ompdir.DirTaskloop: true,
}

// implied are the private copies of a leaf that no clause asks for, in the order of the text.
func (d *directive) implied(leaf *ompdir.Leaf) (list []*copied) {
	if !sharingLeaves[leaf.Def] {
		return nil
	}
	c := d.construct
	uses := slices.Clone(c.Uses)
	slices.SortStableFunc(uses, func(a, b frontend.Use) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	seen := map[*frontend.Symbol]bool{}
	for _, u := range uses {
		s := u.Symbol
		if s == nil || seen[s] || sharing.NotVariable(s) || s.In.Within(c) || sharing.OwnInside(c, u) || sharing.LoopVariable(c, s) || len(sharing.Listed(c, s)) > 0 {
			continue
		}
		of := sharing.Of(d.facts, c, s)
		switch {
		case of.By != c, of.Attribute != sharing.Private && of.Attribute != sharing.Firstprivate:
			continue
		case of.Cause == sharing.Default && d.find(leaf, ompdir.ClauseDefault) == nil:
			continue
		}
		seen[s] = true
		m := d.private(d.host.Implicit(s, u.Span, true), u.Span, of.Attribute == sharing.Firstprivate)
		m.item.Implied = true
		list = append(list, m)
	}
	return list
}
