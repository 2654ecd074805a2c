package lsp

import (
	"fmt"
	"slices"
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
	a := s.analyze(newDocument("file:///work/o.c", 1, text, true), always, nil)
	require.Empty(t, list(a.diags))
	hints := map[string]string{}
	for _, i := range a.implicit() {
		hints[i.directive.Def.Name] = i.text()
	}
	require.Equal(t, map[string]string{
		"target teams distribute parallel for": "shared(n, s) defaultmap(firstprivate: scalar)",
		"parallel for":                         "shared(n, a, s)",
		"task":                                 "firstprivate(a, n)",
	}, hints)
	text = a.directiveText(a.directives[0])
	require.Contains(t, text, "The constructs: `target`, `teams`, `distribute`, `parallel`, `for`")
	require.Contains(t, text, "In the dialect: `omp.target`, `omp.teams`, `omp.distribute`, `omp.parallel`, `omp.wsloop`")
}

// A source may have directives of both languages; a code action writes out what the hints of one say.
func TestHintsOfBothLanguages(t *testing.T) {
	for _, x := range []struct {
		name, text string
		hints      []string // by line
		line       int      // where the code action is asked for
		want       string
	}{
		{"mixed.c", `void f(int n, double *a, double b[10]) {
  double v[10];
#pragma omp target map(tofrom: v[0:5])
  v[0] = n + a[0];
#pragma acc parallel
  v[0] = n;
#pragma omp target
  v[0] = n;
}
`, []string{"2 map(a[:0]) firstprivate(n)", "4 copy(v) firstprivate(n)", "6 map(tofrom: v) firstprivate(n)"}, 6,
			"#pragma omp target map(tofrom: v) firstprivate(n)"},
		{"one.c", `static int own;
#pragma omp threadprivate(own)
void f(int n, double *a) {
#pragma omp target
#pragma omp teams distribute parallel for copyin(own)
  for (int i = 0; i < n; i++)
    a[i] = own;
#pragma acc parallel copy(a[0:n])
  a[0] = n;
}
`, []string{"7 firstprivate(n)"}, 7, "#pragma acc parallel copy(a[0:n]) firstprivate(n)"},
		{"mixed.f90", `subroutine f(n, a)
  integer :: n, i
  real :: a(n), x
  !$omp parallel do &
  !$omp   schedule(static)
  do i = 1, n
    a(i) = n
  end do
  !$acc parallel
  x = a(1)
  !$acc end parallel
  !$omp task
  x = a(1)
  !$omp end task
end subroutine
`, []string{"4 shared(n, a) private(i)", "8 copy(a) firstprivate(x)", "11 firstprivate(x, a)"}, 3,
			"!$omp parallel do schedule(static) shared(n, a) private(i)"},
	} {
		t.Run(x.name, func(t *testing.T) {
			cl := start(t)
			uri := "file:///work/" + x.name
			cl.openAs(uri, x.text)
			var hints []inlayHint
			cl.call("textDocument/inlayHint", map[string]any{"textDocument": map[string]any{"uri": uri},
				"range": textRange{position{0, 0}, position{100, 0}}}, &hints)
			var got []string
			for _, h := range hints {
				got = append(got, fmt.Sprint(h.Position.Line, " ", h.Label))
			}
			require.ElementsMatch(t, x.hints, got)
			var actions []codeAction
			at := position{x.line, 10}
			cl.call("textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": uri}, "range": textRange{at, at}}, &actions)
			i := slices.IndexFunc(actions, func(a codeAction) bool { return a.Title == "write out the clauses that the rules imply" })
			require.GreaterOrEqual(t, i, 0)
			require.Equal(t, rewrite, actions[i].Kind)
			require.Equal(t, x.want, actions[i].Edit.Changes[uri][0].NewText)
		})
	}
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
	a := s.analyze(newDocument("file:///work/m.c", 1, text, true), always, nil)
	require.Empty(t, list(a.diags))
	require.Contains(t, a.directiveText(a.directives[0]), "On the host: `parallel for`")
}
