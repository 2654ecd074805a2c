package omp

import (
	"slices"

	"accc/frontend"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// resultsLost reports the scalars that a reduction or lastprivate clause in a target region leaves in the copy that the region has of them,
// and adds what it has looked at to done.
func resultsLost(p *sema.Pass, c *frontend.Construct, done map[*frontend.Symbol]bool) {
	sema.EachConstruct([]*frontend.Construct{c}, func(x *frontend.Construct) {
		eachItem(x, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseReduction && clause.Def != omp.ClauseLastprivate || len(v.Path) > 0 || done[s] {
				return
			}
			if !sharing.Scalar(s) || s.Type.Class == frontend.Aggregate || s.Aliased || mappedOutside(p, c, s) || knows(p, c, s) || !leadsTo(p, x, c, s) {
				return
			}
			done[s] = true
			read, ok := readAfter(p, c, s)
			if !ok && !(sema.Outlives(p, s) && clause.Def == omp.ClauseReduction && onlyReduced(c, s)) {
				return
			}
			what := "result of the reduction in"
			if clause.Def == omp.ClauseLastprivate {
				what = "last value of"
			}
			d := p.New(v.Span, "the %s '%s' is lost at the end of %s", what, s.Name, c.Directive.Def.Name)
			if x == c {
				d.See(c.Directive.NameSpan, "the device has a copy of '%s': before OpenMP 5.0, %s does not map it", s.Name, clause.Def.Name)
			} else {
				d.See(c.Directive.NameSpan, "the device has a copy of '%s': no clause maps it", s.Name)
			}
			if ok {
				d.See(read.Span, "the host reads the old value")
			}
			withMap(d, c, s).To(p)
		})
	})
}

// leadsTo reports whether what a clause of x gives a variable goes to the copy that the target region c, which is x or around it, has of
// the variable since no clause maps it.
func leadsTo(p *sema.Pass, x, c *frontend.Construct, s *frontend.Symbol) bool {
	if x == c {
		return p.Version < 50 && !slices.ContainsFunc(sharing.Listed(c, s), func(clause *pragma.Clause) bool {
			return clause.Def != omp.ClauseReduction && clause.Def != omp.ClauseLastprivate && clause.Def != omp.ClauseShared
		})
	}
	for in := x.Parent; in != nil; in = in.Parent {
		of := sharing.Of(factsOf(p), in, s)
		switch {
		case !sharing.IsOMP(in) || in.Directive.Incomplete:
			return false
		case in == c:
			return of.By == c && (of.Attribute == sharing.Shared || of.Attribute == sharing.Firstprivate && of.Cause == sharing.Implicit)
		case of.By != c && of.Attribute != sharing.Shared && of.Attribute != sharing.Reduction:
			return false
		}
	}
	return false
}

// mappedOutside reports whether a clause of a construct around a target region, or a directive about data of the routine, names a variable.
func mappedOutside(p *sema.Pass, c *frontend.Construct, s *frontend.Symbol) bool {
	for _, x := range p.Of(p.Routines[c]) {
		if x.Directive.Incomplete || !x.Within(c) && (aboutData(x) || c.Within(x)) && mentions(x, s) {
			return true
		}
	}
	return declaredTarget(p, s)
}

// onlyReduced reports whether a construct accesses a variable in constructs only that reduce it.
func onlyReduced(c *frontend.Construct, s *frontend.Symbol) bool {
	for _, u := range c.Uses {
		if u.Symbol != s {
			continue
		}
		reduced := false
		for in := u.In; in != nil && in.Within(c); in = in.Parent {
			for _, clause := range sharing.Listed(in, s) {
				reduced = reduced || clause.Def == omp.ClauseReduction
			}
		}
		if !reduced {
			return false
		}
	}
	return true
}
