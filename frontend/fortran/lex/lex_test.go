package lex

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// checkTokens reads the lines of a source and checks that every token stands where it says.
func checkTokens(t *testing.T, text string, form Form) {
	var list diag.List
	r := Read(source.NewFile("x.F90", []byte(text)), Options{Form: form, Preprocess: true, OpenACC: true, OpenMP: true}, &list)
	require.Equal(t, len(r.Toks), int(r.Reading.Len()))
	for i := range r.Toks {
		tok, span := &r.Toks[i], r.Span(int32(i))
		require.LessOrEqual(t, 0, span.Start)
		require.LessOrEqual(t, span.Start, span.End)
		require.LessOrEqual(t, span.End, len(span.File.Text))
		written := span.Text()
		if r.Use(int32(i)) != 0 || strings.Contains(written, "\n") || tok.Kind == DotOp || tok.Kind == Logical || len(written) != len(tok.Text) {
			continue // of a macro, of several lines, or with blanks inside
		}
		require.True(t, strings.EqualFold(tok.Text, written), "%q is written %q", tok.Text, written)
	}
	end := int32(0)
	for _, l := range r.Lines {
		require.LessOrEqual(t, end, l.First)
		require.LessOrEqual(t, l.First, l.End)
		end = l.End
	}
}

func seeds(t testing.TB) []string {
	var out []string
	for _, pattern := range []string{"../testdata/right/*", "../../../testdata/fortran/diag/*"} {
		paths, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, paths)
		for _, path := range paths {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			out = append(out, string(text))
		}
	}
	return out
}

func TestTokensStandWhereTheyAreWritten(t *testing.T) {
	for _, text := range seeds(t) {
		checkTokens(t, text, Free)
		checkTokens(t, text, Fixed)
	}
}

func FuzzTokens(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Add("\"00000", true)
	f.Add("\"\\00000", true)
	f.Fuzz(func(t *testing.T, text string, fixed bool) {
		form := Free
		if fixed {
			form = Fixed
		}
		checkTokens(t, text, form)
	})
}

// texts are the tokens of each logical line, the sentinel's kind before directives.
func texts(text string, o Options) []string {
	var list diag.List
	r := Read(source.NewFile("x.f90", []byte(text)), o, &list)
	var out []string
	for _, l := range r.Lines {
		words := []string{[...]string{"", "acc:", "omp:"}[l.Kind]}
		for _, t := range r.Toks[l.First:l.End] {
			words = append(words, t.Text)
		}
		out = append(out, strings.TrimSpace(strings.Join(words, " ")))
	}
	for _, d := range list.Sorted() {
		out = append(out, d.Code)
	}
	return out
}

