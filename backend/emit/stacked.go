package emit

import (
	"regexp"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/frontend/source"
	"accc/pragma"
)

// Sources that are compiled with either language have directives of both for one statement. OpenMP allows one there, which the
// translation of the directive of OpenACC is; both are kept where the preprocessor chooses.

// What may be between two directives for one statement: blanks, comments and more directives.
var (
	nothingInC     = regexp.MustCompile(`^(?:\s|//[^\n]*|(?s:/\*.*?\*/)|#[ \t]*pragma[ \t](?:\\\r?\n|[^\n])*)*$`)
	nothingInFree  = regexp.MustCompile(`^(?:\s|![^\n]*)*$`)
	nothingInFixed = regexp.MustCompile(`^(?:\s|![^\n]*|\n[cC*][^\n]*)*$`)
)

// ownEdits are the edits that write the user's directives of OpenMP. Those in whose place a translation appears are removed.
func (t *translation) ownEdits(sites []Site, opts Header, remove func(*Site)) (edits []source.Edit) {
	if opts.Own == nil {
		return nil
	}
	edits = opts.Own(t.file)
	for _, s := range opts.OpenMP {
		if t.keep || !t.governs(&s) {
			continue
		}
		if s.Directive.File = t.file; s.End.IsValid() {
			s.End.File = t.file
		}
		a := t.translated(&s, sites)
		if a == nil {
			continue
		}
		at := source.Span{File: t.file, Start: s.Directive.Start, End: s.Directive.Start + len(firstLineOf(s.Directive.Text()))}
		acctoomp.Changed.New(a.Directive, "the translation takes the place of the OpenMP directive for the same statement").See(at, "it is left out").To(t.r)
		remove(&s)
		edits = slices.DeleteFunc(edits, func(e source.Edit) bool { return overlap(e.Span, s.Directive) || overlap(e.Span, s.End) })
	}
	return edits
}

// translated is the directive of OpenACC that becomes one for the statement of a directive of OpenMP; nil: none does.
func (t *translation) translated(s *Site, sites []Site) *Site {
	for i := range sites {
		a := &sites[i]
		if !t.governs(a) || !t.adjacent(s, a) {
			continue
		}
		if f, err := t.form(t.at[a.Directive.Start]); err == nil && len(f.lines) > 0 && f.lines[0].Def.Assoc != pragma.Standalone {
			return a
		}
	}
	return nil
}

func overlap(x, y source.Span) bool { return x.Start < y.End && y.Start < x.End }

// governs reports whether a site is a directive of the file for a statement.
func (t *translation) governs(s *Site) bool {
	return s.Directive.File != nil && s.Directive.File.Name == t.file.Name && s.Source != nil && s.Body.IsValid() && !s.Left
}

// adjacent reports whether nothing is between two directives, and between the ends of what they govern.
func (t *translation) adjacent(x, y *Site) bool {
	nothing := nothingInC
	if p, fortran := t.p.(fortranPrinter); fortran && p.fixed {
		nothing = nothingInFixed
	} else if fortran {
		nothing = nothingInFree
	}
	between := func(from, to int) bool { return from <= to && nothing.Match(t.file.Text[from:to]) }
	end := func(s *Site) int { return max(s.Body.End, s.End.End) }
	if x.Directive.Start > y.Directive.Start {
		x, y = y, x
	}
	return between(x.Directive.End, y.Directive.Start) && between(min(end(x), end(y)), max(end(x), end(y)))
}

func firstLineOf(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return strings.TrimRight(line, "\r")
}
