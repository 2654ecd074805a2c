package emit

import (
	"fmt"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/quirks"
	"accc/frontend/source"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// gfortran takes no components of variables in target update, and in map no components of variables that have allocatable ones. Names
// that are associated with the components may be there: the directive is in an associate construct. So is one that has elements of a named
// constant, which flang compiles by a name of a variable alone.

// A selector is a component or a named constant, and the name that stands for it.
type selector struct{ name, component string }

// associated is a directive that has names for the components that gfortran does not take, and these names; nil where it has no such
// components, or runs after the construct around it would have ended.
func (t *fortranTranslation) associated(d *pragma.Directive) (*pragma.Directive, []selector) {
	for _, c := range d.Clauses {
		if c.Def == ompdir.ClauseNowait || c.Def == ompdir.ClauseDepend {
			return d, nil
		}
	}
	var list []selector
	out := *d
	out.Clauses = slices.Clone(d.Clauses)
	for i, c := range out.Clauses {
		own := *c
		own.Args = slices.Clone(c.Args)
		for j, a := range own.Args {
			component, subscripts := splitSubscripts(a.Text())
			if !t.refusedComponent(c, component) {
				continue
			}
			at := slices.IndexFunc(list, func(s selector) bool { return strings.EqualFold(s.component, component) })
			if at < 0 {
				at = len(list)
				name := component // of a named constant
				if strings.Contains(component, "%") {
					name = nameFor(component, list)
				}
				list = append(list, selector{name, component})
			}
			name := list[at].name
			if len(subscripts) > 0 {
				name += a.Text()[len(component):]
			}
			own.Args[j] = varArg(name)
			out.Clauses[i] = &own
		}
	}
	return &out, list
}

// opened are the names that are associated in the body of a directive.
type opened struct {
	source.Span
	list []selector
}

// openedAt are the names that are associated at an offset, the innermost last.
func (t *fortranTranslation) openedAt(at int) (list []selector) {
	for _, o := range t.opened {
		if o.Start <= at && at < o.End {
			list = append(list, o.list...)
		}
	}
	return list
}

// open notes the names that are associated around the body of a directive which has been written.
func (t *fortranTranslation) open(body source.Span, f *ompForm) {
	for _, d := range f.lines {
		if _, list := t.associated(d); len(list) > 0 && body.IsValid() && body.File == t.file && d.Def.Assoc != pragma.Standalone && !t.keep {
			t.opened = append(t.opened, opened{body, list})
		}
	}
	t.around = nil
}

// unopened are selectors without those of the associate constructs around.
func (t *fortranTranslation) unopened(list []selector) []selector {
	return slices.DeleteFunc(slices.Clone(list), func(s selector) bool {
		same := func(o selector) bool { return strings.EqualFold(o.name, s.name) }
		for i := len(t.around) - 1; i >= 0; i-- {
			if o := t.around[i]; same(o) {
				return plainName(o.component) == plainName(s.component)
			}
		}
		return false
	})
}

// refusedComponent reports whether gfortran does not take a component in a clause, or flang a named constant.
func (t *fortranTranslation) refusedComponent(c *pragma.Clause, component string) bool {
	if !strings.Contains(component, "%") {
		return c.Def == ompdir.ClauseMap && t.program.Constants[plainName(component)]
	}
	switch c.Def {
	case ompdir.ClauseTo, ompdir.ClauseFrom:
		return t.program.For.Have(quirks.ComponentInUpdate)
	case ompdir.ClauseMap:
		return t.program.Components[plainName(component)] && t.program.For.Have(quirks.ComponentInMap)
	}
	return false
}

// renamed takes the named constants out of the maps that have another name where they are used, and reports them.
func (t *fortranTranslation) renamed(at, body source.Span, f *ompForm) {
	for _, d := range f.lines {
		for _, c := range d.Clauses {
			if c.Def != ompdir.ClauseMap {
				continue
			}
			c.Args = slices.DeleteFunc(slices.Clone(c.Args), func(a *pragma.Arg) bool {
				name := plainName(a.Text())
				if !t.program.Constants[name] || t.text.Mentions(t.text.Within(body.Start, body.End), name) {
					return false
				}
				acctoomp.Changed.New(at, "%s", quirks.ConstantElements.Say(name)).To(t.r)
				return true
			})
		}
		d.Clauses = slices.DeleteFunc(slices.Clone(d.Clauses), func(c *pragma.Clause) bool { return c.Def == ompdir.ClauseMap && len(c.Args) == 0 })
	}
}

// plainName is a component without blanks and without capitals.
func plainName(component string) string {
	return strings.ToLower(strings.Join(strings.Fields(component), ""))
}

// nameFor is a name for a component that no other has.
func nameFor(component string, others []selector) string {
	last := strings.TrimSpace(component[strings.LastIndex(component, "%")+1:])
	name := "accc_" + last
	for n := 2; slices.ContainsFunc(others, func(s selector) bool { return strings.EqualFold(s.name, name) }); n++ {
		name = fmt.Sprintf("accc_%s%d", last, n)
	}
	return name
}

// association are the lines that begin an associate construct.
func (t *fortranTranslation) association(list []selector, indent string) []string {
	var lines []string
	for i, s := range list {
		line := indent + "associate ("
		switch {
		case i > 0 && t.fixed:
			line = "     &  "
		case i > 0:
			line = indent + "  "
		}
		end := ")"
		if i < len(list)-1 {
			if end = ","; !t.fixed {
				end = ", &"
			}
		}
		lines = append(lines, line+s.name+" => "+s.component+end)
	}
	return lines
}
