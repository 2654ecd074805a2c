package pragma_test

import (
	"strings"
	"testing"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"

	"github.com/stretchr/testify/require"
)

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		name, form string
		width      int
		text, want string
	}{
		{"one line", "c", 80, "  #pragma  acc  parallel  loop   copy( a [0:n],b )gang", "  #pragma acc parallel loop copy(a [0:n], b) gang"},
		{"long", "c", 44, "  #pragma acc parallel loop copyin(a[0:n]) copyout(b[0:n]) gang",
			"  #pragma acc parallel loop copyin(a[0:n]) \\\n      copyout(b[0:n]) gang"},
		{"joined", "c", 80, "#pragma acc data copy(a) \\\n   copy(b)", "#pragma acc data copy(a) copy(b)"},
		{"one clause is too long", "c", 30, "#pragma acc data copy(alpha, beta, gamma, delta)",
			"#pragma acc data copy(alpha, \\\n    beta, gamma, delta)"},
		{"commas between clauses", "c", 32, "#pragma omp parallel for , private(i) , shared(alpha)",
			"#pragma omp parallel for, \\\n    private(i), shared(alpha)"},
		{"a word in two lines", "c", 80, "#pragma acc para\\\nllel loop", "#pragma acc parallel loop"},
		{"nested", "c", 60, "#pragma omp target map(iterator(i=0:n,j=0:m),to:a[i][f(i,j)])",
			"#pragma omp target \\\n    map(iterator(i=0:n,j=0:m), to:a[i][f(i,j)])"},
		{"character constants", "c", 30, `#pragma acc routine seq bind("a,  b")`, "#pragma acc routine seq \\\n    bind(\"a,  b\")"},
		{"comment", "c", 30, "#pragma acc data /* all */ copy(a)", ""},
		{"operator", "c", 30, `_Pragma("acc data copy(a)")`, ""},
		{"free", "free", 40, "  !$ACC parallel loop copyin(a(1:n)) copyout(b(1:n)) gang",
			"  !$ACC parallel loop copyin(a(1:n)) &\n  !$ACC   copyout(b(1:n)) gang"},
		{"free, joined", "free", 80, "!$acc data copy(a) &\n!$acc & copy(b)", "!$acc data copy(a) copy(b)"},
		{"free, comment", "free", 80, "!$acc data copy(a) & ! all\n!$acc & copy(b)", ""},
		{"free, a word in two lines", "free", 80, "!$acc paral&\n!$acc&lel loop", "!$acc parallel loop"},
		{"free, conditions", "free", 80, "!$acc data copy(a) &\n#ifdef A\n!$acc copy(b) &\n#endif\n!$acc copy(c)", ""},
		{"free, line between", "free", 80, "!$acc data copy(a) &\n! all\n!$acc copy(b)", ""},
		{"fixed", "fixed", 100, "c$acc parallel loop copyin(a(1:n)) copyout(b(1:n))\nc$acc&  gang vector_length(32)",
			"c$acc parallel loop copyin(a(1:n)) copyout(b(1:n)) gang\nc$acc& vector_length(32)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			wrap := func(text string) (string, bool) {
				file := source.NewFile("x", []byte(text))
				indent := len(text) - len(strings.TrimLeft(text, " "))
				lexis := map[string]tokens.Lexis{"c": {Form: tokens.C}, "free": {Form: tokens.Free}, "fixed": {Form: tokens.Fixed, Width: 72}}[c.form]
				got, ok := pragma.Wrap(tokens.Of(file, lexis), source.Span{File: file, Start: indent, End: len(text)}, c.width)
				return text[:indent] + got, ok
			}
			got, ok := wrap(c.text)
			if c.want == "" {
				require.False(t, ok, got)
				return
			}
			require.True(t, ok)
			require.Equal(t, c.want, got)
			again, ok := wrap(got)
			require.True(t, ok)
			require.Equal(t, got, again)
		})
	}
}
