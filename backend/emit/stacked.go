package emit

import (
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/omptoacc"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// Sources that are compiled with either language have directives of both for one statement. The language that is written allows one
// there, which the translation is; both are kept where the preprocessor chooses.

// besides are the edits of the directives that the user has in the language that is written: those that write them back, if that was
// asked for, and the removal of those in whose place a translation appears.
func (t *translation) besides(sites []Site, opts Header, remove func(*Site)) (edits []source.Edit) {
	if opts.Own != nil {
		edits = opts.Own(t.file)
	}
	for _, s := range opts.Others {
		if !t.governs(&s) && !t.governs(&s, ompdir.DirDeclareTarget) {
			continue
		}
		if s.Directive.File = t.file; s.End.IsValid() {
			s.End.File = t.file
		}
		if t.keep && t.isChosen(s.Directive) {
			continue
		}
		a, why := t.translated(&s, sites)
		if a == nil {
			continue
		}
		rule, other := acctoomp.Changed, "OpenMP"
		if t.to.reverse != nil {
			rule, other = omptoacc.Changed, "OpenACC"
		}
		at := source.Span{File: t.file, Start: s.Directive.Start, End: s.Directive.Start + len(firstLineOf(s.Directive.Text()))}
		said := "it is left out"
		if t.keep {
			said = "compilers of " + t.to.name + " do not read it"
		}
		rule.New(a.Directive, "the translation takes the place of the %s directive %s", other, why).See(at, "%s", said).To(t.r)
		edits = slices.DeleteFunc(edits, func(e source.Edit) bool { return overlap(e.Span, s.Directive) || overlap(e.Span, s.End) })
		if !t.keep {
			remove(&s)
			continue
		}
		for _, span := range []source.Span{s.Directive, s.End} {
			if span.IsValid() {
				t.hide(span)
			}
		}
	}
	return edits
}

// translated is the directive whose translation takes the place of one of the language that is written, and which one that is: for the same
// statement, the same transfer beside it, or one inside of a construct for a device; nil: none does.
func (t *translation) translated(s *Site, sites []Site) (a *Site, why string) {
	var around *Site
	for i := range sites {
		a := &sites[i]
		if t.governs(a, accdir.DirRoutine) && t.governs(s, ompdir.DirDeclareTarget) && !s.End.IsValid() && t.adjacent(s, a) {
			return a, "for the same procedure"
		}
		if !t.governs(a) || s.Source.Def == ompdir.DirDeclareTarget {
			continue
		}
		f, err := t.form(t.at[a.Directive.Start])
		if err != nil || len(f.lines) == 0 {
			continue
		}
		standalone := f.lines[0].Def.Assoc == pragma.Standalone
		switch {
		case s.Body.IsValid() && a.Body.IsValid() && !standalone && t.sameStatement(s, a):
			return a, "for the same statement"
		case !s.Body.IsValid() && !a.Body.IsValid() && t.adjacent(s, a) &&
			slices.ContainsFunc(f.lines, func(d *pragma.Directive) bool { return d.Def == s.Source.Def && aboutSame(d, s.Source) }):
			return a, "that does the same"
		case a.Body.IsValid() && isForDevice(a.Source.Def) && a.Body.Start <= s.Directive.Start && s.Directive.Start < max(a.Body.End, a.End.Start):
			around = a
		}
	}
	return around, "inside: constructs of the two languages do not nest"
}

// aboutSame reports whether two directives have a variable in common, or one has no clauses: taskwait does what any wait does.
func aboutSame(x, y *pragma.Directive) bool {
	if len(x.Clauses) == 0 || len(y.Clauses) == 0 {
		return true
	}
	return slices.ContainsFunc(x.Clauses, func(a *pragma.Clause) bool {
		return slices.ContainsFunc(y.Clauses, func(b *pragma.Clause) bool { return shares(a, b) })
	})
}

// isForDevice reports whether a directive begins a construct that a device executes.
func isForDevice(d *pragma.DirectiveDef) bool {
	switch {
	case d.Table == accdir.Table:
		return d.Is(accdir.DirParallel) || d.Is(accdir.DirKernels) || d.Is(accdir.DirSerial)
	case d.Assoc == pragma.Standalone || d.Assoc == pragma.Declarative || d == ompdir.DirTargetData:
		return false
	}
	return d.Is(ompdir.DirTarget)
}

func overlap(x, y source.Span) bool { return x.Start < y.End && y.Start < x.End }

// governs reports whether a site is a directive of the file that is executed, or that is for a statement; or one of those that are given.
func (t *translation) governs(s *Site, declarative ...*pragma.DirectiveDef) bool {
	if s.Directive.File == nil || s.Directive.File.Name != t.file.Name || s.Source == nil || s.Left {
		return false
	}
	if len(declarative) > 0 {
		return slices.Contains(declarative, s.Source.Def)
	}
	return s.Source.Def.Assoc != pragma.Declarative
}

// sameStatement reports whether two directives are for the same statement.
func (t *translation) sameStatement(x, y *Site) bool {
	if x.Directive.Start > y.Directive.Start {
		x, y = y, x
	}
	if x.Body.Start == y.Body.Start && x.Body.End == y.Body.End {
		return x.Directive.End <= y.Directive.Start && t.together(x, y)
	}
	end := func(s *Site) int { return max(s.Body.End, s.End.End) }
	return t.adjacent(x, y) && t.nothing(min(end(x), end(y)), max(end(x), end(y)))
}

// adjacent reports whether nothing is between two directives.
func (t *translation) adjacent(x, y *Site) bool {
	if x.Directive.Start > y.Directive.Start {
		x, y = y, x
	}
	return t.nothing(x.Directive.End, y.Directive.Start) && t.together(x, y)
}

// together reports whether both of two directives, of which y comes later, are compiled with the language that is written. Where conditional
// groups are around them, those are for _OPENACC, which a translation to OpenMP defines, and for _OPENMP. Other macros choose one build or
// another, and each keeps its directives.
func (t *translation) together(x, y *Site) bool {
	f := t.text.File
	isFor := func(b uint16, s *Site) bool {
		macro := "_OPENMP"
		if s.Source.Def.Table == accdir.Table {
			macro = "_OPENACC"
		}
		cond := f.Branches[b].Cond
		return b != 0 && f.Lines[f.Branches[b].Head].Word != tokens.Ifndef && f.Mentions(cond, macro) && !f.Mentions(cond, "!")
	}
	first, _ := f.At(x.Directive.Start)
	last, _ := f.At(y.Directive.Start)
	closed := false
	for line := f.LineOf(first); line < f.LineOf(last); line++ {
		switch word := f.Lines[line].Word; {
		case !word.Opens() && !word.Turns() && word != tokens.Endif:
			continue
		case t.to.reverse != nil: // _OPENMP is not defined
			return false
		case word == tokens.Endif:
			closed = true
		case !isFor(f.BranchAt(line), y) || !word.Opens():
			return false
		}
	}
	return !closed || isFor(f.Toks[first].Branch, x)
}

// nothing reports whether no statement is between two offsets.
func (t *translation) nothing(from, to int) bool { return t.text.Nothing(from, to) }

func firstLineOf(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return strings.TrimRight(line, "\r")
}
