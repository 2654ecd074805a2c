package lsp

import (
	"slices"
	"strings"
	"sync"

	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
	"accc/sema"
	semaomp "accc/sema/omp"
)

// An analysis is what is known of a document.
type analysis struct {
	doc    *document
	setup  *driver.Setup
	source frontend.Source // nil when the source cannot be read at all
	diags  []diag.Diagnostic
	// directives are those that were understood, constructs what they govern.
	directives []*pragma.Directive
	constructs []*frontend.Construct

	// the IR of the source, made once
	onceLowered sync.Once
	module      *ir.Op
	lowering    sync.Mutex // a source is lowered for one code action at a time
	piece       bool       // one procedure of a document, whatever the size of that

	// the directives that are translated together, by direction, made when they are asked for
	grouping sync.Mutex
	groups   map[translate.Direction][]*translate.Group

	// what the rules decide, made once
	once    sync.Once
	modules []*ir.Op // nil for a large document, where they are made anew
	decided []implied
}

// always is for analyses that somebody waits for.
func always() bool { return true }

// analyze parses and checks a document, as long as that is wanted: else the analysis is empty. A panic in it is a bug of accc and yields an
// empty analysis, too. checked, if there is one, is called with what the checks say, before the IR, which takes longer, says what it knows of loops.
func (s *Server) analyze(d *document, wanted func() bool, checked func(view)) (a *analysis) {
	a = &analysis{doc: d}
	defer func() {
		if recover() != nil {
			a = &analysis{doc: d}
		}
	}()
	if !wanted() {
		return a
	}
	a.setup = s.setupOf(d)
	if large := s.tooLarge(d, a.setup); large != nil {
		a.diags = []diag.Diagnostic{*large}
		return a
	}
	var list diag.List
	warn := a.setup.Warn
	warn.Ignored = &diag.Ignored{}
	report := warn.Reporter(&list)
	a.source = a.parse(a.setup.Options, report)
	if !wanted() {
		return &analysis{doc: d, setup: a.setup}
	}
	if a.source != nil {
		sema.Run(a.source.Neutral(), report, a.setup.Checks...)
		if semaomp.FindBoth(a.source.Neutral()) != nil {
			a.checkEach(&list, &warn)
		}
		a.collect(a.source.Neutral())
		if !wanted() {
			return &analysis{doc: d, setup: a.setup}
		}
		if checked != nil {
			checked((&analysis{doc: d, diags: list.Sorted()}).itself())
		}
		for _, d := range driver.LoopsIn(a.whole, a.source, list.Sorted(), &warn) {
			report.Report(d)
		}
		if !list.HasErrors() {
			warn.Ignored.Unused(d.file, driver.JudgedByCheck, report)
		}
	}
	a.diags = list.Sorted()
	return a
}

// setupOf is what a document is read with.
func (s *Server) setupOf(d *document) *driver.Setup {
	out := s.Setup(d.file.Name, d.language, s.Options)
	out.Options.Files = s.reading(d)
	if s.Sources != nil {
		out.Around = func() []string { return s.Sources(s.roots) }
	}
	return out
}

// checkEach replaces the diagnostics of a document that has directives of both languages for one statement by those of each language read
// by itself, and the one that says so.
func (a *analysis) checkEach(list *diag.List, warn *diag.Policy) {
	out := slices.DeleteFunc(list.Sorted(), func(d diag.Diagnostic) bool { return d.Code != semaomp.BothForOne.Code })
	for _, acc := range []bool{true, false} {
		options := a.setup.Options
		options.OpenACC, options.OpenMP = acc, !acc
		var part diag.List
		report := warn.Reporter(&part)
		if src := a.parse(options, report); src != nil {
			sema.Run(src.Neutral(), report, a.setup.Checks...)
		}
		for _, d := range part.Sorted() {
			if !slices.ContainsFunc(out, func(b diag.Diagnostic) bool {
				return b.Code == d.Code && b.Message == d.Message && b.Primary.Span.Start == d.Primary.Span.Start
			}) {
				out = append(out, d)
			}
		}
	}
	list.Replace(out)
}

// parse reads the document.
func (a *analysis) parse(o frontend.Options, r diag.Reporter) frontend.Source {
	return a.setup.Read().Parse(frontend.Input{File: a.doc.file, Layout: a.setup.Layout, Options: o}, r)
}

// collect lists the directives of a program.
func (a *analysis) collect(u *frontend.Unit) {
	seen := map[*frontend.Construct]bool{}
	var walk func(list []*frontend.Construct)
	walk = func(list []*frontend.Construct) {
		for _, c := range list {
			if seen[c] || c.Directive == nil {
				continue
			}
			seen[c] = true
			a.directives = append(a.directives, c.Directive)
			a.constructs = append(a.constructs, c)
			walk(c.Children)
		}
	}
	for _, r := range u.Routines {
		walk(r.Constructs)
		walk(r.Directives)
	}
	walk(u.Directives)
	a.directives = append(a.directives, u.Orphans...)
}

// analysisOf is the analysis of a document. Who asks at the same time waits for one analysis.
func (s *Server) analysisOf(d *document) *analysis {
	if d == nil {
		return nil
	}
	d.once.Do(func() { s.settle(d, func() {}) })
	return d.analysis
}

