package loop_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/diag/diagtest"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/irgen"
	irgenc "accc/irgen/c"
	irgenf "accc/irgen/fortran"
	"accc/sema"
	"accc/sema/acc"
	"accc/sema/loop"
	"accc/sema/omp"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the wants in testdata/c/loops and testdata/fortran/loops")

// run checks a source and returns what is reported, by the checks of directives too, and with maybe what may be wrong.
func run(t *testing.T, name, text string, maybe bool) []diag.Diagnostic {
	var list diag.List
	var lowering irgen.Lowering = irgenc.Lowering{}
	var src frontend.Source
	file := source.NewFile(name, []byte(text))
	if filepath.Ext(name) == ".c" {
		src = c.Parse(file, c.Options{OpenACC: true, OpenMP: true}, &list)
	} else {
		lowering = irgenf.Lowering{}
		src = fortran.Parse(file, fortran.Options{OpenACC: true, OpenMP: true}, &list)
	}
	sema.Run(src.Neutral(), &list, acc.Checks, omp.Checks)
	require.False(t, list.HasErrors(), "%s", show(list.Sorted()))
	module := lowering.Lower([]frontend.Source{src}, irgen.Options{Context: dialects.NewContext(), Translated: true, Implied: true}, &list)
	require.NotNil(t, module, "%s", show(list.Sorted()))
	require.NoError(t, conversion.Implicit.Run(module, nil))
	known := list.Sorted()
	for _, d := range loop.Check(module, src.Neutral(), known, maybe) {
		list.Report(d)
	}
	return list.Sorted()
}

func show(list []diag.Diagnostic) string {
	var b strings.Builder
	_ = diag.GNU(&b, list, diag.Options{})
	return b.String()
}

// Every Avoid is reported with its code and no other, every Prefer is clean, in C and in Fortran.
func TestExamples(t *testing.T) {
	inC := func(example string) string {
		return "void known(void *, ...);\nvoid example(int n, float *q, int *p)\n{\nint i; float x = 0, a[100], b[100];\nknown(&x, &i, a, b);\n" + example + "\n}\n"
	}
	inFortran := func(example string) string {
		return "subroutine example(n)\nimplicit none\ninteger :: i, n, p(100)\nreal :: x, a(100), b(100)\n" + example + "\nend subroutine\n"
	}
	for _, r := range loop.Rules {
		t.Run(r.Code, func(t *testing.T) {
			for _, d := range run(t, "e.c", inC(r.Avoid), r.Optional) {
				require.Equal(t, r.Code, d.Code)
			}
			require.NotEmpty(t, run(t, "e.c", inC(r.Avoid), r.Optional))
			require.Empty(t, show(run(t, "e.c", inC(r.Prefer), r.Optional)))
			for _, d := range run(t, "e.f90", inFortran(r.AvoidFortran), r.Optional) {
				require.Equal(t, r.Code, d.Code)
			}
			require.NotEmpty(t, run(t, "e.f90", inFortran(r.AvoidFortran), r.Optional))
			require.Empty(t, show(run(t, "e.f90", inFortran(r.PreferFortran), r.Optional)))
		})
	}
}

// The corpora: in testdata/c/loops and testdata/fortran/loops the comment "want CODE "regexp"" ends each line for which something is
// reported; nothing else may be. Each case after a line with "---" is a source of its own with what precedes the first of them.
func TestCorpus(t *testing.T) {
	for pattern, lead := range map[string]string{"c/loops/*.c": "//", "fortran/loops/*.f90": "!"} {
		paths, err := filepath.Glob("../../testdata/" + pattern)
		require.NoError(t, err)
		require.NotEmpty(t, paths)
		for _, path := range paths {
			t.Run(filepath.Base(path), func(t *testing.T) {
				text, err := os.ReadFile(path)
				require.NoError(t, err)
				var reported []diag.Diagnostic
				for _, unit := range cases(string(text), lead+"---") {
					reported = append(reported, run(t, filepath.Base(path), unit, strings.HasPrefix(filepath.Base(path), "maybe"))...)
				}
				form := diagtest.NewForm(lead)
				form.Check(t, path, string(text), reported, *update)
			})
		}
	}
}

// cases are the sources of a file. All other lines are blank, so that line numbers stay.
func cases(text, separator string) (out []string) {
	lines := strings.Split(text, "\n")
	var starts []int
	for i, l := range lines {
		if l == separator {
			starts = append(starts, i)
		}
	}
	for k, start := range starts {
		end := len(lines)
		if k+1 < len(starts) {
			end = starts[k+1]
		}
		unit := append([]string(nil), lines[:starts[0]]...)
		unit = append(unit, make([]string, start-starts[0])...)
		out = append(out, strings.Join(append(unit, lines[start:end]...), "\n")+"\n")
	}
	return out
}
