package main

import (
	"os"
	"path/filepath"
	"slices"

	"accc/backend/emit"
	"accc/cmd/internal/ccflags"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Sources that have nothing of OpenACC go to the compiler as they are: the driver asks their tokens, and those of the headers that they include.

// The headers and modules of OpenACC's library, which sources include and use.
var (
	openACCHeaders = []string{"openacc.h", "acc_prof.h", "acc_callback.h", "openacc_lib.h"}
	openACCModules = []string{"openacc", "accel_lib"}
)

// printerFor is the printer for the language and layout of an input.
func (d *ccDriver) printerFor(in ccflags.Input) emit.Printer {
	if !in.IsFortran() {
		return emit.C
	}
	if form, _ := d.line.FortranForm(in); form == fortran.Fixed {
		return emit.FixedFortran
	}
	return emit.Fortran
}

// isAboutOpenACC reports whether a file has directives of OpenACC, uses its library or asks for _OPENACC.
func isAboutOpenACC(file *source.File, printer emit.Printer) bool {
	if emit.HasOpenACC(file, printer) {
		return true
	}
	f := emit.Tokens(file, printer)
	for i := range f.Lines {
		if name, _ := f.Included(uint32(i)); slices.Contains(openACCHeaders, filepath.Base(name)) {
			return true
		}
	}
	uses := func(module string) bool { return len(f.Uses(f.All(), module)) > 0 }
	return f.Mentions(f.All(), "_OPENACC") || f.Lexis.Form != tokens.C && slices.ContainsFunc(openACCModules, uses)
}

// hasDirectives reports whether a source, or a header that it includes, may contain OpenACC; other files are passed on
// unchanged. Headers are those next to the files and in the directories of the command line.
func (d *ccDriver) hasDirectives(in ccflags.Input) (bool, error) {
	text, err := d.read(in.Name)
	if err != nil {
		return false, err
	}
	printer, seen := d.printerFor(in), map[string]bool{}
	var marked func(file *source.File) bool
	marked = func(file *source.File) bool {
		if isAboutOpenACC(file, printer) {
			return true
		}
		f := emit.Tokens(file, printer)
		for i := range f.Lines {
			header, beside := f.Included(uint32(i))
			if header == "" {
				continue
			}
			dirs := d.line.Includes
			if beside {
				dirs = append([]string{filepath.Dir(file.Name)}, dirs...)
			}
			for _, dir := range dirs {
				full := filepath.Join(dir, header)
				if filepath.IsAbs(header) {
					full = header
				}
				if seen[full] {
					break
				}
				if inner, err := os.ReadFile(full); err == nil {
					seen[full] = true
					if marked(source.NewFile(full, inner)) {
						return true
					}
					break
				}
			}
		}
		return false
	}
	return marked(source.NewFile(in.Name, text)), nil
}