// settle makes the analysis of a document. told is called when it is there; the hints of a large text, whose IR is larger than all else, are found out after
// that.
func (s *Server) settle(d *document, told func()) {
	isLarge := len(d.file.Text) >= s.Large
	var checked func(view)
	if isLarge {
		// One after another, and none of a text that is no longer there: on a busy machine they would pile up.
		turn := &s.whole[0]
		if len(d.file.Text) >= huge {
			turn = &s.whole[1]
		}
		turn.Lock()
		defer turn.Unlock()
		if s.lately(d) == nil {
			// Nothing is shown yet that would go and come again.
			checked = func(v view) {
				if s.document(d.uri) == d {
					s.publish(publishParams{URI: d.uri, Version: d.version, Diagnostics: v.published()})
				}
			}
		}
	}
	wanted := func() bool {
		newest := s.document(d.uri)
		return newest == nil || newest == d || d.asked.Load() && !isLarge
	}
	d.analysis = s.analyze(d, wanted, checked)
	d.outdated.Store(d.analysis.source == nil && !wanted())
	d.explained = isLarge && !d.outdated.Load() && s.explained(d)
	d.analysed.Store(true)
	if !d.explained {
		d.forget()
		s.keep(d)
	}
	told()
	if isLarge {
		d.analysis.implicit()
	}
}

// keep makes the analysis of a document the one that edits are compared with.
func (s *Server) keep(d *document) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d.analysis.source != nil && s.open[d.uri] != nil {
		s.latest[d.uri] = d.analysis
		delete(s.parts, d.uri)
	}
}

// lately are the newest analyses of a document or of older texts of it, of a procedure first: who asks does not wait.
func (s *Server) lately(d *document) (list []*analysis) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, a := range []*analysis{s.parts[d.uri], s.latest[d.uri]} {
		if a != nil {
			list = append(list, a)
		}
	}
	return list
}

// check sends the diagnostics of a document, unless it is old by the time they are there.
func (s *Server) check(d *document) {
	told := false
	tell := func() {
		if told = true; s.document(d.uri) == d {
			s.publish(publishParams{URI: d.uri, Version: d.version, Diagnostics: diagnosticsOf(s.views(d))})
		}
	}
	if s.document(d.uri) != d {
		return
	}
	d.once.Do(func() { s.settle(d, tell) })
	if !told {
		tell()
	}
	if s.document(d.uri) == d {
		d.analysis.implicit() // so that a hint need not wait for it
	}
}

func (a *analysis) uri(f *source.File) string {
	if f == a.doc.file {
		return a.doc.uri
	}
	return uriOf(f.Name)
}

// codeActions offers the fixes of the diagnostics that touch a range, and to write out what the rules decide for its directives.
func (s *Server) codeActions(p codeActionParams) (any, error) {
	out := []codeAction{}
	list := s.views(p.TextDocument.doc)
	if p.wants(fixAll) && len(p.Context.Only) > 0 {
		all := &workspaceEdit{Changes: map[string][]textEdit{}}
		for _, v := range list {
			all.add(v, v.allFixes())
		}
		if len(all.Changes) > 0 {
			out = append(out, codeAction{Title: "make all fixes of directives", Kind: fixAll, Edit: all})
		}
	}
	for _, v := range list {
		from, to := v.offset(p.Range.Start), v.offset(p.Range.End)
		for _, x := range v.diags {
			if !p.wants(quickFix) || !v.shows(x.Primary.Span) || x.Primary.Span.Start > to || x.Primary.Span.End < from {
				continue
			}
			for i, f := range x.Fixes {
				if len(f.Edits) == 0 || !v.keeps(f.Edits) {
					continue
				}
				out = append(out, codeAction{Title: f.Message, Kind: quickFix, Diagnostics: []diagnostic{v.diagnostic(x)},
					IsPreferred: i == 0, Edit: v.workspaceEdit(f.Edits)})
			}
		}
	}
	if !p.wants(rewrite) {
		return out, nil
	}
	for _, v := range list {
		from, to := v.offset(p.Range.Start), v.offset(p.Range.End)
		if edits := s.wrapped(v, from, to, true); len(edits) > 0 {
			out = append(out, codeAction{Title: "wrap the lines of the directive", Kind: rewrite, Edit: v.workspaceEdit(edits)})
		}
		if of, edits := s.spelledOut(v, from, to); len(edits) > 0 {
			out = append(out, codeAction{Title: "write out the clauses that the rules imply", Kind: rewrite, Edit: of.workspaceEdit(edits)})
		}
		out = append(out, s.translations(v, from, to, p.Context.TriggerKind)...)
	}
	return out, nil
}

// The kinds of code actions.
const (
	quickFix = "quickfix"
	rewrite  = "refactor.rewrite"
	fixAll   = "source.fixAll.accc"
)

// wants reports whether the editor asks for a kind of code actions: for that itself, or one above it.
func (p *codeActionParams) wants(kind string) bool {
	return len(p.Context.Only) == 0 || slices.ContainsFunc(p.Context.Only, func(only string) bool {
		return only == kind || strings.HasPrefix(kind, only+".")
	})
}

// allFixes are the edits of the first fix of each diagnostic in the document, as far as they leave one another alone.
func (v view) allFixes() (edits []source.Edit) {
	for _, x := range v.diags {
		if !v.shows(x.Primary.Span) || len(x.Fixes) == 0 || !v.keeps(x.Fixes[0].Edits) || slices.ContainsFunc(x.Fixes[0].Edits, func(e source.Edit) bool {
			return e.File != v.doc.file || slices.ContainsFunc(edits, func(t source.Edit) bool { return e.Start <= t.End && t.Start <= e.End })
		}) {
			continue
		}
		edits = append(edits, x.Fixes[0].Edits...)
	}
	return edits
}

// keeps reports whether a view shows what edits of the document change.
func (v view) keeps(edits []source.Edit) bool {
	return !slices.ContainsFunc(edits, func(e source.Edit) bool { return e.File == v.doc.file && !v.shows(e.Span) })
}
