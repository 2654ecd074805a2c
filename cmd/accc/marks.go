package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

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
		l := &f.Lines[i]
		if name, _ := included(f, l); slices.Contains(openACCHeaders, filepath.Base(name)) {
			return true
		}
		uses := f.Lexis.Form != tokens.C && strings.EqualFold(f.Text(l.First), "use")
		for tok := l.First; tok < l.End; tok++ {
			word := f.Text(tok)
			if word == "_OPENACC" || uses && slices.Contains(openACCModules, strings.ToLower(word)) {
				return true
			}
		}
	}
	return false
}

// included is the name of the file that a line includes, "" if it includes none; beside: it is looked for beside the file with the line, too.
func included(f *tokens.File, l *tokens.Line) (name string, beside bool) {
	last := &f.Toks[l.End-1]
	if l.Word != tokens.IncludeWord && l.Kind != tokens.Include || last.Is(tokens.Unclosed) {
		return "", false
	}
	switch last.Kind {
	case tokens.String, tokens.Char, tokens.Header:
		text := f.Text(l.End - 1)
		return text[1 : len(text)-1], last.Kind != tokens.Header
	}
	return "", false
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
		return slices.ContainsFunc(f.Lines, func(l tokens.Line) bool {
			header, beside := included(f, &l)
			if header == "" {
				return false
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
					return false
				}
				if inner, err := os.ReadFile(full); err == nil {
					seen[full] = true
					return marked(source.NewFile(full, inner))
				}
			}
			return false
		})
	}
	return marked(source.NewFile(in.Name, text)), nil
}
