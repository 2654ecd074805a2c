package translate_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"accc/backend/emit"
	"accc/backend/translate"
	"accc/dialects"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/irgen"
	irgenc "accc/irgen/c"
	irgenf "accc/irgen/fortran"
	"accc/sema"
	semaacc "accc/sema/acc"
	semaomp "accc/sema/omp"
)

var update = flag.Bool("update", false, "write the expected texts anew")

// A reader reads a text in memory: what an editor, or anybody who has neither files nor flags, needs to translate.
type reader struct {
	file    *source.File
	fortran bool
	reads   int
}

func (r *reader) File() *source.File                     { return r.file }
func (r *reader) Reads(string) (bool, error)             { return true, nil }
func (r *reader) Preprocesses() bool                     { return !strings.HasSuffix(r.file.Name, ".f90") }
func (r *reader) Reporter(list *diag.List) diag.Reporter { return list }

func (r *reader) Printer() emit.Printer {
	if r.fortran {
		return emit.Fortran
	}
	return emit.C
}

func (r *reader) Read(config translate.Config) (*translate.Reading, error) {
	r.reads++
	options := frontend.Options{OpenACC: config.Only != "omp", OpenMP: config.Only != "acc" && !config.WithoutOpenMP, NoLines: config.NoLines, Files: os.ReadFile}
	options.LeftOut.Chosen = config.Only != ""
	for name, text := range config.Macros {
		if text == nil {
			options.Undefs = append(options.Undefs, name)
		} else {
			options.Defines = append(options.Defines, name+"="+*text)
		}
	}
	file := r.file
	if config.File != nil {
		file = config.File
	}
	var lowering irgen.Lowering = irgenc.Lowering{}
	out := &translate.Reading{Found: &diag.List{}, Config: config}
	if r.fortran {
		lowering = irgenf.Lowering{}
		o := fortran.Options{OpenACC: options.OpenACC, OpenMP: options.OpenMP, Defines: options.Defines, Undefs: options.Undefs, Preprocess: r.Preprocesses(), NoLines: config.NoLines}
		if u := fortran.Parse(file, o, out.Found); u != nil {
			out.Source = u
		}
	} else {
		out.Source = c.Reader{}.Parse(frontend.Input{File: file, Layout: c.Layout, Options: options}, out.Found)
	}
	if out.Source != nil {
		sema.Run(out.Source.Neutral(), out.Found, semaacc.Checks, semaomp.Checks)
	}
	if out.Source != nil && !config.Unlowered && !out.Found.HasErrors() {
		out.Module = lowering.Lower([]frontend.Source{out.Source}, irgen.Options{Context: dialects.NewContext(), Translated: true, NoLines: config.NoLines, Implied: config.Implied}, out.Found)
	}
	return out, nil
}

// direction is that of a case, by the first word of its first line; places are the lines that the others name.
func direction(file *source.File, comment string) (d translate.Direction, only []source.Span) {
	words := strings.Fields(comment)
	for _, w := range words[1:] {
		for n, line := range strings.Split(string(file.Text), "\n") {
			if strings.Contains(line, w) {
				at := file.Offset(n+1, 1)
				only = append(only, source.Span{File: file, Start: at, End: at + len(line)})
			}
		}
	}
	return translate.Direction(words[0]), only
}

