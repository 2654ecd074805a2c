package omp

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Which clauses a directive takes: everything here is read from the tables.

var NotAllowed = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2001", Title: "clause on a directive that does not take it", Spec: "OpenMP 5.2 §3.2",
		Doc:           "Each directive takes the clauses that the specification lists for it and no others.",
		Avoid:         "#pragma omp parallel map(tofrom: a)\na[0] = 1;",
		Prefer:        "#pragma omp target map(tofrom: a)\na[0] = 1;",
		AvoidFortran:  "!$omp parallel map(tofrom: a)\na(1) = 1\n!$omp end parallel",
		PreferFortran: "!$omp target map(tofrom: a)\na(1) = 1\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) { sema.NotAllowed(p, c, takers) },
})

// takers names a compound directive made of d that takes the clause.
func takers(d *pragma.DirectiveDef, clause *pragma.ClauseDef) string {
	var best *pragma.DirectiveDef
	for _, other := range d.Table.Directives {
		if other != d && other.Is(d) && other.Use(clause) != nil && (best == nil || len(other.Leaves) < len(best.Leaves)) {
			best = other
		}
	}
	if best == nil {
		return ""
	}
	return fmt.Sprintf("%s takes it", best.Name)
}

var Repeated = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2002", Title: "clause repeated", Spec: "OpenMP 5.2 §3.2",
		Doc:           "The clause can be given once on a directive.",
		Avoid:         "#pragma omp parallel num_threads(2) num_threads(4)\n{}",
		Prefer:        "#pragma omp parallel num_threads(4)\n{}",
		AvoidFortran:  "!$omp parallel num_threads(2) num_threads(4)\n!$omp end parallel",
		PreferFortran: "!$omp parallel num_threads(4)\n!$omp end parallel",
	},
	Run: sema.Repeated,
})

var Exclusive = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2003", Title: "clauses that exclude each other", Spec: "OpenMP 5.2 §3.2",
		Doc:           "At most one of these clauses can be given.",
		Avoid:         "#pragma omp taskloop grainsize(4) num_tasks(8)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		Prefer:        "#pragma omp taskloop grainsize(4)\nfor (i = 0; i < 10; i++) p[i] = 0;",
		AvoidFortran:  "!$omp taskloop grainsize(4) num_tasks(8)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp taskloop grainsize(4)\ndo i = 1, 10\na(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		for _, set := range d.Def.Exclusive {
			var first *pragma.Clause
			for _, clause := range d.Clauses {
				if !sema.Contains(set, clause.Def) {
					continue
				}
				if first == nil {
					first = clause
				} else if first.Def != clause.Def {
					r := p.New(clause.NameSpan, "%s cannot be combined with %s", clause.Def.Name, first.Def.Name).
						Citing(d.Def.Spec).See(first.NameSpan, "%s given here", first.Def.Name)
					sema.AddFix(r, "remove "+clause.Def.Name, sema.Removal(d, clause)).To(p)
				}
			}
		}
	},
})

var Required = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2004", Title: "required clause missing", Spec: "OpenMP 5.2 §3.2",
		Doc:           "Without one of these clauses the directive does nothing or has no meaning.",
		Avoid:         "#pragma omp target update nowait",
		Prefer:        "#pragma omp target update to(a) nowait",
		AvoidFortran:  "!$omp target update nowait",
		PreferFortran: "!$omp target update to(a) nowait",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if d.Def == omp.DirDepobj && d.Args == nil && !d.Incomplete && len(d.Clauses) > 0 && !slices.ContainsFunc(d.Clauses, func(c *pragma.Clause) bool { return len(c.Args) > 0 && c.Def != omp.ClauseUpdate }) {
			p.New(d.NameSpan, "depobj needs the object: depobj(object)").Citing(d.Def.Spec).To(p)
			return
		}
		if len(d.Def.Required) == 0 || d.Incomplete {
			return
		}
		var names []string
		for _, def := range d.Def.Required {
			if d.Find(def) != nil {
				return
			}
			names = append(names, def.NameIn(d.Fortran))
		}
		what := "one of " + strings.Join(names, ", ")
		if len(names) == 1 {
			what = names[0]
		}
		p.New(d.NameSpan, "%s needs %s", d.Def.NameIn(d.Fortran), what).Citing(d.Def.Spec).To(p)
	},
})

var TooNew = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2010", Title: "newer than the version of OpenMP asked for", Spec: "OpenMP 5.2 §1",
		Doc: "The directive, clause or modifier came with a later version of OpenMP than -std=omp says. Without -std=omp the newest version is meant.",
	},
	Run: sema.TooNew,
})

var TooOld = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2005", Severity: diag.Warning, Title: "deprecated in the version of OpenMP asked for", Spec: "OpenMP 5.2 §B",
		Doc: "The version that -std=omp asks for deprecates the directive, clause or modifier, or no longer has it. Without -std=omp nothing is said.",
	},
	Run: sema.TooOld,
})