// Lines of both forms, with their continuations.
func TestLines(t *testing.T) {
	for _, c := range []struct {
		name, text string
		o          Options
		want       []string
	}{
		{"statement", "a = 1 + & ! one\n\n  ! two\n  & 2", Options{}, []string{"a = 1 + 2"}},
		{"word", "integer :: lo&\n  &ng", Options{}, []string{"integer :: long"}},
		{"text", "s = 'a ! & b&\n  & c'", Options{}, []string{"s = 'a ! & b c'"}},
		{"directive", "!$acc parallel & ! why\n!$acc & copy(a)\n!$ACC wait", Options{OpenACC: true}, []string{"acc: parallel copy ( a )", "acc: wait"}},
		{"no sentinel", "!$acc parallel &\nx = 1", Options{OpenACC: true}, []string{"acc: parallel", "x = 1", "ACC0201"}},
		{"other sentinel", "!$omp parallel\n!$ x = 1\nx = 2", Options{OpenACC: true, OpenMP: true}, []string{"omp: parallel", "x = 1", "x = 2"}},
		{"switched off", "!$acc wait\n!$omp barrier\n!$ x = 1", Options{}, []string{"ACC1016"}},
		{"operators", "l = 1.eq.n.and..not.x.or.1.e2>=.5d-3_dp", Options{}, []string{"l = 1 .eq. n .and. .not. x .or. 1.e2 >= .5d-3_dp"}},
		{"fixed", "      X = 1\n     & + 2\nC comment\n     1 + 3\n10    GO TO 10", Options{Form: Fixed}, []string{"x = 1 + 2 + 3", "10 go to 10"}},
		{"fixed sentinels", "C$ACC WAIT\n*$acc parallel\n!$acc& async\n", Options{Form: Fixed, OpenACC: true}, []string{"acc: wait", "acc: parallel async"}},
		{"byte order mark", "\ufeffx = 1", Options{}, []string{"x = 1"}},
		{"fixed columns", "      x = 1" + strings.Repeat(" ", 61) + "+ 2", Options{Form: Fixed}, []string{"x = 1"}},
		{"fixed wide", "      x = 1" + strings.Repeat(" ", 61) + "+ 2", Options{Form: Fixed, Width: 132}, []string{"x = 1 + 2"}},
		{"fixed tab", "\tx = 1\n\t1+ 2", Options{Form: Fixed}, []string{"x = 1 + 2"}},
		{"fixed label", "x = 1\n      y = 2\n     1 + 3", Options{Form: Fixed}, []string{"y = 2 + 3", "ACC0210"}},
		{"fixed label of a macro", "#define L 10\nL     y = 2", Options{Form: Fixed, Preprocess: true}, []string{"10 y = 2"}},
		{"fixed quote in the label", "\"00000", Options{Form: Fixed}, []string{"ACC0210"}},
		{"fixed labelled continuation", "      x = 1\n   12& + 2\n   ab& + 3", Options{Form: Fixed}, []string{"x = 1 + 2 + 3", "ACC0201", "ACC0201"}},
		{"fixed condition", "c$    x = 1\nc$   & + 2\nc$ 10 y = 3", Options{Form: Fixed, OpenMP: true}, []string{"x = 1 + 2", "10 y = 3"}},
		{"fixed blanks", "      l = a .AND . .not.b", Options{Form: Fixed}, []string{"l = a .and. .not. b"}},
		{"fixed numbers", "      x = -1. E0 + 2 . 5 - 1 . 5 D - 1 + 1 000\n      do 10 e5 = 1 .eq. 2", Options{Form: Fixed},
			[]string{"x = - 1.e0 + 2.5 - 1.5d-1 + 1000", "do 10 e5 = 1 .eq. 2"}},
		{"macros", "#define F(x, y) x##y + #x\n#define N 3\nF(a, N) = N ! N\nprint *, 'N'", Options{Preprocess: true}, []string{"an + 'a' = 3", "print * , 'N'"}},
		{"directive of a macro", "#define N 4\n#define D !$omp parallel num_threads(N) ! why\n#define C ! nothing\n#define A !$acc wait\nD\nC\n A\nx",
			Options{Preprocess: true, OpenMP: true}, []string{"omp: parallel num_threads ( 4 )", "x"}},
		{"condition", "#if defined(A) || N > 2 || !defined B\nx\n#elif 1\ny\n#else\nz\n#endif", Options{Preprocess: true, Defines: []string{"B"}}, []string{"y"}},
		{"joined definition", "#define F(x) \\\n  x + 1\\\n2 \\ \n + 3\nF(a)", Options{Preprocess: true}, []string{"a + 12 + 3"}},
		{"joined definition of fixed form", "#define F(x) \\\r\nx + 1\r\n      y = F(a)", Options{Form: Fixed, Preprocess: true}, []string{"y = a + 1"}},
		{"joined conditions", "#if defined(A) \\\n || defined(B)\nx\n#elif defined(C) && \\\n  C == 1\ny\n#endif\n#un\\\ndef C\n#ifdef \\\n C\nz\n#else\nw\n#endif",
			Options{Preprocess: true, Defines: []string{"C"}}, []string{"y", "w"}},
		{"joined condition not read", "#if 0\n#if 1 \\\n#endif\n#endif\nx\n#endif\ny", Options{Preprocess: true}, []string{"y"}},
		{"joined at the end", "x\n#define A \\", Options{Preprocess: true}, []string{"x"}},
		{"open condition", "#ifdef A\nx", Options{Preprocess: true}, []string{"ACC0204"}},
		{"not preprocessed", "#ifdef A\nx\n #endif", Options{}, []string{"x", "ACC0205"}},
		{"fixed form not preprocessed", "#ifdef A\n      x = 1\n#endif\n     1 + 2", Options{Form: Fixed}, []string{"x = 1 + 2", "ACC0205"}},
		{"no end", "x = &", Options{}, []string{"x =", "ACC0201"}},
		{"open text", "x = 'abc\ny", Options{}, []string{"y", "ACC0202"}},
	} {
		t.Run(c.name, func(t *testing.T) { require.Equal(t, c.want, texts(c.text, c.o)) })
	}
}