// The cases of testdata are sources and what becomes of them. The first line of a case is the direction, with a word of each line whose
// directive is translated; without words all of the file is. What is found comes after the text.
func TestTranslate(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			require.NoError(t, err)
			file := source.NewFile(archive.Files[0].Name, archive.Files[0].Data)
			r := &reader{file: file, fortran: !strings.HasSuffix(file.Name, ".c")}
			d, only := direction(file, strings.SplitN(string(archive.Comment), "\n", 2)[0])
			result, err := translate.Translate(r, translate.Request{Direction: d, Options: emit.Options{Style: "explicit"}, Only: only})
			text := ""
			switch {
			case err != nil:
				text = "! " + err.Error() + "\n"
			case len(result.Files) > 0:
				text = string(result.Files[0].New)
				for _, e := range result.Files[0].Edits {
					require.True(t, e.File == file)
				}
			}
			for _, x := range result.Found.Sorted() {
				at := "-"
				if x.Primary.Span.IsValid() {
					require.True(t, x.Primary.Span.File == file)
					at = x.Primary.Span.Position().String()
				}
				text += fmt.Sprintf("! %s %s %s: %s\n", at, x.Severity, x.Code, x.Message)
			}
			if *update {
				archive.Files = append(archive.Files[:1], txtar.File{Name: "want", Data: []byte(text)})
				require.NoError(t, os.WriteFile(path, txtar.Format(archive), 0o644))
			}
			require.Len(t, archive.Files, 2)
			require.Equal(t, string(archive.Files[1].Data), text)
		})
	}
}

// A part of a file is translated without the rest: each group alone, one after the other, gives what all at once gives.
func TestGroupsOneByOne(t *testing.T) {
	for _, path := range []string{"testdata/groups.txtar", "testdata/groups_fortran.txtar"} {
		archive, err := txtar.ParseFile(path)
		require.NoError(t, err)
		file := source.NewFile(archive.Files[0].Name, archive.Files[0].Data)
		r := &reader{file: file, fortran: !strings.HasSuffix(file.Name, ".c")}
		request := translate.Request{Direction: translate.ToOpenMP, Options: emit.Options{Style: "explicit"}}
		whole, err := translate.Translate(r, request)
		require.NoError(t, err)
		for range 10 {
			read, err := r.Read(translate.Config{Only: "acc", Unlowered: true})
			require.NoError(t, err)
			list := translate.Groups(read.Unit(), r.Printer(), translate.ToOpenMP)
			if len(list) == 0 {
				break
			}
			g := list[len(list)/2]
			require.Empty(t, g.Why)
			request.Only = g.Spans[:1]
			part, err := translate.Translate(r, request)
			require.NoError(t, err)
			require.NotEmpty(t, part.Files)
			r.file = source.NewFile(file.Name, part.Files[0].New)
		}
		require.Equal(t, string(whole.Files[0].New), string(r.file.Text))
	}
}

// Each group of programs is translated alone: what is written can be read again.
func TestGroupsOfPrograms(t *testing.T) {
	var paths []string
	for _, pattern := range []string{"emit/acc/*.c", "emit/omp/*.c", "demo/*.f90", "fortran/diag/*.f90"} {
		found, err := filepath.Glob(filepath.Join("..", "..", "testdata", pattern))
		require.NoError(t, err)
		require.NotEmpty(t, found)
		paths = append(paths, found...)
	}
	groups := 0
	for i, path := range paths {
		if i%4 > 0 && !irtest.Required() {
			continue
		}
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		for only, direction := range map[string]translate.Direction{"acc": translate.ToOpenMP, "omp": translate.ToOpenACC} {
			r := &reader{file: source.NewFile(path, text), fortran: !strings.HasSuffix(path, ".c")}
			read, err := r.Read(translate.Config{Only: only, Unlowered: true})
			require.NoError(t, err)
			if read.Source == nil || read.Found.HasErrors() {
				continue
			}
			for _, g := range translate.Groups(read.Unit(), r.Printer(), direction) {
				if g.Why != "" || g.Others == 0 {
					continue
				}
				groups++
				_, err := translate.Translate(r, translate.Request{Direction: direction, Options: emit.Options{Style: "explicit"}, Only: g.Spans[:1]})
				if err != nil && strings.HasSuffix(err.Error(), "static variable 'calls' in a routine") {
					continue // OpenACC has no such function: the editor offers nothing
				}
				require.NoError(t, err, "%s: %s", g.Spans[0].Position(), g.Spans[0].Text())
			}
		}
	}
	require.Greater(t, groups, 20)
}
