package driver

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
)

// A source of Fortran that uses a module needs the source of the module. A compiler has the .mod file, which it wrote
// when it compiled that source. So accc, when it is the compiler, leaves a file next to each .mod that says where the
// source is and how it was read; without one, the source is searched for next to the one that uses the module and in
// the directories of -I. Libraries have only the .mod.

// moduleNote is the suffix of the file that accompanies a .mod.
const moduleNote = ".accmod"

// A moduleSource is where a module comes from: the source and how it is read.
type moduleSource struct {
	Source     string          `json:"source"`
	Fixed      bool            `json:"fixed,omitempty"`
	Width      int             `json:"width,omitempty"`
	Preprocess bool            `json:"preprocess,omitempty"`
	Includes   []string        `json:"includes,omitempty"`
	Defines    []string        `json:"defines,omitempty"`
	Undefs     []string        `json:"undefs,omitempty"`
	Dialect    fortran.Dialect `json:"dialect"`
}

// seek makes options of a source look for modules of other sources.
func (f *fortranReader) seek(name string, o *fortran.Options) {
	like := *o
	o.Find = func(module string) *fortran.Scope {
		dirs := append(slices.Clone(f.session.Fortran.ModuleDirs), ".")
		for _, dir := range append(dirs, like.Includes...) {
			from, ok := readModuleNote(filepath.Join(dir, module+moduleNote))
			if !ok {
				continue
			}
			if scope := f.moduleOf(module, from.Source, from.options(&like)); scope != nil {
				return scope
			}
		}
		for _, dir := range append([]string{filepath.Dir(name)}, like.Includes...) {
			for _, file := range definitions(dir, module, like.Files) {
				o := like
				var preprocess bool
				o.Form, preprocess, _ = fortran.FormOf(file)
				o.Preprocess = o.Preprocess || preprocess
				if scope := f.moduleOf(module, file, o); scope != nil {
					return scope
				}
			}
		}
		for _, dir := range append(dirs, like.Includes...) {
			if scope := f.moduleFile(module, filepath.Join(dir, module+".mod"), like); scope != nil {
				return scope
			}
		}
		return nil
	}
}

// moduleFile reads the .mod file of a module without a source.
func (f *fortranReader) moduleFile(module, name string, o fortran.Options) *fortran.Scope {
	text, err := o.Files.Read(name)
	if err != nil {
		return nil
	}
	f.seek(name, &o)
	scope, err := fortran.ParseModule(module, source.NewFile(name, text), o)
	if err != nil {
		return nil
	}
	f.modules[module] = scope
	return scope
}

func (m *moduleSource) options(like *fortran.Options) fortran.Options {
	o := *like
	o.Width, o.Preprocess, o.Defines, o.Undefs, o.Dialect = m.Width, m.Preprocess, m.Defines, m.Undefs, m.Dialect
	o.Includes = slices.Concat(m.Includes, like.Includes)
	o.Form = fortran.Free
	if m.Fixed {
		o.Form = fortran.Fixed
	}
	return o
}

// moduleOf reads a source for a module, once. What is wrong with the source is said when it is compiled itself.
func (f *fortranReader) moduleOf(module, name string, o fortran.Options) *fortran.Scope {
	full, err := filepath.Abs(name)
	if err != nil || f.sought[full] {
		return nil // it is in work, or has no such module
	}
	text, err := o.Files.Read(name)
	if err != nil {
		return nil
	}
	f.sought[full] = true
	f.seek(name, &o)
	u := fortran.Parse(source.NewFile(name, text), o, &diag.List{})
	if u == nil {
		return nil
	}
	maps.Copy(f.modules, u.Modules)
	return u.Modules[module]
}

// definitions are the sources in a directory that may define a module: first those with its name in theirs.
func definitions(dir, module string, files source.ReadFunc) (out []string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if _, _, ok := fortran.FormOf(e.Name()); ok && !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return named(b, module) - named(a, module) })
	begins := `module[ \t]+` + regexp.QuoteMeta(module)
	if ancestor, sub, ok := strings.Cut(module, "@"); ok {
		begins = `submodule[ \t]*\([ \t]*` + regexp.QuoteMeta(ancestor) + `\b[^)]*\)[ \t]*` + regexp.QuoteMeta(sub)
	}
	defines := regexp.MustCompile(`(?im)^[ \t]*` + begins + `[ \t\r]*(?:[!;].*)?$`)
	for _, n := range names {
		full := filepath.Join(dir, n)
		if text, err := files.Read(full); err == nil && defines.Match(text) {
			out = append(out, full)
		}
	}
	return out
}

func named(file, module string) int {
	if strings.Contains(strings.ToLower(file), module) {
		return 1
	}
	return 0
}

func readModuleNote(name string) (m moduleSource, ok bool) {
	text, err := os.ReadFile(name)
	return m, err == nil && json.Unmarshal(text, &m) == nil
}

// NoteModules records, next to the .mod files that a compiler left in a directory, where the modules of a source come
// from. The result is their names.
func (s *Session) NoteModules(name, dir string) ([]string, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	in, _, err := s.input(name, layout)
	if err != nil {
		return nil, err
	}
	reader, ok := s.readerOf(LanguageOf(layout)).(*fortranReader)
	if !ok {
		return nil, nil
	}
	o := reader.options(in)
	defines, _ := fortran.ModulesOf(in.File, o)
	m := moduleSource{Fixed: o.Form == fortran.Fixed, Width: o.Width, Preprocess: o.Preprocess, Defines: o.Defines, Undefs: o.Undefs, Dialect: o.Dialect}
	if m.Source, err = filepath.Abs(name); err != nil {
		return nil, err
	}
	for _, i := range in.Options.Includes {
		if full, err := filepath.Abs(i); err == nil {
			m.Includes = append(m.Includes, full)
		}
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return nil, err
	}
	for _, d := range defines {
		if err := WriteFile(filepath.Join(dir, d+moduleNote), append(text, '\n'), 0o644); err != nil {
			return nil, err
		}
	}
	return defines, nil
}
