package diag

import (
	"strings"
	"testing"

	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

func TestPolicy(t *testing.T) {
	known := func(code string) bool { return strings.HasPrefix(code, "ACC") }
	for _, c := range []struct {
		flags string
		want  string // of an error, a warning ACC1, a warning ACC2 and an info ACC3
	}{
		{"", "error warning warning info"},
		{"error", "error error error info"},
		{"no-ACC1", "error - warning info"},
		{"no-ACC1,ACC3", "error - warning -"},
		{"error=ACC2", "error warning error info"},
		{"error no-error=ACC1", "error warning error info"},
		{"error no-error", "error warning warning info"},
		{"error ACC1", "error error error info"},
		{"no-ACC0", "error warning warning info"},
		{"all", "error warning warning info"},
	} {
		var p Policy
		for _, f := range strings.Fields(c.flags) {
			require.NoError(t, p.Set(f, known))
		}
		require.Equal(t, c.want, seen(&p), c.flags)
	}
	quiet := &Policy{Quiet: true}
	require.Equal(t, "error - - -", seen(quiet))
	require.NoError(t, quiet.Set("ACC2", known))
	require.Equal(t, "error - warning -", seen(quiet))
	require.ErrorContains(t, quiet.Set("no-such", known), "unknown code such")
	require.ErrorContains(t, quiet.Set("warn=ACC1", known), "unknown warning option -Wwarn=ACC1")
}

// TestNoError checks that -Wno-error makes an error a warning if the program means something in spite of it, and no other one.
func TestNoError(t *testing.T) {
	known := func(code string) bool { return true }
	var p Policy
	require.NoError(t, p.Set("no-error=ACC1", known))
	bearable, _ := p.Apply(Diagnostic{Code: "ACC1", Severity: Error, Bearable: true})
	require.Equal(t, Warning, bearable.Severity)
	other, _ := p.Apply(Diagnostic{Code: "ACC1", Severity: Error})
	require.Equal(t, Error, other.Severity)
	require.Len(t, other.Notes, 1)
	run := Policy{Bearing: true}
	require.NoError(t, run.Set("error=ACC1", known))
	strict, _ := run.Apply(Diagnostic{Code: "ACC1", Severity: Error, Bearable: true})
	require.Equal(t, Error, strict.Severity)
}

func seen(p *Policy) string {
	var list List
	r := p.Reporter(&list)
	var out []string
	for i, s := range []Severity{Error, Warning, Warning, Info} {
		before := len(list.Sorted())
		r.Report(Diagnostic{Code: "ACC" + string(rune('0'+i)), Severity: s})
		word := "-"
		if len(list.items) > before {
			word = list.items[before].Severity.String()
		}
		out = append(out, word)
	}
	return strings.Join(out, " ")
}

func TestIgnoreComments(t *testing.T) {
	text := `a // accc:ignore ACC1 because it is so
b
// accc:ignore ACC1, ACC2
c
d /* accc:ignore */
e
  ! accc:ignore
f
g accc:ignore
`
	file := source.NewFile("t.c", []byte(text))
	var p Policy
	shown := func(word, code string, s Severity) bool {
		at := strings.Index(text, word+" ")
		if at < 0 {
			at = strings.Index(text, "\n"+word+"\n") + 1
		}
		_, ok := p.Apply(Diagnostic{Code: code, Severity: s, Primary: Label{Span: source.Span{File: file, Start: at, End: at + 1}}})
		return ok
	}
	require.False(t, shown("a", "ACC1", Warning))
	require.False(t, shown("a", "ACC1", Error))
	require.True(t, shown("a", "ACC2", Warning))
	require.True(t, shown("b", "ACC1", Warning))
	require.False(t, shown("c", "ACC2", Error))
	require.False(t, shown("d", "ACC9", Warning))
	require.True(t, shown("d", "ACC9", Error))
	require.True(t, shown("e", "ACC9", Warning))
	require.False(t, shown("f", "ACC9", Info))
	require.True(t, shown("g", "ACC9", Warning))
}

// The lines of a directive are read once, whichever of them diagnostics are about.
func TestIgnoreInLongDirective(t *testing.T) {
	const lines = 3000
	text := "!$omp parallel &\n" + strings.Repeat("!$omp shared(a) &\n", lines) + "!$omp private(b) ! accc:ignore ACC1\n"
	file := source.NewFile("t.f90", []byte(text))
	var p Policy
	for line := range lines {
		at := file.Offset(line+1, 7)
		_, shown := p.Apply(Diagnostic{Code: "ACC1", Severity: Error, Primary: Label{Span: source.Span{File: file, Start: at, End: at + 1}}})
		require.False(t, shown)
	}
	first, last := file.Offset(1, 1), file.Offset(lines+1, 1)
	require.Same(t, statementAt(source.Span{File: file, Start: first, End: first}), statementAt(source.Span{File: file, Start: last, End: last}))
}

func TestPolicyOptional(t *testing.T) {
	known := func(code string) bool { return code == "ACC1" }
	rule := &Rule{Code: "ACC1", Severity: Info, Optional: true}
	for flags, want := range map[string]bool{"": false, "all": false, "maybe": true, "maybe no-maybe": false, "ACC1": true, "maybe no-ACC1": false, "error=ACC1": true} {
		var p Policy
		for _, f := range strings.Fields(flags) {
			require.NoError(t, p.Set(f, known))
		}
		require.Equal(t, want, p.Wants(rule), flags)
		_, shown := p.Apply(*rule.New(source.Span{}, "it may be wrong"))
		require.Equal(t, want, shown, flags)
	}
}
