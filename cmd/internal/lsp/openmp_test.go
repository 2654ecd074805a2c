package lsp

import (
	"strings"
	"testing"

	"accc/frontend"
	"accc/frontend/diag"
	semaacc "accc/sema/acc"
	semaomp "accc/sema/omp"

	"github.com/stretchr/testify/require"
)

// labels are what completion offers at the end of a text.
func labels(t *testing.T, name, text string) map[string]bool {
	cl := start(t)
	cl.openAs("file:///work/"+name, text)
	lines := strings.Split(text, "\n")
	var items []completionItem
	cl.call("textDocument/completion", in("file:///work/"+name, len(lines)-1, len(lines[len(lines)-1])), &items)
	out := map[string]bool{}
	for _, i := range items {
		out[i.Label] = true
	}
	return out
}

// Each sentinel has the directives and clauses of its language, in the words of the host language.
func TestCompletionOfOpenMP(t *testing.T) {
	for _, tc := range []struct{ name, text, has, lacks string }{
		{"a.c", "#pragma omp par", "parallel for", "parallel loop collapse"},
		{"a.c", "#pragma omp target ", "teams distribute parallel for", "kernels"},
		{"a.c", "#pragma omp parallel for num_", "num_threads", "num_gangs"},
		{"a.c", "#pragma omp target map(", "tofrom:", "copyin"},
		{"a.c", "#pragma omp target map(", "mapper(", "mapper:"},
		{"a.c", "#pragma omp parallel default(", "firstprivate", "present"},
		{"a.c", "#pragma omp for reduction(m", "max:", "+:"},
		{"a.c", "#pragma acc par", "parallel loop", "parallel for"},
		{"a.f90", "!$omp par", "parallel do", "parallel for"},
		{"a.f90", "!$omp end par", "parallel do", "parallel for"},
		{"a.f90", "!$omp work", "workshare", "for"},
		{"a.f", "c$omp parallel d", "do", "for"},
	} {
		got := labels(t, tc.name, tc.text)
		require.True(t, got[tc.has], "%q: %s is missing in %v", tc.text, tc.has, got)
		require.False(t, got[tc.lacks], "%q: %s is offered", tc.text, tc.lacks)
	}
}

// Hover explains a compound directive, and hints show the attributes that no clause says.
func TestHoverAndHintsOfOpenMP(t *testing.T) {
	text := `void f(int n, double *a, double s) {
  int j;
#pragma omp target teams distribute parallel for map(tofrom: a[0:n])
  for (int i = 0; i < n; i++)
    a[i] *= s;
#pragma omp parallel for private(j)
  for (int i = 0; i < n; i++)
    for (j = 0; j < 2; j++)
      a[i] += s;
#pragma omp task
  a[0] = n;
}
`
	s := &Server{Setup: setupWith(semaacc.Checks, semaomp.Checks)}
	s.Options = frontend.Options{OpenACC: true, OpenMP: true}
	a := s.analyze(newDocument("file:///work/o.c", 1, text, true))
	require.Empty(t, list(a.diags))
	hints := map[string]string{}
	for _, i := range a.implicit() {
		hints[i.directive.Def.Name] = i.text()
	}
	require.Equal(t, map[string]string{
		"target teams distribute parallel for": "shared(n, s)",
		"parallel for":                         "shared(n, s, a)",
		"task":                                 "firstprivate(n, a)",
	}, hints)
	require.Contains(t, a.directiveText(a.directives[0]), "The constructs: `target`, `teams`, `distribute`, `parallel`, `for`")
}

func list(diags []diag.Diagnostic) (out []string) {
	for _, d := range diags {
		out = append(out, d.Code+" "+d.Message)
	}
	return out
}

// Hover says what a metadirective stands for.
func TestHoverOfMetadirective(t *testing.T) {
	text := "void f(int n, double *a) {\n#pragma omp metadirective when(device={kind(gpu)}: target teams loop) otherwise(parallel for)\n" +
		"  for (int i = 0; i < n; i++)\n    a[i] = 0;\n}\n"
	s := &Server{Setup: setupWith(semaomp.Checks)}
	s.Options = frontend.Options{OpenMP: true}
	a := s.analyze(newDocument("file:///work/m.c", 1, text, true))
	require.Empty(t, list(a.diags))
	require.Contains(t, a.directiveText(a.directives[0]), "On the host: `parallel for`")
}
