package lsp

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A text that is too large is not checked, which is said, and numbers and comments do not make one; other texts are.
func TestTooLarge(t *testing.T) {
	for _, c := range []struct{ uri, language, comment, many, numbers string }{
		{"file:///work/a.c", "c", "// a b c d\n", "void f(void) { int x; x = x; }\n", "int a[] = {" + strings.Repeat("1, ", 2000) + "1};\n"},
		{"file:///work/a.f90", "fortran", "! a b c d\n", "subroutine f\ninteger x\nx = x\nend\n", strings.Repeat("block data\nend\n", 5)},
	} {
		s := unheard(t, checks...)
		s.MaxNames = 100
		codes := func(text string) (out []string) {
			d := newDocument(c.uri, 1, text, true)
			d.language = c.language
			s.open[c.uri] = d
			for _, x := range s.analysisOf(d).diags {
				out = append(out, x.Code)
			}
			return out
		}
		require.Equal(t, []string{"ACC0132"}, codes(strings.Repeat(c.many, 50)), c.uri)
		require.Nil(t, s.document(c.uri).analysis.source)
		answer, err := handlers["textDocument/hover"](s, []byte(`{"textDocument": {"uri": "`+c.uri+`"}, "position": {"line": 1, "character": 2}}`))
		require.NoError(t, err)
		result, err := answer()
		require.NoError(t, err)
		require.Nil(t, result)
		require.Empty(t, codes(strings.Repeat(c.comment, 500)+c.numbers), c.uri)
		require.NotNil(t, s.document(c.uri).analysis.source)
	}
}
