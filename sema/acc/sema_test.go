package acc_test

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
	"accc/sema"
	"accc/sema/acc"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the wants in testdata/c/diag")

// run checks a C source and returns what is reported.
func run(name, text string, version int) []diag.Diagnostic {
	return runWith(&diag.Policy{}, name, text, version)
}

func runWith(policy *diag.Policy, name, text string, version int) []diag.Diagnostic {
	var list diag.List
	u := c.Parse(source.NewFile(name, []byte(text)), c.Options{OpenACC: true}, &list)
	if u != nil {
		sema.Run(u.Model, policy.Reporter(&list), acc.Checks.At(version))
	}
	return list.Sorted()
}

// runFortran checks a source of Fortran.
func runFortran(policy *diag.Policy, text string) []diag.Diagnostic {
	var list diag.List
	u := fortran.Parse(source.NewFile("e.f90", []byte(text)), fortran.Options{OpenACC: true}, &list)
	sema.Run(u.Model, policy.Reporter(&list), acc.Checks)
	return list.Sorted()
}

// unit makes a translation unit of an example.
func unit(r *diag.Rule, example string) string {
	if r.Unit {
		return example + "\n"
	}
	return "void known(void *, ...);\nvoid example(int n, int *p, float *q)\n{\nint i, j, k = 0; float x = 0, y = 0, a[100], b[100], c[10][10];\n" +
		"known(&x, &y, a, b, c);\n" +
		example + "\n}\n"
}

func show(list []diag.Diagnostic) string {
	var b strings.Builder
	_ = diag.GNU(&b, list, diag.Options{})
	return b.String()
}

// Every Avoid gives its code and no other, every Prefer nothing.
func TestExamples(t *testing.T) {
	for _, r := range acc.Checks.Rules() {
		t.Run(r.Code, func(t *testing.T) {
			require.NotEmpty(t, r.Title)
			require.NotEmpty(t, r.Doc)
			if r.Avoid == "" {
				return
			}
			policy := &diag.Policy{Maybe: r.Optional}
			bad := runWith(policy, "avoid.c", unit(r, r.Avoid), 0)
			require.NotEmpty(t, bad, "nothing reported for\n%s", r.Avoid)
			for _, d := range bad {
				require.Equal(t, r.Code, d.Code, "%s\n%s", show(bad), r.Avoid)
				require.True(t, d.Primary.Span.IsValid())
			}
			good := runWith(policy, "prefer.c", unit(r, r.Prefer), 0)
			require.Empty(t, show(good), "%s", r.Prefer)
			if !r.Unit || r.AvoidFortran == "" {
				return
			}
			bad = runFortran(policy, r.AvoidFortran)
			require.NotEmpty(t, bad, "nothing reported for\n%s", r.AvoidFortran)
			for _, d := range bad {
				require.Equal(t, r.Code, d.Code, "%s\n%s", show(bad), r.AvoidFortran)
			}
			require.Empty(t, show(runFortran(policy, r.PreferFortran)), "%s", r.PreferFortran)
		})
	}
}

// Edits that come with a diagnostic take it away: the text with the first fix of
// each example applied gives fewer diagnostics.
func TestFixes(t *testing.T) {
	for _, r := range acc.Checks.Rules() {
		if r.Avoid == "" {
			continue
		}
		text, policy := unit(r, r.Avoid), &diag.Policy{Maybe: r.Optional}
		bad := runWith(policy, "avoid.c", text, 0)
		for _, d := range bad {
			for _, f := range d.Fixes {
				fixed, err := source.Apply(d.Primary.Span.File, f.Edits)
				require.NoError(t, err)
				left := runWith(policy, "avoid.c", string(fixed), 0)
				require.Less(t, len(left), len(bad), "%s: %s gives\n%s%s", r.Code, f.Message, fixed, show(left))
			}
		}
	}
}

func TestCodesAreUnique(t *testing.T) {
	seen := map[string]bool{}
	form := regexp.MustCompile(`^ACC[0-9]{4}$`)
	for _, r := range append(acc.Checks.Rules(), c.Rules...) {
		require.Regexp(t, form, r.Code)
		require.False(t, seen[r.Code], r.Code)
		seen[r.Code] = true
		require.Equal(t, strings.ToLower(r.Title[:1]) == r.Title[:1] || strings.HasPrefix(r.Title, "C "), true, r.Title)
	}
}

// wanted is how the corpus says what is reported for a line.
var wanted = diagtest.NewForm("//")

// separator parts a file of the corpus into cases, each a translation unit of its own
// together with what stands before the first separator.
const separator = "//---"

// cases returns the translation units of a file of the corpus. All other lines are
// blanked, so that line numbers stay.
func cases(text string) []string {
	lines := strings.Split(text, "\n")
	var starts []int
	for i, l := range lines {
		if l == separator {
			starts = append(starts, i)
		}
	}
	var out []string
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

func options(text string) (version int) {
	if _, err := fmt.Sscanf(text, "// version %d", &version); err != nil {
		return 0
	}
	return version
}

// The corpus: in testdata/c/diag/*.c the comment "// want CODE "regexp"" ends each
// line for which something is reported; nothing else may be. A first line
// "// version 27" sets the version of OpenACC.
func TestCorpus(t *testing.T) {
	for _, path := range corpus(t) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".c"), func(t *testing.T) {
			text := read(t, path)
			var reported []diag.Diagnostic
			for _, unit := range cases(text) {
				reported = append(reported, run(filepath.Base(path), unit, options(text))...)
			}
			wanted.Check(t, path, text, reported, *update)
		})
	}
}

func corpus(t testing.TB) []string {
	paths, err := filepath.Glob("../../testdata/c/diag/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	return paths
}

func read(t testing.TB, path string) string {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}
