package sema

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/pragma"
)

// NotAllowed reports a clause that the directive does not take. The hint says what to write instead, or is empty.
func NotAllowed(p *Pass, c *frontend.Construct, hint func(d *pragma.DirectiveDef, clause *pragma.ClauseDef) string) {
	d := c.Directive
	for _, clause := range d.Clauses {
		if d.Def.Use(clause.Def) != nil {
			continue
		}
		r := p.New(clause.NameSpan, "%s does not allow the clause %s", d.Def.Name, clause.Def.Name).Citing(d.Def.Spec)
		r.See(d.NameSpan, "the directive")
		if near := hint(d.Def, clause.Def); near != "" {
			r.Note("%s", near)
		}
		r.To(p)
	}
}

// Repeated reports a clause that is given more often than the table allows.
func Repeated(p *Pass, c *frontend.Construct) {
	type key struct {
		def   *pragma.ClauseDef
		group string
	}
	first := map[key]*pragma.Clause{}
	for _, clause := range c.Directive.Clauses {
		use := c.Directive.Def.Use(clause.Def)
		if use == nil || !use.Once {
			continue
		}
		k := key{clause.Def, Group(clause)}
		if first[k] == nil {
			first[k] = clause
			continue
		}
		r := p.New(clause.NameSpan, "%s is repeated", clause.Def.Name).Citing(c.Directive.Def.Spec).See(first[k].NameSpan, "first given here")
		AddFix(r, "remove it", Removal(c.Directive, clause)).To(p)
	}
}

// Group is the device_type group of a clause: "" for the default one.
func Group(c *pragma.Clause) string { return strings.Join(c.DeviceTypes, ",") }

// Contains reports whether a clause is one of a set.
func Contains(set []*pragma.ClauseDef, c *pragma.ClauseDef) bool {
	for _, other := range set {
		if other == c {
			return true
		}
	}
	return false
}

// Always reports whether a clause transfers what is present already.
func Always(clause *pragma.Clause) bool {
	return slices.ContainsFunc(clause.Modifiers, func(m pragma.Modifier) bool { return strings.HasPrefix(m.Word.Text, "always") })
}
