package driver

import (
	"errors"
	"slices"

	"accc/backend/emit"
	"accc/backend/translate"
	"accc/dialects"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accdir "accc/pragma/acc"
	"accc/sema"
)

// A sourceReader reads a source for package translate with the settings of a session.
type sourceReader struct {
	session *Session
	name    string
	file    *source.File
	printer emit.Printer
}

// Reader reads a source for translations. It fails for IR.
func (s *Session) Reader(name string) (translate.Reader, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	if LanguageOf(layout) == nil {
		return nil, &StatusError{ExitUsage, errors.New(name + ": directives are translated in sources, not in IR")}
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	return &sourceReader{s, name, file, LanguageOf(layout).Printer(layout)}, nil
}

// File implements [translate.Reader].
func (r *sourceReader) File() *source.File { return r.file }

// Printer implements [translate.Reader].
func (r *sourceReader) Printer() emit.Printer { return r.printer }

// Reads implements [translate.Reader].
func (r *sourceReader) Reads(sentinel string) (bool, error) { return r.session.Reads(r.name, sentinel) }

// Preprocesses implements [translate.Reader].
func (r *sourceReader) Preprocesses() bool { return r.session.Fortran.Preprocesses(r.name) }

// Reporter implements [translate.Reader].
func (r *sourceReader) Reporter(list *diag.List) diag.Reporter { return r.session.Warn.Reporter(list) }

// Read implements [translate.Reader].
func (r *sourceReader) Read(c translate.Config) (*translate.Reading, error) {
	part := r.session.Configured(c.Macros)
	part.draft, part.Implied, part.Symbolic, part.Unread, part.noLines = r.session.draft, c.Implied, c.Symbolic, c.Unread, c.NoLines
	part.Options.NoLines = part.Options.NoLines || c.NoLines
	if c.File != nil {
		part.files, part.draft = map[string]*source.File{r.name: c.File}, true
	}
	if part.Directives.OpenMP = !c.WithoutOpenMP; c.Only != "" {
		part.Directives.Chosen = []string{c.Only}
	}
	if c.Preprocess && part.Fortran.Preprocess == nil {
		part.Fortran.Preprocess = &c.Preprocess
	}
	if c.Unlowered {
		layout, err := part.LayoutOf(r.name)
		if err != nil {
			return nil, err
		}
		src, err := part.parsed(r.name, layout)
		return &translate.Reading{Source: src, Found: &part.Diags, Config: c}, err
	}
	module, err := part.Module(r.name)
	if err == Failed {
		err = nil // the diagnostics say why
	}
	return &translate.Reading{Source: part.Source(r.name), Module: module, Found: &part.Diags, Config: c}, err
}

// Reading is a source that the session has read, with its IR.
func (s *Session) Reading(name string, module *ir.Op) *translate.Reading {
	return &translate.Reading{Source: s.Source(name), Module: module, Found: &s.Diags}
}

// AddFound adds findings about a source to the diagnostics, each once.
func (s *Session) AddFound(found *diag.List) {
	known := s.Diags.Sorted()
	for _, d := range found.Sorted() {
		if !slices.ContainsFunc(known, func(k diag.Diagnostic) bool {
			return k.Code == d.Code && k.Message == d.Message && k.Primary.Span.Start == d.Primary.Span.Start
		}) {
			s.Diags.Report(d)
		}
	}
}

// An editorReader reads the text of an editor for package translate.
type editorReader struct {
	*Setup
	file *source.File
}

// Reader reads a text of the source for translations.
func (e *Setup) Reader(file *source.File) translate.Reader { return &editorReader{e, file} }

// File implements [translate.Reader].
func (r *editorReader) File() *source.File { return r.file }

// Printer implements [translate.Reader].
func (r *editorReader) Printer() emit.Printer { return r.Language.Printer(r.Layout) }

// Reads implements [translate.Reader].
func (r *editorReader) Reads(sentinel string) (bool, error) {
	if sentinel == accdir.Table.Sentinel {
		return r.Options.OpenACC, nil
	}
	return r.Options.OpenMP, nil
}

// Preprocesses implements [translate.Reader].
func (r *editorReader) Preprocesses() bool {
	return (&FortranSettings{}).Preprocesses(r.file.Name)
}

// Reporter implements [translate.Reader].
func (r *editorReader) Reporter(list *diag.List) diag.Reporter { return r.Warn.Reporter(list) }

// Read implements [translate.Reader].
func (r *editorReader) Read(c translate.Config) (*translate.Reading, error) {
	o := configured(r.Options, c.Macros)
	o.NoLines, o.OpenMP = o.NoLines || c.NoLines, o.OpenMP && !c.WithoutOpenMP
	if c.Only != "" {
		Directives{OpenMP: true}.apply([]string{c.Only}, &o)
	}
	out := &translate.Reading{Found: &diag.List{}, Config: c}
	report := r.Warn.Reporter(out.Found)
	file := r.file
	if c.File != nil {
		file = c.File
	}
	out.Source = r.Setup.Read().Parse(frontend.Input{File: file, Layout: r.Layout, Options: o}, report)
	if out.Source == nil {
		return out, nil
	}
	if sema.Run(out.Source.Neutral(), report, r.Checks...); out.Found.HasErrors() || c.Unlowered {
		return out, nil
	}
	ctx := dialects.NewContext()
	out.Module = r.Language.Lower([]frontend.Source{out.Source}, irgen.Options{Context: ctx, Translated: true, NoLines: c.NoLines, Implied: c.Implied, Symbolic: c.Symbolic, Unread: c.Unread}, report)
	if out.Module != nil && !ir.Verify(ctx, out.Module, out.Found) {
		out.Module = nil
	}
	return out, nil
}
