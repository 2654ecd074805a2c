package rewrite

import (
	"strings"
	"testing"

	"accc/frontend/source"
	"accc/frontend/tokens"

	"github.com/stretchr/testify/require"
)

func editor(name, text string) *Editor {
	lexis := map[string]tokens.Lexis{"c": {}, "f90": {Form: tokens.Free}, "f": {Form: tokens.Fixed, Width: 72}}[name]
	return New(tokens.New(source.NewFile("a."+name, []byte(text)), lexis))
}

// TestHas looks for lines beside the place of an @, which is not in the text.
func TestHas(t *testing.T) {
	const guard = "#ifdef _OPENMP\n#pragma omp x\n#endif\n"
	for _, c := range []struct {
		name, text string
		want       bool
	}{
		{"after", "a;\n@#ifdef _OPENMP\n#pragma omp x\n#endif\nb;\n", true},
		{"before", "a;\n#ifdef _OPENMP\n#pragma omp x\n#endif\n@b;\n", true},
		{"blanks, comments and line ends", "a;\r\n@\r\n# ifdef  _OPENMP /* why */\r\n#  pragma omp  x\r\n#endif\r\nb;\r\n", true},
		{"after others of ours", "a;\n@#if !defined(_OPENACC)\nc;\n#else\nd;\n#endif\n#ifdef _OPENMP\n#pragma omp x\n#endif\n", true},
		{"before others of ours", "a;\n#ifdef _OPENMP\n#pragma omp x\n#endif\n#ifdef _OPENACC\n#if 1\n#endif\n#endif\n@b;\n", true},
		{"after a group of the user", "a;\n@#ifdef BIG\nc;\n#endif\n#ifdef _OPENMP\n#pragma omp x\n#endif\n", false},
		{"after code", "a;\n@b;\n#ifdef _OPENMP\n#pragma omp x\n#endif\n", false},
		{"other text", "a;\n@#ifdef _OPENMP\n#pragma omp y\n#endif\n", false},
		{"more text", "a;\n@#ifdef _OPENMP\n#pragma omp x y\n#endif\n", false},
		{"in a comment", "a;\n@/*\n#ifdef _OPENMP\n#pragma omp x\n#endif\n*/\n", false},
		{"in a literal", "a = @\"" + strings.ReplaceAll(guard, "\n", "\\n") + "\";\n", false},
		{"inside of a token", "a@a;\n#ifdef _OPENMP\n#pragma omp x\n#endif\n", false},
		{"without an end", "a;\n@#ifdef _OPENACC\nb;\n", false},
		{"nowhere", "@", false},
	} {
		at := strings.Index(c.text, "@")
		e := editor("c", c.text[:at]+c.text[at+1:])
		ours := func(b uint16) bool {
			return e.Mentions(e.Branches[b].Cond, "_OPENACC") || e.Mentions(e.Branches[b].Cond, "_OPENMP")
		}
		require.Equal(t, c.want, e.Has(at, guard, ours), c.name)
		require.False(t, e.Has(at, "// nothing\n", ours), c.name)
	}
}

// TestLineStart looks for the beginning of the line of the last @, which is where the first one is.
func TestLineStart(t *testing.T) {
	for _, c := range []struct{ form, text string }{
		{"c", "a;\n@  b @c;"}, {"c", "@@a;"}, {"c", "a;\n@/* b\n c */ @d;"}, {"c", "a;\n@/\\\n* b */ @d;"}, {"c", "a;\n@b \\\n  @c;"},
		{"c", "a; // b\n@@c;"}, {"c", "a;\n@s = \"b\\\nc\", @d;"}, {"c", "a; /* b\n */\n@ @c;"},
		{"f90", "a = 1\n@ @b = 2"}, {"f90", "a = 1 + &\n@  @2"}, {"f", "      a = 1\n@     & + @2"},
	} {
		want := strings.Index(c.text, "@")
		at := strings.LastIndex(c.text, "@") - 1
		require.Equal(t, want, editor(c.form, strings.ReplaceAll(c.text, "@", "")).LineStart(at), c.text)
	}
}

// TestNothing asks for code between two marks.
func TestNothing(t *testing.T) {
	for _, c := range []struct {
		form, text string
		want       bool
	}{
		{"c", "a;@ // b;\n/* c; */\n#pragma acc loop \\\n  seq\n#pragma unroll\n#ifdef X\n#pragma omp x\n#endif\n@d;", true},
		{"c", "a;@\n#ifdef X\n#else\n#endif\n@d;", false},
		{"c", "a;@\n#define b c\n@d;", false},
		{"c", "a;@ ; @d;", false},
		{"c", "a;@ _Pragma(\"omp x\") @d;", false},
		{"f90", "a = 1@ ! b\n!$acc loop &\n!$acc seq\n#ifdef X\n!$omp x\n#endif\n@d = 1\n", true},
		{"f90", "a = 1@\n!$ b = 1\n@d = 1\n", false},
		{"f", "      a = 1@\nc     b = 1\n*     c = 1\nC$ACC LOOP\nc$acc&SEQ\n@      d = 1\n", true},
		{"f", "      a = 1@\n     & + 2\n@      d = 1\n", false},
	} {
		parts := strings.Split(c.text, "@")
		e := editor(c.form, strings.Join(parts, ""))
		from := len(parts[0])
		require.Equal(t, c.want, e.Nothing(from, from+len(parts[1])), c.text)
		require.False(t, e.Nothing(from+1, from))
	}
}

// TestCode finds the lines of code around a place, and whole lines.
func TestCode(t *testing.T) {
	e := editor("f90", "\ufeff  a = 1\n!$ b = 1\n!$acc loop\n#ifdef X\n! c = 1\n#endif\n   d = &\n     1 ! two\n")
	at := strings.Index(string(e.File.File.Text), "!$acc")
	next, ok := e.CodeAfter(at)
	require.True(t, ok)
	require.Equal(t, "   d = &\n     1 ! two\n", e.WholeLines(next.Run).Text())
	before, ok := e.CodeBefore(at)
	require.True(t, ok)
	require.Equal(t, "  a = 1\n", e.WholeLines(before.Run).Text())
	_, ok = e.CodeAfter(len(e.File.File.Text))
	require.False(t, ok)
	_, ok = e.CodeBefore(0)
	require.False(t, ok)
}
