package tokens

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"accc/frontend/source"
)

func lex(text string) *File { return New(source.NewFile("a.c", []byte(text)), Lexis{Form: C}) }

// lossless checks that tokens and gaps are the bytes of the file, that lines partition the tokens, and that branches
// nest.
func lossless(t *testing.T, f *File) {
	t.Helper()
	at := 0
	for i := range uint32(len(f.Toks)) + 1 {
		for _, g := range f.Gap(i) {
			require.Equal(t, at, int(g.Start), "%s: gap before token %d", f.Name, i)
			require.Less(t, g.Start, g.End)
			at = int(g.End)
		}
		if int(i) == len(f.Toks) {
			break
		}
		require.Equal(t, at, int(f.Toks[i].Start), "%s: token %d %q", f.Name, i, f.Text(i))
		require.Less(t, f.Toks[i].Start, f.Toks[i].End)
		require.Less(t, int(f.Toks[i].Branch), len(f.Branches))
		at = int(f.Toks[i].End)
	}
	require.Equal(t, len(f.File.Text), at, f.Name)
	next := uint32(0)
	for i, l := range f.Lines {
		require.Equal(t, next, l.First)
		require.Less(t, l.First, l.End)
		require.True(t, f.Toks[l.First].Is(First))
		for tok := l.First; tok < l.End; tok++ {
			require.Equal(t, uint32(i), f.LineOf(tok))
			require.Equal(t, tok > l.First, !f.Toks[tok].Is(First))
		}
		next = l.End
	}
	require.Equal(t, len(f.Toks), int(next))
	for i := range f.Toks {
		b := &f.Branches[f.Toks[i].Branch]
		require.True(t, b.Has(uint32(i)), "%s: token %d is outside of its branch", f.Name, i)
	}
	for i, g := range f.Groups {
		for _, b := range g.Branches {
			require.Equal(t, uint32(i), f.Branches[b].Group)
			require.Equal(t, CPP, f.Lines[f.Branches[b].Head].Kind)
		}
	}
}

// sources calls do with each C source below testdata, those in archives too.
func sources(t *testing.T, do func(name string, text []byte)) {
	t.Helper()
	n := 0
	require.NoError(t, filepath.WalkDir("../../testdata", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch filepath.Ext(name) {
		case ".c", ".h":
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			do(name, text)
			n++
		case ".txtar", ".txt":
			a, err := txtar.ParseFile(name)
			require.NoError(t, err)
			for _, f := range a.Files {
				if ext := filepath.Ext(f.Name); ext == ".c" || ext == ".h" {
					do(name+"/"+f.Name, f.Data)
					n++
				}
			}
		}
		return nil
	}))
	require.Greater(t, n, 500)
}

func TestLossless(t *testing.T) {
	sources(t, func(name string, text []byte) {
		f := New(source.NewFile(name, text), Lexis{Form: C})
		lossless(t, f)
		for i := range uint32(len(f.Toks)) {
			tok := f.Toks[i]
			if text := f.Text(i); tok.Kind != Header && !tok.Is(Unclosed) {
				kind, n := Scan(text)
				require.Equal(t, len(text), n, "%s: %q", name, text)
				require.Equal(t, tok.Kind, kind, "%s: %q", name, text)
			}
		}
	})
}

func FuzzLossless(f *testing.F) {
	for _, text := range []string{"int a;\n", "#if A\\\n\n\"x", "/* \\\n *\\\n/ a\n", "#define f(x...) #x\n#else\n#endif", "'\\\n", "\ufeff#include <a\n", "%:%:\\\n", "1e+\\\r\n5'0"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { lossless(t, lex(text)) })
}

