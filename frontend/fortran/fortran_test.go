package fortran_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/diag/diagtest"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/sema"
	"accc/sema/acc"
	"accc/sema/omp"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the wants in testdata/fortran/diag and the expected output in testdata")

// options are the settings that the name of a source asks for: omp.f90 is read with OpenMP.
func options(name string) fortran.Options {
	o := fortran.Options{OpenACC: true, OpenMP: usesOpenMP(name)}
	ext := filepath.Ext(name)
	o.Preprocess = strings.ToUpper(ext) == ext
	if strings.ToLower(ext) == ".f" {
		o.Form = fortran.Fixed
	}
	return o
}

func usesOpenMP(name string) bool { return strings.HasPrefix(filepath.Base(name), "omp") }

// check parses and checks a source and returns what is reported.
func check(name, text string) []diag.Diagnostic {
	var list diag.List
	u := fortran.Parse(source.NewFile(name, []byte(text)), options(name), &list)
	if u != nil {
		sema.Run(u.Model, new(diag.Policy).Reporter(&list), acc.Checks)
	}
	return list.Sorted()
}

func show(list []diag.Diagnostic) string {
	var b strings.Builder
	_ = diag.GNU(&b, list, diag.Options{})
	return b.String()
}

// Every Avoid gives its code and no other, every Prefer nothing.
func TestExamples(t *testing.T) {
	for _, r := range fortran.Rules {
		t.Run(r.Code, func(t *testing.T) {
			require.NotEmpty(t, r.Title)
			require.NotEmpty(t, r.Doc)
			if r.Avoid == "" {
				return
			}
			bad := check("avoid.f90", r.Avoid)
			require.NotEmpty(t, bad, "nothing reported for\n%s", r.Avoid)
			for _, d := range bad {
				require.Equal(t, r.Code, d.Code, "%s\n%s", show(bad), r.Avoid)
				require.True(t, d.Primary.Span.IsValid())
			}
			require.Empty(t, show(check("prefer.f90", r.Prefer)), "%s", r.Prefer)
		})
	}
}

// wanted is how the corpus says what is reported for a line.
var wanted = diagtest.NewForm("!")

// cases returns the sources of a file of the corpus, which "!---" parts. All other lines are blanked, so that line numbers stay.
func cases(text string) []string {
	lines := strings.Split(text, "\n")
	var out []string
	for i := 0; i < len(lines); i++ {
		if lines[i] != "!---" {
			continue
		}
		end := i + 1
		for end < len(lines) && lines[end] != "!---" {
			end++
		}
		unit := append(make([]string, i+1), lines[i+1:end]...)
		for k := range unit {
			unit[k] = wanted.Strip(unit[k])
		}
		out = append(out, strings.Join(unit, "\n")+"\n")
		i = end - 1
	}
	return out
}

func corpus(t *testing.T) []string {
	paths, err := filepath.Glob("../../testdata/fortran/diag/*")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	return paths
}

// The corpus: the comment "! want CODE "regexp"" ends each line for which something is reported; nothing else may be.
func TestCorpus(t *testing.T) {
	for _, path := range corpus(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			var reported []diag.Diagnostic
			for _, unit := range cases(string(text)) {
				reported = append(reported, check(filepath.Base(path), unit)...)
			}
			wanted.Check(t, path, string(text), reported, *update)
		})
	}
}

// Right programs: nothing is reported, and another compiler takes them, too: flang, which knows more of directives than
// gfortran, or gfortran for fixed form, where flang takes no end directive after a labelled loop.
func TestRight(t *testing.T) {
	paths, err := filepath.Glob("testdata/right/*")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			require.Empty(t, show(check(path, string(text))))
			args := []string{"flang-22", "-fc1", "-fopenacc", "-fsyntax-only", "-D_OPENACC=202211", path}
			if usesOpenMP(path) {
				args = []string{"flang-22", "-fc1", "-fopenmp", "-fopenmp-version=52", "-fsyntax-only", path}
			}
			if filepath.Ext(path) == ".f" {
				args = []string{"gfortran", "-fopenacc", "-fopenmp", "-fsyntax-only", path}
			}
			log, err := exec.Command(irtest.Oracle(t, args[0]), args[1:]...).CombinedOutput()
			require.NoError(t, err, "%s", log)
		})
	}
}

func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"testdata/right/*", "../../testdata/fortran/diag/*"} {
		paths, err := filepath.Glob(pattern)
		require.NoError(f, err)
		for _, path := range paths {
			text, err := os.ReadFile(path)
			require.NoError(f, err)
			f.Add(string(text), false)
			f.Add(string(text), true)
		}
	}
	f.Fuzz(func(t *testing.T, text string, fixed bool) {
		o := fortran.Options{OpenACC: true, OpenMP: len(text)%4 != 0, Preprocess: true}
		if fixed {
			o.Form = fortran.Fixed
		}
		var list diag.List
		u := fortran.Parse(source.NewFile("fuzz.F90", []byte(text)), o, &list)
		for _, d := range list.Sorted() {
			require.NotContains(t, d.Message, "internal error")
			if s := d.Primary.Span; s.IsValid() {
				require.LessOrEqual(t, s.Start, s.End)
				require.LessOrEqual(t, s.End, len(s.File.Text))
			}
		}
		if u != nil {
			sema.Run(u.Model, &list, acc.Checks, omp.Checks)
		}
	})
}
