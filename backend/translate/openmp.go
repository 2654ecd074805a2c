package translate

import (
	"path/filepath"
	"slices"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/backend/translate/outcome"
	"accc/dialects/conversion"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// A Translation is a unit with OpenMP instead of OpenACC.
type Translation struct {
	Source frontend.Source
	// Header is what the texts need beside the directives.
	Header  emit.Header
	program *outcome.Program
	sites   []emit.Site
	main    *source.File
	beside  func(file string) string
	noticed *diag.List // what is said with the main file
}

// NewTranslation translates a source that was read for OpenACC under one configuration of the preprocessor.
func NewTranslation(read *Reading, printer emit.Printer, target outcome.Target, opts emit.Options) (*Translation, error) {
	unit, module := read.Unit(), read.Module
	words := WordsOf(unit)
	if err := conversion.Implicit.Run(module, nil); err != nil {
		return nil, err
	}
	noticed := &diag.List{}
	allocated := allocations(module, unit, noticed)
	return &Translation{Source: read.Source, program: acctoomp.Directives(module, acctoomp.Choices{Target: target, Present: opts.Present, PresentByVersion: opts.PresentByVersion, CheckPresent: opts.CheckPresent, Loop: opts.Style == "loop", Version: opts.Version, Linked: opts.Linked, For: opts.For, Arrays: arrays(unit)}), sites: sites(unit), main: unit.File, noticed: noticed, beside: opts.Beside,
		Header: emit.Header{Part: opts.Part, Host: target == outcome.Multicore, Keep: opts.Keep, External: opts.External, Guards: opts.Guards, Allocations: allocated, Printer: emit.Wording(printer, words)}}, nil
}

// arrays finds the statements that assign to arrays in compute constructs.
func arrays(unit *frontend.Unit) func(*ir.FileLoc) bool {
	found := map[string][]source.Span{}
	unit.EachConstruct(func(c *frontend.Construct) {
		for _, s := range c.Arrays {
			found[s.File.Name] = append(found[s.File.Name], s)
		}
	})
	return func(l *ir.FileLoc) bool {
		return slices.ContainsFunc(found[l.File], func(s source.Span) bool {
			at := s.File.Offset(l.Line, l.Col)
			return s.Start <= at && at < s.End
		})
	}
}

// Edits are those of one of the unit's files; headers are those that the caller writes, too. ok is false after an error.
func (t *Translation) Edits(r diag.Reporter, file *source.File, headers ...*source.File) (edits []source.Edit, ok bool) {
	h := t.Header
	h.Statements = t.Source.Statements
	h.Unused = file == t.main // a header may include it for others
	if t.beside != nil {
		h.Beside = t.beside(file.Name)
	}
	for _, f := range t.Source.Neutral().Files {
		toks := emit.Tokens(f, h.Printer)
		h.Unused = h.Unused && (filepath.Base(f.Name) == "openacc.h" || !emit.CallsOpenACC(toks))
		mine := f == file || slices.Contains(headers, f)
		if file == t.main {
			h.Macro = h.Macro || emit.AsksOpenACC(toks) || (!mine || h.External || h.Keep) && toks.Mentions(toks.All(), "_OPENACC")
			h.Included = h.Included || !mine && emit.IncludesOpenACC(toks)
		}
	}
	if file != t.main {
		h.Header = true
	}
	for _, f := range headers {
		h.Translated = append(h.Translated, f.Name)
	}
	for _, p := range t.Source.InsertionPoints(file) {
		h.Points = append(h.Points, emit.InsertionPoints{Unit: p.Span, Uses: p.Uses, Declarations: p.Declarations, Executable: p.Executable, End: p.End, Indent: p.Indent})
	}
	for _, u := range t.Source.LibraryUses(file) {
		if h.Part {
			break // the rest of the file may need it
		}
		h.LibraryUses = append(h.LibraryUses, emit.LibraryUse{Span: u.Span, Needed: u.Needed, Names: u.Names})
	}
	if file == t.main {
		for _, d := range t.noticed.Sorted() {
			r.Report(d)
		}
	}
	return emit.OpenMP(t.program, file, t.sites, h, r)
}

// leave makes the directives of a span stay as they are.
func leave(sites []emit.Site, span source.Span) {
	for i := range sites {
		if d := sites[i].Directive; d.File != nil && d.File.Name == span.File.Name && d.Start < span.End && span.Start < d.End {
			sites[i].Left = true
		}
	}
}

// UserDirectives are the directives of a unit, each once.
func UserDirectives(u *frontend.Unit) (list []*pragma.Directive) {
	seen := map[*pragma.Directive]bool{}
	u.EachConstruct(func(c *frontend.Construct) {
		if !seen[c.Directive] {
			seen[c.Directive] = true
			list = append(list, c.Directive)
		}
	})
	return list
}

// MainDirectives are those of the main file of a unit, in the order of the text.
func MainDirectives(u *frontend.Unit) []*pragma.Directive {
	list := slices.DeleteFunc(UserDirectives(u), func(d *pragma.Directive) bool { return d.Span.File != u.File })
	slices.SortStableFunc(list, func(a, b *pragma.Directive) int { return a.Span.Start - b.Span.Start })
	return list
}

// sites are the directives of a unit, each once.
func sites(u *frontend.Unit) (list []emit.Site) {
	seen := map[*pragma.Directive]bool{}
	first := map[source.Span]int{}
	add := func(d *pragma.Directive, s emit.Site) {
		if seen[d] {
			return
		}
		seen[d] = true
		if i, again := first[d.Span]; again {
			first := &list[i]
			first.Several = true
			first.Mixed = first.Mixed || d.Mixed || first.Body.IsValid() || s.Body.IsValid()
			return
		}
		first[d.Span] = len(list)
		s.Directive, s.Mixed = d.Span, d.Mixed
		list = append(list, s)
	}
	u.EachConstruct(func(c *frontend.Construct) {
		add(c.Directive, emit.Site{Source: c.Directive, Reading: u.Reading, Toks: c.Toks, Namelist: namelistVariables(c), Body: c.Body, End: c.End, Statements: c.Statements, Sole: c.InPlaceOf != "", Scope: scopeOf(c),
			Implied: c.External == frontend.ExternalImplied, Local: c.External == frontend.ExternalLocal})
	})
	for _, d := range u.Orphans {
		add(d, emit.Site{})
	}
	return list
}

// namelistVariables are the variables of a construct that namelists name.
func namelistVariables(c *frontend.Construct) (names []string) {
	note := func(v *frontend.Symbol) {
		if v != nil && v.InNamelist && !slices.Contains(names, v.Name) {
			names = append(names, v.Name)
		}
	}
	for _, u := range c.Uses {
		note(u.Symbol)
	}
	for _, v := range c.Vars {
		note(v.Symbol)
	}
	return names
}
