package omp_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/diag/diagtest"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/sema"
	accsema "accc/sema/acc"
	"accc/sema/omp"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"
)

var update = flag.Bool("update", false, "rewrite the wants in testdata/c/omp and testdata/fortran/omp")

// run checks a source and returns what is reported.
func run(name, text string, version int) []diag.Diagnostic {
	return runWith(&diag.Policy{}, name, text, version)
}

func runWith(policy *diag.Policy, name, text string, version int) []diag.Diagnostic {
	var list diag.List
	sets := []*sema.Set{accsema.Checks, omp.Checks.At(version)}
	file := source.NewFile(name, []byte(text))
	switch ext := filepath.Ext(name); ext {
	case ".c":
		if u := c.Parse(file, c.Options{OpenACC: true, OpenMP: true}, &list); u != nil && u.Model != nil {
			sema.Run(u.Model, policy.Reporter(&list), sets...)
		}
	default:
		o := fortran.Options{OpenACC: true, OpenMP: true, Preprocess: strings.ToUpper(ext) == ext}
		if strings.ToLower(ext) == ".f" {
			o.Form = fortran.Fixed
		}
		if u := fortran.Parse(file, o, &list); u != nil {
			sema.Run(u.Model, policy.Reporter(&list), sets...)
		}
	}
	return list.Sorted()
}

// inC makes a translation unit of an example.
func inC(r *diag.Rule, example string) string {
	if r.Unit {
		return example + "\n"
	}
	return "#include <omp.h>\nvoid known(void *, ...);\nvoid example(int n, int *p, float *q)\n{\nint i, j, k = 0; float x = 0, y = 0, a[100], b[100], c[10][10];\n" +
		"known(&x, &y, &i, &j, &k, a, b, c);\n" + example + "\n}\n"
}

// inFortran makes a source of an example.
func inFortran(r *diag.Rule, example string) string {
	if r.Unit {
		return example + "\n"
	}
	return "subroutine example(n, q)\nuse omp_lib\nimplicit none\ninteger, parameter :: size10 = 10\ninteger :: i, j, k, n, p(100)\n" +
		"real :: x, y, a(100), b(100), c(10, 10)\nreal, pointer :: q(:)\ncall known(i, j, k, p, x, y, a, b, c, q)\n" + example + "\nend subroutine\n"
}

func show(list []diag.Diagnostic) string {
	var b strings.Builder
	_ = diag.GNU(&b, list, diag.Options{})
	return b.String()
}

// Every Avoid is reported with its code and no other, every Prefer is clean, in C and in Fortran.
func TestExamples(t *testing.T) {
	for _, r := range omp.Checks.Rules() {
		t.Run(r.Code, func(t *testing.T) {
			require.NotEmpty(t, r.Title)
			require.NotEmpty(t, r.Doc)
			for _, e := range []struct{ name, avoid, prefer string }{
				{"e.c", r.Avoid, r.Prefer}, {"e.f90", r.AvoidFortran, r.PreferFortran}} {
				if e.avoid == "" {
					continue
				}
				unit := inC
				if e.name == "e.f90" {
					unit = inFortran
				}
				policy := &diag.Policy{Maybe: r.Optional}
				bad := runWith(policy, e.name, unit(r, e.avoid), 0)
				require.NotEmpty(t, bad, "nothing reported for\n%s", e.avoid)
				for _, d := range bad {
					require.Equal(t, r.Code, d.Code, "%s\n%s", show(bad), e.avoid)
					require.True(t, d.Primary.Span.IsValid())
				}
				require.Empty(t, show(runWith(policy, e.name, unit(r, e.prefer), 0)), "%s", e.prefer)
			}
		})
	}
}

// Edits that come with a diagnostic take it away.
func TestFixes(t *testing.T) {
	for _, r := range omp.Checks.Rules() {
		for _, e := range []struct{ name, text string }{{"e.c", r.Avoid}, {"e.f90", r.AvoidFortran}} {
			if e.text == "" {
				continue
			}
			text := inC(r, e.text)
			if e.name == "e.f90" {
				text = inFortran(r, e.text)
			}
			policy := &diag.Policy{Maybe: r.Optional}
			bad := runWith(policy, e.name, text, 0)
			for _, d := range bad {
				for _, f := range d.Fixes {
					fixed, err := source.Apply(d.Primary.Span.File, f.Edits)
					require.NoError(t, err)
					left := runWith(policy, e.name, string(fixed), 0)
					require.Less(t, len(left), len(bad), "%s: %s gives\n%s%s", r.Code, f.Message, fixed, show(left))
				}
			}
		}
	}
}

func TestCodesAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range omp.Checks.Rules() {
		require.Regexp(t, regexp.MustCompile(`^OMP[0-9]{4}$`), r.Code)
		require.False(t, seen[r.Code], r.Code)
		seen[r.Code] = true
		require.Equal(t, strings.ToLower(r.Title[:1]), r.Title[:1], r.Title)
	}
}

// A corpus is the programs of one host language: in each file a comment "want CODE "regexp"" ends each line for which something is
// reported; nothing else may be. A line of the comment sign and "---" parts a file into translation units, each together with
// what precedes the first such line. A first line "version 51" in a comment sets the version of OpenMP.
type corpus struct {
	glob, comment string
	compilers     [2][]string
}

var corpora = []corpus{
	{"../../testdata/c/omp/*.c", "//", [2][]string{
		{"clang-22", "-fopenmp", "-fopenmp-version=52", "-fsyntax-only", "-w", "-ferror-limit=0"},
		{"gcc", "-fopenmp", "-S", "-o", os.DevNull, "-w"}}},
	{"../../testdata/fortran/omp/*", "!", [2][]string{
		{"flang-22", "-fc1", "-fopenmp", "-fopenmp-version=52", "-fsyntax-only", "-w"},
		{"gfortran", "-fopenmp", "-S", "-o", os.DevNull, "-w", "-fmax-errors=0", "-fdiagnostics-plain-output"}}},
}

func (k corpus) units(text string) []string {
	lines := strings.Split(text, "\n")
	form := diagtest.NewForm(k.comment)
	var starts []int
	for i, l := range lines {
		if l == k.comment+"---" {
			starts = append(starts, i)
		}
		lines[i] = form.Strip(l)
	}
	if len(starts) == 0 {
		return []string{strings.Join(lines, "\n")}
	}
	var out []string
	for n, start := range starts {
		end := len(lines)
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		unit := append([]string(nil), lines[:starts[0]]...)
		unit = append(unit, make([]string, start-starts[0])...)
		out = append(out, strings.Join(append(unit, lines[start:end]...), "\n")+"\n")
	}
	return out
}

func (k corpus) version(text string) (version int) {
	_, _ = fmt.Sscanf(text, k.comment+" version %d", &version)
	return version
}

func (k corpus) each(t *testing.T, f func(t *testing.T, path, text string)) {
	paths, err := filepath.Glob(k.glob)
	require.NoError(t, err)
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			f(t, path, string(text))
		})
	}
}

func TestCorpus(t *testing.T) {
	for _, k := range corpora {
		k.each(t, func(t *testing.T, path, text string) {
			var reported []diag.Diagnostic
			for _, unit := range k.units(text) {
				reported = append(reported, run(filepath.Base(path), unit, k.version(text))...)
			}
			diagtest.NewForm(k.comment).Check(t, path, text, reported, *update)
		})
	}
}

// The corpus against two compilers, line by line: what both refuse is refused here, and what both take is taken, unless the line says
// which section of the specification decides it.
func TestCorpusAgainstCompilers(t *testing.T) {
	dir := t.TempDir()
	for _, k := range corpora {
		a, b := irtest.Oracle(t, k.compilers[0][0]), irtest.Oracle(t, k.compilers[1][0])
		k.each(t, func(t *testing.T, path, text string) {
			units := k.units(text)
			problems := make([][]string, len(units))
			var g errgroup.Group
			g.SetLimit(2)
			for i, unit := range units {
				g.Go(func() error {
					file := filepath.Join(dir, fmt.Sprintf("%d%s", i, filepath.Base(path)))
					if err := os.WriteFile(file, []byte(unit), 0o644); err != nil {
						return err
					}
					byA, err := diagtest.ErrorLines(a, append(k.compilers[0][1:len(k.compilers[0]):len(k.compilers[0])], file)...)
					if err != nil {
						return err
					}
					byB, err := diagtest.ErrorLines(b, append(k.compilers[1][1:len(k.compilers[1]):len(k.compilers[1])], file)...)
					if err != nil {
						byB = nil // it crashes on some of them
					}
					problems[i] = diagtest.Verdicts(filepath.Base(path), unit, run(filepath.Base(path), unit, k.version(text)), byA, byB)
					return nil
				})
			}
			require.NoError(t, g.Wait())
			for _, list := range problems {
				for _, p := range list {
					t.Error(p)
				}
			}
		})
	}
}
