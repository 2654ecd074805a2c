package translate

import (
	"math/rand/v2"
	"testing"

	"accc/backend/emit"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// The first choice that makes a condition hold, and the first that does not, as options; "-" where none is known.
func TestConditions(t *testing.T) {
	fixed := map[string]bool{"_OPENACC": true, "_OPENMP": false}
	first := func(text string, want bool) string {
		words := func(text string) []string {
			t := linesOf(source.NewFile("f.c", []byte("#if "+text+"\n#endif\n")), emit.C)
			return t.condition(&t.Branches[1])
		}
		ways := solved(words(text), want, fixed, macros{"SELF": words("1 && (defined(A) && !defined(B))"), "ALWAYS": words("1")})
		if len(ways) == 0 {
			return "-"
		}
		return flagsOf(ways[0])
	}
	for _, c := range []struct{ condition, on, off string }{
		{"defined(A)", "-DA", "-UA"},
		{"!defined A", "-UA", "-DA"},
		{"A", "-DA", "-UA"},
		{"A && !B", "-DA -UB", "-UA"},
		{"A || B", "-DA", "-UA -UB"},
		{"(A || B) && defined(C)", "-DA -DC", "-UA -UB"},
		{"A == 3", "-DA=3", "-DA=4"},
		{"A > 2 && A < 5", "-DA=3", "-DA=2"},
		{"A >= 0x10UL", "-DA=16", "-DA=15"},
		{"defined(A) && A > 2", "-DA=3", "-UA"},
		{"A > 2 && defined(A)", "-DA=3", "-DA=2"},
		{"A && !A", "-", "-UA"},
		{"defined(_OPENACC)", "", "-"},
		{"_OPENMP", "-", ""},
		{"_OPENACC && A", "-DA", "-UA"},
		{"0", "-", ""},
		{"1", "", "-"},
		{"A + 1 > 2", "-", "-"},
		{"defined(SELF)", "-DA -UB", "-UA -USELF"}, // which lines before define
		{"!defined(ALWAYS)", "-", ""},
		{"F(1)", "-", "-"},
		{"A &&", "-", "-"},
		{"(A", "-", "-"},
		{"", "-", "-"},
	} {
		require.Equal(t, c.on, first(c.condition, true), c.condition)
		require.Equal(t, c.off, first(c.condition, false), c.condition)
	}
}

// Any text has its directives found, each on its line and in its branch.
func TestConditionals(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	parts := []string{"#ifdef A\n", "#if A && \\\n !defined(B)\n", "#elif B > 2 /* x */\n", "#else\n", "#endif\n", "#pragma acc wait\n", "#pragma omp \\\n barrier\n",
		"!$acc wait\n", "/*", "*/", "//", "\"", "'", "\\", "\n", "\r\n", " ", "é"}
	found := 0
	for range 20000 {
		text := ""
		for range random.IntN(12) {
			text += parts[random.IntN(len(parts))]
		}
		file := source.NewFile("f.c", []byte(text))
		for _, printer := range []emit.Printer{emit.C, emit.Fortran} {
			for _, c := range linesOf(file, printer).conditionals([]string{"acc", "omp"}) {
				found++
				require.Equal(t, c.line, c.span.Position().Line, "%q", text)
				require.LessOrEqual(t, c.inside.Start, c.span.Start, "%q", text)
				require.LessOrEqual(t, c.span.End, c.inside.End, "%q", text)
			}
		}
	}
	require.Greater(t, found, 1000)
}
