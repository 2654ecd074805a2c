package driver

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"

	"accc/frontend/fortran"
	"accc/frontend/fortran/program"
	"accc/frontend/source"
)

// A source of Fortran that uses a module needs the source of the module. A compiler has the .mod file, which it wrote
// when it compiled that source. So accc, when it is the compiler, leaves a file next to each .mod that says where the
// source is and how it was read; without one, package program searches for the source. Libraries have only the .mod.

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

// moduleDirs are the directories in which compilers leave modules.
func (f *fortranReader) moduleDirs(like *fortran.Options) []string {
	return slices.Concat(f.session.Fortran.ModuleDirs, []string{"."}, like.Includes)
}

// Noted implements program.Host.
func (f *fortranReader) Noted(module string, like *fortran.Options) (out program.Source, ok bool) {
	for _, dir := range f.moduleDirs(like) {
		from, ok := readModuleNote(filepath.Join(dir, module+moduleNote))
		if !ok {
			continue
		}
		if text, err := like.Files.Read(from.Source); err == nil {
			return program.Source{Name: from.Source, File: source.NewFile(from.Source, text), Options: from.options(like)}, true
		}
	}
	return out, false
}

// Library implements program.Host: it reads the .mod file of a module.
func (f *fortranReader) Library(module string, like *fortran.Options) *fortran.Scope {
	for _, dir := range f.moduleDirs(like) {
		name := filepath.Join(dir, module+".mod")
		text, err := like.Files.Read(name)
		if err != nil {
			continue
		}
		file := source.NewFile(name, text)
		if scope, err := fortran.ParseModule(module, file, f.With(program.Source{Name: name, File: file, Options: *like})); err == nil {
			return scope
		}
	}
	return nil
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
