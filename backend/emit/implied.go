package emit

import (
	"slices"

	"accc/ir"
	"accc/pragma"
)

// An Implied is what the implicit rules add to a directive.
type Implied struct {
	Loc     *ir.FileLoc // of the directive
	Clauses []*pragma.Clause
}

// ImpliedBy lists, for each directive of a module that the user wrote, the clauses that the rules decided, with those of
// their arguments that the user did not write.
func ImpliedBy(module *ir.Op, printer Printer) (out []Implied) {
	plain, _ := Directives(module, Options{Printer: printer})
	full, _ := Directives(module, Options{Printer: printer, Implicit: true, Unsayable: true})
	type place struct {
		file      string
		line, col int
	}
	said := map[place][]*pragma.Clause{}
	for _, d := range plain {
		if d.Loc != nil {
			at := place{d.Loc.File, d.Loc.Line, d.Loc.Col}
			said[at] = append(said[at], d.Clauses...)
		}
	}
	for _, d := range full {
		if d.Loc == nil {
			continue
		}
		if added := beyond(d.Clauses, said[place{d.Loc.File, d.Loc.Line, d.Loc.Col}]); len(added) > 0 {
			out = append(out, Implied{d.Loc, added})
		}
	}
	return out
}

// beyond are the clauses of a list, with those of their arguments, that another does not have.
func beyond(list, said []*pragma.Clause) (added []*pragma.Clause) {
	known := map[string]bool{}
	for _, c := range said {
		known[c.Text()] = true
		for _, v := range c.Args {
			known[c.Def.Name+" "+v.Text()] = true
		}
	}
	for _, c := range list {
		if known[c.Text()] {
			continue
		}
		only := *c
		only.Args = slices.DeleteFunc(slices.Clone(c.Args), func(v *pragma.Arg) bool { return known[c.Def.Name+" "+v.Text()] })
		if len(c.Args) == 0 || len(only.Args) > 0 {
			added = append(added, &only)
		}
	}
	return added
}