// dump shows the lines of a file: the kind, the branch, the tokens.
func dump(f *File) string {
	var b strings.Builder
	for _, l := range f.Lines {
		fmt.Fprintf(&b, "%d.%d", l.Kind, f.Toks[l.First].Branch)
		for i := l.First; i < l.End; i++ {
			fmt.Fprintf(&b, " %s", f.Text(i))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// Lines are logical: splices and comments do not end one.
func TestLines(t *testing.T) {
	f := lex("#pragma acc parallel \\\n  copy(a) /* both\n lines */ \\\n async\nint a; // end \\\n of it\n# 12 \"f.c\"\n#pragma once\n#pragma \\\nomp taskwait\n??=x\n%:define A\n int b; # c\n")
	lossless(t, f)
	require.Equal(t, `2.0 # pragma acc parallel copy ( a ) async
0.0 int a ;
4.0 # 12 "f.c"
1.0 # pragma once
2.0 # pragma omp taskwait
0.0 ? ? = x
1.0 %: define A
0.0 int b ; # c
`, dump(f))
	require.Equal(t, []Language{ACC, NoLanguage, NoLanguage, NoLanguage, OMP}, []Language{f.Lines[0].Language, f.Lines[1].Language, f.Lines[2].Language, f.Lines[3].Language, f.Lines[4].Language})
	require.Equal(t, "#pragma acc parallel \\\n  copy(a) /* both\n lines */ \\\n async", f.Span(f.Lines[0].Run).Text())
}

// Each kind of token, as the preprocessor takes it.
func TestTokens(t *testing.T) {
	for text, want := range map[string]string{
		"1'000.5e-3f+x":            "2:1'000.5e-3f 6:+ 1:x",
		"u8\"a\\\"b\"L'\\''U\"\"":  "4:u8\"a\\\"b\" 3:L'\\'' 4:U\"\"",
		"a\\\nb c\\  \r\nd":        "1:ab 1:cd",
		"\"a\\\nb\"":               "4:\"ab\"",
		"x<:0:>%:%:<<=...->":       "1:x 6:<: 2:0 6::> 6:%:%: 6:<<= 6:... 6:->",
		"don't":                    "1:don 3:'t",
		"é@`":                      "1:é 7:@ 7:`",
		"#include <sys//a.h> // x": "6:# 1:include 5:<sys//a.h>",
		"#include <a\n>":           "6:# 1:include 6:< 1:a 6:>",
		"if (a <b> c)":             "1:if 6:( 1:a 6:< 1:b 6:> 1:c 6:)",
		"/\\\n* x */ y":            "1:y",
		"a /* never closed":        "1:a",
		"+\\\n+ -\\\n1":            "6:++ 6:- 2:1",
		".5 . 5 ..":                "2:.5 6:. 2:5 6:. 6:.",
		"_Pragma(\"acc loop\")":    "1:_Pragma 6:( 4:\"acc loop\" 6:)",
	} {
		f := lex(text)
		lossless(t, f)
		var got []string
		for i := range uint32(len(f.Toks)) {
			got = append(got, fmt.Sprintf("%d:%s", f.Toks[i].Kind, f.Text(i)))
		}
		require.Equal(t, want, strings.Join(got, " "), text)
	}
	require.True(t, lex("'a").Toks[0].Is(Unclosed))
	require.True(t, lex("a\\\nb").Toks[0].Is(Spliced))
	require.False(t, lex("a\\\n b").Toks[0].Is(Spliced))
	require.True(t, lex("a\\\n b").Toks[1].Is(Blank))
	require.False(t, lex("a\\\n(").Toks[1].Is(Blank))
}

// Groups and branches have the tokens between their heads, whatever is on.
func TestBranches(t *testing.T) {
	f := lex("a\n#if X > 1\nb\n# ifdef Y\nc\n# endif\n#elif Z\nd\n#else\ne\n#endif\nf\n#endif\n#else\n#ifdef Q\ng\n")
	lossless(t, f)
	require.Equal(t, `0.0 a
1.0 # if X > 1
0.1 b
1.1 # ifdef Y
0.2 c
1.1 # endif
1.0 # elif Z
0.3 d
1.0 # else
0.4 e
1.0 # endif
0.0 f
1.0 # endif
1.0 # else
1.0 # ifdef Q
0.5 g
`, dump(f))
	require.Equal(t, []uint16{1, 3, 4}, f.Groups[0].Branches)
	require.Equal(t, "X > 1", f.Span(f.Branches[1].Cond).Text())
	require.True(t, f.Branches[4].Cond.Empty())
	require.Equal(t, uint32(10), f.Groups[0].End)
	require.Equal(t, uint16(1), f.Groups[1].Outer)
	require.Equal(t, None, f.Groups[2].End)
	require.Equal(t, "b\n# ifdef Y\nc\n# endif", f.Span(f.Branches[1].Run).Text())
}

// Definitions are those of every branch.
func TestDefs(t *testing.T) {
	f := lex("#define N 4\n#if 0\n#define F(a, b...) a + b\n#undef N\n#endif\n#define G (x)\n#define H(...) __VA_ARGS__\n#define I(\n#define\n#define J(x)\n")
	var got []string
	for i := range f.Defs {
		d := &f.Defs[i]
		s := fmt.Sprintf("%s %v", f.Text(d.Name), d.Undef)
		if d.Func {
			s += fmt.Sprintf(" %v (", d.Variadic)
			for _, p := range d.Params {
				s += f.Text(p) + ";"
			}
			s += ")"
		}
		for i := d.Body.First; i < d.Body.End; i++ {
			s += fmt.Sprintf(" %s/%d", f.Text(i), f.Param(d, i))
		}
		got = append(got, s)
	}
	require.Equal(t, []string{
		"N false 4/-1", "F false true (a;b;) a/0 +/-1 b/1", "N true", "G false (/-1 x/-1 )/-1", "H false true (...;) __VA_ARGS__/0",
		"I false (/-1", "J false false (x;)",
	}, got)
}

func TestAt(t *testing.T) {
	f := lex("int  a;\n")
	tok, in := f.At(1)
	require.Equal(t, []any{uint32(0), true}, []any{tok, in})
	tok, in = f.At(3)
	require.Equal(t, []any{uint32(1), false}, []any{tok, in})
	tok, in = f.At(7)
	require.Equal(t, []any{uint32(3), false}, []any{tok, in})
	require.Equal(t, Run{1, 3}, f.Within(4, 7))
	require.Equal(t, Run{2, 2}, f.Within(6, 6))
	require.Equal(t, "a;", f.Span(f.Within(4, 8)).Text())
}

// The gap has its parts in order, and a file ends with one.
func TestGap(t *testing.T) {
	f := lex("\ufeff \ta /* x */ \\\n\t// y \\\n z\r\n\r\n b // end")
	var kinds [][]TriviaKind
	for i := range uint32(3) {
		var k []TriviaKind
		for _, g := range f.Gap(i) {
			k = append(k, g.Kind)
		}
		kinds = append(kinds, k)
	}
	require.Equal(t, [][]TriviaKind{
		{Mark, Spaces},
		{Spaces, Comment, Spaces, Splice, Spaces, Comment, LineEnd, LineEnd, Spaces},
		{Spaces, Comment},
	}, kinds)
}

func BenchmarkNew(b *testing.B) {
	var all []byte
	_ = filepath.WalkDir("../../testdata/c", func(name string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(name) == ".c" {
			text, _ := os.ReadFile(name)
			all = append(append(all, text...), '\n')
		}
		return err
	})
	b.SetBytes(int64(len(all)))
	b.ReportAllocs()
	for b.Loop() {
		New(source.NewFile("all.c", all), Lexis{Form: C})
	}
}
