package lsp

import (
	"slices"
	"strings"
	"sync"

	"accc/cmd/internal/driver"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
	"accc/sema"
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

	// what the rules decide, made once
	once    sync.Once
	modules []*ir.Op // nil for a large document, where they are made anew
	decided []implied
}

// analyze parses and checks a document. A panic in it is a bug of accc and yields an empty analysis.
func (s *Server) analyze(d *document) (a *analysis) {
	a = &analysis{doc: d}
	defer func() {
		if recover() != nil {
			a = &analysis{doc: d}
		}
	}()
	a.setup = s.Setup(d.file.Name, d.language, s.Options)
	a.setup.Options.Files = s.reading(d)
	var list diag.List
	warn := a.setup.Warn
	warn.Ignored = &diag.Ignored{}
	report := warn.Reporter(&list)
	if a.source = a.parse(a.setup.Options, report); a.source != nil {
		sema.Run(a.source.Neutral(), report, a.setup.Checks...)
		a.collect(a.source.Neutral())
		for _, d := range driver.LoopsIn(a.whole, a.source, list.Sorted()) {
			report.Report(d)
		}
		if !list.HasErrors() {
			warn.Ignored.Unused(d.file, driver.JudgedByCheck, report)
		}
	}
	a.diags = list.Sorted()
	return a
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
	d.once.Do(func() {
		d.analysis = s.analyze(d)
		if d.analysis.source != nil {
			s.mu.Lock()
			defer s.mu.Unlock()
			if s.open[d.uri] != nil {
				s.latest[d.uri] = d.analysis
			}
		}
	})
	return d.analysis
}

// lately is the newest analysis of a document or of an older text of it that could be read, nil where there is none: who asks does not
// wait.
func (s *Server) lately(d *document) *analysis {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.latest[d.uri]
}

// check sends the diagnostics of a document, unless it is old by the time they are there.
func (s *Server) check(d *document) {
	if s.document(d.uri) != d {
		return
	}
	a := s.analysisOf(d)
	if s.document(d.uri) != d {
		return
	}
	s.publish(publishParams{URI: d.uri, Version: d.version, Diagnostics: a.published()})
	a.implicit() // so that a hint need not wait for it
}

// published are the diagnostics in the document itself.
func (a *analysis) published() []diagnostic {
	out := []diagnostic{}
	for _, x := range a.diags {
		if x.Primary.Span.File == a.doc.file {
			out = append(out, a.diagnostic(x))
		}
	}
	return out
}

var severities = map[diag.Severity]int{diag.Error: 1, diag.Warning: 2, diag.Info: 3}

func (a *analysis) diagnostic(x diag.Diagnostic) diagnostic {
	message := x.Message
	if x.Primary.Text != "" {
		message += ": " + x.Primary.Text
	}
	for _, n := range x.Notes {
		message += "\nnote: " + n
	}
	if x.Spec != "" {
		message += "\nspecification: " + x.Spec
	}
	out := diagnostic{Range: a.doc.span(x.Primary.Span), Severity: severities[x.Severity], Code: x.Code, Source: "accc", Message: message}
	for _, l := range x.Labels {
		if l.Span.File != nil {
			out.Related = append(out.Related, relatedInfo{location{a.uri(l.Span.File), textRange{
				positionIn(l.Span.File, l.Span.Start, a.doc.utf8), positionIn(l.Span.File, l.Span.End, a.doc.utf8)}}, l.Text})
		}
	}
	return out
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
	a := p.TextDocument.analysis(s)
	if a == nil {
		return out, nil
	}
	from, to := a.doc.offset(p.Range.Start), a.doc.offset(p.Range.End)
	if p.wants(fixAll) && len(p.Context.Only) > 0 {
		if edits := a.allFixes(); len(edits) > 0 {
			out = append(out, codeAction{Title: "make all fixes of directives", Kind: fixAll, Edit: a.workspaceEdit(edits)})
		}
	}
	for _, x := range a.diags {
		if !p.wants(quickFix) || x.Primary.Span.File != a.doc.file || x.Primary.Span.Start > to || x.Primary.Span.End < from {
			continue
		}
		for i, f := range x.Fixes {
			if len(f.Edits) == 0 {
				continue
			}
			out = append(out, codeAction{Title: f.Message, Kind: quickFix, Diagnostics: []diagnostic{a.diagnostic(x)},
				IsPreferred: i == 0, Edit: a.workspaceEdit(f.Edits)})
		}
	}
	if !p.wants(rewrite) {
		return out, nil
	}
	if edits := s.wrapped(a, from, to, true); len(edits) > 0 {
		out = append(out, codeAction{Title: "wrap the lines of the directive", Kind: rewrite, Edit: a.workspaceEdit(edits)})
	}
	if edits := a.spelledOut(from, to); len(edits) > 0 {
		out = append(out, codeAction{Title: "write out the clauses that the rules imply", Kind: rewrite, Edit: a.workspaceEdit(edits)})
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
func (a *analysis) allFixes() (edits []source.Edit) {
	for _, x := range a.diags {
		if len(x.Fixes) == 0 || slices.ContainsFunc(x.Fixes[0].Edits, func(e source.Edit) bool {
			return e.File != a.doc.file || slices.ContainsFunc(edits, func(t source.Edit) bool { return e.Start <= t.End && t.Start <= e.End })
		}) {
			continue
		}
		edits = append(edits, x.Fixes[0].Edits...)
	}
	return edits
}

func (a *analysis) workspaceEdit(edits []source.Edit) workspaceEdit {
	changes := map[string][]textEdit{}
	for _, e := range edits {
		uri := a.uri(e.File)
		changes[uri] = append(changes[uri], textEdit{textRange{
			positionIn(e.File, e.Start, a.doc.utf8), positionIn(e.File, e.End, a.doc.utf8)}, e.New})
	}
	return workspaceEdit{changes}
}
