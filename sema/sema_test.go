package sema_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/sema"

	"github.com/stretchr/testify/require"
)

// run checks a C source and returns what is reported.
func run(name, text string, o sema.Options) []diag.Diagnostic {
	var list diag.List
	u := c.Parse(source.NewFile(name, []byte(text)), c.Options{OpenACC: true}, &list)
	if u != nil {
		sema.Run(u.Model, &list, o)
	}
	return list.Sorted()
}

// unit makes a translation unit of an example.
func unit(r *diag.Rule, example string) string {
	if r.Unit {
		return example + "\n"
	}
	return "void example(int n, int *p, float *q)\n{\nint i, j, k = 0; float x = 0, y = 0, a[100], b[100], c[10][10];\n" +
		example + "\n}\n"
}

func show(list []diag.Diagnostic) string {
	var b strings.Builder
	_ = diag.GNU(&b, list, diag.Options{})
	return b.String()
}

// Every Avoid gives its code and no other, every Prefer nothing.
func TestExamples(t *testing.T) {
	for _, r := range sema.Rules() {
		t.Run(r.Code, func(t *testing.T) {
			require.NotEmpty(t, r.Title)
			require.NotEmpty(t, r.Doc)
			if r.Avoid == "" {
				return
			}
			bad := run("avoid.c", unit(r, r.Avoid), sema.Options{})
			require.NotEmpty(t, bad, "nothing reported for\n%s", r.Avoid)
			for _, d := range bad {
				require.Equal(t, r.Code, d.Code, "%s\n%s", show(bad), r.Avoid)
				require.True(t, d.Primary.Span.IsValid())
			}
			good := run("prefer.c", unit(r, r.Prefer), sema.Options{})
			require.Empty(t, show(good), "%s", r.Prefer)
		})
	}
}

// Edits that come with a diagnostic take it away: the text with the first fix of
// each example applied gives fewer diagnostics.
func TestFixes(t *testing.T) {
	for _, r := range sema.Rules() {
		if r.Avoid == "" {
			continue
		}
		text := unit(r, r.Avoid)
		bad := run("avoid.c", text, sema.Options{})
		for _, d := range bad {
			for _, f := range d.Fixes {
				fixed, err := source.Apply(d.Primary.Span.File, f.Edits)
				require.NoError(t, err)
				left := run("avoid.c", string(fixed), sema.Options{})
				require.Less(t, len(left), len(bad), "%s: %s gives\n%s%s", r.Code, f.Message, fixed, show(left))
			}
		}
	}
}

func TestCodesAreUnique(t *testing.T) {
	seen := map[string]bool{}
	form := regexp.MustCompile(`^ACC[0-9]{4}$`)
	for _, r := range append(sema.Rules(), c.Rules...) {
		require.Regexp(t, form, r.Code)
		require.False(t, seen[r.Code], r.Code)
		seen[r.Code] = true
		require.Equal(t, strings.ToLower(r.Title[:1]) == r.Title[:1] || strings.HasPrefix(r.Title, "C "), true, r.Title)
	}
	require.NotNil(t, sema.Explain("ACC3004"))
	require.Nil(t, sema.Explain("ACC0000"))
}

var want = regexp.MustCompile(`want ((?:ACC\d+ "(?:[^"\\]|\\.)*"\s*)+)`)
var oneWant = regexp.MustCompile(`(ACC\d+) "((?:[^"\\]|\\.)*)"`)

// The corpus: each line of testdata/c/diag/*.c says in a comment what is reported for
// it (or, as "want-below", for the next line); nothing else may be. A first line
// "// version 27" sets the version of OpenACC.
func TestCorpus(t *testing.T) {
	paths, err := filepath.Glob("../testdata/c/diag/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".c"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			for _, problem := range corpus(filepath.Base(path), string(text)) {
				t.Error(problem)
			}
		})
	}
}

func corpus(name, text string) (problems []string) {
	var o sema.Options
	if _, err := fmt.Sscanf(text, "// version %d", &o.Version); err != nil {
		o.Version = 0
	}
	type expectation struct {
		code    string
		pattern *regexp.Regexp
		met     bool
	}
	expected := map[int][]*expectation{}
	for i, line := range strings.Split(text, "\n") {
		at := i + 1
		if strings.Contains(line, "want-below ") {
			at++
			line = strings.Replace(line, "want-below", "want", 1)
		}
		if m := want.FindStringSubmatch(line); m != nil {
			for _, w := range oneWant.FindAllStringSubmatch(m[1], -1) {
				expected[at] = append(expected[at], &expectation{code: w[1], pattern: regexp.MustCompile(w[2])})
			}
		}
	}
	for _, d := range run(name, text, o) {
		at := d.Primary.Span.Position()
		met := false
		for _, e := range expected[at.Line] {
			if !e.met && e.code == d.Code && e.pattern.MatchString(d.Message) {
				e.met, met = true, true
				break
			}
		}
		if !met {
			problems = append(problems, fmt.Sprintf("unexpected: %s: %s %s", at, d.Code, d.Message))
		}
	}
	for line, list := range expected {
		for _, e := range list {
			if !e.met {
				problems = append(problems, fmt.Sprintf("missing: %s:%d: %s %q", name, line, e.code, e.pattern))
			}
		}
	}
	return problems
}
