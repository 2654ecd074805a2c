package lsp

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
)

// An occurrence is where a variable is named.
type occurrence struct {
	symbol *frontend.Symbol
	span   source.Span // the name alone
	clause bool        // in a directive
	write  bool
}

// named are the variables that directives name, by the tokens that do.
func (a *analysis) named() (list []occurrence) {
	for _, c := range a.constructs {
		add := func(tokens []pragma.Token, symbols []*frontend.Symbol) {
			for i, t := range tokens {
				if t.Kind != pragma.Ident || t.Macro != "" || i > 0 && (tokens[i-1].Text == "." || tokens[i-1].Text == "->" || tokens[i-1].Text == "%") {
					continue
				}
				for _, s := range symbols {
					if a.same(t.Text, s.Name) {
						list = append(list, occurrence{symbol: s, span: t.Span, clause: true})
						break
					}
				}
			}
		}
		for v, info := range c.Vars {
			if s := info.Symbol; s != nil && len(v.Tokens) > 0 && !info.Associate && !s.InClause {
				add(v.Tokens[:1], []*frontend.Symbol{s})
			}
		}
		for e, info := range c.Exprs {
			add(e.Tokens, info.Reads)
		}
	}
	slices.SortFunc(list, func(x, y occurrence) int { return x.span.Start - y.span.Start })
	return slices.CompactFunc(list, func(x, y occurrence) bool { return x.span == y.span })
}

// same compares names as the language of the document does.
func (a *analysis) same(x, y string) bool {
	if a.fortran() {
		return strings.EqualFold(x, y)
	}
	return x == y
}

func (a *analysis) fortran() bool { return a.setup.Language.Language() == frontend.Fortran }

// under is the variable that a directive names at an offset, nil for none.
func (a *analysis) under(at int) *occurrence {
	if a.source == nil {
		return nil
	}
	for _, o := range a.named() {
		if o.span.File == a.doc.file && inside(o.span, at) {
			return &o
		}
	}
	return nil
}

// occurrences are all places of the document's program that name a variable, its declaration first. whole is false where one of them
// is not the name as it stands in the text: it comes from a macro.
func (a *analysis) occurrences(s *frontend.Symbol) (list []occurrence, whole bool) {
	whole = true
	seen := map[source.Span]bool{}
	add := func(o occurrence) {
		if !o.span.IsValid() || seen[o.span] {
			return
		}
		seen[o.span] = true
		if !a.same(o.span.Text(), s.Name) {
			whole = false
			return
		}
		list = append(list, o)
	}
	add(occurrence{symbol: s, span: s.Decl, write: true})
	for _, r := range a.source.Neutral().Routines {
		for _, u := range r.Uses {
			if u.Symbol == s {
				add(occurrence{symbol: s, span: u.Span, write: u.Kind&frontend.Write != 0})
			}
		}
	}
	for _, o := range a.named() {
		if o.symbol == s {
			add(o)
		}
	}
	return list, whole
}

// declaredAt is the variable with a name whose declaration is in a place of the newest text.
func (v view) declaredAt(at location, name string) *frontend.Symbol {
	is := func(s *frontend.Symbol) bool {
		return s != nil && s.Decl.IsValid() && v.same(s.Name, name) && v.locationOf(s.Decl) == at
	}
	for _, r := range v.source.Neutral().Routines {
		for _, u := range r.Uses {
			if is(u.Symbol) {
				return u.Symbol
			}
		}
	}
	for _, o := range v.named() {
		if is(o.symbol) {
			return o.symbol
		}
	}
	return nil
}

// holder is the routine whose name a variable is, nil for others.
func (a *analysis) holder(s *frontend.Symbol) *frontend.Routine {
	if !s.Local {
		return nil
	}
	for _, r := range a.source.Neutral().Routines {
		if r.Span.File == s.Decl.File && r.Span.Start <= s.Decl.Start && s.Decl.End <= r.Span.End {
			return r
		}
	}
	return nil
}
