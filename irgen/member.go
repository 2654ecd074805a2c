package irgen

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/implicit"
	"accc/frontend"
	"accc/frontend/source"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// members gives data attributes to the members of a variable that a compute construct uses, each by itself, where a clause of it, or of
// a data construct around, names a member and not the variable: that clause is the attribute of this member alone, and the variable
// as a whole is not on the device (OpenACC 3.3 §2.6.2). It reports false, and does nothing, where no clause does, and where the
// construct uses the variable as a whole.
func (g *Generator) members(c *frontend.Construct, leaf *pragma.DirectiveDef, s *frontend.Symbol, explicit, private []*mapped,
	async acc.Held, list, first *[]*mapped) bool {
	var own []*mapped
	inPlace := false
	for _, m := range slices.Concat(explicit, private) {
		if m.object.Symbol == s && m.object.Member != "" && m.row.Def != accdir.ClauseAttach {
			own = append(own, m)
			inPlace = inPlace || m.object.PtrPtr == nil
		}
	}
	around := g.membersAround(s)
	if !inPlace && !slices.ContainsFunc(around, func(m *mapped) bool { return m.object.PtrPtr == nil }) {
		return false
	}
	uses, ok := g.memberUses(c, s)
	if !ok {
		return false
	}
	named := slices.Concat(own, around)
	for _, u := range uses {
		path := strings.Join(u.Members, ".")
		if slices.ContainsFunc(named, func(m *mapped) bool { return m.object.Member != path && inside(m.object.Member, path) }) {
			return false // more than what the clause is about
		}
	}
	for _, m := range own {
		m.member = true
	}
	covers := func(list []*mapped, path string) *mapped {
		if i := slices.IndexFunc(list, func(m *mapped) bool { return m.member && m.object.Symbol == s && inside(path, m.object.Member) }); i >= 0 {
			return list[i]
		}
		return nil
	}
	for _, u := range uses {
		path := strings.Join(u.Members, ".")
		if covers(own, path) != nil || covers(*list, path) != nil || covers(*first, path) != nil {
			continue
		}
		q := situation(c, leaf, u.Member)
		var m *mapped
		i := slices.IndexFunc(around, func(m *mapped) bool { return inside(path, m.object.Member) })
		if i >= 0 {
			q.Around = around[i].around()
		}
		switch a := implicit.Decide(q); {
		case i >= 0:
			m = g.againMember(rowOf[a], around[i], u.Span, async)
		case a == implicit.Firstprivate:
			m = g.private(acc.Firstprivate, acc.ClauseFirstprivate, g.host.Member(s, path, u.Span, true), "", true)
			m.member = true
			*first = append(*first, m)
			continue
		default:
			m = g.implicitMember(rowOf[a], s, path, u.Span, async)
		}
		m.member = true
		*list = append(*list, m)
	}
	return true
}

// inside tells whether the member with a path is another one or part of it.
func inside(path, of string) bool { return path == of || strings.HasPrefix(path, of+".") }

// membersAround are the clauses of data constructs around that name a member of a variable, innermost first.
func (g *Generator) membersAround(s *frontend.Symbol) (list []*mapped) {
	for i := len(g.scopes) - 1; i >= 0; i-- {
		for j := len(g.scopes[i].data) - 1; j >= 0; j-- {
			if m := g.scopes[i].data[j]; m.object.Symbol == s && m.object.Member != "" && m.row.Def != accdir.ClauseAttach {
				list = append(list, m)
			}
		}
	}
	return list
}

// memberUses are the uses of members of a variable in a construct, the outermost ones first; false where the variable is used as a whole.
func (g *Generator) memberUses(c *frontend.Construct, s *frontend.Symbol) (list []frontend.Use, ok bool) {
	for _, u := range c.Uses {
		if u.Symbol != s || g.privateInside(c, u) {
			continue
		}
		if len(u.Members) == 0 || u.Member == nil {
			return nil, false
		}
		list = append(list, u)
	}
	slices.SortStableFunc(list, func(a, b frontend.Use) int { return len(a.Members) - len(b.Members) })
	return list, len(list) > 0
}

// implicitMember maps a member that the user did not name.
func (g *Generator) implicitMember(row *accrows.Row, s *frontend.Symbol, path string, at source.Span, async acc.Held) *mapped {
	m := &mapped{row: row, clause: row.Clause, implicit: true, object: g.host.Member(s, path, at, false)}
	g.enterData(m, true, async)
	return m
}

// againMember is a member that a data construct around has mapped.
func (g *Generator) againMember(row *accrows.Row, outer *mapped, at source.Span, async acc.Held) *mapped {
	o := g.host.Member(outer.object.Symbol, outer.object.Member, at, false)
	o.Dims, o.Type = slices.Clone(outer.object.Dims), outer.object.Type
	m := &mapped{row: row, clause: row.Clause, implicit: true, object: o}
	g.enterData(m, true, async)
	return m
}
