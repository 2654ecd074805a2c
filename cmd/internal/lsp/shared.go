package lsp

import (
	"accc/frontend/sharing"
	"accc/pragma"
	ompdir "accc/pragma/omp"
	ompsema "accc/sema/omp"
)

// sharedBy are the clauses that would say what the rules decide of variables in OpenMP.
var sharedBy = map[sharing.Attribute]struct {
	clause   *pragma.ClauseDef
	modifier string
}{
	sharing.Shared: {ompdir.ClauseShared, ""}, sharing.Private: {ompdir.ClausePrivate, ""}, sharing.Firstprivate: {ompdir.ClauseFirstprivate, ""},
	sharing.Lastprivate: {ompdir.ClauseLastprivate, ""}, sharing.Linear: {ompdir.ClauseLinear, ""}, sharing.Mapped: {ompdir.ClauseMap, "tofrom"},
}

// shared lists what the rules about data sharing decide for the directives of OpenMP in the main file.
func (a *analysis) shared() (out []implied) {
	if a.source == nil {
		return nil
	}
	for _, i := range ompsema.ImpliedIn(a.source.Neutral()) {
		d := i.Construct.Directive
		by, ok := sharedBy[i.Attribute]
		if !ok || d.Span.File != a.doc.file || d.Incomplete {
			continue
		}
		c := pragma.NewClause(by.clause)
		c.Parens = true
		if by.modifier != "" {
			c.Modifiers = []pragma.Modifier{{Word: pragma.Word{Text: by.modifier}}}
		}
		for _, s := range i.Symbols {
			c.Args = append(c.Args, &pragma.Arg{Kind: pragma.ArgVar, Var: &pragma.Var{Name: s.Name, Tokens: pragma.LexText(s.Name)}})
		}
		if n := len(out); n > 0 && out[n-1].directive == d {
			out[n-1].clauses = append(out[n-1].clauses, c)
			continue
		}
		out = append(out, implied{directive: d, clauses: []*pragma.Clause{c}})
	}
	return out
}
