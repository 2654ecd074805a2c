package driver

import (
	"fmt"
	"slices"

	"accc/cmd/internal/ccflags"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/fortran/program"
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
	// FormOf is the form of a source of the command line, and whether it is preprocessed, where those of the session are the ones of the source
	// that is being compiled; ok is false for other sources. Nil: the session's hold for all.
	FormOf func(name string) (form fortran.Form, preprocess, ok bool)
	// Whole: all sources are given, so that no other is searched for a module.
	Whole bool
}

// ConcurrentFlag is --do-concurrent: where the loops do concurrent run.
func ConcurrentFlag(s *Session) *flag {
	return &flag{kind: "where", set: func(text string) error {
		if text != "host" && text != "device" {
			return fmt.Errorf("unknown place %q for do concurrent (expected host or device)", text)
		}
		s.Fortran.Dialect.ConcurrentOnDevice = text == "device"
		return nil
	}}
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

// A fortranReader reads sources of Fortran with the settings of a session. It is the host of the reader of the session's program.
type fortranReader struct {
	session *Session
	*program.Reader
}

func newFortranReader(s *Session) frontend.Reader {
	f := &fortranReader{session: s}
	f.Reader = s.program.Reader(f)
	f.Draft = s.draft
	return f
}

// Settings implements program.Host.
func (f *fortranReader) Settings() string {
	s := f.session
	o, set := s.Options, s.Fortran
	return fmt.Sprintf("%q %q %q %q %v %v %v %v %v %d %v %v %q %v %q %v %v", unique(o.Includes), o.SystemIncludes, unique(o.Defines), unique(o.Undefs), o.NoLines,
		s.Directives.Chosen, s.Directives.OpenMP, s.Directives.List, s.Versions, set.Width, isSet(set.Preprocess), isSet(set.Form), set.ModuleDirs,
		set.Dialect, s.Lang, set.Whole, s.noLines)
}

// unique is a list without the elements that it has before: sources of a database with flags of their own ask for the same once more.
func unique(list []string) (out []string) {
	for _, x := range list {
		if !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

// isSet shows an optional setting.
func isSet[T any](setting *T) string {
	if setting == nil {
		return ""
	}
	return fmt.Sprint(*setting)
}

// source is an input as the program has it.
func (f *fortranReader) source(in frontend.Input) program.Source {
	return program.Source{Name: in.File.Name, File: in.File, Options: f.options(in)}
}

// Open implements program.Host: sources that were given have settings of their own, others those of the source that asks for them, but for
// what names say.
func (f *fortranReader) Open(name string, like *fortran.Options) (out program.Source, ok bool) {
	s := f.session
	if s.program.IsGiven(name) && s.Fortran.FormOf == nil {
		layout, err := s.LayoutOf(name)
		if err != nil || LanguageOf(layout) == nil || LanguageOf(layout).Language() != frontend.Fortran {
			return out, false
		}
		in, _, _ := s.input(name, layout)
		if in.File == nil {
			return out, false // Check says so
		}
		return f.source(in), true
	}
	text, err := like.Files.Read(name)
	if err != nil {
		return out, false
	}
	o := *like
	var preprocess bool
	o.Form, preprocess, _ = fortran.FormOf(name)
	o.Preprocess = o.Preprocess || preprocess
	if s.Fortran.FormOf != nil {
		if form, preprocess, ok := s.Fortran.FormOf(name); ok {
			o.Form, o.Preprocess = form, preprocess
		}
	}
	return program.Source{Name: name, File: source.NewFile(name, text), Options: o}, true
}

// options are the settings for a source: the form by its layout, and the preprocessor for names that end in capital
// letters, as compilers have it.
func (f *fortranReader) options(in frontend.Input) fortran.Options {
	set, name := f.session.Fortran, in.File.Name
	o := fortran.Options{Width: set.Width, Includes: slices.Concat(in.Options.Includes, in.Options.SystemIncludes), Defines: in.Options.Defines, Undefs: in.Options.Undefs, NoLines: in.Options.NoLines,
		OpenACC: in.Options.OpenACC, OpenMP: in.Options.OpenMP, OpenMPVersion: in.Options.OpenMPVersion, LeftOut: in.Options.LeftOut, Files: in.Options.Files, Dialect: set.Dialect}
	if in.Layout == fortran.FixedForm {
		o.Form = fortran.Fixed
	}
	_, byName, _ := fortran.FormOf(name)
	o.Preprocess = byName || len(in.Options.Defines) > 0
	if set.Preprocess != nil {
		o.Preprocess = *set.Preprocess
	}
	return o
}

// Parse implements frontend.Reader.
func (f *fortranReader) Parse(in frontend.Input, r diag.Reporter) frontend.Source {
	f.Whole = f.session.Fortran.Whole
	u := f.Reader.Parse(f.source(in), r)
	if u == nil {
		return nil
	}
	return u
}

// Order implements frontend.Reader.
func (f *fortranReader) Order(list []frontend.Input) []frontend.Input {
	byFile := map[*source.File]frontend.Input{}
	sources := make([]program.Source, len(list))
	for i, in := range list {
		sources[i], byFile[in.File] = f.source(in), in
	}
	out := make([]frontend.Input, len(list))
	for i, s := range f.Reader.Order(sources) {
		out[i] = byFile[s.File]
	}
	return out
}
