package driver

import (
	"maps"
	"slices"

	"accc/cmd/internal/ccflags"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
)

// FortranSettings are what holds for all sources of Fortran.
type FortranSettings struct {
	// Width is the last column of statements in fixed form; 0 means 72.
	Width int
	// Preprocess turns the preprocessor on and off; nil: the name decides.
	Preprocess *bool
	// Form is the layout of sources of Fortran; nil: the name decides.
	Form *fortran.Form
	// ModuleDirs are directories in which compilers leave modules.
	ModuleDirs []string
	// Dialect is what options say about the language; Convert is the byte order of unformatted files as in open, "" for
	// the machine's.
	Dialect fortran.Dialect
	Convert string
	// Checks are those that -fcheck= asks for.
	Checks []string
	// Whole: all sources are given, so that no other is searched for a module.
	Whole bool
}

// FortranFlags are the settings that a compiler's command line asks for.
func FortranFlags(line *ccflags.Line) FortranSettings {
	set := FortranSettings{Width: line.FixedWidth, Preprocess: line.Preprocess, Form: line.Form, Dialect: line.Dialect, Convert: line.Convert, Checks: line.Checks}
	if line.ModuleDir != "" {
		set.ModuleDirs = []string{line.ModuleDir}
	}
	return set
}

// chosenForm is the form that options choose for sources of Fortran.
func chosenForm(s *Session, byName frontend.Layout) frontend.Layout {
	if form := s.Fortran.Form; form != nil {
		return form.Layout()
	}
	return byName
}

// Preprocesses reports whether a source of Fortran is preprocessed by its name or by a flag, as compilers have it; other languages always are.
func (f *FortranSettings) Preprocesses(name string) bool {
	_, byName, is := fortran.FormOf(name)
	if f.Preprocess != nil && is {
		return *f.Preprocess
	}
	return !is || byName
}

// A fortranReader reads sources of Fortran with the settings of a session. They use the modules of those read before.
type fortranReader struct {
	session *Session
	modules map[string]*fortran.Scope
	sought  map[string]bool // sources that have been read for their modules alone
}

func newFortranReader(s *Session) frontend.Reader {
	return &fortranReader{session: s, modules: map[string]*fortran.Scope{}, sought: map[string]bool{}}
}

// options are the settings for a source: the form by its layout, and the preprocessor for names that end in capital
// letters, as compilers have it.
func (f *fortranReader) options(in frontend.Input) fortran.Options {
	set, name := f.session.Fortran, in.File.Name
	o := fortran.Options{Width: set.Width, Includes: slices.Concat(in.Options.Includes, in.Options.SystemIncludes), Defines: in.Options.Defines, Undefs: in.Options.Undefs, NoLines: in.Options.NoLines,
		OpenACC: in.Options.OpenACC, OpenMP: in.Options.OpenMP, OpenMPVersion: in.Options.OpenMPVersion, LeftOut: in.Options.LeftOut, Modules: f.modules, Files: in.Options.Files, Dialect: set.Dialect}
	if in.Layout == fortran.FixedForm {
		o.Form = fortran.Fixed
	}
	_, byName, _ := fortran.FormOf(name)
	o.Preprocess = byName || len(in.Options.Defines) > 0
	if set.Preprocess != nil {
		o.Preprocess = *set.Preprocess
	}
	if !set.Whole {
		f.seek(name, &o)
	}
	return o
}

// Parse implements frontend.Reader.
func (f *fortranReader) Parse(in frontend.Input, r diag.Reporter) frontend.Source {
	u := fortran.Parse(in.File, f.options(in), r)
	if u == nil {
		return nil
	}
	maps.Copy(f.modules, u.Modules)
	return u
}

// Order implements frontend.Reader.
func (f *fortranReader) Order(list []frontend.Input) []frontend.Input {
	byFile := map[*source.File]frontend.Input{}
	files := make([]*source.File, len(list))
	for i, in := range list {
		files[i], byFile[in.File] = in.File, in
	}
	out := make([]frontend.Input, len(list))
	for i, file := range fortran.Order(files, func(file *source.File) fortran.Options { return f.options(byFile[file]) }) {
		out[i] = byFile[file]
	}
	return out
}
