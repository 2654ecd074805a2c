package frontend

import (
	"strings"

	"accc/pragma"
)

// A Declared is a directive that declares the name of a reduction or a mapper, in the list of all such directives that are visible at a
// place: an inner scope comes before the scopes around it, and in one scope the latest directive comes first. One directive that names
// several types, or several directives for different types, share a name.
type Declared struct {
	// Directive is nil where a module that is not there may declare any name.
	*pragma.Directive
	// Level is how many scopes are around the one of the directive, which tells the scopes in a list apart; -1: use association brings the
	// name there (Fortran).
	Level int
	Next  *Declared
	// Host is the front end's own object.
	Host any
}

// name is the name that the directive declares, in one spelling: a mapper without a name is the default one.
func (d *Declared) name() string {
	if d.Args == nil {
		return ""
	}
	return declaredName(d.Args.Operator.Text, d.Fortran)
}

func declaredName(name string, fortran bool) string {
	if fortran {
		name = strings.ToLower(name)
	}
	if name == "default" {
		return ""
	}
	return name
}

// Named returns the directives of a kind that declare a name and are visible at the construct, the innermost first. all reports whether
// there can be no others.
func (c *Construct) Named(def *pragma.DirectiveDef, name string) (list []*Declared, all bool) {
	name = declaredName(name, c.Directive.Fortran)
	all = true
	for d := c.Visible; d != nil; d = d.Next {
		switch {
		case d.Directive == nil:
			all = false
		case d.Def == def && d.name() == name:
			list = append(list, d)
		}
	}
	return list, all
}

// Earlier returns the directives of the same kind and name that the scope of a declare directive has before it.
func (d *Declared) Earlier() (list []*Declared) {
	for x := d.Next; x != nil && x.Level == d.Level; x = x.Next {
		if x.Directive != nil && x.Args != nil && x.Def == d.Def && x.name() == d.name() {
			list = append(list, x)
		}
	}
	return list
}
