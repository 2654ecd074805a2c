package omp

import (
	"bytes"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Regions that do not do what they look like: every thread runs the whole loop, a pointer is mapped and not what it points to.

var WholeLoop = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6004", Severity: diag.Warning, Title: "loop that every thread of a parallel region runs whole", Spec: "OpenMP 5.2 §10.1, §11.5",
		Doc: "parallel makes threads and shares nothing out: each of them runs all iterations and writes the same elements. A worksharing-loop construct " +
			"gives each thread a part of the iterations.",
		Avoid:         "#pragma omp parallel\nfor (int m = 0; m < 100; m++) a[m] = 2 * b[m];",
		Prefer:        "#pragma omp parallel for\nfor (int m = 0; m < 100; m++) a[m] = 2 * b[m];",
		AvoidFortran:  "!$omp parallel\ndo i = 1, 100\na(i) = 2 * b(i)\nend do\n!$omp end parallel",
		PreferFortran: "!$omp parallel do\ndo i = 1, 100\na(i) = 2 * b(i)\nend do\n!$omp end parallel do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if d.Def != omp.DirParallel || len(c.Children) > 0 || d.Incomplete || d.Find(omp.ClauseIf) != nil || d.Find(omp.ClauseNumThreads) != nil ||
			d.Find(omp.ClauseReduction) != nil || locks(p, c) || calls(p, c) || sharing.Parent(c) != nil ||
			p.Unit.Language == frontend.Fortran && !c.End.IsValid() {
			return
		}
		loop := c.Body
		if len(c.Statements) == 1 {
			loop = c.Statements[0]
		} else if len(c.Statements) > 1 {
			return
		}
		word := [...]string{frontend.C: "for", frontend.Fortran: "do"}[p.Unit.Language]
		if !startsWith(loop, word) {
			return
		}
		var written *frontend.Use
		for i, u := range c.Uses {
			s := u.Symbol
			if s == nil || s.Type == nil {
				continue
			}
			if factsOf(p).Threadprivate[s] != nil || s.Aliased || s.Atomic {
				return
			}
			element := s.Type.Class == frontend.Array || s.Type.Class == frontend.Pointer && u.Kind&frontend.Through != 0
			if u.Kind&frontend.Write != 0 && element && written == nil && shared(p, c, u) {
				written = &c.Uses[i]
			}
		}
		if written == nil {
			return
		}
		r := p.New(sema.FirstLine(loop), "every thread runs all iterations of this loop").See(d.NameSpan, "the threads are made here").
			See(written.Span, "'%s' is shared, so all of them write the same elements", written.Symbol.Name)
		if !sema.FromMacro(d) && !c.End.IsValid() {
			r.Fix("share the iterations", source.Edit{Span: source.Span{File: d.NameSpan.File, Start: d.NameSpan.End, End: d.NameSpan.End}, New: " " + word})
		} else {
			r.Note("parallel %s shares the iterations", word)
		}
		r.To(p)
	},
})

// startsWith reports whether the text of a span begins with a word.
func startsWith(s source.Span, word string) bool {
	if !s.IsValid() || s.End > len(s.File.Text) {
		return false
	}
	rest, ok := bytes.CutPrefix(bytes.ToLower(s.File.Text[s.Start:s.End]), []byte(word))
	return ok && len(rest) > 0 && strings.IndexByte(" \t(", rest[0]) >= 0
}

// calls reports whether the construct calls something: what happens there is not known.
func calls(p *sema.Pass, c *frontend.Construct) bool {
	r := p.Routines[c]
	if r == nil {
		return true
	}
	for _, call := range r.Calls {
		if call.In.Within(c) {
			return true
		}
	}
	return false
}

var PointerMapped = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6006", Severity: diag.Warning, Title: "pointer mapped without what it points to", Spec: "OpenMP 5.2 §5.8.3",
		Doc:    "map(tofrom: q) copies the pointer itself, which holds a host address. A section maps the elements and makes the pointer on the device point to them.",
		Avoid:  "#pragma omp target map(tofrom: q)\nq[0] = 1;",
		Prefer: "#pragma omp target map(tofrom: q[0:n])\nq[0] = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || !sharing.Has(c, omp.DirTarget) || c.Directive.Incomplete || requires(p) {
			return
		}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseMap || len(v.Path) > 0 || s.Type.Class != frontend.Pointer || elsewhere(p, s) {
				return
			}
			for _, u := range c.Uses {
				if u.Symbol != s {
					continue
				}
				if u.Kind&frontend.Through == 0 {
					continue
				}
				p.New(v.Span, "'%s' is mapped as a pointer, without the elements it points to", s.Name).See(u.Span, "the device follows it here").
					Note("map a section: %s[0:count]", s.Name).To(p)
				return
			}
		})
	},
})

// requires reports whether the unit relies on memory that host and device share.
func requires(p *sema.Pass) bool { return p.Has(omp.DirRequires) }

// elsewhere reports whether another directive maps a part of what a pointer points to, or a region or the routine may have put an
// address of the device into it.
func elsewhere(p *sema.Pass, s *frontend.Symbol) bool {
	for _, c := range p.Constructs {
		found := false
		for _, u := range c.Uses {
			found = found || u.Symbol == s && sharing.Has(c, omp.DirTarget) && u.Kind&frontend.Write != 0 && u.Kind&frontend.Through == 0
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			found = found || info.Symbol == s && len(v.Path) > 0
		})
		if found {
			return true
		}
	}
	for _, r := range p.Unit.Routines {
		for _, call := range r.Calls {
			if strings.HasPrefix(call.Name, "omp_target_") || strings.HasPrefix(call.Name, "omp_alloc") {
				return true
			}
		}
	}
	return false
}
