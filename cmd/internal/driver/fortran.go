package driver

import (
	"maps"
	"slices"
	"strings"

	"accc/cmd/internal/ccflags"
	"accc/dialects"
	"accc/frontend"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	irgenf "accc/irgen/fortran"
	"accc/sema"
)

// isFortran reports whether a language is a form of Fortran.
func (l Language) isFortran() bool { return l == FortranFree || l == FortranFix }

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
	// Dialect is what options say about the language; Convert is the byte order of unformatted files as in open, "" for the machine's.
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

// fortranOptions are the settings for a source of Fortran: the layout by its language, and the preprocessor for names
// that end in capital letters, as compilers have it.
func (s *Session) fortranOptions(name string, language Language, set *settings) fortran.Options {
	if s.modules == nil {
		s.modules = map[string]*fortran.Scope{}
	}
	o := fortran.Options{Width: s.Fortran.Width, Includes: slices.Concat(set.C.Includes, set.C.SystemIncludes), Defines: set.C.Defines, Undefs: set.C.Undefs,
		OpenACC: set.C.OpenACC, OpenMP: set.C.OpenMP, OpenMPVersion: set.C.OpenMPVersion, LeftOut: set.C.LeftOut, Modules: s.modules, Dialect: s.Fortran.Dialect}
	if language == FortranFix {
		o.Form = fortran.Fixed
	}
	_, byName, _ := fortran.FormOf(name)
	o.Preprocess = byName || len(set.C.Defines) > 0
	if s.Fortran.Preprocess != nil {
		o.Preprocess = *s.Fortran.Preprocess
	}
	if !s.Fortran.Whole {
		s.seek(name, &o)
	}
	return o
}

// fortran parses and checks a source of Fortran. It returns nil when nothing can be said about the program. The modules of
// the source are known to those that are read after it.
func (s *Session) fortran(name string, language Language) (*fortran.Unit, error) {
	file, set, err := s.source(name)
	if err != nil {
		return nil, err
	}
	report := set.Warn.Reporter(&s.Diags)
	u := fortran.Parse(file, s.fortranOptions(name, language, set), report)
	if u == nil {
		return nil, nil
	}
	maps.Copy(s.modules, u.Modules)
	sema.Run(u.Model, report, set.Versions.Checks()...)
	if s.fortranUnits == nil {
		s.fortranUnits = map[string]*fortran.Unit{}
	}
	s.fortranUnits[name] = u
	return u, nil
}

// FortranUnit is the parsed form of a source of Fortran that has been read, or nil.
func (s *Session) FortranUnit(name string) *fortran.Unit { return s.fortranUnits[name] }

// Model is the neutral model of a source of C or Fortran that has been read; nil for IR.
func (s *Session) Model(name string) *frontend.Unit {
	if u := s.units[name]; u != nil {
		return u.Model
	}
	if u := s.fortranUnits[name]; u != nil {
		return u.Model
	}
	return nil
}

// Order puts sources of Fortran that define modules before those that use them; other inputs stay where they are.
func (s *Session) Order(names []string) []string {
	var files []*source.File
	byFile := map[*source.File]string{}
	var places []int
	for i, name := range names {
		language, err := s.LanguageOf(name)
		if err != nil || !language.isFortran() {
			continue
		}
		file, err := s.Read(name)
		if err != nil {
			continue // Check says so
		}
		if _, again := byFile[file]; again {
			continue
		}
		byFile[file] = name
		files = append(files, file)
		places = append(places, i)
	}
	out := append([]string(nil), names...)
	if len(files) < 2 {
		return out
	}
	files = fortran.Order(files, func(f *source.File) fortran.Options {
		name := byFile[f]
		language, _ := s.LanguageOf(name)
		set, err := s.settingsOf(name)
		if err != nil {
			set = &settings{C: s.C} // reading the file says what is wrong
		}
		return s.fortranOptions(name, language, set)
	})
	for k, i := range places {
		out[i] = byFile[files[k]]
	}
	return out
}

// fortranModule is the IR of sources of Fortran, those with modules before those that use them.
func (s *Session) fortranModule(names []string) (*ir.Op, error) {
	var units []*fortran.Unit
	for _, name := range names {
		language, err := s.LanguageOf(name)
		if err != nil {
			return nil, err
		}
		u, err := s.fortran(name, language)
		if err != nil {
			return nil, err
		}
		if u != nil {
			units = append(units, u)
		}
	}
	if len(units) < len(names) || s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	ctx := dialects.NewContext()
	module := irgenf.Lower(units, irgenf.Options{Context: ctx, NoLines: s.noLines, Convert: s.Fortran.Convert, Translated: !s.Fortran.Whole}, s.Warn.Reporter(&s.Diags))
	if module == nil || s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	return s.verified(ctx, module, strings.Join(names, " "))
}
